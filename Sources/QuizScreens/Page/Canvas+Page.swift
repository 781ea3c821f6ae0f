package import TerminalKit

extension Canvas {
  /// Writes the breadcrumb, the outer names left out where there is no room for them.
  ///
  /// A narrow terminal shows its last name only.
  package mutating func writeHeader(
    _ path: [String], right: String = "", rightRole: Role = .text, on page: Page
  ) {
    let end = Position(row: page.header.row, column: page.area.endColumn)
    writeRight(right, at: end, as: rightRole)
    let room = page.area.columns - displayWidth(of: right) - (right.isEmpty ? 0 : 2)
    var names = page.isCompact ? path.suffix(1) : path[...]
    var left = names
    while names.count > 1, displayWidth(of: names.joined(separator: " › ")) > room {
      left = left.dropFirst()
      names = left.count > 1 ? ["…"] + left : left
    }
    guard names.count > 1 else {
      write(truncated(path.last ?? "", to: max(1, room)), at: page.header, as: .title)
      return
    }
    var at = page.header
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      at.column += write(name, at: at, as: isLast ? .title : .aside)
      if !isLast { at.column += write(" › ", at: at, as: .aside) }
    }
  }

  /// Writes the keys that do something now; where there is too little room those before the last
  /// two go first, and the words before the keys.
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

/// The keys of the footer as they fit in a row.
package struct FooterLine: Equatable {
  package var keys: [KeyHelp]
  package var gap: Int

  /// Fits the keys: the gaps shrink, then the words of the last key and of the arrows go, then the
  /// keys before the last two are left out.
  package static func fitted(_ keys: [KeyHelp], to columns: Int) -> FooterLine {
    var line = FooterLine(keys: keys, gap: 3)
    if line.width > columns { line.gap = 2 }
    if line.width > columns, let last = keys.last {
      line.keys[keys.count - 1] = KeyHelp(label: last.label, help: "")
    }
    // Arrows say by themselves what they do.
    for index in keys.indices.reversed() where line.width > columns {
      if keys[index].label.allSatisfy({ "←↑↓→".contains($0) }) { line.keys[index].help = "" }
    }
    while line.width > columns, line.keys.count > 2 {
      line.keys.remove(at: line.keys.count - 3)
    }
    if line.width > columns {
      line.keys = line.keys.map { KeyHelp(label: $0.label, help: "") }
    }
    return line
  }

  package var width: Int {
    keys.reduce(0) {
      $0 + displayWidth(of: $1.label)
        + ($1.help.isEmpty ? 0 : 1 + displayWidth(of: $1.help))
    } + gap * max(0, keys.count - 1)
  }
}
