import Glibc
import TerminalKit

/// A colour as the eye has it, in the space Oklab: its lightness, and two axes from green to red and
/// from blue to yellow.
struct PerceivedColour {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double

  init(_ colour: RGB) {
    let (red, green, blue) = (
      Self.linear(colour.red), Self.linear(colour.green), Self.linear(colour.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// How different two colours look: another hue counts more than another lightness, since a flag is
  /// known by its hues.
  func distance(to other: PerceivedColour) -> Double {
    let lighter = lightness - other.lightness
    let (red, yellow) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
    let stronger = strength - other.strength
    let hue = max(0, red * red + yellow * yellow - stronger * stronger)
    return 0.5 * lighter * lighter + stronger * stronger + 3 * hue
  }

  private var strength: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// A channel of sRGB as an amount of light.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
