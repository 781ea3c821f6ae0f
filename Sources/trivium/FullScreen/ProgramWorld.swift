import DeckFormats
import JSONText
import QuizEngine
import QuizScreens
import QuizStorage
import TerminalKit

/// Carries out the effects of the full screen: clock, decks, journal, settings, pictures, sound.
struct ProgramWorld: Outside {
  private let situation: Situation
  private let past: Past
  private let themes: ThemeShelf
  private let library: DeckLibrary
  private var journal: Journal
  /// The settings as this copy of the program has read or written them last.
  private var knownSettings: Settings
  /// The deck that was opened last; at first the one that is played at once.
  private var opened: OpenedDeck?
  private var notice: String?
  private var sounds = SoundPlayer()
  private var conversions: [Conversion] = []
  /// How long the machine has slept since it was started, as it was seen last.
  private var timeAsleep = BootClock.timeAsleep()

  /// A picture that is being converted.
  private struct Conversion {
    let name: PictureName
    let work: PictureConversion
  }

  /// How soon what runs beside is looked at again, and how often saving is tried again.
  private static let glance = Duration.milliseconds(50)
  /// Two clocks are never read at once: less than this is no sleep.
  private static let shortestSleep = Duration.milliseconds(500)
  private static let retryPause = Duration.seconds(5)

  init(_ situation: Situation, past: Past, themes: ThemeShelf, ownDeck: OpenedDeck?) {
    self.situation = situation
    self.past = past
    self.themes = themes
    library = situation.library
    journal = Journal(folders: situation.folders, programVersion: ProgramVersion.text)
    knownSettings = situation.savedSettings.map(Settings.init(json:)) ?? Settings()
    opened = ownDeck
  }

  func now() -> Duration { BootClock.now() }

  func today() -> Int { StorageClock.today() }

  mutating func hasSlept() -> Bool {
    let asleep = BootClock.timeAsleep()
    defer { timeAsleep = asleep }
    return asleep - timeAsleep > Self.shortestSleep
  }

  func theme(named name: String) -> Theme { themes.theme(named: name) }

  var patience: Duration? {
    if !conversions.isEmpty { return Self.glance }
    return journal.unsavedCount > 0 ? Self.retryPause : nil
  }

  mutating func finished() -> [AppEvent] {
    sounds.tidy()
    if journal.unsavedCount > 0 { journal.retryUnsaved(isRequested: false) }
    return noticeEvents() + convertedPictures()
  }

  mutating func perform(_ effect: Effect) -> [AppEvent] {
    switch effect {
    case .listDecks: return [.decksListed(library.decks().map(\.summary))]
    case .listLanguages: return [.languagesListed(situation.languages.choices())]
    case .loadDeck(let id): return [loadDeck(id)]
    case .loadHistory(let id): return [.historyLoaded(past.deck(id), deckID: id)]
    case .loadPicture(let name): return loadPicture(name)
    case .loadLanguage(let tag): return [.languageLoaded(words(tag: tag))]
    case .record(let event): return record(event)
    case .takeUp(let paperID, let deckID):
      journal.resume(paperID: paperID, deckID: deckID)
      return []
    case .saveSettings(let settings): return save(settings)
    case .sound(let sound, .tones):
      sounds.play(sound)
      return []
    case .sound, .restyle, .discardTyping, .quit: return []
    }
  }

  /// Ends what runs beside, and tries once more to save; the exit code where that fails.
  mutating func close() -> Int32? {
    for conversion in conversions { conversion.work.stop() }
    sounds.stop()
    guard journal.unsavedCount > 0 else { return nil }
    journal.retryUnsaved()
    let problem = journal.problem
    journal.close()
    guard let problem else { return nil }
    Complaint.say(problem)
    return ExitCode.disk
  }

  // MARK: Decks and words

  private mutating func loadDeck(_ id: String) -> AppEvent {
    if let deck = opened?.reading.deck, deck.id == id { return .deckLoaded(deck) }
    do throws(Refusal) {
      let found = try situation.openDeck(id)
      guard let deck = found.reading.deck else {
        return .deckFailed(id: id, problem: found.location.path)
      }
      opened = found
      return .deckLoaded(deck)
    } catch {
      return .deckFailed(id: id, problem: error.sentence)
    }
  }

  private func words(tag: String?) -> Words {
    let chosen = try? situation.languages.tag(
      option: nil, setting: tag, environment: situation.environment)
    return situation.languages.words(tag: chosen ?? situation.words.tag)
  }

  // MARK: Journal and settings

  private mutating func record(_ event: SessionEvent) -> [AppEvent] {
    let outcome = journal.record(event)
    var events = noticeEvents()
    if case .started = event, let id = journal.paperID { events.append(.paperNamed(id: id)) }
    if case .finished(var paper) = event {
      paper.at = outcome.at
      paper.day = outcome.day
      events.append(.finished(paper))
    }
    return events
  }

  /// What to say where the journal's state has changed.
  private mutating func noticeEvents() -> [AppEvent] {
    guard journal.problem != notice else { return [] }
    notice = journal.problem
    return [.notice(notice)]
  }

  private mutating func save(_ settings: Settings) -> [AppEvent] {
    // A file that is damaged is moved aside, and nothing of it is kept.
    let file = try? situation.settingsFile.read()
    do throws(StorageError) {
      try situation.settingsFile.write(settings.json(over: file, changedFrom: knownSettings))
      knownSettings = settings
      return []
    } catch {
      return [.notice(error.sentence)]
    }
  }

  // MARK: Pictures

  private mutating func loadPicture(_ name: PictureName) -> [AppEvent] {
    guard let opened, opened.reading.deck?.id == name.deckID,
      let bytes = try? opened.pictures.read(name.file)
    else { return [.pictureLoaded(name, nil)] }
    if name.file.lowercased().hasSuffix(".txt") {
      let picture = TextPicture(String(decoding: bytes, as: UTF8.self))
      return [.pictureLoaded(name, picture.isEmpty ? nil : picture)]
    }
    guard let work = PictureConversion(bytes) else { return [.pictureLoaded(name, nil)] }
    conversions.append(Conversion(name: name, work: work))
    return []
  }

  private mutating func convertedPictures() -> [AppEvent] {
    var events: [AppEvent] = []
    var running: [Conversion] = []
    for conversion in conversions {
      switch conversion.work.result() {
      case nil: running.append(conversion)
      case .picture(let picture): events.append(.pictureLoaded(conversion.name, picture))
      case .failed: events.append(.pictureLoaded(conversion.name, nil))
      }
    }
    conversions = running
    return events
  }
}
