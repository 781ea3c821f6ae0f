package import QuizEngine

/// A question of each kind that is more than a choice among options.
package enum KindSamples {
  /// A speed of 5.2 kn, a tenth more or less.
  package static var number: Question? {
    guard let value = ExactNumber(5.2), let tolerance = ExactNumber(0.1) else { return nil }
    return NumberKey(value: value, tolerance: tolerance, unit: "kn").map {
      Question(id: "speed", categoryID: "sea", stem: "How fast?", kind: .number($0))
    }
  }

  /// Three statements: true, false, true.
  package static var statements: Question? {
    StatementGroup([
      .init("Red is to port.", isTrue: true), .init("Green is to port.", isTrue: false),
      .init("White is astern.", isTrue: true),
    ]).map {
      Question(id: "lights", categoryID: "sea", stem: "Which are true?", kind: .statements($0))
    }
  }

  /// Two capitals and a third town that is none.
  package static var matching: Question? {
    Matching(
      pairs: [("France", "Paris"), ("Italy", "Rome")], distractors: ["Lyon"]
    ).map {
      Question(id: "capitals", categoryID: "land", stem: "Which capital?", kind: .matching($0))
    }
  }

  /// Three periods, the earliest first.
  package static var ordering: Question? {
    Ordering(["Trias", "Jura", "Chalk"]).map {
      Question(id: "periods", categoryID: "land", stem: "Earliest first?", kind: .ordering($0))
    }
  }

  package static var card: Question {
    Question(
      id: "card", categoryID: "land", stem: "die Katze", kind: .card(back: "the cat"),
      explanation: "The plural is die Katzen.")
  }

  /// All of them.
  package static var all: [Question] {
    [number, statements, matching, ordering, card].compactMap { $0 }
  }

  /// A deck of them, in this order.
  package static var deck: Deck {
    Deck(
      outline: DeckOutline(
        id: "kinds", title: "Kinds",
        categories: [.init(id: "sea", name: "Sea"), .init(id: "land", name: "Land")],
        blueprint: ExamBlueprint(shufflesQuestions: false, shufflesOptions: false)),
      questions: all)
  }
}
