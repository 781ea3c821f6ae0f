/// The colours that SGR sequences have set.
struct Pen: Equatable {
  private var foreground: Colour?
  private var background: Colour?
  private var isBold = false
  private var isReversed = false

  private enum Colour: Equatable {
    case indexed(Int)
    case rgb(RGB)
  }

  /// The ink of a cell in the terminal's own colours.
  static let noInk = Ink.picture(foreground: nil, background: nil)

  mutating func apply(sgr parameters: [Int]) {
    var rest = parameters[...]
    if rest.isEmpty { self = Pen() }
    while let code = rest.popFirst() {
      switch code {
      case 0: self = Pen()
      case 1: isBold = true
      case 22: isBold = false
      case 7: isReversed = true
      case 27: isReversed = false
      case 30...37: foreground = .indexed(code - 30)
      case 90...97: foreground = .indexed(code - 90 + 8)
      case 39: foreground = nil
      case 40...47: background = .indexed(code - 40)
      case 100...107: background = .indexed(code - 100 + 8)
      case 49: background = nil
      case 38: if let colour = Pen.extended(&rest) { foreground = colour }
      case 48: if let colour = Pen.extended(&rest) { background = colour }
      default: break
      }
    }
  }

  /// The colour after 38 or 48: `5;n` or `2;r;g;b`.
  private static func extended(_ rest: inout ArraySlice<Int>) -> Colour? {
    switch rest.popFirst() {
    case 5:
      guard let index = rest.popFirst(), index < 256 else { return nil }
      return .indexed(index)
    case 2:
      let channels = rest.prefix(3).compactMap(UInt8.init(exactly:))
      rest = rest.dropFirst(3)
      return channels.count == 3 ? .rgb(RGB(channels[0], channels[1], channels[2])) : nil
    default:
      return nil
    }
  }

  func cell(of glyph: Glyph) -> Cell {
    let (front, back) = (rgb(foreground, isBold: isBold), rgb(background, isBold: false))
    guard isReversed else { return Cell(glyph, .picture(foreground: front, background: back)) }
    // The terminal's own colour cannot be named on the other side; the other half of a block can.
    if back == nil || front == nil, let other = Pen.complement[glyph.base] {
      return Cell(Glyph(base: other), .picture(foreground: front, background: back))
    }
    return Cell(glyph, .picture(foreground: back, background: front))
  }

  private static let complement: [UInt32: UInt32] = [
    0x20: 0x2588, 0x2588: 0x20, 0x2580: 0x2584, 0x2584: 0x2580, 0x258C: 0x2590, 0x2590: 0x258C,
  ]

  /// Bold makes the first eight colours bright, as the terminals did that such art was made for.
  private func rgb(_ colour: Colour?, isBold: Bool) -> RGB? {
    switch colour {
    case nil: nil
    case .rgb(let rgb): rgb
    case .indexed(let index): Palette256.colour(isBold && index < 8 ? index + 8 : index)
    }
  }
}
