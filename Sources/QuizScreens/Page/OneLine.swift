import TerminalKit

/// A text on one line, with `…` where there is more of it.
func oneLine(_ text: String, width: Int) -> String {
  let lines = wrapped(text, width: max(1, width))
  guard lines.count > 1 else { return lines.first ?? "" }
  return lines[0].isEmpty ? "…" : truncated(lines[0] + " …", to: max(1, width))
}
