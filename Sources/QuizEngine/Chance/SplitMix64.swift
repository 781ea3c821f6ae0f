/// The generator of all chance in the program: small, fast, and the same for ever from one seed.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
public struct SplitMix64: Equatable, Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in `0..<bound`, each equally likely; 0 where the bound is not positive.
  public mutating func next(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let bound = UInt64(bound)
    let limit = UInt64.max - (UInt64.max % bound + 1) % bound
    var bits = next()
    while bits > limit { bits = next() }
    return Int(bits % bound)
  }

  /// The seed of a further paper: 53 bits, so that JSON readers keep it exactly.
  public mutating func nextSeed() -> UInt64 { next() >> 11 }

  /// Puts the elements in a random order, by Fisher and Yates from the end.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    var end = elements.count
    while end > 1 {
      elements.swapAt(end - 1, next(below: end))
      end -= 1
    }
  }
}
