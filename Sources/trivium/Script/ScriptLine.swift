import QuizEngine

/// A line of a script, before it is seen whether it fits its question.
enum ScriptLine: Equatable {
  /// The numbers of options as shown, from 1; for statements 1 is true, 2 false and 0 open.
  case places([Int])
  /// Things on the left, each with what belongs to it, by their numbers as shown.
  case pairs([Pair])
  case right
  case wrong
  case nothing
  case typed(String)
  /// Time passes.
  case wait(Duration)

  /// Two numbers with a hyphen between them.
  struct Pair: Equatable {
    let left: Int
    let right: Int

    init(_ left: Int, _ right: Int) { (self.left, self.right) = (left, right) }

    /// Reads a word such as `1-2`; `nil` where it is none.
    init?(_ word: Substring) {
      let numbers = word.split(separator: "-", omittingEmptySubsequences: false)
        .map(ScriptLine.number)
      guard numbers.count == 2, let left = numbers[0], let right = numbers[1] else { return nil }
      self.init(left, right)
    }
  }

  /// The longest time that may pass at once, in seconds.
  private static let longestWait: UInt64 = 1_000_000_000

  /// Reads a line; `nil` where it is none of these.
  init?(_ line: String) {
    if line.hasPrefix("\"") {
      self = .typed(String(line.dropFirst()))
      return
    }
    let words = line.split { $0 == " " || $0 == "\t" }
    switch words.count == 1 ? words[0] : "" {
    case "=": self = .right
    case "!": self = .wrong
    case "-": self = .nothing
    case let word where word.hasPrefix("+"):
      guard let time = Self.time(word.dropFirst()) else { return nil }
      self = .wait(time)
    default:
      let places = words.compactMap(Self.number)
      let pairs = words.compactMap(Pair.init)
      guard !words.isEmpty, max(places.count, pairs.count) == words.count else { return nil }
      self = pairs.isEmpty ? .places(places) : .pairs(pairs)
    }
  }

  private static func number(_ word: Substring) -> Int? {
    WholeNumber.of(word).flatMap { Int(exactly: $0) }
  }

  /// Seconds with at most three decimals.
  private static func time(_ text: Substring) -> Duration? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let seconds = WholeNumber.of(first), seconds <= longestWait
    else { return nil }
    guard parts.count > 1 else { return .seconds(Int(seconds)) }
    guard (1...3).contains(parts[1].count),
      let thousandths = WholeNumber.of(parts[1] + String(repeating: "0", count: 3 - parts[1].count))
    else { return nil }
    return .seconds(Int(seconds)) + .milliseconds(Int(thousandths))
  }
}
