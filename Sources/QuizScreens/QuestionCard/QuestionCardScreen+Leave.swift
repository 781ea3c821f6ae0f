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
    var choices: [DialogScreen.Choice] = [.init(words(.dialogStay), .stay)]
    if mode == .exam { choices.append(.init(words(.dialogHandIn), .handIn)) }
    if mode == .practice || mode == .review {
      choices.append(.init(words(.dialogFinish), .handIn))
    }
    choices.append(.init(words(.dialogGiveUp), .giveUp))
    let title: Phrase =
      switch mode {
      case .game: .dialogLeaveGame
      case .exam: .dialogLeaveExam
      case .practice, .review: .dialogLeavePractice
      }
    return .ask(
      DialogScreen(
        title: words(title), message: standing(in: world), choices: choices))
  }

  private func standing(in world: Surroundings) -> String {
    world.words(
      .dialogStanding,
      [
        "answered": world.words.number(session.answeredCount),
        "total": world.words.number(session.paper.entries.count),
      ])
  }
}
