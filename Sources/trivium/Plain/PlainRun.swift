import QuizEngine
import QuizScreens

/// A paper that is sat line by line, by typing answers.
struct PlainRun {
  private var sitting: Sitting
  private let text: PlainText
  private var talk: PlainTalk
  private var recorder: Recorder
  private let history: History

  /// Prepares a paper.
  ///
  /// - Parameter history: what is known of the past, for the high score.
  init(paper: Paper, words: Words, talk: PlainTalk, recorder: Recorder, history: History) {
    sitting = Sitting(paper: paper, at: BootClock.now())
    text = PlainText(words: words)
    self.talk = talk
    self.recorder = recorder
    self.history = history
  }

  /// What follows on a question.
  private enum Next { case question, handingIn, givingUp }

  /// Asks all questions; returns the exit code.
  mutating func run() -> Int32 {
    record(.started(sitting.paper, isScripted: false))
    talk.say(text.opening(of: sitting.paper))
    var next = Next.question
    while next == .question {
      next = askQuestion()
      if next == .handingIn { next = handIn() }
    }
    if next == .givingUp {
      record(.abandoned)
    } else {
      finish()
    }
    let loss = recorder.close()
    let code = talk.close()
    guard let loss else { return code }
    Complaint.say(loss)
    return ExitCode.disk
  }

  // MARK: Questions

  /// Asks the question that is shown until it has an answer or is left.
  private mutating func askQuestion() -> Next {
    guard let entry = sitting.session.current else { return .handingIn }
    var draft = text.draft(for: entry, outline: sitting.paper.outline)
    sayQuestion()
    while true {
      talk.say(text.part(of: draft))
      guard let line = talk.ask(text.prompt(for: draft)) else { return .givingUp }
      let isChange = sitting.answered != nil
      let now = BootClock.now()
      switch sitting.tick(at: now) {
      case .paper:
        talk.say([text.words(.plainTimeOver)])
        return .handingIn
      case .section:
        talk.say([text.words(.plainTimeOver)])
        return .handingIn
      case .question: return takeAnswer(isChange: isChange)
      case nil: break
      }
      switch draft.take(line) {
      case .answer(let answer):
        sitting.give(answer, at: now)
        return takeAnswer(isChange: isChange)
      case .part: continue
      case .nothing where sitting.paper.mode == .exam: return goOn()
      case .nothing, .unknown: talk.say([text.unknown(draft)])
      case .repetition:
        talk.say(text.help(for: entry, mode: sitting.paper.mode))
        sayQuestion()
      case .leaving:
        let next = askLeaving()
        if next != .question { return next }
        sayQuestion()
      }
    }
  }

  private mutating func sayQuestion() {
    talk.say(text.question(of: sitting.session, timeLeft: sitting.timeLeft(at: BootClock.now())))
  }

  /// Records what was given, then says what came of it.
  private mutating func takeAnswer(isChange: Bool) -> Next {
    if let answered = sitting.answered {
      record(isChange ? .changed(answered) : .answered(answered))
    }
    talk.say(text.verdict(of: sitting.session))
    return goOn()
  }

  /// Shows the next question; after the last of an exam those left out, if the person wishes.
  private mutating func goOn() -> Next {
    let session = sitting.session
    let isOpen = session.given.indices.map {
      session.openRange.contains($0) && session.given[$0]?.answer.isEmpty ?? true
    }
    if session.paper.mode != .exam {
      guard !session.isAtEnd else { return .handingIn }
      return show(session.position + 1)
    }
    if let later = isOpen[(session.position + 1)...].firstIndex(of: true) { return show(later) }
    guard let left = isOpen.firstIndex(of: true),
      left == session.position || session.allowsMove(to: left)
    else { return .handingIn }
    talk.say(["", text.words.counted(.dialogUnanswered, session.openUnansweredCount)])
    let choices = [text.words(.dialogStay), text.words(.dialogHandIn)]
    switch talk.choose(text.words(.dialogHandInTitle), among: choices, words: text.words) {
    case nil: return .givingUp
    case 0: return show(left)
    default: return .handingIn
    }
  }

  /// Hands in the section that is sat, and goes on with the next; else the paper is handed in.
  private mutating func handIn() -> Next {
    guard !sitting.session.isFinished else { return .handingIn }
    for event in sitting.handIn(at: BootClock.now()) { record(event) }
    guard sitting.session.isBetweenSections else { return .handingIn }
    talk.say(text.announcement(of: sitting.session))
    guard talk.ask(text.words(.plainBegin)) != nil else { return .givingUp }
    for event in sitting.beginSection(at: BootClock.now()) { record(event) }
    return .question
  }

  private mutating func show(_ index: Int) -> Next {
    sitting.go(to: index, at: BootClock.now())
    return .question
  }

  /// Asks once whether the paper is to be left.
  private mutating func askLeaving() -> Next {
    let words = text.words
    let (title, ways): (Phrase, [(Phrase, Next)]) =
      switch sitting.paper.mode {
      case .game: (.dialogLeaveGame, [(.dialogGiveUp, .givingUp)])
      case .exam:
        (.dialogLeaveExam, [(.dialogHandIn, .handingIn), (.dialogGiveUp, .givingUp)])
      case .practice, .review:
        (.dialogLeavePractice, [(.dialogFinish, .handingIn), (.dialogGiveUp, .givingUp)])
      }
    let choices = [words(.dialogStay)] + ways.map { words($0.0) }
    guard let choice = talk.choose(words(title), among: choices, words: words) else {
      return .givingUp
    }
    return choice == 0 ? .question : ways[choice - 1].1
  }

  // MARK: The end

  private mutating func finish() {
    sitting.finish(at: BootClock.now())
    let session = sitting.session
    guard let result = FinishedPaper(session, isScripted: false) else { return }
    let best = history.highScore(
      deckID: result.deckID, categoryID: result.categoryID, questionCount: result.questionCount)
    record(.finished(result))
    let isNew = result.countsForHighScore && result.points > best?.points ?? 0
    talk.say(text.results(of: session, isNewHighScore: isNew))
  }

  private mutating func record(_ event: SessionEvent) {
    if let warning = recorder.record(event) { talk.say(["! " + warning.quoted]) }
  }
}
