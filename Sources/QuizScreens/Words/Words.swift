import QuizEngine
package import TerminalKit

/// The program's own text in one language, with its plurals and its way to write numbers.
package struct Words: Equatable, Sendable {
  /// The BCP 47 tag, as in `de`.
  package let tag: String
  /// The tag without script and country.
  package var primaryLanguage: String { String(tag.prefix { $0 != "-" }) }
  let texts: [String: String]
  private let plural: PluralRule
  /// How many digits a number has at least to be written in groups.
  private let groupedFrom: Int

  /// Takes the texts of a language file; what it lacks is taken from the fallback, which is English.
  package init(tag: String, texts: [String: String], fallback: [String: String] = [:]) {
    self.tag = tag
    self.texts = fallback.isEmpty ? texts : texts.merging(fallback) { own, _ in own }
    plural = texts["_plural"].flatMap(PluralRule.init) ?? .oneOther
    groupedFrom = texts["_groupFrom"].flatMap { Int($0) } ?? 4
  }

  /// Whether there is no text at all, in this language or its fallback.
  package var isEmpty: Bool { texts.isEmpty }

  /// What the language calls itself.
  package var name: String { texts["_name"] ?? tag }

  /// A text, with each `{{name}}` in it replaced.
  package func callAsFunction(
    _ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    Self.filled(texts[phrase.rawValue] ?? phrase.rawValue, values)
  }

  /// A text that depends on a number, which also replaces `{{count}}`.
  package func counted(
    _ phrase: Phrase, _ count: Int, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let key = phrase.rawValue
    let text = texts["\(key)_\(plural.category(of: count))"] ?? texts["\(key)_other"] ?? key
    return Self.filled(Self.filled(text, ["count": number(count)]), values)
  }

  /// A whole number with its digits in groups of three, where the language groups so few.
  package func number(_ value: Int) -> String {
    let separator = texts["_group"] ?? ","
    var digits = Array(String(value.magnitude))
    var at = digits.count < groupedFrom ? 0 : digits.count - 3
    while at > 0 {
      digits.insert(contentsOf: separator, at: at)
      at -= 3
    }
    return (value < 0 ? "-" : "") + String(digits)
  }

  /// A number of tenths, as in "1.3".
  package func tenths(_ value: Int) -> String {
    "\(value / 10)\(texts["_decimal"] ?? ".")\(value % 10)"
  }

  /// A number of hundredths without zeros at the end, as in "1.25".
  package func hundredths(_ value: Int) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return number(whole) }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(number(whole))\(texts["_decimal"] ?? ".")\(digits)"
  }

  /// Digits with a point before decimals, as the language writes them.
  package func decimal(_ digits: String) -> String {
    let sign = texts["_decimal"] ?? "."
    return String(digits.flatMap { $0 == "." ? sign : String($0) })
  }

  /// A name and what there is to say of it, as in "Mock exam: 33 questions".
  package func labelled(_ label: String, _ text: String) -> String {
    self(.formatLabelled, ["label": label, "text": text])
  }

  /// A percentage, as in "78 %".
  package func percent(_ value: Int) -> String {
    self(.formatPercent, ["number": number(value)])
  }

  /// A time to count down: "12 s" below a minute, else "41:07" or "1:02:03".
  package func clock(_ time: Duration) -> String {
    clock(seconds: time.secondsRoundedUp)
  }

  /// A time that something took, as `clock` writes it, rounded to the nearest second.
  package func took(_ time: Duration) -> String {
    clock(seconds: (time.wholeMilliseconds + 500) / 1000)
  }

  private func clock(seconds: Int) -> String {
    if seconds < 60 { return self(.formatSeconds, ["number": String(seconds)]) }
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return hours > 0
      ? "\(hours):\(Self.twoDigits(minutes)):\(Self.twoDigits(rest))"
      : "\(minutes):\(Self.twoDigits(rest))"
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// A calendar date in ISO 8601 as the language writes it.
  package func date(_ iso: String) -> String {
    let parts = iso.prefix(10).split(separator: "-").map(String.init)
    guard parts.count == 3 else { return iso }
    return self(.formatDate, ["year": parts[0], "month": parts[1], "day": parts[2]])
  }

  static func filled(
    _ text: String, _ values: KeyValuePairs<String, String>
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = text[...]
    var filled = ""
    while let start = result.firstRange(of: "{{"),
      let end = result[start.upperBound...].firstRange(of: "}}")
    {
      filled.append(contentsOf: result[..<start.lowerBound])
      let name = String(result[start.upperBound..<end.lowerBound])
      filled +=
        values.first { $0.key == name }?.value ?? String(result[start.lowerBound..<end.upperBound])
      result = result[end.upperBound...]
    }
    filled.append(contentsOf: result)
    return filled
  }
}

extension Substring {
  /// Where two equal ASCII characters stand side by side first.
  fileprivate func firstRange(of pair: String) -> Range<Index>? {
    let wanted = Array(pair.utf8)
    var at = startIndex
    while at < endIndex {
      let next = utf8.index(after: at)
      if utf8[at] == wanted[0], next < endIndex, utf8[next] == wanted[1] {
        return at..<utf8.index(after: next)
      }
      at = next
    }
    return nil
  }
}

extension Words {
  /// The letter that stands for a colour in pictures without colours.
  package func colourLetter(_ colour: ColourName) -> Character {
    self(colour.phrase).first ?? "?"
  }

  /// The letter and the name of a colour, for a legend.
  package func colourName(_ colour: ColourName) -> String {
    // The letter and its name stay on one line.
    String(self(colour.phrase).map { $0 == " " ? "\u{A0}" : $0 })
  }
}

extension ColourName {
  fileprivate var phrase: Phrase {
    switch self {
    case .black: .colourBlack
    case .white: .colourWhite
    case .red: .colourRed
    case .orange: .colourOrange
    case .yellow: .colourYellow
    case .green: .colourGreen
    case .blue: .colourBlue
    case .lightBlue: .colourLightBlue
    case .purple: .colourPurple
    case .brown: .colourBrown
    case .grey: .colourGrey
    }
  }
}
