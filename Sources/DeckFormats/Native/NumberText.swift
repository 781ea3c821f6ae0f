internal import JSONText
internal import QuizEngine

/// A number of a key as a deck writes it: a number, or a text for a time or a coordinate.
struct NumberText {
  let number: ExactNumber
  let form: NumberKey.Form

  /// Reads a number; `nil` where the value is none.
  init?(_ value: JSONValue?) {
    if let number = value?.double.flatMap({ ExactNumber($0) }) {
      (self.number, form) = (number, .decimal)
      return
    }
    guard let text = value?.string else { return nil }
    let form: NumberKey.Form =
      switch text.last?.uppercased() {
      case "N", "S": .latitude
      case "E", "W": .longitude
      default: text.contains(":") ? .time : .decimal
      }
    guard let number = NumberKey.number(in: text, form: form) else { return nil }
    (self.number, self.form) = (number, form)
  }
}
