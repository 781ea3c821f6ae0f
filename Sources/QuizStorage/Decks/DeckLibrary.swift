package import DeckFormats
internal import JSONText
package import QuizEngine

/// The decks of all folders, and any other file that can be played.
package struct DeckLibrary {
  private let folders: [String]
  private let cache: SummaryCache

  /// Looks for decks in some folders, the earlier before the later.
  ///
  /// - Parameters:
  ///   - cache: the folder for what is known of the decks; `nil` to read them at every start.
  ///   - programVersion: another version reads the decks anew.
  package init(
    folders: [String], cache: String?, programVersion: String, calls: SystemCalls = SystemCalls()
  ) {
    self.folders = folders
    self.cache = SummaryCache(
      folder: cache, folders: folders, programVersion: programVersion, calls: calls)
  }

  /// Makes sure that a folder of decks that was asked for can be read.
  package static func expectFolder(_ path: String) throws(StorageError) {
    do {
      _ = try DiskFolder.names(in: path)
    } catch {
      throw StorageError("The folder of decks \(path) cannot be read: \(error.words).")
    }
  }

  /// All decks by their ids; of those with one id, that of the earlier folder.
  ///
  /// A deck that cannot be used has its fault. It hides no other: where there is one of the same
  /// id that can be used, its own id is its path.
  package func decks() -> [ListedDeck] {
    var known = cache.read()
    var isChanged = false
    var found: [ListedDeck] = []
    var entries: [SummaryCache.Entry] = []
    for location in candidates {
      var entry = known.entry(path: location.path)
      let stamp = entry?.stamp.renewed(at: location)
      if entry?.stamp != stamp { isChanged = true }
      if let stamp, let summary = entry?.summary {
        entry?.stamp = stamp
        found.append(ListedDeck(summary: summary, location: location))
      } else {
        guard location.hasOutline else { continue }
        isChanged = true
        let stamp = DeckStamp(of: location)
        let summary = Self.summary(of: location)
        entry = SummaryCache.Entry(summary, path: location.path, stamp: stamp)
        found.append(ListedDeck(summary: summary, location: location))
      }
      if let entry { entries.append(entry) }
    }
    let listed = Self.listed(found)
    let headings = listed.map(\.summary.heading)
    if isChanged || known.entries.count != entries.count || known.headings != headings {
      cache.write(KnownDecks(headings: headings, entries))
    }
    return listed
  }

  /// How the decks of these folders were offered the last time; `nil` where that is not known.
  ///
  /// No deck is looked at: `decks` tells what has changed since.
  package func knownHeadings() -> [DeckHeading]? { cache.readHeadings() }

  /// All decks as `decks` gives them, where none has changed since they were listed last; `nil`
  /// where a file would have to be read or written for that.
  package func knownDecks() -> [ListedDeck]? {
    var known = cache.read()
    var found: [ListedDeck] = []
    for location in candidates {
      if let entry = known.entry(path: location.path) {
        guard let stamp = entry.stamp.renewed(at: location), stamp == entry.stamp,
          let summary = entry.summary
        else { return nil }
        found.append(ListedDeck(summary: summary, location: location))
      } else if location.hasOutline {
        return nil
      }
    }
    return known.entries.count == found.count ? Self.listed(found) : nil
  }

  private var candidates: [DeckLocation] { folders.flatMap(DeckLocation.candidates) }

  private var locations: [DeckLocation] { folders.flatMap(DeckLocation.decks) }

  /// One deck an id, sorted, and those that cannot be used beside them.
  private static func listed(_ found: [ListedDeck]) -> [ListedDeck] {
    var winners: [String: Int] = [:]
    for (index, deck) in found.enumerated() {
      guard let winner = winners[deck.summary.id] else {
        winners[deck.summary.id] = index
        continue
      }
      if found[winner].summary.fault != nil, deck.summary.fault == nil {
        winners[deck.summary.id] = index
      }
    }
    var listed: [ListedDeck] = []
    for (index, var deck) in found.enumerated() {
      if let winner = winners[deck.summary.id], winner != index {
        guard index < winner, deck.summary.fault != nil else { continue }
        deck.summary.outline.id = deck.location.path
      }
      listed.append(deck)
    }
    return listed.sorted { $0.summary.id < $1.summary.id }
  }

  private static func summary(of location: DeckLocation) -> DeckSummary {
    let fault: String
    var findingCount = 1
    do throws(StorageError) {
      let reading = try DeckFiles.reading(of: location, checksPictures: true)
      if let deck = reading.deck {
        return DeckSummary(deck, findingCount: reading.findings.count)
      }
      findingCount = reading.findings.count
      let error = reading.errors.first ?? reading.findings.first
      fault = error.map { "\($0.description)." } ?? "\(location.path) cannot be used."
    } catch {
      fault = error.sentence
    }
    let id = location.fallbackID
    let outline = DeckOutline(id: outlineID(of: location) ?? id, title: id)
    return DeckSummary(
      outline: outline, counts: QuestionCounts(total: 0, categories: []),
      findingCount: findingCount,
      fault: fault.replacing(location.path + "/", with: ""))
  }

  /// The id in `deck.json`; `nil` where there is none.
  private static func outlineID(of location: DeckLocation) -> String? {
    guard let bytes = try? DiskFile.read(location.path + "/deck.json", limit: 16 << 20),
      let document = try? JSONDocument(bytes),
      let part = document.members.first(where: { $0.key == "id" })?.part
    else { return nil }
    return (try? document.value(of: part))?.string
  }

  /// Reads a deck by its id, or by the path of its folder, its `deck.json` or any other file.
  ///
  /// It gives `nil` where there is no deck of that name. Where the first deck of an id cannot be
  /// used, the next one is taken.
  package func open(_ name: String) throws(StorageError) -> OpenedDeck? {
    var faulty: OpenedDeck?
    var refusal: StorageError?
    for location in locations
    where location.fallbackID == name || Self.outlineID(of: location) == name {
      do throws(StorageError) {
        let reading = try read(location)
        let deck = OpenedDeck(reading: reading, location: location)
        if reading.deck?.id == name { return deck }
        if reading.deck == nil { faulty = faulty ?? deck }
      } catch {
        refusal = refusal ?? error
      }
    }
    if let faulty { return faulty }
    if let refusal { throw refusal }
    guard name.utf8.contains(UInt8(ascii: "/")) || DiskFile.isThere(name),
      let location = DeckLocation.all(at: name).first
    else { return nil }
    return OpenedDeck(reading: try read(location), location: location)
  }

  /// Reads the deck at a place.
  ///
  /// - Parameter checksPictures: whether a picture that cannot be read is a finding.
  package func read(
    _ location: DeckLocation, checksPictures: Bool = false
  ) throws(StorageError) -> DeckReading {
    try DeckFiles.reading(of: location, checksPictures: checksPictures)
  }

  /// Reads the deck at a place with everything that can be found out about it.
  package func check(_ location: DeckLocation) throws(StorageError) -> DeckReading {
    try DeckFiles.reading(of: location, checksPictures: true, checksBank: true)
  }
}
