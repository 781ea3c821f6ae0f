package import QuizEngine

/// Numbers of a key in words: with unit, tolerance or range, as a language writes decimals.
package struct NumberText {
  private let key: NumberKey
  private let words: Words

  package init(_ key: NumberKey, words: Words) {
    self.key = key
    self.words = words
  }

  /// What is accepted, as in "5.2 ± 0.1 kn" or "5 to 6 kn".
  package var right: String {
    guard let value = key.value else {
      return withUnit(
        words(.numberRange, ["from": digits(of: key.lower), "to": digits(of: key.upper)]))
    }
    let amount = digits(of: value)
    guard let tolerance = key.tolerance, tolerance.millionths > 0 else { return withUnit(amount) }
    return switch key.form {
    case .decimal: withUnit(amount + " ± " + words.decimal(tolerance.text))
    case .time: amount + " ± " + words(.rulesMinutes, ["minutes": words.decimal(tolerance.text)])
    case .latitude, .longitude: amount + " ± " + words.decimal(tolerance.text) + "'"
    }
  }

  /// How the number is to be written.
  package var hint: String {
    switch key.form {
    case .decimal:
      key.unit.isEmpty ? words(.hintNumber) : words(.hintNumberUnit, ["unit": key.unit])
    case .time: words(.hintTime, ["example": "14:25"])
    case .latitude: words(.hintCoordinate, ["example": words.decimal("42°21.5'N")])
    case .longitude: words(.hintCoordinate, ["example": words.decimal("18°04.2'E")])
    }
  }

  private func digits(of number: ExactNumber) -> String { words.decimal(key.digits(of: number)) }

  private func withUnit(_ text: String) -> String {
    key.unit.isEmpty ? text : text + " " + key.unit
  }
}
