/// Questions as drawn for one sitting, in order, with the order of their options and the clocks.
public struct Paper: Equatable, Sendable {
  public let outline: DeckOutline
  public let request: PaperRequest
  /// The seed that draws the same paper again from the same bank.
  public let seed: UInt64
  public internal(set) var entries: [Entry]
  /// The time for the whole paper, the clock factor applied; `nil` for none.
  public let timeLimit: Duration?
  /// The time for each question, the clock factor applied; `nil` for none.
  public let questionTimeLimit: Duration?
  /// The parts of an exam in their order; empty where it is of one piece.
  public let sections: [Section]

  /// A part of the paper.
  public struct Section: Equatable, Sendable {
    public let rules: ExamSection
    /// The places of its questions.
    public let range: Range<Int>
    /// The time for the section, the clock factor applied; `nil` for none of its own.
    public let timeLimit: Duration?
    /// The time for each question, the clock factor applied; `nil` for none of their own.
    public let questionTimeLimit: Duration?

    /// Makes a part.
    public init(
      rules: ExamSection, range: Range<Int>, timeLimit: Duration?, questionTimeLimit: Duration?
    ) {
      self.rules = rules
      self.range = range
      self.timeLimit = timeLimit
      self.questionTimeLimit = questionTimeLimit
    }

    public var id: String { rules.id }
  }

  /// Whether the sections are sat one after the other, without a way back into one that was handed
  /// in: where one of them has a clock of its own or is a gate, and where nobody walks freely.
  ///
  /// Else they are parts of one paper that only counts them apart.
  public var locksSections: Bool { outline.blueprint.locks(sections.map(\.rules)) }

  /// The section of the question at a place; `nil` where there are none.
  public func section(at index: Int) -> Section? { sections.first { $0.range.contains(index) } }

  /// The time for the question at a place; `nil` for none.
  public func questionTimeLimit(at index: Int) -> Duration? {
    section(at: index)?.questionTimeLimit ?? questionTimeLimit
  }

  /// A question and where its options stand.
  public struct Entry: Equatable, Sendable {
    public let question: Question
    /// The bank's index of the option that stands at each place.
    public let optionOrder: [Int]

    /// Makes an entry; the order holds each index of the options once.
    public init(question: Question, optionOrder: [Int]) {
      self.question = question
      self.optionOrder = optionOrder
    }

    /// The place at which an option of the bank stands.
    public func place(ofOption index: Int) -> Int? { optionOrder.firstIndex(of: index) }
  }

  public var mode: Mode { request.mode }

  /// Whether the clocks are not those of the rules.
  public var hasPracticeConditions: Bool {
    request.clock != .times1 && (mode == .game || mode == .exam)
  }

  /// Draws a paper: the same bank, request and seed give the same paper in every version.
  ///
  /// Fewer questions than asked for are drawn where the bank has no more.
  public init(drawnFrom deck: Deck, request: PaperRequest, seed: UInt64) {
    let outline = deck.outline.resolved(
      variantID: request.variantID, absentSectionIDs: request.absentSectionIDs)
    let blueprint = outline.blueprint
    let isExam = request.mode == .exam
    var rng = SplitMix64(seed: seed)
    // A bank is large, and moving its questions about takes longer than all the rest.
    var pool = Self.pool(of: deck, request: request)
    if blueprint.shufflesQuestions { rng.shuffle(&pool) }
    if request.mode == .practice { pool = Self.ranked(pool, of: deck, by: request.ranks) }
    let questions: [Question]
    var counts: [Int] = []
    if isExam {
      let sections = deck.outline.resolved(variantID: request.variantID).blueprint.sections
      (questions, counts) = Self.examQuestions(
        blueprint, allSections: sections, from: pool.map { deck.questions[$0] }, request: request)
    } else {
      let count = request.count(usual: blueprint.questionsPerSession)
      questions = pool.prefix(count).map { deck.questions[$0] }
    }
    self.outline = outline
    self.request = request
    self.seed = seed
    entries = questions.map { question in
      Self.entry(question, shuffles: blueprint.shufflesOptions, rng: &rng)
    }
    sections = Self.sections(of: blueprint, counts: counts, clock: request.clock)
    timeLimit =
      isExam || request.mode == .game && !outline.isExam
      ? request.clock.applied(to: blueprint.timeLimit) : nil
    questionTimeLimit =
      switch request.mode {
      case .game: request.clock.applied(to: blueprint.questionTimeLimit ?? Self.gameLimit(outline))
      case .exam: request.clock.applied(to: outline.isExam ? blueprint.questionTimeLimit : nil)
      case .practice, .review: nil
      }
  }

  /// Makes a paper of entries that were drawn before.
  init(
    outline: DeckOutline, request: PaperRequest, seed: UInt64, entries: [Entry],
    timeLimit: Duration?, questionTimeLimit: Duration?, sections: [Section] = []
  ) {
    self.outline = outline
    self.request = request
    self.seed = seed
    self.entries = entries
    self.timeLimit = timeLimit
    self.questionTimeLimit = questionTimeLimit
    self.sections = sections
  }

  /// The paper with some of its entries only, by their indices.
  func keeping(_ indices: [Int]) -> Paper {
    Paper(
      outline: outline, request: request, seed: seed, entries: indices.map { entries[$0] },
      timeLimit: timeLimit, questionTimeLimit: questionTimeLimit)
  }

  /// A game on an exam's bank has the usual 20 s; a game deck has what it says.
  private static func gameLimit(_ outline: DeckOutline) -> Duration? {
    outline.isExam ? .seconds(20) : nil
  }

  /// The questions of a bank that a request allows, by their indices.
  static func pool(of deck: Deck, request: PaperRequest) -> [Int] {
    let ids = request.pool.map(Set.init)
    let excluded = deck.outline.resolved(variantID: request.variantID).blueprint.excludedTags
    return deck.questions.indices.filter { index in
      request.allows(deck.questions[index]) && ids?.contains(deck.questions[index].id) ?? true
        && (excluded.isEmpty || !excluded.contains(where: deck.questions[index].tags.contains))
    }
  }

  /// Questions by their ranks, those of one rank in the order in which they were.
  private static func ranked(_ pool: [Int], of deck: Deck, by ranks: [String: Int]) -> [Int] {
    guard !ranks.isEmpty else { return pool }
    return pool.enumerated()
      .map { (rank: ranks[deck.questions[$1].id] ?? 0, place: $0, index: $1) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .map(\.index)
  }

  /// A question with its options in the order in which they are to stand.
  static func entry(
    _ question: Question, shuffles: Bool, rng: inout SplitMix64
  ) -> Entry {
    var order = Array(0..<question.optionCount)
    if case .ordering = question.kind {
      // The right order is what is asked for, so that it must never be what is shown.
      rng.shuffle(&order)
      if order == Array(order.indices) { order.append(order.removeFirst()) }
    } else if shuffles, !question.hasFixedOrder, !question.options.isEmpty {
      rng.shuffle(&order)
    }
    return Entry(question: question, optionOrder: order)
  }
}

extension PaperRequest {
  /// Whether a question is of the mode, the category and the region that are asked for.
  fileprivate func allows(_ question: Question) -> Bool {
    if let categoryID, categoryID != question.categoryID { return false }
    if let id = question.regionID, id != regionID { return false }
    return question.suits(mode)
  }
}
