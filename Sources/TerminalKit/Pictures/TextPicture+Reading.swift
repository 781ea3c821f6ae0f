extension TextPicture {
  /// Reads a picture: characters and SGR colours; every other escape sequence is left out.
  package init(_ text: String) {
    var reader = PictureReader()
    reader.read(text)
    self.init(canvas: reader.canvas())
  }
}

/// The state of reading a picture: rows of cells, and the pen as the last SGR set it.
private struct PictureReader {
  private var rows: [[Cell]] = []
  private var row: [Cell] = []
  private var columns = 0
  private var pen = Pen()
  private var isColoured = false

  mutating func read(_ text: String) {
    var rest = Substring(text)
    while let character = rest.first, rows.count < TextPicture.limit.rows {
      rest.removeFirst()
      switch character {
      case "\u{1B}":
        if let parameters = EscapeSequence.skip(in: &rest) { pen.apply(sgr: parameters) }
      case "\n", "\r\n", "\r":
        endRow()
      case "\t":
        repeat { add([.blank]) } while columns % 8 != 0 && columns < TextPicture.limit.columns
      default:
        add(glyphs(of: String(character)))
      }
    }
    endRow()
  }

  /// The cells as a canvas, without empty rows at the end.
  func canvas() -> Canvas {
    var rows = rows
    while let last = rows.last, last.allSatisfy({ $0.glyph == .blank && $0.ink == Pen.noInk }) {
      rows.removeLast()
    }
    let width = rows.map { $0.reduce(0) { $0 + Int($1.glyph.width) } }.max() ?? 0
    var canvas = Canvas(size: Size(columns: width, rows: rows.count))
    if !isColoured { canvas.fill(canvas.area, with: " ", as: .accent) }
    for (index, cells) in rows.enumerated() {
      var column = 0
      for cell in cells {
        canvas.put(
          cell.glyph, isColoured ? cell.ink : .role(.accent), row: index, column: column)
        column += Int(cell.glyph.width)
      }
      while isColoured, column < width {
        canvas.put(.blank, Pen.noInk, row: index, column: column)
        column += 1
      }
    }
    return canvas
  }

  private mutating func add(_ glyphs: [Glyph]) {
    for glyph in glyphs where columns + Int(glyph.width) <= TextPicture.limit.columns {
      let cell = pen.cell(of: glyph)
      if cell.ink != Pen.noInk { isColoured = true }
      row.append(cell)
      columns += Int(glyph.width)
    }
  }

  private mutating func endRow() {
    if rows.count < TextPicture.limit.rows { rows.append(row) }
    row = []
    columns = 0
  }
}
