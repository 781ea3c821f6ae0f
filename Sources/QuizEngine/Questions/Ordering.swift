/// Things to be put in order.
public struct Ordering: Equatable, Sendable {
  /// 2 to 9 texts in the right order.
  public let items: [String]

  /// Makes the parts; `nil` for fewer than 2 or more than 9 items.
  public init?(_ items: [String]) {
    guard (2...9).contains(items.count) else { return nil }
    self.items = items
  }
}
