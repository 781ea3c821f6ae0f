/// A latitude or longitude that a person typed, as all the angles that it can mean.
struct TypedAngle {
  /// In minutes of arc; empty where the text is no angle.
  private(set) var readings: [ExactNumber] = []

  /// Degrees, minutes and perhaps seconds, the last of them with decimals, and the letter of the
  /// hemisphere before or behind them; without a letter the sign tells the hemisphere.
  ///
  /// O is west in Romance languages and east in German, so that it can mean both.
  init(_ text: String, positive: Character, negative: Character, limit: Int) {
    var letters: [Character] = []
    var digits: [String] = [""]
    let isNegative = text.first.map("-−".contains) ?? false
    for character in text.uppercased() {
      if character.isASCII && character.isNumber || character == "." || character == "," {
        digits[digits.count - 1].append(character)
        continue
      }
      if !Self.marks.contains(character) {
        guard character.isLetter else { return }
        letters.append(character)
      }
      if digits.last != "" { digits.append("") }
    }
    let numbers = digits.filter { !$0.isEmpty }.map { ExactNumber($0) }
    let parts = numbers.compactMap(\.self)
    guard (1...3).contains(parts.count), parts.count == numbers.count,
      letters.count <= (isNegative ? 0 : 1),
      parts.dropFirst().allSatisfy({ $0.millionths < 60_000_000 }),
      parts.dropLast().allSatisfy({ $0.millionths % 1_000_000 == 0 }),
      parts[0].millionths <= limit * 1_000_000
    else { return }
    let angle = ExactNumber(
      millionths: parts[0].millionths * 60 + (parts.count > 1 ? parts[1].millionths : 0)
        + (parts.count > 2 ? parts[2].millionths / 60 : 0))
    guard angle.millionths <= limit * 60_000_000 else { return }
    switch letters.first {
    case nil: readings = [isNegative ? -angle : angle]
    case positive: readings = [angle]
    case negative: readings = [-angle]
    case "O" where positive == "E": readings = [angle, -angle]
    default: break
    }
  }

  /// What may stand between the numbers.
  private static let marks: Set<Character> = [
    " ", "°", "º", "˚", "*", "'", "’", "‘", "′", "´", "`", "\"", "“", "”", "″", ":", "-", "−", "–",
  ]
}
