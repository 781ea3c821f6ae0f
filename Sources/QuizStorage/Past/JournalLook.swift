internal import Glibc

/// What a look at the journal's folders found, beside what was known of them.
struct JournalLook {
  let folder: FolderStamp
  let devices: [(name: String, stamp: FolderStamp)]
  /// All files, sorted.
  let paths: [JournalPath]
  /// The files that are as they were, and those that have something new.
  private(set) var states: [JournalPath: JournalFileState]
  let changed: [JournalPath]
  /// When all files were looked at last, in seconds since 1970.
  let lookedAt: Int
  /// Whether the next look is easier with what this one found, new records or not.
  let isWorthKeeping: Bool

  enum Outcome {
    /// Everything is as it was.
    case same
    case changed(JournalLook, PastLedger)
    /// What was known does not help.
    case unknown
  }

  /// How many changed files are so many that they are not to be read again at the next start.
  private static let manyFiles = 20

  /// How long the files at rest are left alone, in seconds.
  private static let pause = 86_400

  /// Looks at everything; throws where a folder cannot be read.
  init(at journal: JournalFolder, now: Int) throws(DiskError) {
    folder = FolderStamp(of: journal.path, now: now)
    var devices: [(name: String, stamp: FolderStamp)] = []
    var paths: [JournalPath] = []
    for device in try journal.devices() {
      devices.append((device, FolderStamp(of: journal.path(of: device), now: now)))
      paths += try journal.files(of: device).map { JournalPath(device: device, name: $0) }
    }
    self.devices = devices
    self.paths = paths
    states = [:]
    changed = paths
    lookedAt = now
    isWorthKeeping = true
  }

  /// Reads what is new in the files that changed; whether each was as before, with more at its end.
  mutating func readNew(
    into records: inout JournalRecords, from source: LineSource, at journal: JournalFolder
  ) -> Bool {
    var line = JournalLine()
    for path in changed {
      guard let place = records.place(of: path) else { return false }
      let known = states[path]
      do {
        let state = try journal.read(path) { (file: Int32) throws(DiskError) in
          try JournalFileState(name: path.name, of: file, after: known, from: source) { text in
            guard (try? line.take(text)) != nil else { return false }
            return (try? records.add(line, file: place)) != nil
          }
        }
        guard let state else { return false }
        states[path] = state
      } catch {
        guard known?.isSkipped ?? true else { return false }
        states[path] = JournalFileState(name: path.name, in: journal.path(of: path.device))
      }
    }
    return true
  }

  /// The devices with their files, of which those at rest go to the ledger.
  func devices(movingRestingTo ledger: inout PastLedger, at now: Int) -> [PastSummary.Device] {
    var (awake, resting): ([String: [JournalFileState]], [String: [JournalFileState]]) = ([:], [:])
    for path in paths {
      guard let state = states[path] else { continue }
      if state.isAtRest(at: now) {
        resting[path.device, default: []].append(state)
      } else {
        awake[path.device, default: []].append(state)
      }
    }
    ledger.resting = devices.map { ($0.name, resting[$0.name] ?? []) }
    return devices.map { device in
      PastSummary.Device(
        name: device.name, stamp: device.stamp, files: awake[device.name] ?? [])
    }
  }
}

extension JournalLook {
  /// Looks for what is new since a summary was made.
  ///
  /// A file that is put into a folder or taken from it changes the folder's time: where that is as
  /// it was, the names in it are not read. Bytes that another run adds to its file change the file
  /// alone; so each file is looked at, but for those at rest, to which no run adds any more: it
  /// begins a new file after a pause of a day. What people or tools do to a file at rest without
  /// changing the folder is seen within a day, when all files are looked at; or at once after the
  /// cache was removed.
  static func since(
    _ summary: PastSummary, at journal: JournalFolder, now: Int, ledger: () -> PastLedger?
  ) throws(DiskError) -> Outcome {
    let isDue = !(summary.lookedAt..<summary.lookedAt + pause).contains(now)
    let folder = FolderStamp(of: journal.path, now: now)
    let hasSameDevices = folder.hasSameTime(as: summary.folder) && summary.folder.isSettled
    let names = hasSameDevices ? summary.devices.map(\.name) : try journal.devices()
    // Another day may tell another past of the same records.
    var isSame = hasSameDevices && !isDue && !summary.decks.contains(where: \.isTimed)
    var devices: [Device] = []
    for name in names {
      let known = summary.devices.first { $0.name == name }
      let device = try Device(name, known: known, at: journal, now: now)
      if device.names != nil || !device.changed.isEmpty { isSame = false }
      devices.append(device)
    }
    if isSame { return .same }
    guard let ledger = ledger() else { return .unknown }
    let look = JournalLook(
      folder: hasSameDevices ? summary.folder : folder, devices: devices, since: summary,
      ledger: ledger, looksAtAll: isDue, at: journal, now: now)
    return look.map { .changed($0, ledger) } ?? .unknown
  }

  /// A device's folder as it is now.
  private struct Device {
    let name: String
    let stamp: FolderStamp
    /// The names of its files, where they had to be read.
    var names: [String]?
    /// The files not at rest that are no longer as they were.
    var changed: Set<String> = []

    init(
      _ name: String, known: PastSummary.Device?, at journal: JournalFolder, now: Int
    ) throws(DiskError) {
      self.name = name
      let path = journal.path(of: name)
      let found = FolderStamp(of: path, now: now)
      guard let known else {
        stamp = found
        names = try journal.files(of: name)
        return
      }
      let isSame = found.hasSameTime(as: known.stamp) && known.stamp.isSettled
      stamp = isSame ? known.stamp : found
      if !isSame { names = try journal.files(of: name) }
      guard !known.files.isEmpty else { return }
      changed = JournalLook.changed(known.files, in: path)
    }
  }

  private static func changed(_ files: [JournalFileState], in folder: String) -> Set<String> {
    guard let folder = try? DiskFile.opened(folder, flags: O_DIRECTORY) else {
      return Set(files.map(\.name))
    }
    defer { _ = close(folder) }
    return Set(files.filter { !$0.isCurrent(in: folder) }.map(\.name))
  }

  /// Compares; `nil` where a file is gone.
  private init?(
    folder: FolderStamp, devices: [Device], since summary: PastSummary, ledger: PastLedger,
    looksAtAll: Bool, at journal: JournalFolder, now: Int
  ) {
    var states: [JournalPath: JournalFileState] = [:]
    var paths: [JournalPath] = []
    var changed: [JournalPath] = []
    var knownCount = 0
    for device in devices {
      let awake = summary.devices.first { $0.name == device.name }?.files ?? []
      let resting = ledger.resting.first { $0.device == device.name }?.files ?? []
      var stale = device.changed
      if looksAtAll, !resting.isEmpty {
        stale.formUnion(Self.changed(resting, in: journal.path(of: device.name)))
      }
      for file in awake + resting {
        states[JournalPath(device: device.name, name: file.name)] = file
      }
      let names = device.names ?? (awake + resting).map(\.name).sorted()
      for name in names {
        let path = JournalPath(device: device.name, name: name)
        paths.append(path)
        let isKnown = states[path] != nil
        if isKnown { knownCount += 1 }
        if !isKnown || stale.contains(name) { changed.append(path) }
      }
    }
    let count =
      summary.devices.reduce(0) { $0 + $1.files.count }
      + ledger.resting.reduce(0) { $0 + $1.files.count }
    guard knownCount == count else { return nil }
    self.folder = folder
    self.devices = devices.map { ($0.name, $0.stamp) }
    self.paths = paths
    self.states = states
    self.changed = changed
    lookedAt = looksAtAll ? now : summary.lookedAt
    let isSettling =
      folder.isSettled && !summary.folder.isSettled
      || devices.contains { device in
        device.stamp.isSettled
          && summary.devices.first { $0.name == device.name }?.stamp.isSettled == false
      }
    isWorthKeeping = looksAtAll || isSettling || changed.count >= Self.manyFiles
  }
}
