internal import Glibc
internal import QuizEngine

/// One reading of the past, at a time.
struct PastReading {
  let journal: JournalFolder
  let cache: PastCache
  private let stamp: StorageClock.Stamp?
  private let today: Int
  /// The time of the disk, in seconds since 1970.
  private let seconds: Int
  private let fewRecords: Int

  init(
    journal: JournalFolder, cache: PastCache, stamp: StorageClock.Stamp?, today: Int, seconds: Int,
    fewRecords: Int
  ) {
    self.journal = journal
    self.cache = cache
    self.stamp = stamp
    self.today = today
    self.seconds = seconds
    self.fewRecords = fewRecords
  }

  /// The past; `nil` where a folder of the journal cannot be read.
  func past() -> Past? {
    do throws(DiskError) {
      if let summary = cache.summary(), summary.journal == journal.path,
        summary.decks.allSatisfy({ $0.latestDay <= FoldCircumstances.lastDay(today: today) })
      {
        let outcome = try JournalLook.since(summary, at: journal, now: seconds) {
          cache.ledger(of: summary)
        }
        switch outcome {
        case .same: return past(of: summary)
        case .changed(let look, let ledger):
          if let past = past(of: look, since: summary, ledger: ledger) { return past }
        case .unknown: break
        }
      }
      guard DiskFile.isThere(journal.path) else {
        return Past(history: History(), unfinished: [], source: nil)
      }
      let look = try JournalLook(at: journal, now: seconds)
      return past(of: look, since: nil, ledger: PastLedger())
    } catch {
      return nil
    }
  }

  /// The past where nothing is new.
  private func past(of summary: PastSummary) -> Past {
    let now = stamp ?? StorageClock.system().now()
    let unfinished =
      summary.open.isEmpty
      ? [] : LineSource.withBuffer { journal.papers(summary.open, from: $0, now: now) }
    return past(
      decks: summary.decks, whole: [:], lastDeckID: summary.lastDeckID, unfinished: unfinished,
      in: FoldCircumstances(now: now, today: today, open: summary.open))
  }

  private func past(
    decks: [PastSummary.Deck], whole: [String: DeckHistory], lastDeckID: String?,
    unfinished: [UnfinishedPaper], in circumstances: FoldCircumstances
  ) -> Past {
    let outlines = Dictionary(decks.map { ($0.id, $0.outline) }) { $1 }
    var history = History(outlines: outlines, lastDeckID: lastDeckID)
    for (id, deck) in whole { history.take(deck, deckID: id) }
    return Past(
      history: history, unfinished: unfinished,
      source: Past.Source(
        cache: cache, decks: decks, circumstances: circumstances, journal: journal, today: today))
  }

  /// The past with what is new in some files; `nil` where that cannot be added to what was known.
  ///
  /// - Parameter summary: what was known; `nil` where nothing was.
  private func past(
    of look: JournalLook, since summary: PastSummary?, ledger: PastLedger
  ) -> Past? {
    let now = stamp ?? StorageClock.system().now()
    return LineSource.withBuffer { source in
      var look = look
      var records = JournalRecords(paths: look.paths, ids: ledger.ids)
      let earlier = summary?.open ?? []
      guard look.readNew(into: &records, from: source, at: journal),
        ledger.allows(records, open: earlier)
      else { return nil }
      let open = records.openPapers(
        among: records.latestStarts(after: ledger.latestStarts), isClosed: ledger.isClosed,
        earlier: earlier)
      let circumstances = FoldCircumstances(now: now, today: today, open: open)
      let known = summary?.decks ?? []
      guard let folds = folds(adding: &records, to: known, in: circumstances) else { return nil }
      let whole = folds.mapValues { $0.whole(of: records, in: circumstances) }
      var (ledger, decks) = (ledger, known.filter { folds[$0.id] == nil })
      ledger.take(records)
      let lastDeckID = ledger.lastStart?.deckID
      let isMuch =
        summary == nil || look.isWorthKeeping || records.recordCount >= fewRecords
      if isMuch, folds.values.allSatisfy({ $0.waiting.count <= PastCache.mostWaiting }) {
        decks += cache.write(folds, whole: whole, of: records, in: circumstances)
        let devices = look.devices(movingFilesTo: &ledger, at: seconds)
        cache.write(ledger) { mark in
          PastSummary(
            journal: journal.path, folder: look.folder, devices: devices, lookedAt: look.lookedAt,
            decks: decks, lastDeckID: lastDeckID, open: open, ledger: mark)
        }
      }
      return past(
        decks: decks, whole: whole, lastDeckID: lastDeckID,
        unfinished: open.isEmpty ? [] : journal.papers(open, from: source, now: now),
        in: circumstances)
    }
  }

  /// The folds of the decks that have new records, and of those that have any that wait; `nil` where
  /// one cannot take its new records in.
  private func folds(
    adding records: inout JournalRecords, to known: [PastSummary.Deck],
    in circumstances: FoldCircumstances
  ) -> [String: DeckFold]? {
    var folds: [String: DeckFold] = [:]
    let ids = Set(records.deckIDs).union(known.filter(\.isWaiting).map(\.id))
    for id in ids.sorted() {
      var fold = DeckFold()
      if let deck = known.first(where: { $0.id == id }) {
        guard let kept = cache.fold(of: deck, into: &records) else { return nil }
        fold = kept
      }
      guard fold.take(records.of(deckID: id), of: records, in: circumstances) else { return nil }
      folds[id] = fold
    }
    return folds
  }
}
