/// A paper with the answers so far; everything else is derived from these.
///
/// It knows no keys and no clock: times are given with each change, and every change is a value, so
/// that a session can be replayed.
public struct QuizSession: Equatable, Sendable {
  public private(set) var paper: Paper
  /// What was given for each question of the paper; `nil` where nothing was yet.
  public private(set) var given: [GivenAnswer?]
  /// Which questions are flagged.
  public private(set) var isFlagged: [Bool]
  /// The question that is shown, from 0.
  public private(set) var position: Int
  /// The time the sitting took, once it has ended.
  public private(set) var elapsed: Duration?
  /// The questions that others took the place of.
  public private(set) var voidIDs: [String] = []
  /// The section that is sat, from 0; 0 where there are none.
  public private(set) var sectionIndex = 0
  /// When it was begun, by the time since the paper was.
  public private(set) var sectionBegan = Duration.zero
  /// Whether a section was handed in, and the next is not begun.
  public private(set) var isBetweenSections = false
  /// The sections whose time ran out while this session stood.
  public private(set) var timedOutSectionIDs: [String] = []
  /// Which questions were left with an answer.
  private var isLeft: [Bool]

  /// Starts a paper at its first question.
  public init(paper: Paper) {
    self.paper = paper
    given = Array(repeating: nil, count: paper.entries.count)
    isFlagged = Array(repeating: false, count: paper.entries.count)
    isLeft = isFlagged
    position = 0
  }

  /// Goes on with a paper at the place that `PlaceToGoOn` names.
  ///
  /// - Parameters:
  ///   - section: the section that is sat, where there are any.
  ///   - shown: the place of the question that is known to have been shown last.
  init(
    paper: Paper, given: [GivenAnswer?], isFlagged: [Bool], voidIDs: [String],
    section: SectionState = SectionState(), shown: Int? = nil
  ) {
    self.init(paper: paper)
    self.given = given
    self.isFlagged = isFlagged
    self.voidIDs = voidIDs
    sectionIndex = max(0, min(section.index, paper.sections.count - 1))
    sectionBegan = section.began
    isBetweenSections = section.isHandedIn && sectionIndex < paper.sections.count - 1
    position = PlaceToGoOn.index(
      in: openRange, shown: shown,
      isForward: paper.mode != .exam || paper.outline.blueprint.navigation == .forward,
      isGiven: { given[$0] != nil },
      isToDo: { !isAnswered(at: $0) && given[$0]?.isLate != true })
    isLeft = given.indices.map { $0 != position && isAnswered(at: $0) }
  }

  /// What can happen to a session.
  public enum Change: Equatable, Sendable {
    /// An answer to the question at an index, in place of an earlier one.
    case answer(Int, GivenAnswer)
    case move(to: Int)
    case flag(Int, Bool)
    /// Another question in the place of one without an answer, which is void.
    case replace(Int, Paper.Entry)
    /// The section is handed in, with the time since the paper was begun; after the last one, and
    /// after one that had to be passed and is not, this is the end.
    case endSection(elapsed: Duration)
    /// The next section is begun.
    case beginSection(elapsed: Duration)
    /// The end, with the time the whole sitting took.
    case finish(elapsed: Duration)
  }

  /// Which section is sat, and since when.
  public struct SectionState: Equatable, Sendable {
    /// From 0.
    public var index = 0
    /// By the time since the paper was begun.
    public var began = Duration.zero
    /// Whether it was handed in already.
    public var isHandedIn = false

    /// The first section, not handed in.
    public init() {}
  }

  /// Carries out a change; one that does not fit (no such question, already finished) does nothing.
  public mutating func apply(_ change: Change) {
    guard !isFinished else { return }
    switch change {
    case .answer(let index, let answer):
      if allowsAnswer(at: index) { given[index] = answer }
    case .move(let index):
      guard allowsMove(to: index) else { return }
      if index != position, hasAnswer(at: position) { isLeft[position] = true }
      position = index
    case .flag(let index, let flagged):
      if isFlagged.indices.contains(index) { isFlagged[index] = flagged }
    case .replace(let index, let entry):
      guard given.indices.contains(index), given[index] == nil else { return }
      voidIDs.append(paper.entries[index].question.id)
      paper.entries[index] = entry
      isFlagged[index] = false
    case .endSection(let time):
      guard !isBetweenSections else { return }
      noteSectionTimeOut(at: time)
      if isInLastSection || isGateFailed {
        elapsed = time
      } else {
        isBetweenSections = true
      }
    case .beginSection(let time):
      guard isBetweenSections, let next = nextSection else { return }
      isBetweenSections = false
      sectionIndex += 1
      sectionBegan = time
      position = next.range.lowerBound
    case .finish(let time):
      noteSectionTimeOut(at: time)
      elapsed = time
    }
  }

  private mutating func noteSectionTimeOut(at time: Duration) {
    guard !isBetweenSections, let section, let limit = section.timeLimit,
      time - sectionBegan >= limit
    else { return }
    timedOutSectionIDs.append(section.id)
  }

  public var isFinished: Bool { elapsed != nil }
  /// Whether it ended because the time for the whole paper ran out.
  public var isOutOfTime: Bool {
    guard let limit = paper.timeLimit, let elapsed else { return false }
    return elapsed >= limit
  }
  public var current: Paper.Entry? {
    paper.entries.indices.contains(position) ? paper.entries[position] : nil
  }
  /// Whether the question that is shown is the last one, or the last of its section.
  public var isAtEnd: Bool { position >= openRange.upperBound - 1 }
  public var answeredCount: Int { given.indices.count { isAnswered(at: $0) } }
  public var unansweredCount: Int { paper.entries.count - answeredCount }

  private func hasAnswer(at index: Int) -> Bool { !(given[index]?.answer.isEmpty ?? true) }

  /// Whether all that is asked for was given at a place.
  public func isAnswered(at index: Int) -> Bool {
    guard given.indices.contains(index), let answer = given[index]?.answer else { return false }
    return paper.entries[index].question.isComplete(answer)
  }

  /// Whether the question at a place can be answered at all now.
  private func isOpen(_ index: Int) -> Bool {
    openRange.contains(index) && !isFinished && !isBetweenSections
  }

  /// Whether an answer at this place is still taken.
  ///
  /// In an exam an answer can be replaced: with free navigation at any time, else until the
  /// question is left. A question whose time ran out is lost.
  public func allowsAnswer(at index: Int) -> Bool {
    guard isOpen(index) else { return false }
    guard let earlier = given[index] else { return true }
    guard paper.mode == .exam, !earlier.isLate else { return false }
    return paper.outline.blueprint.navigation == .free || !isLeft[index]
  }

  /// Whether a question may be gone to from the one that is shown.
  public func allowsMove(to index: Int) -> Bool {
    guard isOpen(index) else { return false }
    guard paper.mode == .exam else { return index == position + 1 }
    return switch paper.outline.blueprint.navigation {
    case .free: true
    case .skip: index > position || given[index] == nil
    case .forward: index == position + 1
    }
  }
}

extension QuizSession {
  /// The session without the questions for which nothing was given, as if they had not been drawn.
  ///
  /// For practice that ends early: what was not seen is no mistake.
  public func withoutUnseen() -> QuizSession {
    let seen = given.indices.filter { given[$0] != nil }
    return QuizSession(
      paper: paper.keeping(seen), given: seen.map { given[$0] },
      isFlagged: seen.map { isFlagged[$0] }, voidIDs: voidIDs)
  }
}
