import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Which keys a footer lists where there is no room for all.
struct FooterTests {
  /// Cards of exams in all kinds of questions, and what is done there.
  struct ExamCard: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let questions: [Question]
    var keys = ""
    /// The keys that answer, as the footer writes them in English.
    var answering: [String]
    var navigation = ExamBlueprint.Navigation.free
  }

  static let cards = [
    ExamCard(testDescription: "single", questions: Decks.wide(4), answering: ["1–4"]),
    ExamCard(testDescription: "nine options", questions: Decks.wide(9), answering: ["1–9"]),
    ExamCard(
      testDescription: "26 options", questions: Decks.wide(26), answering: ["↑↓", "enter"]),
    ExamCard(
      testDescription: "several right", questions: Decks.mammals, keys: "1", answering: ["1–4"]),
    ExamCard(
      testDescription: "beside the field", questions: Decks.typed, keys: "\t", answering: ["tab"]),
    ExamCard(testDescription: "statements", questions: Decks.statements, answering: ["1–2"]),
    ExamCard(
      testDescription: "matching", questions: Decks.capitals, keys: "1", answering: ["1–5"]),
    ExamCard(
      testDescription: "matching by Tab", questions: Decks.letters, answering: ["tab", "↑↓"]),
    ExamCard(testDescription: "ordering", questions: Decks.rivers, answering: ["1–4"]),
    ExamCard(
      testDescription: "no way back", questions: Decks.wide(4), answering: ["1–4"],
      navigation: .forward),
  ]

  private static func play(
    _ card: ExamCard, in language: LanguageFile, columns: Int
  ) throws -> Play {
    var play = try Play.begin(
      .exam, of: Decks.exam(card.questions, navigation: card.navigation), size: (columns, 12))
    let words = Words(
      tag: language.tag, texts: language.texts, fallback: LanguageFile.english.texts)
    _ = play.app.handle(.languageLoaded(words), at: play.outside.time)
    for key in card.keys { play.press(key == "\t" ? .tab : .character(key)) }
    return play
  }

  /// The labels of the keys in the footer.
  private static func labels(of play: Play) -> [String] {
    let keys = play.card?.keyHelp(in: play.app.world) ?? []
    return FooterLine.fitted(keys, to: Page(size: play.size).area.columns).keys.map(\.label)
  }

  @Test(arguments: LanguageFile.all, cards)
  func inTheCardOfAnExamTheKeysThatMatterStandThereAtFortyColumns(
    _ language: LanguageFile, _ card: ExamCard
  ) throws {
    let play = try Self.play(card, in: language, columns: 40)
    let labels = Self.labels(of: play)
    let enter = play.app.world.words(.labelEnter)
    let wanted = card.answering.map { $0 == "enter" ? enter : $0 }
    let moving = card.navigation == .free ? "←→" : "→"
    for label in wanted + [moving, "m", "?", "esc"] {
      #expect(labels.contains(label), "\(label) in \(labels)")
    }
    // The map is not known by its letter.
    #expect(play.footer.contains(" m " + play.app.world.words(.keyMap)), "\(play.footer)")
    #expect(displayWidth(of: play.footer) <= 39)
  }

  @Test(arguments: LanguageFile.all)
  func inTheMapEnterAndHandingInStandThereAtFortyColumns(_ language: LanguageFile) throws {
    var play = try Self.play(Self.cards[0], in: language, columns: 40)
    play.type("m")
    let words = play.app.world.words
    for part in [" " + words(.labelEnter), " e " + words(.keyHandIn), " ?", " esc"] {
      #expect(play.footer.contains(part), "\(part) in \(play.footer)")
    }
  }

  @Test func wordsGoBeforeKeysAndTheLastKeysBeforeHelpFirst() {
    let keys = [
      KeyHelp(KeyBinding(.character("1"), label: "1–4", help: "answer", command: 0)),
      KeyHelp(KeyBinding(.right, label: "←→", help: "move", command: 0)),
      KeyHelp(KeyBinding(.character("m"), label: "m", help: "map", command: 0)),
      KeyHelp(KeyBinding(.enter, label: "enter", help: "next", command: 0)),
      KeyHelp(KeyBinding(.character("?"), label: "?", help: "help", command: 0)),
      KeyHelp(KeyBinding(.escape, label: "esc", help: "leave", command: 0)),
    ]
    func text(_ columns: Int) -> String {
      let line = FooterLine.fitted(keys, to: columns)
      return line.keys.map { $0.help.isEmpty ? $0.label : $0.label + " " + $0.help }
        .joined(separator: String(repeating: " ", count: line.gap))
    }
    #expect(text(80) == "1–4 answer   ←→ move   m map   enter next   ? help   esc leave")
    #expect(text(60) == "1–4 answer  ←→ move  m map  enter next  ? help  esc leave")
    #expect(text(50) == "1–4 answer  ←→  m map  enter next  ? help  esc")
    #expect(text(36) == "1–4 answer  ←→  m map  enter  ?  esc")
    #expect(text(35) == "1–4 answer  ←→  m map  ? help  esc")
    #expect(text(24) == "1–4 answer  ←→  ?  esc")
    #expect(text(16) == "? help  esc")
    #expect(text(10) == "?  esc")
    #expect(text(4) == "?  esc")
    for columns in 1...80 {
      let line = FooterLine.fitted(keys, to: columns)
      #expect(line.width <= max(columns, 6), "\(columns)")
      #expect(line.keys.suffix(2).map(\.label) == ["?", "esc"])
    }
  }
}
