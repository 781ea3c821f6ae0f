import QuizEngine
import TestSupport

/// Texts that try to break a screen.
enum Hostile {
  static let escapes =
    "\u{1B}[2J\u{1B}[31mred\u{1B}[0m \u{9B}1m \u{7}bell\u{8}\u{0}nul \u{1B}]0;title\u{7}end"
  static let breaks = "one\rtwo\r\nthree\u{85}four\u{2028}five\u{2029}six\tseven\u{B}eight\u{C}nine"
  static let bidi =
    "left \u{202E}thgir\u{202C} \u{2066}isolate\u{2069} \u{200F}mark\u{200E} שלום עולם \u{061C}مرحبا"
  static let wide = "日本語の問題文はとても長くて、改行されなければならない。" + "漢字かな交じり文、これは試験です。"
  static let emoji = "👩‍👩‍👧‍👦 family 🇩🇪 flag 👍🏽 thumb ❤️ heart 1️⃣ one 🏴󠁧󠁢󠁳󠁣󠁴󠁿 tags 🫠 new"
  static let marks =
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}algo \u{301}alone e\u{301} ก็ำ नमस्ते \u{20DD}"
  static let invisible =
    "zero\u{200B}width\u{FEFF}joiner\u{200D}soft\u{AD}hyphen\u{2060}word\u{E0041}"
  static let unbroken = String(repeating: "unbroken", count: 60)
  static let private_ = "\u{E000}\u{F8FF}\u{FFFF}\u{FFFE}\u{10FFFF} private"

  static let texts = [
    escapes, breaks, bidi, wide, emoji, marks, invisible, unbroken, private_, "", " ", "\n\n\n",
  ]

  static let sizes = [(40, 12), (80, 24), (200, 60)]

  /// A deck whose every text is this one.
  static func deck(of text: String, isExam: Bool) -> Deck {
    let stem = text + " ?"
    let questions = [
      SampleDeck.single("a" + text, "x", stem, [text + " 1", text, text + " 3"], 0, text),
      SampleDeck.multiple("b", "y", stem, [text, text + " 2", text + " 3"], [0, 1]),
      SampleDeck.text("c", "x", stem, [text + " form"]),
      Question(
        id: "d", categoryID: "y", stem: stem, kind: .trueFalse(true), explanation: text,
        references: [text], image: text, imageDescription: text),
    ].compactMap { $0 }
    let outline = DeckOutline(
      id: "hostile", title: text, description: text, icon: text, language: text, edition: text,
      validFrom: text, references: [text],
      categories: [
        .init(id: "x", name: text, icon: text), .init(id: "y", name: text + " 2", icon: ""),
      ],
      blueprint: ExamBlueprint(
        questionsPerSession: 4, timeLimit: isExam ? .seconds(600) : nil,
        questionTimeLimit: isExam ? nil : .seconds(20),
        passRules: isExam ? [.minimumCorrect(3), .minimumCountPerCategory(1)] : [],
        shufflesQuestions: false, shufflesOptions: false, showsCategoryBreakdown: true,
        words: .init(whenTrue: text, whenFalse: text)))
    return Deck(outline: outline, questions: questions)
  }

  /// A game with a question of each kind that has a sheet of its own, all of it this text.
  static func kinds(of text: String) -> Deck {
    let kinds: [Question.Kind?] = [
      Decks.numberKey(52, 1, unit: text).map(Question.Kind.number),
      StatementGroup([.init(text + " 1", isTrue: true), .init(text, isTrue: false)])
        .map(Question.Kind.statements),
      Matching(pairs: [(text, text + " 1"), (text + " 2", text + " 3")], distractors: [text])
        .map(Question.Kind.matching),
      Ordering([text + " 1", text + " 2"]).map(Question.Kind.ordering),
      .card(back: text),
    ]
    var deck = deck(of: text, isExam: false)
    deck.outline.blueprint.questionsPerSession = kinds.count
    deck.questions = kinds.compactMap { $0 }.enumerated().map {
      Question(
        id: "kind-\($0)", categoryID: "x", stem: text + " ?", kind: $1, explanation: text,
        optionExplanations: [text, text])
    }
    return deck
  }
}
