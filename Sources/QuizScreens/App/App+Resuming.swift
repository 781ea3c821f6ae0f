import QuizEngine

extension App {
  /// What waits for its deck.
  struct Errand: Equatable, Sendable {
    var deckID: String
    var purpose: Purpose

    enum Purpose: Equatable, Sendable {
      case begin(PaperRequest)
      case goOn(paperID: String)
      /// A paper whose time has run out is handed in; nobody waits for it.
      case handIn
    }
  }

  /// Carries out an errand, at once where its deck is there.
  mutating func run(_ errand: Errand, at now: Duration) -> [Effect] {
    pending = errand
    if deck?.id == errand.deckID { return beginPending(at: now) }
    if errand.purpose != .handIn {
      let title = world.summary(id: errand.deckID)?.outline.title ?? errand.deckID
      stack.push(.reading(ReadingScreen(deckTitle: title)))
    }
    // What is to be asked depends on the past: it comes first.
    let isKnown = world.history.isWhole(deckID: errand.deckID)
    return (isKnown ? [] : [.loadHistory(deckID: errand.deckID)])
      + [.loadDeck(id: errand.deckID)]
  }

  /// Carries out what waits, now that its deck is there.
  mutating func beginPending(at now: Duration) -> [Effect] {
    guard let waiting = pending, let deck, deck.id == waiting.deckID else { return [] }
    pending = nil
    let over = handIn(whatIsOverOf: deck, at: now)
    switch waiting.purpose {
    case .begin(let request): return over + begin(request, from: deck, at: now)
    case .goOn(let id): return over + goOn(paperID: id, from: deck, at: now)
    case .handIn: return over
    }
  }

  /// A deck cannot be used; where nobody waits for it, nothing is said.
  mutating func fail(deckID: String, problem: String) {
    let isSilent = pending?.purpose == .handIn
    pending = nil
    if isSilent {
      world.unfinished.removeAll { $0.deckID == deckID }
    } else {
      showProblem(problem, deckTitle: world.summary(id: deckID)?.outline.title ?? deckID)
    }
  }

  // MARK: Keeping and going on

  /// Leaves the paper as it is: no record says that it ended.
  mutating func keep(at now: Duration) -> [Effect] {
    for case .questionCard(let card) in stack.pushed {
      guard let paperID else { continue }
      world.unfinished.insert(
        UnfinishedPaper(
          card.session, id: paperID, spent: now - card.startedAt,
          sinceAnswer: now - card.shownAt, at: now), at: 0)
    }
    stack.popToRoot()
    stack.root.list.select(0)
    return []
  }

  mutating func goOn(paperID: String, at now: Duration) -> [Effect] {
    guard let kept = world.unfinished.first(where: { $0.id == paperID }) else { return [] }
    return run(Errand(deckID: kept.deckID, purpose: .goOn(paperID: paperID)), at: now)
  }

  private mutating func goOn(paperID: String, from deck: Deck, at now: Duration) -> [Effect] {
    stack.popToRoot()
    guard let kept = world.unfinished.first(where: { $0.id == paperID }) else { return [] }
    world.unfinished.removeAll { $0.id == paperID }
    let takeUp = Effect.takeUp(paperID: paperID, deckID: deck.id)
    guard let resumed = ResumedPaper(kept, from: deck) else {
      stack.push(.dialog(DialogScreen(aboutLost: kept, in: world)))
      return [takeUp] + record(.abandoned)
    }
    self.paperID = paperID
    var card = QuestionCardScreen(
      session: resumed.session, at: now, startedAt: now - kept.elapsed(at: now))
    if card.mode == .exam, let limit = resumed.session.questionTimeLimit {
      card.shownAt = now - min(limit, kept.elapsedForQuestion(at: now))
    }
    card.fit(to: stage)
    stack.push(.questionCard(card))
    var effects = [takeUp] + record(.resumed)
    for replacement in resumed.replacements {
      effects += record(.replaced(voidID: replacement.voidID, replacement.entry))
    }
    if let place = resumed.lostPlace,
      let answer = SessionEvent.AnsweredQuestion(in: resumed.session, at: place)
    {
      effects += record(.answered(answer))
    }
    return effects + [.discardTyping]
  }

  /// Drops an unfinished paper and begins another one of its deck.
  mutating func drop(
    paperID: String, andStart request: PaperRequest, at now: Duration
  ) -> [Effect] {
    guard let kept = world.unfinished.first(where: { $0.id == paperID }) else { return [] }
    world.unfinished.removeAll { $0.id == paperID }
    return [.takeUp(paperID: paperID, deckID: kept.deckID)] + record(.abandoned)
      + start(deckID: kept.deckID, request, at: now)
  }

  // MARK: Time that runs out

  /// Hands in what ran out of time while it was closed, as soon as no other paper is open.
  mutating func handInWhatIsOver(at now: Duration) -> [Effect] {
    guard stack.pushed.isEmpty, pending == nil,
      let over = world.unfinished.first(where: { $0.isOver(at: now) })
    else { return [] }
    return run(Errand(deckID: over.deckID, purpose: .handIn), at: now)
  }

  private mutating func handIn(whatIsOverOf deck: Deck, at now: Duration) -> [Effect] {
    guard
      let kept = world.unfinished.first(where: { $0.deckID == deck.id && $0.isOver(at: now) })
    else { return [] }
    world.unfinished.removeAll { $0.id == kept.id }
    let takeUp = Effect.takeUp(paperID: kept.id, deckID: deck.id)
    guard var session = ResumedPaper(kept, from: deck)?.session else {
      return [takeUp] + record(.abandoned)
    }
    session.apply(.finish(elapsed: kept.elapsed(at: now)))
    guard let result = FinishedPaper(session, isScripted: false) else { return [] }
    addAnswers(of: session)
    world.handedIn.insert(session, at: 0)
    return [takeUp] + record(.finished(result))
  }

  mutating func openResult(_ session: QuizSession, at now: Duration) {
    world.handedIn.removeAll { $0 == session }
    stack.push(.results(ResultsScreen(session: session, isNewHighScore: false, at: now)))
  }

  // MARK: Interruptions

  /// Puts another question in the place of one of a game whose time stood still for the person.
  mutating func voidInterrupted(at now: Duration) -> [Effect] {
    let (deck, surroundings) = (deck, stage)
    let actions = stack.changeCard { card in
      guard card.phase == .asking, card.session.isVoidIfInterrupted else { return [] }
      let other = deck.flatMap { card.session.replacement(from: $0) }
      return other.map { card.replaceQuestion(with: $0, at: now) }
        ?? card.loseQuestion(in: surroundings, at: now)
    }
    return carryOut(actions, at: now)
  }
}
