/// A paper that was begun and neither ended nor dropped, as its records tell it.
///
/// Questions and options are named by ids and by digests of their texts, since the bank may have
/// changed meanwhile.
public struct UnfinishedPaper: Equatable, Sendable {
  /// The name under which the paper is recorded; later records use it again.
  public var id: String
  public var deckID: String
  public var mode: Mode
  public var categoryID: String?
  public var regionID: String?
  public var variantID: String?
  public var absentSectionIDs: [String] = []
  public var fixedPaperID: String?
  public var seed: UInt64
  public var clock: ClockFactor
  /// The time for the whole paper, the clock factor applied; `nil` for none.
  public var timeLimit: Duration?
  /// The time for each question, the clock factor applied; `nil` for none.
  public var questionTimeLimit: Duration?
  /// The parts of an exam in their order; empty where it is of one piece.
  public var sections: [KeptSection] = []
  /// Which of them is sat.
  public var section = QuizSession.SectionState()
  /// The questions in order, those that replaced others in their places.
  public var questions: [Asked]
  /// What was given, at most once for each question.
  public var answers: [Kept]
  /// The questions that were flagged while the paper was sat.
  public var flaggedIDs: [String]
  /// The question that is known to have been shown last: the one that was left open, or what was
  /// answered, changed or flagged last.
  public var shownID: String?
  /// The questions that were taken out; none of them comes back.
  public var voidIDs: [String]
  /// The time the paper had taken at `seenAt`.
  public var spent: Duration
  /// How much of it passed since the last answer.
  public var sinceAnswer = Duration.zero
  /// When that was, on the clock that the time of later calls comes from.
  public var seenAt: Duration

  /// A part of the paper as it was drawn.
  public struct KeptSection: Equatable, Sendable {
    public var id: String
    public var count: Int
    /// The time for it, the clock factor applied; `nil` for none.
    public var timeLimit: Duration?
    /// The time for each question; `nil` for none.
    public var questionTimeLimit: Duration?

    /// Makes a part.
    public init(id: String, count: Int, timeLimit: Duration?, questionTimeLimit: Duration?) {
      self.id = id
      self.count = count
      self.timeLimit = timeLimit
      self.questionTimeLimit = questionTimeLimit
    }

    /// Keeps a part of a paper.
    public init(_ section: Paper.Section) {
      self.init(
        id: section.id, count: section.range.count, timeLimit: section.timeLimit,
        questionTimeLimit: section.questionTimeLimit)
    }
  }

  /// A question and the digests of its options in the order they stood.
  public struct Asked: Equatable, Sendable {
    public var id: String
    /// Empty where the question has no options of its own.
    public var optionDigests: [String]

    /// Names a question.
    public init(id: String, optionDigests: [String]) {
      self.id = id
      self.optionDigests = optionDigests
    }
  }

  /// What was given for a question.
  public struct Kept: Equatable, Sendable {
    public var questionID: String
    public var content: Content
    public var taken: Duration
    public var isLate: Bool

    /// An answer, options named by the digests of their texts.
    public enum Content: Equatable, Sendable {
      case nothing
      case option(String)
      case options([String])
      case truth(Bool)
      case text(String)
      /// The digest of each statement with what was said of it.
      case statements([Marked])
      /// The digest of each thing on the left with that of its partner.
      case pairs([Pair])
      /// The digests of the items in the order given.
      case order([String])
      case known(Bool)
    }

    /// A statement and whether it was said to be true.
    public struct Marked: Equatable, Sendable {
      public var digest: String
      public var isTrue: Bool?

      /// Makes a mark.
      public init(digest: String, isTrue: Bool?) {
        self.digest = digest
        self.isTrue = isTrue
      }
    }

    /// Something on the left and what was said to belong to it.
    public struct Pair: Equatable, Sendable {
      public var left: String
      /// `nil` where it is left open.
      public var right: String?

      /// Makes a pair of digests.
      public init(left: String, right: String?) {
        self.left = left
        self.right = right
      }
    }

    /// Makes an answer as it was kept.
    public init(questionID: String, content: Content, taken: Duration, isLate: Bool = false) {
      self.questionID = questionID
      self.content = content
      self.taken = taken
      self.isLate = isLate
    }
  }

  /// Makes a paper without answers.
  public init(
    id: String, deckID: String, mode: Mode, categoryID: String? = nil, regionID: String? = nil,
    seed: UInt64 = 0, clock: ClockFactor = .times1, timeLimit: Duration? = nil,
    questionTimeLimit: Duration? = nil, questions: [Asked], spent: Duration = .zero,
    seenAt: Duration = .zero
  ) {
    self.id = id
    self.deckID = deckID
    self.mode = mode
    self.categoryID = categoryID
    self.regionID = regionID
    self.seed = seed
    self.clock = clock
    self.timeLimit = timeLimit
    self.questionTimeLimit = questionTimeLimit
    self.questions = questions
    answers = []
    flaggedIDs = []
    voidIDs = []
    self.spent = spent
    self.seenAt = seenAt
  }
}

extension UnfinishedPaper {
  /// Keeps a session that is left for later.
  ///
  /// - Parameters:
  ///   - id: the name under which the paper is recorded.
  ///   - spent: the time it has taken so far.
  ///   - sinceAnswer: how much of it the question that is shown has taken.
  ///   - now: the time at which that is so.
  public init(
    _ session: QuizSession, id: String, spent: Duration, sinceAnswer: Duration, at now: Duration
  ) {
    let (paper, request) = (session.paper, session.paper.request)
    self.init(
      id: id, deckID: paper.outline.id, mode: paper.mode, categoryID: request.categoryID,
      regionID: request.regionID, seed: paper.seed, clock: request.clock,
      timeLimit: paper.timeLimit, questionTimeLimit: paper.questionTimeLimit,
      questions: paper.entries.map(Asked.init), spent: spent, seenAt: now)
    answers = zip(paper.entries, session.given).compactMap { entry, given in
      given.map { Kept($0, for: entry.question) }
    }
    variantID = request.variantID
    absentSectionIDs = request.absentSectionIDs
    fixedPaperID = request.fixedPaperID
    sections = paper.sections.map(KeptSection.init)
    section = session.sectionState
    flaggedIDs = zip(paper.entries, session.isFlagged).filter(\.1).map(\.0.question.id)
    voidIDs = session.voidIDs
    shownID = session.current?.question.id
    self.sinceAnswer = sinceAnswer
  }

  /// Puts an answer in the place of an earlier one to the same question.
  public mutating func take(_ answer: Kept) {
    if let index = answers.firstIndex(where: { $0.questionID == answer.questionID }) {
      answers[index] = answer
    } else {
      answers.append(answer)
    }
  }

  /// Puts a question in the place of one that is void; one that is not asked is left alone.
  public mutating func replace(_ voidID: String, with question: Asked) {
    guard let index = questions.firstIndex(where: { $0.id == voidID }) else { return }
    questions[index] = question
    answers.removeAll { $0.questionID == voidID }
    voidIDs.append(voidID)
  }

  /// When the clock that runs will have run out, by the time since the paper was begun: that of
  /// the paper or of the section that is sat; `nil` where none runs.
  public var runningLimit: Duration? {
    var limits = [timeLimit]
    if !section.isHandedIn, sections.indices.contains(section.index) {
      limits.append(sections[section.index].timeLimit.map { section.began + $0 })
    }
    return limits.compactMap(\.self).min()
  }

  /// The time the paper has taken: where a clock runs, this goes on while it is closed, until
  /// nothing is left.
  public func elapsed(at now: Duration) -> Duration {
    runningLimit.map { min($0, spent + max(.zero, now - seenAt)) } ?? spent
  }

  /// The time that the question to go on with has taken at most.
  public func elapsedForQuestion(at now: Duration) -> Duration {
    sinceAnswer + max(.zero, now - seenAt)
  }

  /// The time left on the clock that runs; `nil` where none does.
  public func timeLeft(at now: Duration) -> Duration? {
    runningLimit.map { $0 - elapsed(at: now) }
  }

  /// Whether the paper's time has run out, or that of its last section.
  ///
  /// After a section that is not the last the paper goes on with the next.
  public func isOver(at now: Duration) -> Bool {
    guard timeLeft(at: now) == .zero else { return false }
    return section.index >= sections.count - 1 || timeLimit == elapsed(at: now)
  }

  /// How many questions have an answer.
  public var answeredCount: Int {
    answers.count { !$0.content.isEmpty }
  }
}

extension UnfinishedPaper.Asked {
  /// Names the question of an entry, with its options as they stand.
  public init(_ entry: Paper.Entry) {
    let options = entry.question.options
    self.init(
      id: entry.question.id,
      optionDigests: options.isEmpty ? [] : entry.optionOrder.map { StableDigest.of(options[$0]) })
  }

  /// The order of a question's options in which they stand as they did; `nil` where they are others.
  func optionOrder(in question: Question) -> [Int]? {
    let options = question.options
    guard !options.isEmpty else {
      return optionDigests.isEmpty ? Array(0..<question.optionCount) : nil
    }
    guard options.count == optionDigests.count else { return nil }
    let digests = options.map(StableDigest.of)
    var order: [Int] = []
    for digest in optionDigests {
      let index = digests.indices.first { digests[$0] == digest && !order.contains($0) }
      guard let index else { return nil }
      order.append(index)
    }
    return order
  }
}
