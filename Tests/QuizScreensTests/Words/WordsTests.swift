import QuizScreens
import Testing

struct WordsTests {
  static let english = LanguageFile.english.words
  static let german = LanguageFile(tag: "de").words

  private func words(_ texts: [String: String], fallback: [String: String] = [:]) -> Words {
    Words(tag: "xx", texts: texts, fallback: fallback)
  }

  @Test func aLanguageSaysItsNameInItself() {
    #expect(Self.english.name == "English")
    #expect(Self.german.name == "Deutsch")
    #expect(Self.german.tag == "de")
    #expect(words([:]).name == "xx")
  }

  // MARK: Texts

  @Test func aNameInBracesIsReplacedByItsValue() {
    #expect(Self.english(.scoreOf, ["score": "7", "total": "10"]) == "7 of 10")
    #expect(Self.german(.scoreOf, ["score": "7", "total": "10"]) == "7 von 10")
  }

  static let fillings: [(text: String, filled: String)] = [
    ("{{a}}", "1"), ("{{a}}{{b}}{{a}}", "1{{a}}1"), ("x {{a}} y", "x 1 y"),
    ("{{c}}", "{{c}}"), ("{{a", "{{a"), ("a}}", "a}}"), ("{a}", "{a}"), ("{{}}", "{{}}"),
    ("", ""), ("ä{{a}}ß", "ä1ß"), ("{{{a}}}", "{{{a}}}"),
  ]

  /// What is put in is not looked at again: a deck's text with braces stays as it is.
  @Test(arguments: fillings)
  func onlyWholeKnownNamesAreReplacedAndOnlyOnce(example: (text: String, filled: String)) {
    let words = words(["scoreOf": example.text])
    #expect(words(.scoreOf, ["a": "1", "b": "{{a}}"]) == example.filled)
  }

  @Test func aMissingTextIsTakenFromTheFallbackAndElseIsItsKey() {
    let words = words(["welcomePlay": "Los"], fallback: ["welcomePlay": "Play", "mapTitle": "map"])
    #expect(words(.welcomePlay) == "Los")
    #expect(words(.mapTitle) == "map")
    #expect(words(.helpTitle) == "helpTitle")
    #expect(words.counted(.countDecks, 2) == "countDecks")
  }

  // MARK: Plurals

  static let counts: [(Int, english: String, german: String)] = [
    (0, "0 questions", "0 Fragen"), (1, "1 question", "1 Frage"), (2, "2 questions", "2 Fragen"),
    (21, "21 questions", "21 Fragen"), (1234, "1,234 questions", "1.234 Fragen"),
  ]

  @Test(arguments: counts)
  func aTextFollowsItsNumber(count: Int, english: String, german: String) {
    #expect(Self.english.counted(.countQuestions, count) == english)
    #expect(Self.german.counted(.countQuestions, count) == german)
  }

  @Test func aNumberAndFurtherValuesAreFilledIn() {
    #expect(
      Self.english.counted(.rulesWrongOfWeight, 1, ["weight": "5"])
        == "at most 1 mistake in 5-mark questions")
    #expect(
      Self.german.counted(.adviceOneTopic, 3, ["topic": "Recht {{count}}"]).contains(
        "„Recht {{count}}“ fehlen 3 "))
  }

  @Test func aFormThatIsMissingIsTheOneForOthers() {
    let words = words(["_plural": "one-few-many", "countDecks_other": "{{count}} x"])
    #expect(words.counted(.countDecks, 3) == "3 x")
  }

  static let categories: [(PluralRule, String, [Int])] = [
    (.oneOther, "one", [1]), (.oneOther, "other", [0, 2, 10, 11, 21, 101]),
    (.zeroOneOther, "one", [0, 1]), (.zeroOneOther, "other", [2, 10, 11, 21, 101]),
    (.oneFewMany, "one", [1]), (.oneFewMany, "few", [2, 3, 4, 22, 34, 102, 104, 1002]),
    (.oneFewMany, "many", [0, 5, 11, 12, 13, 14, 15, 20, 21, 31, 101, 111, 112, 114, 212]),
  ]

  @Test(arguments: categories)
  func numbersFallIntoTheCategoriesOfCLDR(rule: PluralRule, category: String, counts: [Int]) {
    #expect(counts.filter { rule.category(of: $0) != category } == [])
  }

  @Test func aFallbackDoesNotChangeTheRule() {
    let words = words(
      ["countDecks_one": "un", "countDecks_other": "des", "_plural": "zero-one-other"],
      fallback: ["_plural": "one-other"])
    #expect(words.counted(.countDecks, 0) == "un")
  }

  // MARK: Numbers

  static let numbers: [(Int, english: String, german: String)] = [
    (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1.000"),
    (12_345, "12,345", "12.345"), (123_456, "123,456", "123.456"),
    (1_234_567, "1,234,567", "1.234.567"), (-1, "-1", "-1"), (-1000, "-1,000", "-1.000"),
    (.max, "9,223,372,036,854,775,807", "9.223.372.036.854.775.807"),
    (.min, "-9,223,372,036,854,775,808", "-9.223.372.036.854.775.808"),
  ]

  @Test(arguments: numbers)
  func digitsStandInGroupsOfThree(value: Int, english: String, german: String) {
    #expect(Self.english.number(value) == english)
    #expect(Self.german.number(value) == german)
  }

  static let fractions: [(hundredths: Int, english: String, german: String)] = [
    (0, "0", "0"), (100, "1", "1"), (125, "1.25", "1,25"), (150, "1.5", "1,5"), (200, "2", "2"),
    (105, "1.05", "1,05"), (5, "0.05", "0,05"), (4550, "45.5", "45,5"),
    (123_456, "1,234.56", "1.234,56"),
  ]

  @Test(arguments: fractions)
  func hundredthsHaveNoZerosAtTheEnd(example: (hundredths: Int, english: String, german: String)) {
    #expect(Self.english.hundredths(example.hundredths) == example.english)
    #expect(Self.german.hundredths(example.hundredths) == example.german)
  }

  @Test func tenthsKeepTheirZero() {
    #expect([10, 13, 20].map(Self.english.tenths) == ["1.0", "1.3", "2.0"])
    #expect([10, 13, 20].map(Self.german.tenths) == ["1,0", "1,3", "2,0"])
  }

  @Test func aPercentageHasItsSign() {
    #expect(Self.english.percent(78) == "78 %")
    #expect(Self.german.percent(100) == "100 %")
  }

  // MARK: Every language in its own way

  struct Manner: Sendable {
    let tag: String
    let counts: [Int: String]
    let numbers: [String]
    let percent: String
    let date: String
  }

  static let manners = [
    Manner(
      tag: "de", counts: [0: "0 Punkte", 1: "1 Punkt", 2: "2 Punkte"],
      numbers: ["999", "1.340", "12.345", "1.234.567"], percent: "78 %", date: "07.05.2025"),
    Manner(
      tag: "it", counts: [0: "0 punti", 1: "1 punto", 2: "2 punti", 21: "21 punti"],
      numbers: ["999", "1.340", "12.345", "1.234.567"], percent: "78%", date: "07/05/2025"),
    Manner(
      tag: "fr", counts: [0: "0 point", 1: "1 point", 2: "2 points", 21: "21 points"],
      numbers: ["999", "1\u{202F}340", "12\u{202F}345", "1\u{202F}234\u{202F}567"],
      percent: "78\u{A0}%", date: "07/05/2025"),
    // Four digits stand together in Spanish and Polish.
    Manner(
      tag: "es", counts: [0: "0 puntos", 1: "1 punto", 2: "2 puntos", 21: "21 puntos"],
      numbers: ["999", "1340", "12.345", "1.234.567"], percent: "78\u{A0}%", date: "07/05/2025"),
    Manner(
      tag: "pl",
      counts: [
        0: "0 punktów", 1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 12: "12 punktów",
        21: "21 punktów", 22: "22 punkty", 1340: "1340 punktów",
      ],
      numbers: ["999", "1340", "12\u{A0}345", "1\u{A0}234\u{A0}567"], percent: "78%",
      date: "07.05.2025"),
  ]

  @Test(arguments: manners)
  func figuresAreWrittenAsTheLanguageDoes(manner: Manner) {
    let words = LanguageFile(tag: manner.tag).words
    for (count, text) in manner.counts { #expect(words.counted(.countPoints, count) == text) }
    #expect([999, 1340, 12_345, 1_234_567].map(words.number) == manner.numbers)
    #expect(words.percent(78) == manner.percent)
    #expect(words.date("2025-05-07") == manner.date)
    #expect(words.hundredths(125) == "1,25")
  }

  @Test func aLabelHasTheColonOfItsLanguage() {
    #expect(Self.english.labelled("Mock exam", "8 questions") == "Mock exam: 8 questions")
    let french = LanguageFile(tag: "fr").words
    #expect(french.labelled("Examen", "8 questions") == "Examen\u{A0}: 8 questions")
    #expect(Self.english.labelled("{{text}}", "{{label}}") == "{{text}}: {{label}}")
  }

  // MARK: Times and dates

  static let clocks: [(milliseconds: Int, left: String, took: String)] = [
    (0, "0 s", "0 s"), (1, "1 s", "0 s"), (499, "1 s", "0 s"), (500, "1 s", "1 s"),
    (1000, "1 s", "1 s"), (1001, "2 s", "1 s"), (12_000, "12 s", "12 s"),
    (59_000, "59 s", "59 s"), (59_001, "1:00", "59 s"), (59_500, "1:00", "1:00"),
    (60_000, "1:00", "1:00"), (61_000, "1:01", "1:01"), (2_467_000, "41:07", "41:07"),
    (3_599_000, "59:59", "59:59"), (3_600_000, "1:00:00", "1:00:00"),
    (3_723_000, "1:02:03", "1:02:03"), (36_000_000, "10:00:00", "10:00:00"),
  ]

  /// A clock that counts down never shows zero while there is time.
  @Test(arguments: clocks)
  func aTimeIsWrittenAsAClock(example: (milliseconds: Int, left: String, took: String)) {
    #expect(Self.english.clock(.milliseconds(example.milliseconds)) == example.left)
    #expect(Self.english.took(.milliseconds(example.milliseconds)) == example.took)
  }

  static let dates: [(iso: String, english: String, german: String)] = [
    ("2025-05-07", "2025-05-07", "07.05.2025"),
    ("2025-05-07T12:34:56Z", "2025-05-07", "07.05.2025"),
    ("", "", ""), ("2025", "2025", "2025"), ("spring 2025", "spring 2025", "spring 2025"),
  ]

  @Test(arguments: dates)
  func aDateIsWrittenAsTheLanguageDoes(example: (iso: String, english: String, german: String)) {
    #expect(Self.english.date(example.iso) == example.english)
    #expect(Self.german.date(example.iso) == example.german)
  }
}
