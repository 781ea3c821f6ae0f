/// A colour as people name it.
package enum ColourName: CaseIterable, Sendable {
  case black, white, red, orange, yellow, green, blue, lightBlue, purple, brown, grey

  /// The name that comes nearest to a colour.
  package init(nearestTo colour: RGB) {
    self =
      ColourName.samples.min { one, other in
        one.colour.distance(to: colour) < other.colour.distance(to: colour)
      }?.name ?? .black
  }

  private static let samples: [(colour: RGB, name: ColourName)] = [
    (RGB(0, 0, 0), .black), (RGB(30, 30, 30), .black),
    (RGB(255, 255, 255), .white), (RGB(229, 229, 229), .white),
    (RGB(255, 0, 0), .red), (RGB(205, 0, 0), .red), (RGB(150, 20, 30), .red),
    (RGB(220, 50, 60), .red),
    (RGB(255, 136, 0), .orange), (RGB(255, 110, 20), .orange), (RGB(255, 153, 51), .orange),
    (RGB(255, 255, 0), .yellow), (RGB(255, 205, 0), .yellow), (RGB(205, 205, 0), .yellow),
    (RGB(245, 225, 120), .yellow),
    (RGB(0, 128, 0), .green), (RGB(0, 205, 0), .green), (RGB(0, 255, 0), .green),
    (RGB(0, 90, 50), .green), (RGB(22, 155, 98), .green), (RGB(120, 190, 60), .green),
    (RGB(0, 0, 238), .blue), (RGB(0, 0, 128), .blue), (RGB(0, 80, 170), .blue),
    (RGB(0, 106, 180), .blue), (RGB(92, 92, 255), .blue), (RGB(40, 60, 120), .blue),
    (RGB(116, 172, 223), .lightBlue), (RGB(0, 175, 205), .lightBlue),
    (RGB(0, 160, 225), .lightBlue), (RGB(0, 255, 255), .lightBlue),
    (RGB(173, 216, 230), .lightBlue), (RGB(0, 119, 139), .lightBlue),
    (RGB(128, 0, 128), .purple), (RGB(205, 0, 205), .purple), (RGB(255, 0, 255), .purple),
    (RGB(90, 40, 140), .purple),
    (RGB(139, 69, 19), .brown), (RGB(101, 67, 33), .brown), (RGB(165, 105, 60), .brown),
    (RGB(128, 128, 128), .grey), (RGB(90, 90, 90), .grey), (RGB(180, 180, 180), .grey),
  ]
}

extension RGB {
  /// A measure of how different two colours look, by the mean red of both.
  fileprivate func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return ((512 + mean) * r * r) / 256 + 4 * g * g + ((767 - mean) * b * b) / 256
  }
}
