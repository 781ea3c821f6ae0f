internal import QuizEngine

/// The files in which the past is kept as it was folded last.
struct PastCache {
  private let folder: String?
  private let programVersion: String
  private let calls: SystemCalls

  /// Uses the folder `history` in a folder of caches; `nil` keeps nothing.
  init(folder: String?, programVersion: String, calls: SystemCalls) {
    self.folder = folder.map { $0 + "/history" }
    self.programVersion = programVersion
    self.calls = calls
  }

  /// The most records of a deck that are kept as they are.
  ///
  /// There are more where the clock is years behind; what is kept for the right one stays then.
  static let mostWaiting = 20_000

  /// What each file begins with; another one where they are written in another way.
  static let title = "history of trivium, 1"

  private func file(_ name: String) -> CacheFile? {
    folder.map {
      CacheFile(
        path: $0 + "/" + name, title: Self.title, programVersion: programVersion,
        calls: calls)
    }
  }

  private func file(deckID: String) -> CacheFile? { file("deck-" + StableDigest.of(deckID)) }

  func summary() -> PastSummary? {
    file("summary")?.read().flatMap { PastSummary(record: $0.content) }
  }

  func ledger(of summary: PastSummary) -> PastLedger? {
    content(of: file("ledger"), mark: summary.ledger).flatMap { PastLedger(record: $0) }
  }

  func fold(of deck: PastSummary.Deck, into records: inout JournalRecords) -> DeckFold? {
    content(of: file(deckID: deck.id), mark: deck.mark).flatMap {
      DeckFold(record: $0, deckID: deck.id, into: &records)
    }
  }

  private func content(of file: CacheFile?, mark: Int) -> ArraySlice<UInt8>? {
    guard let content = file?.read(), content.mark == mark else { return nil }
    return content.content
  }

  /// Keeps decks; gives them as the summary has them.
  func write(
    _ folds: [String: DeckFold], whole: [String: DeckHistory], of records: JournalRecords,
    in circumstances: FoldCircumstances
  ) -> [PastSummary.Deck] {
    folds.sorted { $0.key < $1.key }.map { id, fold in
      let content = fold.record(deckID: id, of: records)
      file(deckID: id)?.write(content)
      return PastSummary.Deck(
        id: id, outline: whole[id]?.outline ?? DeckHistory.Outline(),
        mark: CacheFile.mark(of: content[...]), latestDay: fold.latestDay(in: circumstances),
        isWaiting: !fold.waiting.isEmpty, isTimed: fold.depends(on: circumstances))
    }
  }

  /// Keeps the ledger and then the summary, which has the marks of all others.
  func write(_ ledger: PastLedger, summary: (_ ledgerMark: Int) -> PastSummary) {
    let content = ledger.record
    file("ledger")?.write(content)
    file("summary")?.write(summary(CacheFile.mark(of: content[...])).record)
  }
}
