/// What a person typed where a number is asked for, as all the numbers that it can mean.
struct TypedNumber {
  /// Empty where the text is no number.
  private(set) var readings: [ExactNumber] = []

  init(_ typed: String, unit: String, form: NumberKey.Form) {
    var text = TextFolding.trimmed(typed)
    if !unit.isEmpty, TextFolding.folded(text).hasSuffix(TextFolding.folded(unit)) {
      text = TextFolding.trimmed(String(text.dropLast(unit.count)))
    }
    switch form {
    case .decimal: readings = Self.decimals(text)
    case .time: readings = Self.time(text).map { [$0] } ?? []
    case .latitude: readings = Self.arc(text, positive: "N", negative: "S")
    case .longitude: readings = Self.arc(text, positive: "E", negative: "W")
    }
  }

  private static let blanks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’"]

  /// A number with a decimal point or comma; marks between groups of three digits are left out.
  private static func decimals(_ text: String) -> [ExactNumber] {
    let text = text.filter { !blanks.contains($0) }
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let last = marks.last else { return ExactNumber(text).map { [$0] } ?? [] }
    let groups = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let isGrouped =
      groups.count > 1 && groups[1...].allSatisfy { $0.count == 3 } && groups[0].count <= 3
    let whole = isGrouped && Set(marks).count == 1 ? ExactNumber(groups.joined()) : nil
    var decimal: ExactNumber?
    if marks.filter({ $0 == last }).count == 1 {
      let other: Character = last == "." ? "," : "."
      decimal = ExactNumber(text.filter { $0 != other })
    }
    return [decimal, whole].compactMap(\.self)
  }

  /// Hours and minutes, as in 14:25, 14.25, 14h25 or 1425.
  private static func time(_ text: String) -> ExactNumber? {
    let digits = text.filter { !blanks.contains($0) }
    var parts = digits.split(omittingEmptySubsequences: false) { ":.hH".contains($0) }
    if parts.count == 1, parts[0].count == 4 {
      parts = [parts[0].prefix(2), parts[0].suffix(2)]
    }
    guard parts.count == 2, (1...4).contains(parts[0].count), parts[1].count == 2,
      let hours = Int(parts[0]), let minutes = Int(parts[1]), hours >= 0, (0..<60).contains(minutes)
    else { return nil }
    return ExactNumber(millionths: (hours * 60 + minutes) * 1_000_000)
  }

  /// Degrees, minutes and perhaps seconds, with the letter of the hemisphere before or behind.
  ///
  /// O is west in Romance languages and east in German, so that it can mean both.
  private static func arc(_ text: String, positive: Character, negative: Character)
    -> [ExactNumber]
  {
    var letters: [Character] = []
    var numbers: [String] = [""]
    for character in text.uppercased() {
      if character.isASCII && character.isNumber || character == "." || character == "," {
        numbers[numbers.count - 1].append(character)
      } else if character.isLetter {
        letters.append(character)
        if numbers.last != "" { numbers.append("") }
      } else if numbers.last != "" {
        numbers.append("")
      }
    }
    numbers.removeAll { $0.isEmpty }
    let parts = numbers.compactMap { ExactNumber($0) }
    guard (1...3).contains(parts.count), parts.count == numbers.count, letters.count <= 1,
      parts.dropFirst().allSatisfy({ $0.millionths < 60_000_000 }),
      parts.dropLast().allSatisfy({ $0.millionths % 1_000_000 == 0 }),
      parts[0].millionths <= 180_000_000
    else { return [] }
    let number = ExactNumber(
      millionths: parts[0].millionths * 60 + (parts.count > 1 ? parts[1].millionths : 0)
        + (parts.count > 2 ? parts[2].millionths / 60 : 0))
    switch letters.first {
    case nil, positive: return [number]
    case negative: return [-number]
    case "O" where positive == "E": return [number, -number]
    default: return []
    }
  }
}
