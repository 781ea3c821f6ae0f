import QuizEngine
import QuizScreens
import QuizStorage
import TerminalKit

/// The choice of what to play, line by line.
struct PlainWelcome {
  private let situation: Situation
  private let words: Words

  init(_ situation: Situation) {
    self.situation = situation
    words = situation.words
  }

  /// Asks for a deck, a mode and a category; `nil` where the person leaves.
  func choose(_ talk: inout PlainTalk) -> PlayOptions? {
    let decks = situation.library.decks().map(\.summary).filter {
      $0.fault == nil && $0.questionCount > 0
    }
    talk.say(["Trivium", words(.welcomeTagline), words(.plainChoose)])
    let titles = decks.map { cleaned($0.outline.title) }
    guard let index = pick(words(.decksTitle), titles, &talk) else { return nil }
    let outline = decks[index].outline
    var options = PlayOptions(deck: outline.id)
    options.way = .plain
    options.mode = .game
    if outline.isExam {
      let modes: [Mode] = [.practice, .exam, .game]
      let names = [words(.modePractice), words(.modeExam), words(.modeGame)]
      guard let mode = pick(cleaned(outline.title), names, &talk) else { return nil }
      options.mode = modes[mode]
    }
    if options.mode != .exam, outline.categories.count > 1 {
      let names = [words(.categoriesAll)] + outline.categories.map { cleaned($0.name) }
      guard let category = pick(cleaned(outline.title), names, &talk) else { return nil }
      options.categoryID = category == 0 ? nil : outline.categories[category - 1].id
    }
    return options
  }

  /// Asks until one of the choices is named; `nil` for `q` and at the end of the input.
  private func pick(_ title: String, _ choices: [String], _ talk: inout PlainTalk) -> Int? {
    talk.say(["", title] + choices.enumerated().map { "\($0 + 1). \($1)" })
    while let line = talk.ask(words(.plainNumber)) {
      let typed = TextFolding.trimmed(line)
      if typed == "q" || typed == "Q" { return nil }
      if let number = WholeNumber.of(typed), number > 0, number <= UInt64(choices.count) {
        return Int(number) - 1
      }
      talk.say([words(.plainNoChoice, ["count": words.number(choices.count)])])
    }
    return nil
  }
}
