import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// The keys while an answer is asked for and keys are not text.
  func askingBindings(_ words: Words) -> [KeyBinding<Command>] {
    let enterHelp: Phrase =
      sheet.marks == .front ? .keyTurn : mode == .exam ? .keyNext : .keyAnswer
    let enter = KeyBinding(
      .enter, label: words(.labelEnter), help: words(enterHelp), command: Command.confirm)
    // What cannot be answered any more can only be looked at.
    let isOpen = session.allowsAnswer(at: session.position)
    var bindings = isOpen ? pickBindings(words) : []
    if entry?.question.isTyped == true, isOpen {
      bindings.append(
        KeyBinding(.tab, label: "tab", help: words(.keyType), command: .leaveField))
    }
    guard mode == .exam else {
      bindings += focusBindings(words) + [enter, Self.restart(words), Self.flag(words)]
      return bindings + (isOpen ? spaceBindings(words) : []) + pageBindings
    }
    let walking = moveBindings(words) + [Self.map(words), Self.flag(words)]
    let hasDigits = 1...9 ~= sheet.marks.pickCount
    switch sheet.marks {
    case _ where hasDigits || sheet.rowCount == 0 || !isOpen:
      bindings += walking + [enter] + focusBindings(words)
    // What cannot be answered by digits is answered by arrows, with Tab or Enter.
    case .partners: bindings += focusBindings(words) + walking + [enter]
    default: bindings += focusBindings(words) + [enter] + walking
    }
    return bindings + (isOpen ? spaceBindings(words) : []) + pageBindings
  }

  private func focusBindings(_ words: Words) -> [KeyBinding<Command>] {
    guard sheet.rowCount > 0, session.allowsAnswer(at: session.position) else {
      return [
        .alias(.down, .character("j"), command: .scroll(1)),
        .alias(.up, .character("k"), command: .scroll(-1)),
      ]
    }
    return [
      KeyBinding(
        .down, .character("j"), label: "↑↓", help: words(.keyChoose), command: .focus(1)),
      .alias(.up, .character("k"), command: .focus(-1)),
    ]
  }

  private static func flag(_ words: Words) -> KeyBinding<Command> {
    KeyBinding(.character("f"), label: "f", help: words(.keyFlag), command: .flag)
  }

  private static func map(_ words: Words) -> KeyBinding<Command> {
    KeyBinding(.character("m"), label: "m", help: words(.keyMap), command: .map)
  }

  private static func restart(_ words: Words) -> KeyBinding<Command> {
    KeyBinding(.character("r"), label: "r", help: words(.keyRestart), command: .restart)
  }

  var isMultiple: Bool {
    if case .multiple = entry?.question.kind { true } else { false }
  }

  private var pageBindings: [KeyBinding<Command>] {
    [.alias(.pageUp, command: .page(-1)), .alias(.pageDown, command: .page(1))]
  }

  /// The keys that walk through an exam, as far as its rules allow.
  private func moveBindings(_ words: Words) -> [KeyBinding<Command>] {
    var bindings: [KeyBinding<Command>] = [
      KeyBinding(
        .right, .character("n"), .character("l"), label: "←→", help: words(.keyMove),
        command: .next)
    ]
    if session.paper.outline.blueprint.navigation == .free {
      bindings.append(.alias(.left, .character("p"), .character("h"), command: .previous))
    } else {
      bindings[0].label = "→"
      bindings[0].help = words(.keyNext)
    }
    return bindings
  }

  /// The keys while what is typed is text.
  func typingBindings(_ words: Words) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        .enter, label: words(.labelEnter), help: words(.keyAnswer), command: .confirm),
      KeyBinding(.tab, label: "tab", help: words(.keyOtherKeys), command: .leaveField),
      .alias(.down, command: .scroll(1)), .alias(.up, command: .scroll(-1)),
    ] + pageBindings
  }

  /// The keys while a verdict shows.
  func verdictBindings(in world: Surroundings, isHeld: Bool) -> [KeyBinding<Command>] {
    let words = world.words
    var bindings: [KeyBinding<Command>] = [
      KeyBinding(
        .enter, .right, .character("l"), .character("n"), label: words(.labelEnter),
        help: words(.keyGoOn), command: .goOn)
    ]
    if mode == .game, !isHeld {
      bindings.append(
        KeyBinding(
          .character(" "), label: words(.labelSpace), help: words(.keyExplain),
          command: .hold))
    } else {
      bindings.append(.alias(.character(" "), command: .goOn))
    }
    bindings += [Self.restart(words), Self.flag(words)]
    guard let body = CardBody(of: self, in: world) else { return bindings }
    return bindings
      + ScrollKeys.bindings(
        words, total: body.height, visible: body.visibleRows, hasEnds: false, Command.scroll)
  }

  /// The keys that work whatever shows; while text is typed only those that are no text.
  func commonBindings(_ words: Words) -> [KeyBinding<Command>] {
    let isTyping = phase == .asking && sheet.isTyping
    return [
      KeyBinding(
        keys: isTyping ? [.function(1)] : [.character("?"), .function(1)],
        label: isTyping ? "F1" : "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        keys: isTyping ? [.escape] : [.escape, .character("q")], label: "esc",
        help: words(.keyLeave), command: .leave),
    ]
  }
}
