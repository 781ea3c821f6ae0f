extension ObjectReader {
  /// Reports options that are empty, equal, alike or not fit to be shown.
  mutating func checkOptions(_ options: [String], called name: String = "option") {
    for (index, option) in options.enumerated() {
      if BlankText.isBlank(option) {
        report(
          .error, "\(name) \(index) (counted from 0) is empty",
          remedy: "Write a text, or remove it."
        )
      }
      check(option, "\(name) \(index) (counted from 0)", limit: 1_000)
    }
    guard let alike = LookAlikes.firstPair(in: options) else { return }
    if let (first, second) = LookAlikes.firstEqualPair(in: options) {
      report(
        .error, "the \(name)s \(first) and \(second) (counted from 0) are equal",
        remedy: "Change or remove one of them.")
    } else {
      report(
        .warning, "the \(name)s \(alike.0) and \(alike.1) (counted from 0) look alike",
        remedy: "Make them differ by more than case, blanks or characters that cannot be seen.")
    }
  }
}
