import QuizEngine
import QuizProgress
import TerminalKit

extension App {
  /// Carries out what screens ask for: every way from screen to screen is here.
  mutating func carryOut(_ actions: [Action], at now: Duration) -> [Effect] {
    actions.flatMap { carryOut($0, at: now) }
  }

  mutating func carryOut(_ action: Action, at now: Duration) -> [Effect] {
    switch action {
    case .quit: return [.quit(code: 0)]
    case .back:
      // Whoever does not wait for a deck does not want its paper either.
      if case .reading = stack.top { pending = nil }
      stack.pop()
      uncoverCard(at: now)
    case .goHome: stack.popToRoot()
    case .openDecks(let purpose):
      stack.push(.deckPicker(DeckPickerScreen(purpose: purpose)))
      return world.catalogue == nil ? [.listDecks] : []
    case .openDeck(let id): return openDeck(id)
    case .openChoice(let choice, let id):
      stack.push(
        .choicePicker(ChoicePickerScreen(choice, deckID: id, leadsOn: false, in: world)))
    case .openPapers(let id): stack.push(.paperPicker(PaperPickerScreen(deckID: id)))
    case .choose(let choice, let optionID, let deckID, let leadsOn):
      stack.pop()
      var settings = world.settings
      settings.choose(choice, optionID: optionID, deckID: deckID)
      let effects = change(to: settings)
      return effects + (leadsOn ? openDeck(deckID) : [])
    case .openCategories(let id, let mode):
      stack.push(.categoryPicker(CategoryPickerScreen(deckID: id, mode: mode)))
    case .openHighScores: stack.push(.highScores(HighScoresScreen()))
    case .openSettings:
      stack.push(.settings(SettingsScreen()))
      // Their names stand in their files, which are not read before they are wanted.
      return world.languages.isEmpty ? [.listLanguages] : []
    case .openHelp: openHelp()
    case .openMap(let session): stack.push(.questionMap(QuestionMapScreen(session: session)))
    case .updateMap(let session): stack.updateMap(session)
    case .showCard: stack.pop { if case .questionCard = $0 { true } else { false } }
    case .openReview(let session, let onlyMistakes):
      stack.push(.review(ReviewScreen(session: session, onlyMistakes: onlyMistakes)))
    case .ask(let dialog): stack.push(.dialog(dialog))
    case .answer(let choice):
      stack.pop()
      uncoverCard(at: now)
      return carryOut(choice.outcome, at: now)
    case .start(let deckID, let request): return start(deckID: deckID, request, at: now)
    case .restart: return beginAnew(at: now)
    case .goTo(let question):
      let surroundings = stage
      return changeCard { $0.go(to: question, in: surroundings, at: now) }
        .map { carryOut($0, at: now) } ?? []
    case .handIn: return handIn(at: now)
    case .giveUp: return giveUp(at: now)
    case .goOn(let id): return goOn(paperID: id, at: now)
    case .openResult(let session): openResult(session, at: now)
    case .finishQuiz(let session): return finish(session, at: now)
    case .record(let event): return record(event)
    case .change(let settings): return change(to: settings)
    case .sound(let sound):
      return world.settings.sound == .off ? [] : [.sound(sound, world.settings.sound)]
    case .discardTyping: return [.discardTyping]
    }
    return []
  }

  /// Lets a card go on that waited for what lay over it.
  private mutating func uncoverCard(at now: Duration) {
    guard case .questionCard(var card) = stack.top else { return }
    card.uncover(at: now)
    stack.replaceTop(.questionCard(card))
  }

  private mutating func carryOut(_ outcome: DialogScreen.Outcome, at now: Duration) -> [Effect] {
    switch outcome {
    case .stay: []
    case .restart: beginAnew(at: now)
    case .handIn: handIn(at: now)
    case .giveUp: giveUp(at: now)
    case .keep: keep(at: now)
    case .goOn(let id): goOn(paperID: id, at: now)
    case .drop(let id, let request): drop(paperID: id, andStart: request, at: now)
    }
  }

  private mutating func openDeck(_ id: String) -> [Effect] {
    guard let deck = world.summary(id: id) else { return [] }
    if let fault = deck.fault {
      showProblem(fault, deckTitle: deck.outline.title)
    } else if let choice = DeckChoice.open(of: deck.outline, in: world.settings) {
      stack.push(
        .choicePicker(ChoicePickerScreen(choice, deckID: id, leadsOn: true, in: world)))
    } else if deck.outline.isExam {
      stack.push(.modePicker(ModePickerScreen(deckID: id)))
    } else {
      stack.push(.categoryPicker(CategoryPickerScreen(deckID: id, mode: .game)))
    }
    return world.history.isWhole(deckID: id) ? [] : [.loadHistory(deckID: id)]
  }

  private mutating func openHelp() {
    let state: any ScreenState = stack.top?.state ?? stack.root
    let stage = stage
    stack.push(
      .help(
        HelpScreen(
          topic: state.path(in: stage).last ?? "", keys: state.keyHelp(in: stage))))
  }

  mutating func showProblem(_ problem: String, deckTitle: String) {
    stack.pop { screen in if case .reading = screen { false } else { true } }
    stack.push(.reading(ReadingScreen(deckTitle: deckTitle, problem: problem)))
  }

  // MARK: Papers

  mutating func start(
    deckID: String, _ request: PaperRequest, at now: Duration
  ) -> [Effect] {
    #if FreeEdition
      guard !refusesWhatIsUsedUp(deckID: deckID) else { return [] }
    #endif
    if let kept = world.unfinished.first(where: { $0.deckID == deckID && !$0.isOver(at: now) }) {
      // Where nothing was answered yet, nothing would be lost.
      guard !kept.answers.isEmpty else {
        return drop(paperID: kept.id, andStart: request, at: now)
      }
      stack.push(.dialog(DialogScreen(about: kept, before: request, in: world)))
      return []
    }
    return run(Errand(deckID: deckID, purpose: .begin(request)), at: now)
  }

  mutating func begin(
    _ request: PaperRequest, from deck: Deck, at now: Duration
  ) -> [Effect] {
    var request = request
    // What is due is told when the paper is drawn: one that is begun anew has other questions.
    request.ranks = request.mode == .practice ? world.schedule(deckID: deck.id).ranks : [:]
    if request.mode == .review, request.pool == nil {
      let mistakes = world.history.mistakeIDs(deckID: deck.id)
      request.pool = mistakes
      request.questionCount = mistakes.count
    }
    let paper = Paper(drawnFrom: deck, request: request, seed: takeSeed())
    guard !paper.entries.isEmpty else {
      showProblem(world.words(.nothingToAsk), deckTitle: deck.outline.title)
      return []
    }
    dropPaperScreens()
    paperID = nil
    stack.push(
      .questionCard(QuestionCardScreen(session: QuizSession(paper: paper), at: now)))
    return record(.started(paper, isScripted: false)) + [.discardTyping]
  }

  /// Takes off what belongs to a paper, down to the picker that it was chosen in.
  mutating func dropPaperScreens() {
    stack.pop { screen in
      switch screen {
      case .deckPicker, .categoryPicker, .choicePicker, .paperPicker, .modePicker: true
      case .questionCard, .questionMap, .results, .review, .highScores, .settings, .help, .dialog,
        .reading:
        false
      }
    }
  }

  private mutating func beginAnew(at now: Duration) -> [Effect] {
    let paper = stack.pushed.lazy.compactMap { screen -> QuizSession? in
      switch screen {
      case .questionCard(let card): card.session
      case .results(let results): results.session
      default: nil
      }
    }.last
    guard let session = paper else { return [] }
    #if FreeEdition
      // Refused before the paper that is sat is given up for a new one.
      guard !refusesWhatIsUsedUp(deckID: session.paper.outline.id) else { return [] }
    #endif
    let ended = session.isFinished ? [] : end(session, at: now)
    return ended
      + start(deckID: session.paper.outline.id, session.paper.request, at: now)
  }

  /// Changes the card under what lies above it, which is taken off.
  private mutating func changeCard(
    _ body: (inout QuestionCardScreen) -> [Action]
  ) -> [Action]? {
    stack.pop { if case .questionCard = $0 { true } else { false } }
    guard case .questionCard(var card) = stack.top else { return nil }
    let actions = body(&card)
    stack.replaceTop(.questionCard(card))
    return actions
  }

  private mutating func handIn(at now: Duration) -> [Effect] {
    changeCard { $0.handIn(at: now) }.map { carryOut($0, at: now) } ?? []
  }

  private mutating func giveUp(at now: Duration) -> [Effect] {
    guard let session = stack.card?.session else { return [] }
    addAnswers(of: session)
    let ended = end(session, at: now)
    dropPaperScreens()
    return ended
  }

  /// Ends a paper that is left: a game whose last verdict shows is over, and counts.
  private mutating func end(_ session: QuizSession, at now: Duration) -> [Effect] {
    guard session.paper.mode == .game, !session.given.contains(nil), let card = stack.card else {
      return record(.abandoned)
    }
    var finished = session
    finished.apply(.finish(elapsed: now - card.startedAt))
    return FinishedPaper(finished, isScripted: false).map { record(.finished($0)) } ?? []
  }

  private mutating func finish(_ session: QuizSession, at now: Duration) -> [Effect] {
    guard let result = FinishedPaper(session, isScripted: false) else { return [] }
    let best = world.history.highScore(
      deckID: result.deckID, categoryID: result.categoryID, questionCount: result.questionCount)
    let isNew = result.countsForHighScore && result.points > best?.points ?? 0
    addAnswers(of: session)
    stack.pop { if case .questionCard = $0 { true } else { false } }
    stack.replaceTop(
      .results(ResultsScreen(session: session, isNewHighScore: isNew, at: now)))
    return record(.finished(result)) + [.discardTyping]
  }

  private var isSittingExam: Bool {
    stack.pushed.contains {
      if case .questionCard(let card) = $0 { card.mode == .exam } else { false }
    }
  }

  /// Adds the answers of an exam that has ended, each once.
  mutating func addAnswers(of session: QuizSession) {
    guard session.paper.mode == .exam else { return }
    for index in session.given.indices {
      guard let answer = SessionEvent.AnsweredQuestion(in: session, at: index) else { continue }
      world.history.addAnswer(
        deckID: answer.deckID, questionID: answer.question.id,
        categoryID: answer.question.categoryID, isRight: answer.isRight,
        day: world.today)
    }
  }

  /// Adds what happened to what is known, and asks for it to be kept.
  mutating func record(_ event: SessionEvent) -> [Effect] {
    switch event {
    case .started(let paper, _): world.history.addStart(deckID: paper.outline.id)
    case .answered(let answer):
      // An exam's answers may change until its end; they are added then.
      guard !isSittingExam else { break }
      world.history.addAnswer(
        deckID: answer.deckID, questionID: answer.question.id,
        categoryID: answer.question.categoryID, isRight: answer.isRight,
        day: world.today)
    case .flagged(let deckID, let id, let isFlagged):
      world.history.addFlag(deckID: deckID, questionID: id, isFlagged: isFlagged)
    case .changed, .replaced, .sectionEnded, .sectionBegun, .resumed, .finished, .abandoned: break
    }
    return [.record(event)]
  }

  // MARK: Settings

  private mutating func change(to settings: Settings) -> [Effect] {
    let before = world.settings
    world.settings = settings
    var effects: [Effect] = [.saveSettings(settings)]
    if before.theme != settings.theme || before.glyphs != settings.glyphs {
      effects.append(.restyle(settings))
    }
    if before.language != settings.language {
      effects.append(.loadLanguage(tag: settings.language))
    }
    if settings.sound != before.sound, settings.sound != .off {
      effects.append(.sound(.right, settings.sound))
    }
    return effects
  }
}
