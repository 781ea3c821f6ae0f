package import TerminalKit

extension Canvas {
  /// Writes the breadcrumb, and what stands at the right.
  ///
  /// A narrow terminal shows its last name only.
  package mutating func writeHeader(
    _ path: [String], right: String = "", rightRole: Role = .text, on page: Page
  ) {
    let end = Position(row: page.header.row, column: page.area.endColumn)
    writeRight(right, at: end, as: rightRole)
    let room = page.area.columns - displayWidth(of: right) - (right.isEmpty ? 0 : 2)
    let path = page.isCompact ? path.suffix(1) : path
    let names = Breadcrumb(path, columns: room).names
    var at = page.header
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      at.column += write(name, at: at, as: isLast ? .title : .aside)
      if !isLast { at.column += write(Breadcrumb.separator, at: at, as: .aside) }
    }
  }

  /// Writes the keys that do something now, as far as there is room for them.
  package mutating func writeFooter(_ keys: [KeyHelp], on page: Page) {
    let fitted = FooterLine.fitted(keys, to: page.area.columns)
    var at = page.footer
    for (index, key) in fitted.keys.enumerated() {
      if index > 0 { at.column += fitted.gap }
      at.column += write(key.label, at: at, as: .key)
      if !key.help.isEmpty {
        at.column += write(" " + key.help, at: at, as: .aside)
      }
    }
  }

  /// Writes lines under each other; returns how many rows they took.
  @discardableResult
  package mutating func writeLines(_ lines: [String], at start: Position, as role: Role) -> Int {
    for (index, line) in lines.enumerated() {
      write(line, at: Position(row: start.row + index, column: start.column), as: role)
    }
    return lines.count
  }

  /// Writes a text over as many lines as it needs, with `…` where the area has not so many; returns
  /// how many rows it took.
  @discardableResult
  package mutating func writeWrapped(
    _ text: String, in area: Area, as role: Role
  ) -> Int {
    var lines = wrapped(text, width: area.columns)
    if lines.count > area.rows {
      lines.removeLast(lines.count - area.rows)
      if let last = lines.popLast() { lines.append(truncated(last, to: area.columns - 1) + "…") }
    }
    return writeLines(lines, at: area.origin, as: role)
  }
}
