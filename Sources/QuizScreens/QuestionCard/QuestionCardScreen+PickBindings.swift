import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// The digits and letters that name an answer.
  func pickBindings(_ words: Words) -> [KeyBinding<Command>] {
    let count = sheet.marks.pickCount
    guard count <= 9 else { return cycleBindings(words) }
    guard count > 0 else { return [] }
    var bindings = (1...count).map { number in
      KeyBinding(
        .character(Character("\(number)")), label: "", help: "", command: Command.pick(number - 1))
    }
    if case .back = sheet.marks {
      for (row, help) in [Phrase.keyKnew, .keyDidNot].enumerated() {
        bindings[row].label = "\(row + 1)"
        bindings[row].help = words(help)
      }
    } else {
      bindings[0].label = "1–\(count)"
      bindings[0].help = words(pickHelp)
    }
    bindings += "abcde".prefix(count).enumerated().map {
      .alias(.character($1), command: .pick($0))
    }
    if mode != .exam, hasTwoSides {
      bindings.append(.alias(.left, .character("h"), command: .pick(0)))
      bindings.append(.alias(.right, .character("l"), command: .pick(1)))
    }
    return bindings
  }

  private var pickHelp: Phrase {
    switch sheet.marks {
    case .truths: .keyMark
    case .partners: .keyMatch
    case .order: .keyPlace
    case .none, .options, .front, .back: isMultiple ? .keyMark : .keyAnswer
    }
  }

  /// Whether there are two answers that stand for left and right.
  private var hasTwoSides: Bool {
    switch entry?.question.kind {
    case .trueFalse, .statements: true
    default: false
    }
  }

  /// The keys that walk through what there is to choose from.
  ///
  /// A second digit could not be told from a new answer: more than nine options are chosen by
  /// arrows, and so many partners one after the other.
  private func cycleBindings(_ words: Words) -> [KeyBinding<Command>] {
    guard case .partners = sheet.marks else { return [] }
    return [
      KeyBinding(.tab, label: "tab", help: words(.keyChange), command: .cycle(1)),
      .alias(.backTab, command: .cycle(-1)),
    ]
  }

  /// Space, which marks, clears, or does what Enter does.
  func spaceBindings(_ words: Words) -> [KeyBinding<Command>] {
    let space = Key.character(" ")
    switch sheet.marks {
    case .none: return []
    case .partners(let partners, _):
      guard let focus = sheet.focus, partners[focus] != nil else { return [] }
      return [
        KeyBinding(
          space, .backspace, label: words(.labelSpace), help: words(.keyClear), command: .mark)
      ]
    case .options where isMultiple:
      return [
        KeyBinding(space, label: words(.labelSpace), help: words(.keyMark), command: .mark)
      ]
    case .options, .truths, .order, .front, .back: return [.alias(space, command: .mark)]
    }
  }
}
