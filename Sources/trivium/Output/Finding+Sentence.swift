import DeckFormats
import TerminalKit

extension Finding {
  /// Where, what, and how to mend it, on one line that may be printed.
  var sentence: String { cleaned("\(description). \(remedy)") }
}
