import QuizEngine

/// The question whether an exam is to be handed in, with a warning of what is unanswered.
enum HandInDialog {
  static func dialog(for session: QuizSession, in world: Surroundings) -> DialogScreen {
    let words = world.words
    let isLast = session.isInLastSection
    var dialog = DialogScreen(
      title: words(isLast ? .dialogHandInTitle : .dialogHandInPartTitle),
      message: warning(of: session, words: words) ?? words(.dialogAllAnswered),
      choices: [
        .init(words(isLast ? .dialogHandIn : .dialogHandInPart), .handIn),
        .init(words(.dialogStay), .stay),
      ])
    dialog.tellsTime = true
    return dialog
  }

  /// How many questions are unanswered and would count as wrong; `nil` for none.
  static func warning(of session: QuizSession, words: Words) -> String? {
    let open = session.openUnansweredCount
    return open == 0 ? nil : words.counted(.dialogUnanswered, open)
  }
}
