/// A bank of questions and the rules by which papers are drawn from it.
public struct Deck: Equatable, Sendable {
  public var outline: DeckOutline
  public var questions: [Question]

  /// Makes a deck of an outline and its bank.
  public init(outline: DeckOutline, questions: [Question]) {
    self.outline = outline
    self.questions = questions
  }

  public var id: String { outline.id }

  /// The question of an id.
  public func question(id: String) -> Question? { questions.first { $0.id == id } }
}
