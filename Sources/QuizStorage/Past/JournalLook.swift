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

  /// How long the files to which no run adds are left alone, in seconds.
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
        states[path] = JournalFileState(skipped: path.name)
      }
    }
    return true
  }

  /// The devices as the next look finds them where nothing is new; their files go to the ledger.
  ///
  /// - Parameter now: the time in seconds since 1970.
  func devices(movingFilesTo ledger: inout PastLedger, at now: Int) -> [DeviceLook] {
    var files: [String: [JournalFileState]] = [:]
    for path in paths {
      if let state = states[path] { files[path.device, default: []].append(state) }
    }
    ledger.files = devices.map { ($0.name, files[$0.name] ?? []) }
    return devices.map {
      DeviceLook(name: $0.name, stamp: $0.stamp, files: files[$0.name] ?? [], at: now)
    }
  }
}

extension JournalLook {
  /// Looks for what is new since a summary was made.
  ///
  /// A file that is put into a folder or taken from it changes the folder's time: where that is as
  /// it was, the names in it are not read. Bytes that another run adds to its file change the file
  /// alone; so all files to which any run may still add are looked at. What people or tools do to
  /// other files without changing the folder is seen within a day, when all are looked at, or at
  /// once where the cache is removed.
  static func since(
    _ summary: PastSummary, at journal: JournalFolder, now: Int, ledger: () -> PastLedger?
  ) throws(DiskError) -> Outcome {
    let isDue = !(summary.lookedAt..<summary.lookedAt + pause).contains(now)
    let folder = FolderStamp(of: journal.path, now: now)
    let isAtRest = folder.hasSameTime(as: summary.folder) && summary.folder.isSettled
    let names = isAtRest ? summary.devices.map(\.name) : try journal.devices()
    var devices: [Device] = []
    for name in names {
      let known = summary.devices.first { $0.name == name }
      devices.append(try Device(name, known: known, at: journal, now: now))
    }
    let settling = Settling(
      folder: isAtRest ? summary.folder : folder, devices: devices.map { ($0.name, $0.stamp) },
      since: summary)
    // Another day may tell another past of the same records.
    let isTimed = summary.decks.contains(where: \.isTimed)
    if !isDue, !isTimed, !settling.isNew, devices.allSatisfy(\.isSame),
      devices.map(\.name) == summary.devices.map(\.name)
    {
      return .same
    }
    guard let ledger = ledger(),
      let look = JournalLook(
        settling, devices: devices, ledger: ledger,
        lookedAt: isDue ? now : summary.lookedAt, looksAtAll: isDue, at: journal)
    else { return .unknown }
    return .changed(look, ledger)
  }

  /// The folders' times, and whether one of them can be relied on that could not before.
  private struct Settling {
    let folder: FolderStamp
    let devices: [(name: String, stamp: FolderStamp)]
    let isNew: Bool

    init(
      folder: FolderStamp, devices: [(name: String, stamp: FolderStamp)],
      since summary: PastSummary
    ) {
      self.folder = folder
      self.devices = devices
      isNew =
        folder.isSettled && !summary.folder.isSettled
        || devices.contains { device in
          device.stamp.isSettled
            && summary.devices.first { $0.name == device.name }?.stamp.isSettled == false
        }
    }
  }

  /// A device's folder as it is now.
  private struct Device {
    let name: String
    let stamp: FolderStamp
    /// The names of its files, where they had to be read.
    let names: [String]?
    /// Whether neither files nor names are others than before.
    let isSame: Bool

    init(
      _ name: String, known: DeviceLook?, at journal: JournalFolder, now: Int
    ) throws(DiskError) {
      self.name = name
      let path = journal.path(of: name)
      let found = FolderStamp(of: path, now: now)
      if let known, found.hasSameTime(as: known.stamp), known.stamp.isSettled {
        stamp = known.stamp
        names = nil
        isSame = known.isCurrent(at: path)
      } else {
        let files = try journal.files(of: name)
        stamp = found
        names = files
        isSame = known.map { $0.hasSameNames(as: files) && $0.isCurrent(at: path) } ?? false
      }
    }
  }

  /// Compares with the ledger; `nil` where a file is gone.
  private init?(
    _ settling: Settling, devices: [Device], ledger: PastLedger, lookedAt: Int,
    looksAtAll: Bool, at journal: JournalFolder
  ) {
    var states: [JournalPath: JournalFileState] = [:]
    var paths: [JournalPath] = []
    var changed: [JournalPath] = []
    var knownCount = 0
    for device in devices {
      let known = ledger.files.first { $0.device == device.name }?.files ?? []
      let stale =
        device.isSame && !looksAtAll
        ? [] : Self.changed(known, in: journal.path(of: device.name))
      for file in known { states[JournalPath(device: device.name, name: file.name)] = file }
      for name in device.names ?? known.map(\.name) {
        let path = JournalPath(device: device.name, name: name)
        paths.append(path)
        let isKnown = states[path] != nil
        if isKnown { knownCount += 1 }
        if !isKnown || stale.contains(name) { changed.append(path) }
      }
    }
    guard knownCount == ledger.files.reduce(0, { $0 + $1.files.count }) else { return nil }
    folder = settling.folder
    self.devices = settling.devices
    self.paths = paths
    self.states = states
    self.changed = changed
    self.lookedAt = lookedAt
    isWorthKeeping = looksAtAll || settling.isNew || changed.count >= Self.manyFiles
  }

  private static func changed(_ files: [JournalFileState], in folder: String) -> Set<String> {
    guard let folder = try? DiskFile.opened(folder, flags: O_DIRECTORY) else {
      return Set(files.map(\.name))
    }
    defer { _ = close(folder) }
    return Set(files.filter { !$0.isCurrent(in: folder) }.map(\.name))
  }
}
