/// Statements under one mark, each true or false; one wrong statement makes the whole wrong.
public struct StatementGroup: Equatable, Sendable {
  /// 2 to 6; none of them need be true.
  public let statements: [Statement]

  /// One statement with its truth.
  public struct Statement: Equatable, Sendable {
    public let text: String
    public let isTrue: Bool

    /// Makes a statement.
    public init(_ text: String, isTrue: Bool) {
      self.text = text
      self.isTrue = isTrue
    }
  }

  /// Makes a group; `nil` for fewer than 2 or more than 6 statements.
  public init?(_ statements: [Statement]) {
    guard (2...6).contains(statements.count) else { return nil }
    self.statements = statements
  }

  /// The truths in the order of the bank.
  public var key: [Bool] { statements.map(\.isTrue) }
}
