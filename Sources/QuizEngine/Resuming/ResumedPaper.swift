/// An unfinished paper as it goes on with the bank as it is now.
///
/// A question that is gone, or has other options, is void: another of the bank takes its place, and
/// in a review it is left out. So is the question of a game that may have been looked at: nobody
/// gains time to look it up; where the bank has no other, it counts as out of time. Questions that
/// were answered stay answered.
public struct ResumedPaper: Equatable, Sendable {
  public private(set) var session: QuizSession
  /// The questions that took the place of others, to be recorded.
  public private(set) var replacements: [Replacement] = []
  /// The place of a question that counts as out of time, to be recorded; `nil` for none.
  public private(set) var lostPlace: Int?

  /// A question in the place of one that is void.
  public struct Replacement: Equatable, Sendable {
    public var voidID: String
    public var entry: Paper.Entry
  }

  /// A question of the paper with what is known of it.
  private struct Place {
    var id: String
    /// `nil` while the question is void.
    var entry: Paper.Entry?
    var given: GivenAnswer?
  }

  /// Goes on with a paper; `nil` where it cannot be filled from the bank.
  public init?(_ unfinished: UnfinishedPaper, from deck: Deck) {
    guard unfinished.deckID == deck.id else { return nil }
    let request = Self.request(of: unfinished)
    var places = Self.places(of: unfinished, in: deck)
    if unfinished.mode != .exam {
      // What is answered comes first, since there is no way back to what is not.
      places = places.filter { $0.given != nil } + places.filter { $0.given == nil }
    }
    var interrupted: Int?
    if unfinished.mode == .game, unfinished.questionTimeLimit != nil {
      interrupted = places.firstIndex { $0.given == nil }
    }
    let kept = interrupted.flatMap { places[$0].entry }
    if let interrupted { places[interrupted].entry = nil }

    var stock = Replacements(
      deck: deck, request: request, asked: places.map(\.id) + unfinished.voidIDs,
      kept: places.map { $0.entry?.question }, seed: unfinished.seed,
      voidCount: unfinished.voidIDs.count)
    for index in places.indices where places[index].entry == nil {
      if let entry = stock.take(for: index) {
        replacements.append(Replacement(voidID: places[index].id, entry: entry))
        places[index].entry = entry
      } else if index == interrupted, let kept, let limit = unfinished.questionTimeLimit {
        places[index].entry = kept
        places[index].given = GivenAnswer(.unanswered, taken: limit, isLate: true)
        lostPlace = index
      } else if unfinished.mode != .review {
        return nil
      }
    }
    let whole = places.filter { $0.entry != nil }
    let entries = whole.compactMap(\.entry)
    guard !entries.isEmpty else { return nil }
    let outline = deck.outline.resolved(
      variantID: request.variantID, absentSectionIDs: request.absentSectionIDs)
    guard let sections = Self.sections(of: unfinished, in: outline.blueprint) else { return nil }
    let flagged = Set(unfinished.flaggedIDs)
    session = QuizSession(
      paper: Paper(
        outline: outline, request: request, seed: unfinished.seed, entries: entries,
        timeLimit: unfinished.timeLimit, questionTimeLimit: unfinished.questionTimeLimit,
        sections: sections),
      given: whole.map(\.given), isFlagged: entries.map { flagged.contains($0.question.id) },
      voidIDs: unfinished.voidIDs + replacements.map(\.voidID), section: unfinished.section,
      shown: unfinished.shownPlace)
  }

  /// The sections as they were drawn; `nil` where the deck has one of them no more.
  private static func sections(
    of unfinished: UnfinishedPaper, in blueprint: ExamBlueprint
  ) -> [Paper.Section]? {
    var sections: [Paper.Section] = []
    var start = 0
    for kept in unfinished.sections {
      guard let rules = blueprint.sections.first(where: { $0.id == kept.id }) else { return nil }
      sections.append(
        Paper.Section(
          rules: rules, range: start..<start + kept.count, timeLimit: kept.timeLimit,
          questionTimeLimit: kept.questionTimeLimit))
      start += kept.count
    }
    return sections.isEmpty || start == unfinished.questions.count ? sections : nil
  }

  private static func request(of unfinished: UnfinishedPaper) -> PaperRequest {
    PaperRequest(
      mode: unfinished.mode, categoryID: unfinished.categoryID, regionID: unfinished.regionID,
      variantID: unfinished.variantID, absentSectionIDs: unfinished.absentSectionIDs,
      fixedPaperID: unfinished.fixedPaperID,
      questionCount: unfinished.mode == .exam ? nil : unfinished.questions.count,
      pool: unfinished.mode == .review ? unfinished.questions.map(\.id) : nil,
      clock: unfinished.clock)
  }

  private static func places(of unfinished: UnfinishedPaper, in deck: Deck) -> [Place] {
    var bank: [String: Question] = [:]
    for question in deck.questions { bank[question.id] = question }
    return unfinished.questions.map { asked in
      guard let question = bank[asked.id], let order = asked.optionOrder(in: question) else {
        return Place(id: asked.id)
      }
      let answer = unfinished.answers.first { $0.questionID == asked.id }
      return Place(
        id: asked.id, entry: Paper.Entry(question: question, optionOrder: order),
        given: answer.flatMap { $0.answer(to: question) })
    }
  }
}
