import TerminalKit

extension String {
  /// The text for a sentence on one line: cleaned, and not longer than a name is.
  var quoted: String { truncated(self, to: 200) }
}
