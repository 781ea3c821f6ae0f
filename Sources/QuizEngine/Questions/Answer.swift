/// What was given for a question.
///
/// Options are named by their index in the bank, not by where they stood on the screen.
public enum Answer: Equatable, Sendable {
  /// Nothing was given: wrong, and shown as unanswered.
  case unanswered
  case option(Int)
  /// A set of options, ascending.
  case options([Int])
  case truth(Bool)
  case text(String)
  /// Whether each statement is true, in the bank's order; `nil` for one that is left open.
  case statements([Bool?])
  /// For each on the left the index of its partner in the bank; `nil` for one that is left open.
  case pairs([Int?])
  /// The indices of the items in the order given; fewer than there are while it is made.
  case order([Int])
  /// Whether the back of the card was known.
  case known(Bool)

  /// Whether nothing was given: nothing marked, an empty set, or blanks only.
  public var isEmpty: Bool {
    switch self {
    case .unanswered: true
    case .options(let chosen): chosen.isEmpty
    case .text(let typed): TextFolding.trimmed(typed).isEmpty
    case .statements(let given): given.allSatisfy { $0 == nil }
    case .pairs(let given): given.allSatisfy { $0 == nil }
    case .order(let given): given.isEmpty
    case .option, .truth, .known: false
    }
  }
}
