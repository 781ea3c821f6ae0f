extension Canvas {
  /// The rows as text, without the blanks at their ends.
  package func lines() -> [String] {
    (0..<size.rows).map { row in
      var cells = cells[row * size.columns..<(row + 1) * size.columns]
      while cells.last?.glyph == .blank { cells.removeLast() }
      return cells.reduce(into: "") { line, cell in cell.glyph.append(to: &line) }
    }
  }

  /// The rows as one letter a cell for its role, `#` for a picture.
  package func roles() -> [String] {
    (0..<size.rows).map { row in
      String(cells[row * size.columns..<(row + 1) * size.columns].map(\.ink.letter))
    }
  }
}

extension Ink {
  fileprivate var letter: Character {
    switch self {
    case .role(let role): role.letter
    case .picture: "#"
    }
  }
}

extension Role {
  /// The letter that stands for the role where a canvas is written out as text.
  package var letter: Character {
    switch self {
    case .text: "."
    case .title: "T"
    case .aside: "a"
    case .key: "k"
    case .accent: "A"
    case .focus: "F"
    case .right: "R"
    case .wrong: "W"
    case .warning: "!"
    case .bar: "b"
    case .barLow: "l"
    case .barCritical: "c"
    case .track: "t"
    case .border: "-"
    case .badge: "B"
    }
  }
}
