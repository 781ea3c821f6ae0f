package import TerminalKit

extension Canvas {
  /// Says in the middle of a terminal that is too small what size is needed.
  package mutating func writeTooSmall(_ words: Words) {
    let needed = Page.minimum
    let text = words(
      .tooSmall,
      [
        "columns": "\(needed.columns)", "rows": "\(needed.rows)", "width": "\(size.columns)",
        "height": "\(size.rows)",
      ])
    let lines = wrapped(text, width: max(1, size.columns)).prefix(size.rows)
    let top = (size.rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let column = max(0, (size.columns - displayWidth(of: line)) / 2)
      write(line, at: Position(row: top + index, column: column), as: .warning)
    }
  }
}
