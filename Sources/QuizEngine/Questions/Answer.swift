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

  /// Whether nothing was given: no option, an empty set, or blanks only.
  public var isEmpty: Bool {
    switch self {
    case .unanswered: true
    case .options(let chosen): chosen.isEmpty
    case .text(let typed): TextFolding.trimmed(typed).isEmpty
    case .option, .truth: false
    }
  }
}
