import CNcurses
import TerminalKit

/// The colours a terminal has, and which of them stands for a wanted one.
enum Palette: Equatable {
  case none, eight, sixteen
  /// The sixteen, a cube of 6 by 6 by 6 and 24 greys.
  case cube
  /// A colour's number is its red, green and blue.
  case direct

  /// Switches colours on and tells which there are.
  static func start() -> Palette {
    guard has_colors(), start_color() == OK else { return .none }
    let count = curses_colours()
    if count >= 1 << 24, tigetflag("RGB") > 0 { return .direct }
    return count >= 256 ? .cube : count >= 16 ? .sixteen : count >= 8 ? .eight : .none
  }

  var colourCount: Int {
    switch self {
    case .none: 0
    case .eight: 8
    case .sixteen: 16
    case .cube: 256
    case .direct: 1 << 24
    }
  }

  /// The number of the nearest colour.
  func number(of colour: RGB) -> Int32 {
    switch self {
    case .none: -1
    case .eight: Self.named(colour) % 8
    case .sixteen: Self.named(colour)
    case .cube: ColourCube.number(nearestTo: colour)
    case .direct: Self.directNumber(of: colour)
    }
  }

  /// The number of one of the sixteen named colours; only `eight` lacks the bright ones.
  func number(ofIndexed index: Int) -> Int32 {
    guard (0..<16).contains(index) else { return -1 }
    switch self {
    case .none: return -1
    case .eight: return Int32(index % 8)
    case .sixteen, .cube: return Int32(index)
    // The first eight numbers still name colours there.
    case .direct: return index < 8 ? Int32(index) : Self.directNumber(of: Self.basic[index])
    }
  }

  /// The sixteen as xterm shows them.
  private static let basic = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  /// Which of the sixteen people would call by the same name: nearness in numbers alone makes dark
  /// greens and blues black.
  private static func named(_ colour: RGB) -> Int32 {
    switch ColourName(nearestTo: colour) {
    case .black: 0
    case .red: 1
    case .green: 2
    case .orange, .brown: 3
    case .blue: 4
    case .purple: 5
    case .lightBlue: 6
    case .grey: Int(colour.red) + Int(colour.green) + Int(colour.blue) < 480 ? 8 : 7
    case .yellow: 11
    case .white: 15
    }
  }

  private static func directNumber(of colour: RGB) -> Int32 {
    let number = Int32(colour.red) << 16 | Int32(colour.green) << 8 | Int32(colour.blue)
    // The first eight numbers are the theme's colours: its black may be anything.
    return (0..<8).contains(number) ? 8 : number
  }
}
