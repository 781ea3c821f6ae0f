import QuizEngine
import QuizScreens

/// What is drawn for the options of `play`, from a deck that was opened.
struct PlaySetup: Equatable {
  let request: PaperRequest

  /// Decides how the deck is played; what does not fit the deck is refused.
  ///
  /// - Parameter mistakes: the ids of the deck's questions that were answered wrong at last.
  init(
    _ options: PlayOptions, deck: Deck, settings: Settings, mistakes: () -> [String]
  ) throws(Refusal) {
    let outline = deck.outline
    let mode = options.mode ?? (outline.isExam ? .exam : .game)
    try Self.check(options, mode: mode, outline: outline, settings: settings)
    let choice = settings.examChoice(for: outline)
    let variantID = options.variantID ?? choice.variantID
    let profile = choice.profile.merging(options.profile) { $1 }
    var request = PaperRequest(
      mode: mode, categoryID: options.categoryID,
      regionID: options.regionID ?? settings.regions[outline.id], variantID: variantID,
      absentSectionIDs: outline.resolved(variantID: variantID).blueprint
        .removedSectionIDs(by: profile),
      fixedPaperID: options.fixedPaperID, questionCount: options.questionCount)
    switch mode {
    case .game:
      request.clock = settings.clock
      request.questionCount = options.questionCount ?? Self.usualCount(settings, outline)
    case .practice:
      request.questionCount = options.questionCount ?? Self.usualCount(settings, outline)
    case .exam: request.clock = settings.clock
    case .review:
      let ids = mistakes()
      request.pool = ids
      request.questionCount = options.questionCount ?? max(1, ids.count)
    }
    self.request = request
  }

  /// The setting beats the deck; an exam's own number is for exams.
  private static func usualCount(_ settings: Settings, _ outline: DeckOutline) -> Int {
    settings.questionsPerGame ?? (outline.isExam ? 10 : outline.blueprint.questionsPerSession)
  }

  private static func check(
    _ options: PlayOptions, mode: Mode, outline: DeckOutline, settings: Settings
  ) throws(Refusal) {
    let deck = "'\(outline.id.quoted)'"
    if mode == .exam, !outline.isExam {
      throw Refusal.usage("\(deck) is no exam; use --mode game or --mode practice.")
    }
    if mode == .exam, options.questionCount != nil {
      throw Refusal.usage(
        "an exam has its own number of questions; leave --questions out or use --mode practice.")
    }
    if let id = options.categoryID, outline.category(id: id) == nil {
      let ids = outline.categories.map(\.id)
      throw Refusal.usage(
        "\(deck) has no category '\(id.quoted)'; \(Self.advice(ids, "--category"))")
    }
    if let id = options.regionID, !(outline.regions?.values.contains { $0.id == id } ?? false) {
      let ids = outline.regions?.values.map(\.id) ?? []
      throw Refusal.usage("\(deck) has no region '\(id.quoted)'; \(Self.advice(ids, "--region"))")
    }
    if let regions = outline.regions?.values, !regions.isEmpty, options.regionID == nil,
      !regions.contains(where: { $0.id == settings.regions[outline.id] })
    {
      throw Refusal.usage(
        "\(deck) is another one in each region; \(Self.advice(regions.map(\.id), "--region"))")
    }
    let variantIDs = outline.variants.map(\.id)
    if let id = options.variantID, !variantIDs.contains(id) {
      throw Refusal.usage(
        "\(deck) has no variant '\(id.quoted)'; \(Self.advice(variantIDs, "--variant"))")
    }
    let blueprint = outline.resolved(
      variantID: options.variantID ?? settings.examChoice(for: outline).variantID
    ).blueprint
    let questionIDs = blueprint.profile.map(\.id)
    if let id = options.profile.keys.sorted().first(where: { !questionIDs.contains($0) }) {
      throw Refusal.usage(
        "\(deck) does not ask '\(id.quoted)'; \(Self.advice(questionIDs, "--profile"))")
    }
    let paperIDs = blueprint.papers.map(\.id)
    if let id = options.fixedPaperID, !paperIDs.contains(id) || mode != .exam {
      throw Refusal.usage(
        "\(deck) has no paper '\(id.quoted)' in this mode; \(Self.advice(paperIDs, "--paper"))")
    }
  }

  private static func advice(_ ids: [String], _ option: String) -> String {
    ids.isEmpty
      ? "leave \(option) out." : "use one of \(ids.map(\.quoted).joined(separator: ", "))."
  }
}
