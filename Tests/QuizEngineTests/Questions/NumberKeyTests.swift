import QuizEngine
import Testing

struct NumberKeyTests {
  /// A key of a form: a value with a tolerance, or a range.
  private func key(
    _ value: Double, _ tolerance: Double = 0, unit: String = "",
    form: NumberKey.Form = .decimal
  ) throws -> NumberKey {
    let middle = try #require(ExactNumber(value))
    let width = try #require(ExactNumber(tolerance))
    return try #require(NumberKey(value: middle, tolerance: width, unit: unit, form: form))
  }

  // MARK: Bounds

  static let bounds: [(Double, Double, String, Bool)] = [
    (5.2, 0.1, "5.1", true), (5.2, 0.1, "5.3", true), (5.2, 0.1, "5.2", true),
    (5.2, 0.1, "5.099999", false), (5.2, 0.1, "5.300001", false),
    (0.7, 0.1, "0.8", true), (0.7, 0.1, "0.6", true), (0.3, 0.2, "0.1", true),
    (0.1, 0.2, "0.3", true), (1.1, 2.2, "3.3", true), (100, 0, "100", true),
    (100, 0, "100.000001", false), (0, 0, "0", true), (0, 0, "-0", true), (0, 0.5, "-0.5", true),
    (-3, 1, "-4", true), (-3, 1, "-2", true), (-3, 1, "-1.9", false), (-3, 1, "3", false),
  ]

  @Test(arguments: bounds)
  func theBoundsOfATolerantValueBelongToIt(
    value: Double, tolerance: Double, typed: String, isRight: Bool
  ) throws {
    #expect(try key(value, tolerance).accepts(typed) == isRight)
  }

  @Test(arguments: [
    ("5", true), ("6", true), ("5.5", true), ("4.999999", false), ("6.000001", false),
    ("-5", false),
  ])
  func theBoundsOfARangeBelongToIt(typed: String, isRight: Bool) throws {
    let (lower, upper) = (ExactNumber(millionths: 5_000_000), ExactNumber(millionths: 6_000_000))
    let key = try #require(NumberKey(from: lower, to: upper))
    #expect(key.accepts(typed) == isRight)
    #expect(key.value == nil)
    #expect(key.tolerance == nil)
    #expect(key.example == lower)
  }

  @Test func aKeyThatNothingWouldMeetCannotBeMade() {
    let (one, two) = (ExactNumber(millionths: 1_000_000), ExactNumber(millionths: 2_000_000))
    #expect(NumberKey(from: two, to: one) == nil)
    #expect(NumberKey(from: one, to: one) != nil)
    #expect(NumberKey(value: one, tolerance: ExactNumber(millionths: -1)) == nil)
  }

  // MARK: Decimals

  static let thousand = [
    "1000", "1,000", "1.000", "1 000", "1\u{A0}000", "1\u{202F}000", "1\u{2009}000", "1'000",
    "1’000", "1000.0", "1000,00", "1.000,0", "1,000.0", "1 000,0", "1'000.0", "+1000", "+ 1000",
    " 1000 ", "1000.", "01000",
  ]

  @Test(arguments: thousand)
  func aThousandIsWrittenInManyWays(typed: String) throws {
    let key = try key(1000)
    #expect(key.accepts(typed))
    #expect(try !self.key(1001).accepts(typed))
  }

  @Test(arguments: ["1.000", "1,000"])
  func whatCanBeReadInTwoWaysIsRightInEither(typed: String) throws {
    #expect(try key(1).accepts(typed))
    #expect(try key(1000).accepts(typed))
    #expect(try !key(100).accepts(typed))
    #expect(NumberKey.number(in: typed, form: .decimal) == nil)
  }

  static let groups: [(String, Double)] = [
    ("1.000.000", 1_000_000), ("1,234,567.5", 1_234_567.5), ("12 345 678,25", 12_345_678.25),
    ("-1.234.567", -1_234_567), ("−5", -5), ("– 5", -5), ("0,5", 0.5), (",5", 0.5), ("0.700", 0.7),
  ]

  @Test(arguments: groups)
  func groupsAndDecimalsAreToldApart(typed: String, value: Double) throws {
    #expect(NumberKey.number(in: typed, form: .decimal) == ExactNumber(value))
  }

  @Test(arguments: [
    "", " ", "-", ".", ",", "'", "five", "1e3", "0x10", "1/2", "½", "12.34.56", "1,23.4", "1,0,0.5",
    "12 34", "1..5", "1.,5", "5 5", "1.000 000", "1000.000.000", "5kn", "5 %", "1.2.3", "1,000,00",
    "+-5", "5-", "NaN", "∞", "٥", "\u{1B}[2J", "1\u{0}",
    String(repeating: "9", count: 14), String(repeating: "9", count: 100_000),
    String(repeating: "1.", count: 50_000), String(repeating: " ", count: 100_000) + "x",
  ])
  func nonsenseAndHugeInputIsNoNumber(typed: String) throws {
    let key = try key(5, 1_000_000)
    #expect(!key.understands(typed))
    #expect(!key.accepts(typed))
  }

  // MARK: Units

  static let units: [(String, String)] = [
    ("kn", "5 kn"), ("kn", "5kn"), ("kn", "5 KN"), ("kn", "5"), ("kn", " 5  kn "), ("%", "5 %"),
    ("%", "5%"), ("€", "5 €"), ("km/h", "5 km/h"), ("l/100 km", "5 l/100km"),
    ("l/100 km", "5 l / 100 km"), ("m²", "5 m2"), ("m²", "5 m²"), ("m3", "5 m³"), ("µg", "5 ug"),
    ("µg", "5 μg"), ("°C", "5 °C"), ("°C", "5°c"), ("Stück", "5 stuck"), ("  ", "5"),
  ]

  @Test(arguments: units)
  func theUnitBehindTheNumberIsUnderstood(unit: String, typed: String) throws {
    #expect(try key(5, unit: unit).accepts(typed))
    #expect(try !key(6, unit: unit).accepts(typed))
  }

  @Test(arguments: [
    ("kn", "5 km"), ("kn", "kn"), ("kn", "kn 5"), ("kn", "5 kn kn"), ("%", "%"), ("", "5 kn"),
    ("km/h", "5 km"),
  ])
  func anotherUnitIsNotUnderstood(unit: String, typed: String) throws {
    #expect(try !key(5, unit: unit).understands(typed))
  }

  @Test func aNumberIsShownWithItsUnit() throws {
    let key = try key(5.2, 0.1, unit: "kn")
    #expect(key.text(of: key.example) == "5.2 kn")
    #expect(key.digits(of: key.example) == "5.2")
    #expect(key.tolerance == ExactNumber(0.1))
    #expect(try self.key(5).text(of: key.lower) == "5.1")
  }

  // MARK: Times

  @Test(arguments: ["14:25", "14.25", "14h25", "14H25", "14 25", "1425", "14 : 25", "14:25h"])
  func aTimeIsWrittenInManyWays(typed: String) throws {
    #expect(try key(14 * 60 + 25, form: .time).accepts(typed))
    #expect(try !key(14 * 60 + 26, form: .time).accepts(typed))
  }

  static let times: [(String, Double)] = [
    ("9:05", 545), ("09:05", 545), ("0905", 545), ("0:00", 0), ("24:00", 1440), ("100:30", 6030),
    ("1:05.5", 65.5), ("-1:30", -90),
  ]

  @Test(arguments: times)
  func aTimeIsCountedInMinutes(typed: String, minutes: Double) throws {
    #expect(NumberKey.number(in: typed, form: .time) == ExactNumber(minutes))
  }

  @Test(arguments: [
    "", ":", "14", "14:", ":25", "14:5", "14:60", "14:255", "14:25:30", "14,25", "145", "14250",
    "14h", "x:25", "99999:00", "14:2x", "14-25", "1:+5",
  ])
  func whatIsNoTimeIsNotUnderstood(typed: String) throws {
    #expect(try !key(0, 100_000, form: .time).understands(typed))
  }

  @Test func aToleranceOfATimeIsInMinutes() throws {
    let key = try key(59, 2, form: .time)
    #expect(key.accepts("0:57") && key.accepts("1:01"))
    #expect(!key.accepts("0:56") && !key.accepts("1:02"))
    #expect(key.text(of: key.upper) == "1:01")
    #expect(key.text(of: key.example) == "0:59")
  }

  // MARK: Coordinates

  @Test(arguments: [
    "42°21.5'N", "42°21,5'N", "42° 21.5′ N", "42 21.5 N", "42 21.5n", "N 42 21.5", "N42°21.5'",
    "42°21'30\"N", "42°21′30″ N", "42 21 30 N", "42-21.5N", "42:21.5 N", "42º21.5’N", "042 21.5 N",
    "42.358333 N", "42 21.5", "42°21.500'N",
  ])
  func aLatitudeIsWrittenInManyWays(typed: String) throws {
    let key = try key(42 * 60 + 21.5, 0.0001, form: .latitude)
    #expect(key.accepts(typed))
    #expect(try !self.key(42 * 60 + 22, 0.1, form: .latitude).accepts(typed))
    #expect(try !self.key(-42 * 60 - 21.5, 0.1, form: .latitude).accepts(typed))
  }

  static let angles: [(NumberKey.Form, String, Double)] = [
    (.latitude, "33°51'S", -2031), (.latitude, "S 33 51", -2031), (.latitude, "-33 51", -2031),
    (.latitude, "−33.85", -2031), (.latitude, "90 N", 5400), (.latitude, "0 N", 0),
    (.longitude, "9°08.5'E", 548.5), (.longitude, "9 8.5 W", -548.5),
    (.longitude, "180°00'W", -10_800), (.longitude, "-9 8.5", -548.5),
  ]

  @Test(arguments: angles)
  func anAngleIsCountedInMinutes(form: NumberKey.Form, typed: String, minutes: Double) {
    #expect(NumberKey.number(in: typed, form: form) == ExactNumber(minutes))
  }

  @Test func oIsWestOrEast() throws {
    #expect(try key(548.5, form: .longitude).accepts("9°08.5'O"))
    #expect(try key(-548.5, form: .longitude).accepts("9°08.5'O"))
    #expect(try !key(548.5, form: .latitude).understands("9°08.5'O"))
  }

  @Test(arguments: [
    (NumberKey.Form.latitude, ""), (.latitude, "N"), (.latitude, "42 60 N"), (.latitude, "91 N"),
    (.latitude, "90 00.1 N"), (.latitude, "42 21 60 N"), (.latitude, "42.5 21 N"),
    (.latitude, "42 21 30 5 N"), (.latitude, "42 21 N 9 8 E"), (.latitude, "42 21 E"),
    (.latitude, "42 21 NS"), (.latitude, "42 21 Nord"), (.latitude, "-42 21 N"),
    (.latitude, "42$21#5 N"), (.latitude, "4.2.1 N"), (.latitude, "north"),
    (.longitude, "181 E"), (.longitude, "180 00.1 W"), (.longitude, "9 8 N"),
    (.longitude, String(repeating: "9 ", count: 50_000)),
  ])
  func whatIsNoAngleIsNotUnderstood(form: NumberKey.Form, typed: String) throws {
    #expect(try !key(0, 20_000, form: form).understands(typed))
  }

  static let shownAngles: [(NumberKey.Form, Double, String)] = [
    (.latitude, 2541.5, "42°21.5'N"), (.latitude, -2031, "33°51'S"), (.latitude, 0, "0°00'N"),
    (.longitude, 548.5, "9°08.5'E"), (.longitude, -5.25, "0°05.25'W"), (.time, 545, "9:05"),
    (.time, 65.5, "1:05.5"), (.time, -90, "-1:30"),
  ]

  @Test(arguments: shownAngles)
  func whatIsShownIsUnderstood(form: NumberKey.Form, value: Double, text: String) throws {
    let key = try key(value, form: form)
    #expect(key.text(of: key.example) == text)
    #expect(key.accepts(text))
  }
}
