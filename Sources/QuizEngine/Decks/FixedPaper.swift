/// A paper whose questions are named one by one, beside those that are drawn.
public struct FixedPaper: Equatable, Sendable {
  public var id: String
  public var name: String
  /// At least one, each once.
  public var questionIDs: [String]

  /// Makes a paper of the ids of its questions in their order.
  public init(id: String, name: String, questionIDs: [String]) {
    self.id = id
    self.name = name
    self.questionIDs = questionIDs
  }
}
