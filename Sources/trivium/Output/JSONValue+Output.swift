import JSONText
import QuizEngine

extension JSONValue {
  /// A text; null where there is none or it is empty.
  static func text(_ text: String?) -> JSONValue {
    text.flatMap { $0.isEmpty ? nil : .string($0) } ?? .null
  }

  /// A duration in seconds, exact to the millisecond; null where there is none.
  static func seconds(_ duration: Duration?) -> JSONValue {
    duration.map { .number(Double($0.wholeMilliseconds) / 1000) } ?? .null
  }
}
