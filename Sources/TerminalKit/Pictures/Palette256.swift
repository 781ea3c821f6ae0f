/// The 256 colours of a terminal as xterm has them.
package enum Palette256 {
  /// A colour by its number; what lies outside is the nearest of them.
  package static func colour(_ index: Int) -> RGB {
    switch index {
    case ..<16:
      return basic[max(0, index)]
    case 16..<232:
      let (red, green, blue) = ((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
      return RGB(level(red), level(green), level(blue))
    default:
      let grey = UInt8(8 + 10 * (min(index, 255) - 232))
      return RGB(grey, grey, grey)
    }
  }

  private static func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }

  private static let basic = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238),
    RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0),
    RGB(0, 255, 0), RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255),
    RGB(255, 255, 255),
  ]
}
