extension ObjectReader {
  /// Reports options that are empty, equal, alike or not fit to be shown.
  mutating func checkOptions(_ options: [String]) {
    for (index, option) in options.enumerated() {
      if BlankText.isBlank(option) {
        report(
          .error, "option \(index) (counted from 0) is empty", remedy: "Write a text, or remove it."
        )
      }
      check(option, "option \(index) (counted from 0)", limit: 1_000)
    }
    guard let alike = LookAlikes.firstPair(in: options) else { return }
    if let (first, second) = LookAlikes.firstEqualPair(in: options) {
      report(
        .error, "the options \(first) and \(second) (counted from 0) are equal",
        remedy: "Change or remove one of them.")
    } else {
      report(
        .warning, "the options \(alike.0) and \(alike.1) (counted from 0) look alike",
        remedy: "Make them differ by more than case, blanks or characters that cannot be seen.")
    }
  }
}
