/// What a person typed where a number is asked for, as all the numbers that it can mean.
struct TypedNumber {
  /// Empty where the text is no number.
  let readings: [ExactNumber]

  /// The longest text that is looked at, in characters.
  private static let limit = 80

  init(_ typed: String, unit: String, form: NumberKey.Form) {
    let text = TextFolding.trimmed(String(typed.prefix(Self.limit + 1)))
    guard text.count <= Self.limit else {
      readings = []
      return
    }
    let digits = Self.withoutUnit(text, unit: unit)
    readings =
      switch form {
      case .decimal: Self.decimals(digits)
      case .time: Self.time(digits)
      case .latitude: TypedAngle(digits, positive: "N", negative: "S", limit: 90).readings
      case .longitude: TypedAngle(digits, positive: "E", negative: "W", limit: 180).readings
      }
  }

  // MARK: Units

  /// The text without the unit behind it.
  private static func withoutUnit(_ text: String, unit: String) -> String {
    let unit = plain(unit)
    guard !unit.isEmpty, let start = text.indices.first(where: { plain(text[$0...]) == unit })
    else { return text }
    return TextFolding.trimmed(String(text[..<start]))
  }

  /// A unit as anybody can type it: without blanks, small figures and the sign for a millionth.
  private static func plain(_ unit: some StringProtocol) -> String {
    String(
      TextFolding.folded(String(unit)).compactMap { character in
        switch character {
        case " ": nil
        case "²": "2"
        case "³": "3"
        case "µ", "μ": "u"
        default: character
        }
      })
  }

  // MARK: Decimals

  /// A number with a point or comma before its decimals, or with marks between groups of three
  /// digits, or both.
  private static func decimals(_ text: String) -> [ExactNumber] {
    let (sign, text) = signed(text)
    let marks = text.filter { !isDigit($0) }.map { $0 == "’" ? "'" : $0 }
    let parts = text.split(omittingEmptySubsequences: false) { !isDigit($0) }
    guard marks.allSatisfy(" .,'".contains), let last = marks.last else {
      return marks.isEmpty ? number(sign, text) : []
    }
    var readings: [ExactNumber] = []
    if last == "." || last == "," {
      let groups = parts.dropLast()
      let isPlain = groups.count == 1 && parts.joined() != ""
      if isPlain || areGroups(groups, marks: marks.dropLast(), apartFrom: last) {
        readings += number(sign, groups.joined() + "." + (parts.last ?? ""))
      }
    }
    if areGroups(parts[...], marks: marks[...], apartFrom: nil), !text.hasPrefix("0") {
      readings += number(sign, parts.joined())
    }
    return readings
  }

  /// Whether parts are groups of three digits, the first of one to three, with equal marks between
  /// them.
  private static func areGroups(
    _ parts: ArraySlice<Substring>, marks: ArraySlice<Character>, apartFrom other: Character?
  ) -> Bool {
    guard let first = parts.first, let mark = marks.first else { return false }
    return (1...3).contains(first.count) && parts.dropFirst().allSatisfy { $0.count == 3 }
      && mark != other && marks.allSatisfy { $0 == mark }
  }

  private static func number(_ sign: String, _ digits: some StringProtocol) -> [ExactNumber] {
    ExactNumber(sign + digits).map { [$0] } ?? []
  }

  /// The sign, which may be one of several characters, and what stands behind it.
  private static func signed(_ text: String) -> (sign: String, rest: String) {
    guard let first = text.first, "+-−–".contains(first) else { return ("", text) }
    return (first == "+" ? "" : "-", TextFolding.trimmed(String(text.dropFirst())))
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  // MARK: Times

  /// Hours and minutes, as in 14:25, 14.25, 14h25, 14 25 or 1425; with a colon the minutes may have
  /// decimals.
  private static func time(_ text: String) -> [ExactNumber] {
    let (sign, text) = signed(text)
    var digits = text.filter { $0 != " " }
    if digits.lowercased().hasSuffix("h"), digits.count > 3 { digits.removeLast() }
    let separator = digits.contains(":") ? ":" : ".hH"
    var parts = digits.split(omittingEmptySubsequences: false) { separator.contains($0) }
    if parts.count == 1, parts[0].count == 4 {
      parts = [parts[0].prefix(2), parts[0].suffix(2)]
    }
    guard parts.count == 2, (1...4).contains(parts[0].count), parts[0].allSatisfy(isDigit),
      parts[1].prefix(while: isDigit).count == 2, let hours = Int(parts[0]),
      let minutes = ExactNumber(parts[1]), minutes.millionths < 60_000_000
    else { return [] }
    let number = ExactNumber(millionths: hours * 60_000_000 + minutes.millionths)
    return [sign == "-" ? -number : number]
  }
}
