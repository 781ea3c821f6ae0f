/// A half-block picture as pixels, two to a cell, one above the other.
struct PixelGrid: Equatable {
  /// What a pixel shows.
  enum Pixel: Hashable {
    case clear
    /// Drawn in the terminal's own foreground.
    case plain
    case colour(RGB)
  }

  let columns: Int
  let rows: Int
  private(set) var pixels: [Pixel]

  subscript(row: Int, column: Int) -> Pixel {
    row < rows ? pixels[row * columns + column] : .clear
  }

  /// The pixels of a picture; `nil` where a cell is neither blank nor a full or half block.
  init?(_ canvas: Canvas) {
    columns = canvas.size.columns
    rows = canvas.size.rows * 2
    pixels = Array(repeating: .clear, count: columns * rows)
    for row in 0..<canvas.size.rows {
      for column in 0..<columns {
        guard let halves = PixelGrid.halves(of: canvas[row, column]) else { return nil }
        pixels[2 * row * columns + column] = halves.upper
        pixels[(2 * row + 1) * columns + column] = halves.lower
      }
    }
  }

  /// The grid in fewer pixels, each of the colour that most of the pixels in its place have.
  init(_ grid: PixelGrid, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    pixels = []
    for row in 0..<rows {
      let top = row * grid.rows / rows
      let bottom = max(top + 1, (row + 1) * grid.rows / rows)
      for column in 0..<columns {
        let left = column * grid.columns / columns
        let right = max(left + 1, (column + 1) * grid.columns / columns)
        pixels.append(grid.majority(rows: top..<bottom, columns: left..<right))
      }
    }
  }

  /// The grid with a line of one pixel around it.
  init(_ grid: PixelGrid, edge: RGB) {
    columns = grid.columns + 2
    rows = grid.rows + 2
    pixels = Array(repeating: .colour(edge), count: columns * rows)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        pixels[(row + 1) * columns + column + 1] = grid[row, column]
      }
    }
  }

  /// The pixels along its four sides.
  var outermost: [Pixel] {
    guard let last = (0..<rows).last else { return [] }
    let sides = (0..<rows).flatMap { [self[$0, 0], self[$0, columns - 1]] }
    return (0..<columns).flatMap { [self[0, $0], self[last, $0]] } + sides
  }

  /// The pixels of a row or a column, each as often as it differs from the one before it.
  func stripes(inRow row: Int) -> [Pixel] {
    PixelGrid.changes((0..<columns).map { self[row, $0] })
  }

  func stripes(inColumn column: Int) -> [Pixel] {
    PixelGrid.changes((0..<rows).map { self[$0, column] })
  }

  private static func changes(_ pixels: [Pixel]) -> [Pixel] {
    pixels.reduce(into: []) { seen, pixel in if seen.last != pixel { seen.append(pixel) } }
  }

  /// The most frequent pixel, the first of them where several are.
  private func majority(rows: Range<Int>, columns: Range<Int>) -> Pixel {
    var counts: [Pixel: Int] = [:]
    var best = Pixel.clear
    var most = 0
    for row in rows {
      for column in columns { counts[self[row, column], default: 0] += 1 }
    }
    for row in rows {
      for column in columns {
        let pixel = self[row, column]
        if let count = counts[pixel], count > most { (best, most) = (pixel, count) }
      }
    }
    return best
  }

  private static func halves(of cell: Cell) -> (upper: Pixel, lower: Pixel)? {
    var (front, back) = (Pixel.plain, Pixel.clear)
    if case .picture(let foreground, let background) = cell.ink {
      if let foreground { front = .colour(foreground) }
      if let background { back = .colour(background) }
    }
    guard cell.glyph.marks == .zero else { return nil }
    switch cell.glyph.base {
    case 0x20 where !cell.isContinuation: return (back, back)
    case 0x2588: return (front, front)
    case 0x2580: return (front, back)
    case 0x2584: return (back, front)
    default: return nil
    }
  }

  /// The grid in cells; art without colours gets the ink of such art.
  func canvas(isColoured: Bool) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: (rows + 1) / 2))
    for row in 0..<canvas.size.rows {
      for column in 0..<columns {
        let cell = PixelGrid.cell(upper: self[2 * row, column], lower: self[2 * row + 1, column])
        let ink = isColoured ? cell.ink : .role(.accent)
        canvas.put(cell.glyph, ink, row: row, column: column)
      }
    }
    return canvas
  }

  private static func cell(upper: Pixel, lower: Pixel) -> Cell {
    let (above, below) = (upper.rgb, lower.rgb)
    if upper == lower {
      guard upper != .clear else { return Cell(.blank, Pen.noInk) }
      return Cell(Glyph(base: 0x2588), .picture(foreground: above, background: above))
    }
    // A side without a colour of its own can only be the background when clear, the front when not.
    let isUpperBlock = lower == .clear || (upper != .clear && below != nil)
    return isUpperBlock
      ? Cell(Glyph(base: 0x2580), .picture(foreground: above, background: below))
      : Cell(Glyph(base: 0x2584), .picture(foreground: below, background: above))
  }
}

extension PixelGrid.Pixel {
  fileprivate var rgb: RGB? {
    if case .colour(let rgb) = self { rgb } else { nil }
  }
}
