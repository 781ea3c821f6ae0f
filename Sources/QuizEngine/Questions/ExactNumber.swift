/// A number with six decimal places, kept exactly, so that 0.7 and a tolerance of 0.1 reach 0.8.
public struct ExactNumber: Hashable, Comparable, Sendable {
  /// Millionths, at most `4 * limit * 1_000_000` either way, so that two can be added.
  public let millionths: Int

  /// The greatest amount, either way, that texts and floating-point numbers are read up to.
  public static let limit = 1_000_000_000_000

  /// Makes a number of millionths; one that is out of range becomes the nearest in it.
  public init(millionths: Int) {
    let bound = 4 * Self.limit * 1_000_000
    self.millionths = min(max(-bound, millionths), bound)
  }

  /// Makes a number, rounded to six decimal places; `nil` beyond the limit.
  public init?(_ value: Double) {
    guard value.isFinite, value.magnitude <= Double(Self.limit) else { return nil }
    millionths = Int((value * 1_000_000).rounded())
  }

  /// Reads digits with at most one point or comma before the decimals, and a sign.
  ///
  /// It is `nil` for anything else, and beyond the limit. Decimals beyond the sixth are cut off.
  public init?(_ text: some StringProtocol) {
    var rest = text[...]
    let isNegative = rest.first == "-" || rest.first == "−"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    let parts = rest.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let whole = parts.first, whole.count <= 13, parts.joined().count > 0,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let decimals = parts.count > 1 ? String(parts[1].prefix(6)) : ""
    let padded = whole + decimals + String(repeating: "0", count: 6 - decimals.count)
    guard let amount = Int(padded), amount <= Self.limit * 1_000_000 else { return nil }
    millionths = isNegative ? -amount : amount
  }

  public static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }

  public static func + (left: Self, right: Self) -> Self {
    Self(millionths: left.millionths + right.millionths)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(millionths: left.millionths - right.millionths)
  }

  public static prefix func - (number: Self) -> Self { Self(millionths: -number.millionths) }

  /// The number as digits, with a point before decimals and none of these where they are zeros.
  public var text: String {
    let (whole, part) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    let digits = String(part)
    var decimals = String(repeating: "0", count: 6 - digits.count) + digits
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
