import QuizEngine
import Testing

struct ExactNumberTests {
  static let texts: [(String, Int)] = [
    ("0", 0), ("5", 5_000_000), ("5.2", 5_200_000), ("5,2", 5_200_000), (".5", 500_000),
    ("5.", 5_000_000), ("-5.2", -5_200_000), ("−5", -5_000_000), ("+5", 5_000_000),
    ("0.000001", 1), ("1.0000019", 1_000_001), ("007", 7_000_000), ("-0", 0),
    ("999999999999.999999", 999_999_999_999_999_999),
    ("1000000000000", 1_000_000_000_000_000_000),
  ]

  @Test(arguments: texts)
  func digitsAreReadExactly(text: String, millionths: Int) {
    #expect(ExactNumber(text)?.millionths == millionths)
  }

  @Test(arguments: [
    "", " ", "-", "+", ".", ",", "-.", "--5", "+-5", "5-", "1.2.3", "1,2,3", "1 000", "1e3", "0x1f",
    "five", "٥", "５", "1\u{301}", "inf", "nan", "10000000000000", "1000000000000.000001",
    "99999999999999999999999999999999",
  ])
  func whatIsNoNumberOrBeyondTheLimitIsNotRead(text: String) {
    #expect(ExactNumber(text) == nil)
  }

  static let doubles: [(Double, Int?)] = [
    (0.1, 100_000), (0.7, 700_000), (5.2, 5_200_000), (-0.25, -250_000), (1e-7, 0),
    (1e12, 1_000_000_000_000_000_000), (1.1e12, nil), (-1.1e12, nil), (.infinity, nil),
    (.nan, nil), (.greatestFiniteMagnitude, nil),
  ]

  @Test(arguments: doubles)
  func aFloatingPointNumberIsRounded(value: Double, millionths: Int?) {
    #expect(ExactNumber(value)?.millionths == millionths)
  }

  static let shown: [(Int, String)] = [
    (0, "0"), (1, "0.000001"), (-1, "-0.000001"), (500_000, "0.5"), (5_000_000, "5"),
    (-5_200_000, "-5.2"), (1_050_000, "1.05"), (10_000_000, "10"),
  ]

  @Test(arguments: shown)
  func aNumberIsWrittenWithTheDigitsItNeeds(millionths: Int, text: String) {
    let number = ExactNumber(millionths: millionths)
    #expect(number.text == text)
    #expect(ExactNumber(number.text) == number)
  }

  @Test func sumsAreExact() throws {
    let number = try #require(ExactNumber(0.7))
    let tenth = try #require(ExactNumber(0.1))
    #expect((number + tenth).text == "0.8")
    #expect((number - tenth).text == "0.6")
    #expect((-number).text == "-0.7")
    #expect(tenth < number)
  }

  @Test(arguments: [Int.min, Int.max])
  func noSumOverflows(millionths: Int) {
    let number = ExactNumber(millionths: millionths)
    #expect((number + number + number).millionths.magnitude == number.millionths.magnitude)
    #expect((-number - number).millionths.magnitude == number.millionths.magnitude)
    #expect(-(-number) == number)
  }
}
