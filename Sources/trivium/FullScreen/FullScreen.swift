import CursesTerminal
import DeckFormats
import JSONText
import QuizEngine
import QuizScreens
import QuizStorage
import TerminalKit

/// The program on a whole terminal.
struct FullScreen {
  private let situation: Situation
  private let type: TerminalType
  private let themes: ThemeShelf
  /// What is played at once; `nil` begins with the welcome screen.
  private let opening: App.Opening?
  /// The deck that is played at once, which need not lie in any folder of decks.
  private let ownDeck: OpenedDeck?

  /// Runs until the end is asked for; returns the exit code.
  static func run(options: FullScreenOptions) throws(Refusal) -> Int32 {
    try FullScreen(options).run()
  }

  private init(_ options: FullScreenOptions) throws(Refusal) {
    type = options.terminal
    situation = try Situation(common: options.common)
    try situation.expectWords()
    themes = try ThemeShelf(situation)
    guard let play = options.play else {
      (opening, ownDeck) = (nil, nil)
      return
    }
    let situation = situation
    let opened = try situation.openDeck(play.deck)
    guard let deck = opened.reading.deck else {
      throw Refusal.badInput("\(opened.location.path.quoted) cannot be used.")
    }
    let setup = try PlaySetup(play, deck: deck, settings: situation.settings) {
      situation.past().deck(deck.id).mistakeIDs
    }
    opening = App.Opening(deckID: deck.id, request: setup.request)
    ownDeck = opened
  }

  private func run() throws(Refusal) -> Int32 {
    let past = situation.past()
    var world = ProgramWorld(situation, past: past, themes: themes, ownDeck: ownDeck)
    var terminal: CursesTerminal
    do {
      terminal = try CursesTerminal.open(
        CursesTerminal.Options(
          type: type, theme: themes.theme(named: situation.settings.theme),
          glyphs: situation.settings.glyphs, noColour: !situation.hasColours))
    } catch {
      throw Refusal.usage(error.sentence)
    }
    var app = App(
      world: surroundings(for: terminal, past: past), seed: situation.firstSeed, opening: opening)
    let code = app.run(on: &terminal, outside: &world)
    terminal.close()
    if let note = terminal.openingNote { Complaint.say(note) }
    return world.close() ?? code
  }

  private func surroundings(for terminal: CursesTerminal, past: Past) -> Surroundings {
    // What an option overrides for this run is not to be saved as the person's choice.
    let own = situation.savedSettings.map(Settings.init(json:)) ?? Settings()
    var surroundings = Surroundings(
      words: situation.words, settings: own, history: past.history,
      themes: themes.choices, size: terminal.size,
      glyphLevel: terminal.glyphLevel, hasColour: terminal.colourCount > 1,
      hasGreys: terminal.colourCount > 8,
      allowsAnimation: situation.common.animates)
    surroundings.unfinished = past.unfinished
    // What is known of the decks is part of the first picture; they are looked at after it.
    if opening == nil {
      if past.unfinished.isEmpty {
        surroundings.knownHeadings = situation.library.knownHeadings()
      } else {
        surroundings.catalogue = situation.library.knownDecks()?.map(\.summary)
      }
    }
    surroundings.notice = situation.settingsProblem
    return surroundings
  }
}
