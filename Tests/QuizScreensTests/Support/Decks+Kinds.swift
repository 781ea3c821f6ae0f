import QuizEngine
import TestSupport

extension Decks {
  /// A boat's speed of 5.2 kn, a tenth more or less.
  static var speed: [Question] {
    [
      numberKey(52, 1, unit: "kn").map {
        Question(
          id: "speed", stem: "How fast is a boat that makes 10.4 miles in two hours?",
          kind: .number($0), explanation: "Distance by time.")
      }
    ].compactMap { $0 }
  }

  /// A key of tenths.
  static func numberKey(
    _ tenths: Int, _ tolerance: Int, unit: String = "", form: NumberKey.Form = .decimal
  ) -> NumberKey? {
    NumberKey(
      value: ExactNumber(millionths: 100_000 * tenths),
      tolerance: ExactNumber(millionths: 100_000 * tolerance), unit: unit, form: form)
  }

  /// Three statements, of which the second is false, and is long.
  static var statements: [Question] {
    [
      StatementGroup([
        .init("Salt water freezes below 0 °C.", isTrue: true),
        .init(
          "The Baltic is saltier than the North Sea, where rivers bring in fresh water all year.",
          isTrue: false),
        .init("Tides follow the Moon.", isTrue: true),
      ]).map {
        Question(
          id: "sea", stem: "What is true of the sea?", kind: .statements($0),
          explanation: "All of it can be measured.",
          optionExplanations: ["Near −1.8 °C.", "It is brackish.", "And the Sun."])
      }
    ].compactMap { $0 }
  }

  /// Three capitals and two towns that are none.
  static var capitals: [Question] {
    [
      Matching(
        pairs: [("France", "Paris"), ("Italy", "Rome"), ("Switzerland", "Bern")],
        distractors: ["Zurich", "Milan"]
      ).map {
        Question(
          id: "capitals", stem: "Which capital belongs to which country?", kind: .matching($0),
          explanation: "Zurich is only the largest city.")
      }
    ].compactMap { $0 }
  }

  /// Signals with meanings longer than a row.
  static var signals: [Question] {
    [
      Matching(
        pairs: [
          ("One long blast", "I am about to leave a lock, a harbour or a berth"),
          ("Five short blasts", "I doubt whether you are doing enough to avoid me"),
          ("Three short blasts, and a long one after them", "My engine is running astern"),
        ], distractors: ["A man is overboard"]
      ).map {
        Question(id: "signals", stem: "What does each signal mean?", kind: .matching($0))
      }
    ].compactMap { $0 }
  }

  /// Letters with more words than digits can name.
  static var letters: [Question] {
    [
      Matching(
        pairs: [("A", "Alfa"), ("B", "Bravo")],
        distractors: (1...9).map { "Word \($0)" }
      ).map {
        Question(id: "letters", stem: "Which word belongs to which letter?", kind: .matching($0))
      }
    ].compactMap { $0 }
  }

  /// Four rivers, the longest first.
  static var rivers: [Question] {
    [
      Ordering(["Nile", "Danube", "Rhine", "Elbe"]).map {
        Question(
          id: "rivers", stem: "Put these rivers in order, the longest first.",
          kind: .ordering($0), explanation: "From 6,650 km down to 1,094 km.")
      }
    ].compactMap { $0 }
  }

  static var sea: [Question] {
    [
      Question(
        id: "mer", stem: "la mer", kind: .card(back: "the sea"),
        explanation: "Feminine, as in la mer du Nord.")
    ]
  }

  /// The kinds that have a sheet of their own, an exam's first.
  static var kinds: [Question] { speed + statements + capitals + letters + rivers + sea }
}
