package import QuizEngine

/// Questions made up for an exam, so many that every quota can be filled one and a half times.
package struct GeneratedBank {
  package private(set) var questions: [Question] = []
  private let outline: DeckOutline
  private var made: [Draw] = []

  /// Makes the questions for all variants and regions of an exam.
  package init(for outline: DeckOutline) {
    self.outline = outline
    let blueprints =
      outline.variants.isEmpty ? [outline.blueprint] : outline.variants.map(\.outline.blueprint)
    for blueprint in blueprints {
      for draw in Self.quotas(of: blueprint) { fill(draw) }
    }
  }

  /// The quotas of a paper in the order of its questions.
  package static func quotas(of blueprint: ExamBlueprint) -> [Draw] {
    if !blueprint.sections.isEmpty {
      return blueprint.sections.flatMap { section in
        section.draws.isEmpty ? [Draw(count: section.questionCount)] : section.draws
      }
    }
    return blueprint.draws.isEmpty
      ? [Draw(count: blueprint.questionsPerSession)] : blueprint.draws
  }

  private mutating func fill(_ draw: Draw) {
    guard !made.contains(draw) else { return }
    made.append(draw)
    for part in draw.atLeast { add(part.within(draw)) }
    if draw.atLeast.questionCount < draw.count { add(draw) }
  }

  private mutating func add(_ draw: Draw) {
    let regions: [String?] =
      draw.region == .chosen ? outline.regions?.values.map(\.id) ?? [] : [nil]
    for region in regions {
      for _ in 0..<(draw.count * 3 + 1) / 2 { questions.append(question(draw, region: region)) }
    }
  }

  private func question(_ draw: Draw, region: String?) -> Question {
    let number = questions.count
    let categories = outline.categories.map(\.id)
    let category =
      draw.categoryID ?? (categories.isEmpty ? "" : categories[number % categories.count])
    return Question(
      id: "q\(number)", categoryID: category, regionID: region, stem: "Question \(number)?",
      kind: kind(number, category: category, tags: draw.tags), explanation: "Because of \(number).",
      points: draw.points ?? 1, tags: draw.tags, isUnscored: draw.isUnscored ?? false)
  }

  /// The kind of a question as the exam has it, the right answer going round.
  private func kind(_ number: Int, category: String, tags: [String]) -> Question.Kind {
    switch (outline.id, category) {
    case ("patente-b", _), ("patente-nautica", "vela"), ("ccse", "tarea-2"):
      return .trueFalse(number % 2 == 0)
    case ("driving-pl", _) where tags.contains("podstawowy"): return .trueFalse(number % 2 == 0)
    case ("patente-nautica", "carteggio"):
      let value = ExactNumber(millionths: (number + 10) * 1_000_000)
      let key = NumberKey(value: value, tolerance: ExactNumber(millionths: 100_000))
      return key.map(Question.Kind.number) ?? .trueFalse(true)
    case ("driving-de", _), ("driving-ch", _), ("driving-fr", _):
      let options = Self.options(3, number)
      let right = number % 2 == 0 ? [number / 2 % 3] : [number % 3, (number + 1) % 3]
      return MultipleChoice(options: options, correct: right).map(Question.Kind.multiple)
        ?? .trueFalse(true)
    default:
      let count = outline.id.hasPrefix("fischer") || outline.id == "patente-nautica" ? 3 : 4
      return SingleChoice(options: Self.options(count, number), correct: number % count)
        .map(Question.Kind.single) ?? .trueFalse(true)
    }
  }

  private static func options(_ count: Int, _ number: Int) -> [String] {
    ["First", "Second", "Third", "Fourth"].prefix(count).map { "\($0) \(number)" }
  }
}
