/// A share of a whole, exact to nine decimal places, such as 0.75.
public struct Share: Equatable, Sendable {
  /// Billionths, from 0 to 1,000,000,000.
  public let billionths: Int

  /// Makes a share; `nil` outside 0 to 1 or where it is not a number.
  ///
  /// What lies beyond nine decimal places is cut off, so that two thirds of 3 are 2 and not 3.
  public init?(_ value: Double) {
    guard value >= 0, value <= 1 else { return nil }
    let scaled = value * 1_000_000_000
    let cut = Int(scaled)
    // The nearest Double to a decimal may lie a little below it.
    billionths = scaled - Double(cut) > 0.999 ? cut + 1 : cut
  }

  /// The least whole number that is at least this share of a total: 18 for 0.75 of 24.
  ///
  /// - Parameter total: 0 to 9,000,000,000.
  public func needed(of total: Int) -> Int {
    (total * billionths + 999_999_999) / 1_000_000_000
  }

  /// The share in whole per cent, rounded down.
  public var percent: Int { billionths / 10_000_000 }
}
