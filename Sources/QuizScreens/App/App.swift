package import QuizEngine
import TerminalKit

/// The whole program as a value: events go in, effects come out, and a canvas shows how it stands.
package struct App: Equatable, Sendable {
  package internal(set) var stack = NavigationStack()
  package internal(set) var world: Surroundings
  /// The deck that was loaded last, so that a restart need not wait for it.
  var deck: Deck?
  /// What is to be begun when its deck has been loaded.
  var pending: Errand?
  /// The name under which the paper that is sat is recorded.
  var paperID: String?
  /// Whether keys typed before the next picture are to be thrown away once it shows.
  var discardsTyping = false
  private var seeds: Seeds
  private(set) var opening: Opening?

  /// Starts at Welcome, or with a paper of a deck; the first paper has the seed given, later ones
  /// those of its generator.
  package init(world: Surroundings, seed: UInt64, opening: Opening? = nil) {
    self.world = world
    self.opening = opening
    seeds = Seeds(first: seed)
  }

  /// A paper to begin with.
  package struct Opening: Equatable, Sendable {
    package var deckID: String
    package var request: PaperRequest

    package init(deckID: String, request: PaperRequest) {
      self.deckID = deckID
      self.request = request
    }
  }

  /// What is to be done once the first picture stands.
  mutating func firstEffects(at now: Duration) -> [Effect] {
    var effects: [Effect] = []
    if let opening {
      self.opening = nil
      effects = carryOut([.start(deckID: opening.deckID, opening.request)], at: now)
    } else {
      effects = handInWhatIsOver(at: now)
    }
    return effects + (world.catalogue == nil ? [.listDecks] : [])
  }

  mutating func takeSeed() -> UInt64 { seeds.take() }

  /// Takes an event at a time; the effects are to be carried out in their order.
  package mutating func handle(_ event: AppEvent, at now: Duration) -> [Effect] {
    var effects: [Effect] = []
    switch event {
    case .input(let input): effects = take(input, at: now)
    case .decksListed(let decks): world.catalogue = decks
    case .languagesListed(let languages): world.languages = languages
    case .deckLoaded(let loaded):
      deck = loaded
      effects = beginPending(at: now)
    case .historyLoaded(let past, let id):
      // What was added since an earlier one was taken in is in none that is read later.
      if !world.history.isWhole(deckID: id) { world.history.take(past, deckID: id) }
    case .deckFailed(let id, let problem): fail(deckID: id, problem: problem)
    case .pictureLoaded(let name, let picture):
      world.pictures[name] = .some(picture)
      fitScreens()
    case .languageLoaded(let words): world.words = words
    case .paperNamed(let id): paperID = id
    case .finished(let paper): world.history.addFinish(paper)
    case .dayChanged(let day): world.today = day
    case .restyled(let glyphs, let hasColour):
      world.glyphLevel = glyphs
      world.hasColour = hasColour
    case .notice(let text):
      world.notice = text
      fitScreens()
    }
    effects += handInWhatIsOver(at: now)
    return effects + pictureEffects()
  }

  private mutating func take(_ input: InputEvent, at now: Duration) -> [Effect] {
    // What time brings about comes first: a key that arrives after the end is too late.
    let before = stack.top
    // What was interrupted is void before its time can run out.
    let interruption = input == .resumed ? voidInterrupted(at: now) : []
    var effects = interruption + tick(at: now)
    // A key that was meant for what has just gone is not for what came in its place.
    let isStale = effects.contains(.discardTyping) && stack.top != before
    switch input {
    case .key(let key):
      if Page.fits(world.size), !isStale { effects += press(key, at: now) }
    case .paste(let text):
      if Page.fits(world.size), !isStale {
        change(at: stack.pushed.count - 1) { $0.paste(text, in: $1) }
      }
    case .resize(let size):
      world.size = size
      fitScreens()
    case .timeout, .resumed: break
    case .ended(let code): effects.append(.quit(code: code))
    }
    return effects
  }

  private mutating func press(_ key: Key, at now: Duration) -> [Effect] {
    let surroundings = stage
    let actions: [Action]
    if stack.pushed.isEmpty {
      actions = stack.root.press(key, in: surroundings, at: now)
    } else {
      actions = stack.change(at: stack.pushed.count - 1) {
        $0.press(key, in: surroundings, at: now)
      }
    }
    return carryOut(actions, at: now)
  }

  /// Lets time pass for every screen; a clock under a dialog runs on.
  private mutating func tick(at now: Duration) -> [Effect] {
    var surroundings = stage
    var effects: [Effect] = []
    var index = 0
    while index < stack.pushed.count {
      surroundings.isCovered = index < stack.pushed.count - 1
      let actions = stack.change(at: index) { $0.tick(in: surroundings, at: now) }
      effects += carryOut(actions, at: now)
      index += 1
    }
    return effects
  }

  /// Keeps what matters in sight after the screens got another size.
  private mutating func fitScreens() {
    for index in stack.pushed.indices { change(at: index) { $0.fit(to: $1) } }
  }

  private mutating func change(
    at index: Int, _ body: (inout any ScreenState, Surroundings) -> Void
  ) {
    let surroundings = stage
    _ = stack.change(at: index) { state in
      body(&state, surroundings)
      return []
    }
  }

  /// How long until time alone changes what shows; `nil` while nothing moves.
  package func nextTick(at now: Duration) -> Duration? {
    guard !stack.pushed.isEmpty else { return stack.root.nextTick(in: world, at: now) }
    var surroundings = world
    return stack.pushed.enumerated().compactMap { index, screen in
      surroundings.isCovered = index < stack.pushed.count - 1
      return screen.state.nextTick(in: surroundings, at: now)
    }.min()
  }

  /// The pictures that what is on the stack shows and nobody has asked for yet.
  private func pictureEffects() -> [Effect] {
    stack.pushed.flatMap { screen -> [PictureName] in
      switch screen {
      case .questionCard(let card): card.neededPictures
      case .review(let review): review.neededPictures
      default: []
      }
    }.filter { world.pictures[$0] == nil }.map(Effect.loadPicture)
  }

  /// The seeds of the papers: the first as given, then those of the generator it starts.
  private struct Seeds: Equatable, Sendable {
    private var first: UInt64?
    private var rng: SplitMix64

    init(first: UInt64) {
      self.first = first
      rng = SplitMix64(seed: first)
    }

    mutating func take() -> UInt64 {
      defer { first = nil }
      return first ?? rng.nextSeed()
    }
  }
}

extension QuestionCardScreen {
  /// The question's picture, or the art of its category.
  var neededPictures: [PictureName] {
    guard let question = entry?.question else { return [] }
    let outline = session.paper.outline
    let file = question.image ?? outline.category(id: question.categoryID)?.art ?? ""
    return file.isEmpty ? [] : [PictureName(deckID: outline.id, file: file)]
  }
}

extension ReviewScreen {
  /// The picture of the question that is shown.
  var neededPictures: [PictureName] {
    guard let index, let file = session.paper.entries[index].question.image else { return [] }
    return [PictureName(deckID: session.paper.outline.id, file: file)]
  }
}
