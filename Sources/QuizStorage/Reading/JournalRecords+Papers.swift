internal import QuizEngine

extension JournalRecords {
  /// The paper that was begun last of all, this one or an earlier one.
  func lastStart(after earlier: PaperStart? = nil) -> PaperStart? {
    starts.reduce(earlier) { last, start in
      last.map { $0.key < start.key } ?? true ? start : last
    }
  }

  /// The paper that a person began last in each deck, by the deck's id.
  func latestStarts(after earlier: [String: PaperStart] = [:]) -> [String: PaperStart] {
    var latest = earlier
    for start in starts where !start.isScripted {
      if let other = latest[start.deckID], start.key < other.key { continue }
      latest[start.deckID] = start
    }
    return latest
  }

  /// The papers that can be gone on with: of each deck the one begun last, where it was neither
  /// ended nor dropped.
  ///
  /// - Parameters:
  ///   - isClosed: whether a paper was ended or dropped by what is not among these records.
  ///   - earlier: those that could be gone on with before these records.
  func openPapers(
    among latest: [String: PaperStart], isClosed: (RecordID) -> Bool = { _ in false },
    earlier: [OpenPaper] = []
  ) -> [OpenPaper] {
    var open: [OpenPaper] = []
    for (_, start) in latest.sorted(by: { $0.key < $1.key }) {
      guard ends[start.id] == nil, !abandoned.contains(start.id), !isClosed(start.id) else {
        continue
      }
      let files = earlier.first { $0.id == start.id }?.files ?? []
      open.append(OpenPaper(id: start.id, isExam: start.isExam, files: files))
    }
    guard !open.isEmpty else { return [] }
    for mark in marks {
      guard let index = open.firstIndex(where: { $0.id == mark.paper }) else { continue }
      open[index].files.insert(paths[mark.file])
    }
    return open
  }

  /// The papers that were finished, oldest first.
  var finishedInOrder: [FinishedPaper] {
    let ends = ofDecks.values.joined().filter { record in
      guard case .finish(_, let index) = record.content else { return false }
      return !repeatedEnds.contains(index)
    }
    return ends.sorted(by: JournalRecord.isEarlier).compactMap { record in
      guard case .finish(_, let index) = record.content else { return nil }
      return finished[index]
    }
  }

  /// The records of a deck.
  func of(deckID: String) -> [JournalRecord] { number(of: deckID).flatMap { ofDecks[$0] } ?? [] }

  /// The ids of the decks that have records, sorted.
  var deckIDs: [String] { ofDecks.keys.map { texts[$0] }.sorted() }
}
