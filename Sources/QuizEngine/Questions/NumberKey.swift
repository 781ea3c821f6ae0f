/// The numbers that are accepted: those from a lower to an upper bound, both included.
public struct NumberKey: Equatable, Sendable {
  public let form: Form
  /// In units, or in minutes for a time and in minutes of arc for a coordinate (south and west
  /// are negative).
  public let lower: ExactNumber
  public let upper: ExactNumber
  /// The number itself, where the bounds are a tolerance around one.
  public let value: ExactNumber?
  /// What the number counts, such as `kn`; empty where it has no unit.
  public let unit: String

  /// How a number is written.
  public enum Form: Equatable, Sendable {
    case decimal
    /// Hours and minutes, as in `14:25`.
    case time
    /// Degrees and minutes of arc with a hemisphere, as in `42°21.5'N`.
    case latitude, longitude
  }

  /// Accepts a value with a tolerance either way; `nil` where the tolerance is below zero.
  public init?(
    value: ExactNumber, tolerance: ExactNumber, unit: String = "", form: Form = .decimal
  ) {
    guard tolerance.millionths >= 0 else { return nil }
    self.form = form
    self.value = value
    lower = value - tolerance
    upper = value + tolerance
    self.unit = unit
  }

  /// Accepts a range; `nil` where its bounds are in the wrong order.
  public init?(
    from lower: ExactNumber, to upper: ExactNumber, unit: String = "", form: Form = .decimal
  ) {
    guard lower <= upper else { return nil }
    self.form = form
    value = nil
    self.lower = lower
    self.upper = upper
    self.unit = unit
  }

  /// How far a number may be from the value; `nil` for a range.
  public var tolerance: ExactNumber? { value.map { upper - $0 } }

  /// Whether a typed text is a number within the bounds.
  ///
  /// A decimal comma or point, blanks, and the unit behind the number are all understood. Where a
  /// text can be read in two ways, as 1.000 can, either will do.
  public func accepts(_ typed: String) -> Bool {
    TypedNumber(typed, unit: unit, form: form).readings.contains { lower <= $0 && $0 <= upper }
  }

  /// Whether a typed text is a number at all, of the form that is asked for.
  public func understands(_ typed: String) -> Bool {
    !TypedNumber(typed, unit: unit, form: form).readings.isEmpty
  }

  /// Reads a number of a form; `nil` where the text is none, or can be read in two ways.
  public static func number(in text: String, form: Form) -> ExactNumber? {
    let readings = TypedNumber(text, unit: "", form: form).readings
    return readings.count == 1 ? readings[0] : nil
  }

  /// A number in the form that is asked for, with its unit.
  public func text(of number: ExactNumber) -> String {
    unit.isEmpty ? digits(of: number) : digits(of: number) + " " + unit
  }

  /// A number in the form that is asked for, without its unit.
  public func digits(of number: ExactNumber) -> String {
    switch form {
    case .decimal: number.text
    case .time: Self.time(number)
    case .latitude: Self.arc(number) + (number.millionths < 0 ? "S" : "N")
    case .longitude: Self.arc(number) + (number.millionths < 0 ? "W" : "E")
    }
  }

  /// A number that is accepted: the value, or the lower bound of a range.
  public var example: ExactNumber { value ?? lower }

  private static func time(_ number: ExactNumber) -> String {
    let (hours, minutes) = number.millionths.magnitude.quotientAndRemainder(
      dividingBy: 60_000_000)
    let rest = ExactNumber(millionths: Int(minutes)).text
    return (number.millionths < 0 ? "-" : "") + "\(hours):" + padded(rest)
  }

  private static func arc(_ number: ExactNumber) -> String {
    let (degrees, minutes) = number.millionths.magnitude.quotientAndRemainder(
      dividingBy: 60_000_000)
    return "\(degrees)°" + padded(ExactNumber(millionths: Int(minutes)).text) + "'"
  }

  private static func padded(_ minutes: String) -> String {
    minutes.prefix { $0 != "." }.count < 2 ? "0" + minutes : minutes
  }
}
