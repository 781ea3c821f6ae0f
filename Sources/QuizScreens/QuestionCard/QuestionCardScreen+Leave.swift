import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// Asks whether the paper is to be begun anew.
  func askRestart(in world: Surroundings) -> Action {
    let words = world.words
    return .ask(
      DialogScreen(
        title: words(.dialogRestart), message: standing(in: world),
        choices: [
          .init(words(.dialogRestartYes), .restart), .init(words(.dialogStay), .stay),
        ]))
  }

  /// Asks what is to become of the paper.
  func askLeave(in world: Surroundings) -> Action {
    let words = world.words
    let stay = DialogScreen.Choice(words(.dialogStay), .stay)
    let giveUp = DialogScreen.Choice(words(.dialogGiveUp), .giveUp)
    let keep = DialogScreen.Choice(words(.dialogKeep), .keep)
    let handIn = session.isInLastSection ? Phrase.dialogHandIn : .dialogHandInPart
    let choices: [DialogScreen.Choice] =
      switch mode {
      case .game: [stay, giveUp]
      case .exam where phase == .announcing: [keep, giveUp, stay]
      case .exam: [keep, .init(words(handIn), .handIn), giveUp, stay]
      case .practice, .review:
        session.answeredCount == 0
          ? [keep, giveUp, stay] : [keep, .init(words(.dialogFinish), .handIn), giveUp, stay]
      }
    let title: Phrase =
      switch mode {
      case .game: .dialogLeaveGame
      case .exam: .dialogLeaveExam
      case .practice, .review: .dialogLeavePractice
      }
    var dialog = DialogScreen(
      title: words(title), message: standing(in: world), choices: choices)
    if mode == .exam {
      dialog.tellsTime = true
      if phase != .announcing, let warning = HandInDialog.warning(of: session, words: words) {
        dialog.message += " " + warning
      }
    }
    return .ask(dialog)
  }

  private func standing(in world: Surroundings) -> String {
    if phase == .announcing, let section = session.section {
      return world.words(.sectionHandedIn, ["name": section.rules.name])
    }
    return world.words(
      .dialogStanding,
      [
        "answered": world.words.number(session.openAnsweredCount),
        "total": world.words.number(session.openRange.count),
      ])
  }
}
