import QuizEngine
import Testing

struct TextFoldingTests {
  static let folded: [(String, String)] = [
    ("", ""), (" \t\n ", ""), ("Bonn", "bonn"), ("  a  b\u{A0}\u{2009}c ", "a b c"),
    ("Änne", "anne"), ("A\u{308}nne", "anne"), ("ÉCOLE", "ecole"), ("e\u{301}cole", "ecole"),
    ("São Tomé", "sao tome"), ("Ångström", "angstrom"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"),
    ("Straße", "strasse"), ("STRASSE", "strasse"), ("GROẞ", "gross"), ("Æsop", "aesop"),
    ("œuvre", "oeuvre"), ("Ørsted", "orsted"), ("Þór", "thor"), ("İzmir", "izmir"),
    ("ΟΔΌΣ", "οδοσ"), ("οδός", "οδοσ"),
    ("„Faust“", "faust"), ("“Faust”", "faust"), ("»Faust«", "faust"), ("«Faust»", "faust"),
    ("\"Faust\"", "faust"), ("don’t", "dont"), ("don't", "dont"), ("O´Neill", "oneill"),
    ("1914–1918", "1914-1918"), ("Ost—West", "ost-west"), ("−5", "-5"), ("und so…", "und so..."),
    ("Grund\u{AD}gesetz", "grundgesetz"), ("Grund\u{200B}gesetz", "grundgesetz"),
    ("\u{FEFF}Bonn\u{200E}", "bonn"),
  ]

  @Test(arguments: folded)
  func caseAccentsQuotesAndBlanksAreOverlooked(text: String, expected: String) {
    #expect(TextFolding.folded(text) == expected)
  }

  @Test(arguments: folded)
  func foldingTwiceIsFoldingOnce(text: String, expected: String) {
    #expect(TextFolding.folded(TextFolding.folded(text)) == TextFolding.folded(text))
  }

  static let kept: [(String, String)] = [
    ("мой", "мои"), ("їх", "іх"), ("かき", "がき"), ("ハ", "パ"), ("2", "3"), ("a-b", "a b"),
    ("C", "C#"), ("C", "C++"), ("resume", "resumes"), ("ab", "a b"),
  ]

  @Test(arguments: kept)
  func otherLettersAndSignsAreNot(one: String, other: String) {
    #expect(TextFolding.folded(one) != TextFolding.folded(other))
  }

  static let alike: [(String, String)] = [
    ("Ёлка", "елка"), ("за\u{301}мок", "замок"), ("\u{439}", "\u{438}\u{306}"),
    ("\u{304C}", "\u{304B}\u{3099}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
  ]

  @Test(arguments: alike)
  func accentsAndFormsOfTheSameLetterAre(one: String, other: String) {
    #expect(TextFolding.folded(one) == TextFolding.folded(other))
  }

  static let trimmed: [(String, String)] = [
    ("", ""), ("  ", ""), (" A \t b\u{A0}", "A b"), ("Ä „x“", "Ä „x“"), ("a\r\nb", "a b"),
    ("a\u{AD}b", "ab"),
  ]

  @Test(arguments: trimmed)
  func trimmingCutsBlanksAndNothingThatIsSeen(text: String, expected: String) {
    #expect(TextFolding.trimmed(text) == expected)
  }

  @Test func aTextOfQuotesAloneStaysAsItIs() {
    #expect(TextFolding.folded(" ' ") == "'")
    #expect(TextFolding.folded("„“") == "„“")
  }
}
