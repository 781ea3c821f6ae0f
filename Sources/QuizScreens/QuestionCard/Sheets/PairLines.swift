import QuizEngine
import TerminalKit

/// The things on the left of a matching, each with what was chosen for it behind or under it.
struct PairLines {
  let columns: Int
  private let lefts: [[String]]
  private let looks: [RowLook]
  private let chosen: [[Part]]
  /// Where what is chosen begins; `nil` where it has a row of its own.
  private let chosenColumn: Int?

  /// A part of what is chosen, and its role.
  private struct Part {
    var text: String
    var role: Role
  }

  /// What is chosen stands under the left at this column where both do not fit in a row.
  private static let indent = 4
  /// What a verdict has before the text of the right partner: an arrow, two numbers, a tick.
  private static let verdictColumns = 12
  /// The least columns of what is chosen in the row of the left.
  private static let leastChosen = 26

  init(_ matching: Matching, entry: Paper.Entry, space: CardSpace, columns: Int) {
    let longest = matching.lefts.map { displayWidth(of: $0) }.max() ?? 0
    let partner = matching.rights.map { displayWidth(of: $0) }.max() ?? 0
    let room = columns - 4
    let needed = longest + partner + Self.verdictColumns
    let fits = needed <= room
    self.columns = fits ? needed + 4 : columns
    let leftColumns = fits ? longest : min(longest, room / 2)
    let isInRow = fits || room - leftColumns >= Self.leastChosen
    chosenColumn = isInRow ? 2 + leftColumns + 2 : nil
    lefts = matching.lefts.map {
      wrapped($0, width: max(4, isInRow ? leftColumns : columns - 2))
    }
    var places: [Int?] = []
    if case .partners(let partners, _) = space.card.sheet.marks { places = partners }
    let texts = entry.optionOrder.map { matching.rights[$0] }
    let width = columns - (chosenColumn ?? Self.indent)
    var looks: [RowLook] = []
    var chosen: [[Part]] = []
    for left in matching.lefts.indices {
      let place = places.indices.contains(left) ? places[left] : nil
      let right = entry.place(ofOption: matching.key[left])
      let isFocused = space.card.sheet.focus == left
      looks.append(
        space.showsVerdict ? .verdict(place == right) : .asking(isFocused: isFocused))
      let parts =
        space.showsVerdict
        ? Self.verdict(given: place, right: right, texts: texts)
        : [
          Part(text: "→ ", role: isFocused ? .focus : .aside),
          Part(
            text: place.map { "\($0 + 1) " + texts[$0] } ?? "…",
            role: isFocused ? .focus : place == nil ? .aside : .accent),
        ]
      chosen.append(Self.cut(parts, to: width))
    }
    (self.looks, self.chosen) = (looks, chosen)
  }

  /// The right partner, behind the number of one that was wrong.
  private static func verdict(given: Int?, right: Int?, texts: [String]) -> [Part] {
    guard let right else { return [] }
    let text = "\(right + 1) " + texts[right]
    if given == right { return [Part(text: "→ ", role: .right), Part(text: text, role: .right)] }
    return [
      Part(text: "→ " + (given.map { "\($0 + 1)" } ?? "…"), role: .wrong),
      Part(text: "  ✓ " + text, role: .right),
    ]
  }

  /// The parts with a sign where the last does not fit; the list has its text whole.
  private static func cut(_ parts: [Part], to width: Int) -> [Part] {
    guard var last = parts.last else { return parts }
    let taken = parts.dropLast().reduce(0) { $0 + displayWidth(of: $1.text) }
    last.text = oneLine(last.text, width: width - taken)
    return parts.dropLast() + [last]
  }

  private func rows(of lines: [String]) -> Int { lines.count + (chosenColumn == nil ? 1 : 0) }

  var height: Int { lefts.reduce(0) { $0 + rows(of: $1) } }

  /// The columns of the longest row, counted as texts are, from the second column.
  var longestLine: Int {
    zip(lefts, chosen).map { lines, parts in
      let left = lines.map { displayWidth(of: $0) }.max() ?? 0
      let part = parts.reduce(0) { $0 + displayWidth(of: $1.text) }
      return max(left, (chosenColumn ?? Self.indent) - 2 + part)
    }.max() ?? 0
  }

  var focusRows: [Range<Int>] {
    var row = 0
    return lefts.map { lines in
      defer { row += rows(of: lines) }
      return row..<row + rows(of: lines)
    }
  }

  func draw(on canvas: inout Canvas, at origin: Position) {
    for (left, rows) in focusRows.enumerated() {
      let look = looks[left]
      let at = Position(row: origin.row + rows.lowerBound, column: origin.column)
      canvas.write(look.sign, at: at, as: look.role)
      let text = Position(row: at.row, column: at.column + 2)
      canvas.writeLines(lefts[left], at: text, as: look.role)
      var part = Position(
        row: chosenColumn == nil ? at.row + lefts[left].count : at.row,
        column: at.column + (chosenColumn ?? Self.indent))
      for piece in chosen[left] {
        part.column += canvas.write(piece.text, at: part, as: piece.role)
      }
      if look.hasCursor { canvas.cursor = text }
    }
  }
}
