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
    let blueprint = deck.outline.blueprint
    var rng = SplitMix64(seed: seed)
    var pool = Self.pool(of: deck, request: request)
    if blueprint.shufflesQuestions { rng.shuffle(&pool) }
    let count = max(1, request.questionCount ?? blueprint.questionsPerSession)
    if request.mode == .exam, !blueprint.draws.isEmpty {
      pool = Self.filled(blueprint.draws, from: pool, regionID: request.regionID)
    }
    outline = deck.outline
    self.request = request
    self.seed = seed
    entries = pool.prefix(count).map { question in
      Self.entry(question, shuffles: blueprint.shufflesOptions, rng: &rng)
    }
    timeLimit =
      request.mode == .exam || request.mode == .game && !deck.outline.isExam
      ? request.clock.applied(to: blueprint.timeLimit) : nil
    questionTimeLimit =
      switch request.mode {
      case .game: request.clock.applied(to: blueprint.questionTimeLimit ?? Self.gameLimit(deck))
      case .exam: request.clock.applied(to: deck.outline.isExam ? blueprint.questionTimeLimit : nil)
      case .practice, .review: nil
      }
  }

  /// Makes a paper of entries that were drawn before.
  init(
    outline: DeckOutline, request: PaperRequest, seed: UInt64, entries: [Entry],
    timeLimit: Duration?, questionTimeLimit: Duration?
  ) {
    self.outline = outline
    self.request = request
    self.seed = seed
    self.entries = entries
    self.timeLimit = timeLimit
    self.questionTimeLimit = questionTimeLimit
  }

  /// The paper with some of its entries only, by their indices.
  func keeping(_ indices: [Int]) -> Paper {
    Paper(
      outline: outline, request: request, seed: seed, entries: indices.map { entries[$0] },
      timeLimit: timeLimit, questionTimeLimit: questionTimeLimit)
  }

  /// A game on an exam's bank has the usual 20 s; a game deck has what it says.
  private static func gameLimit(_ deck: Deck) -> Duration? {
    deck.outline.isExam ? .seconds(20) : nil
  }

  /// The questions of a bank that a request allows.
  static func pool(of deck: Deck, request: PaperRequest) -> [Question] {
    let ids = request.pool.map(Set.init)
    return deck.questions.filter { question in
      question.suits(request.mode)
        && (request.categoryID ?? question.categoryID) == question.categoryID
        && (question.regionID == nil || question.regionID == request.regionID)
        && ids?.contains(question.id) ?? true
    }
  }

  /// The questions that fill the quotas, one quota after the other.
  private static func filled(
    _ draws: [Draw], from pool: [Question], regionID: String?
  ) -> [Question] {
    var isTaken = Array(repeating: false, count: pool.count)
    return draws.flatMap { draw in
      let fitting = pool.indices.lazy.filter { index in
        !isTaken[index] && draw.takes(pool[index], regionID: regionID)
      }
      let chosen = Array(fitting.prefix(draw.count))
      for index in chosen { isTaken[index] = true }
      return chosen.map { pool[$0] }
    }
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
