import JSONText
import QuizEngine
import QuizScreens
import QuizStorage

/// What a run finds: where things are, what is set, in which language it speaks.
struct Situation {
  var common: CommonOptions
  let environment: [String: String]
  let folders: StorageFolders
  let settingsFile: SettingsFile
  /// The settings as they were in the file; `nil` where there are none.
  let savedSettings: JSONValue?
  /// The settings with the options of this run in their place.
  let settings: Settings
  /// Why the settings could not be read, as a sentence.
  let settingsProblem: String?
  let languages: LanguageFiles
  let words: Words

  /// Looks at the environment and the disk; only a wrong option is refused, and a folder of decks
  /// that is not there.
  init(
    common: CommonOptions, environment: [String: String] = EnvironmentVariables.read()
  ) throws(Refusal) {
    if let folder = common.decksFolder {
      do {
        try DeckLibrary.expectFolder(folder)
      } catch {
        throw Refusal.badInput("\(error.sentence.quoted) Give another one to --decks.")
      }
    }
    self.common = common
    self.environment = environment
    folders = StorageFolders(
      environment: environment, dataOption: common.dataFolder, decksOption: common.decksFolder)
    settingsFile = SettingsFile(path: folders.settings)
    var saved: JSONValue?
    var problem: String?
    do {
      saved = try settingsFile.read()
    } catch {
      problem = error.sentence
    }
    savedSettings = saved
    settingsProblem = problem
    var settings = saved.map(Settings.init(json:)) ?? Settings()
    languages = LanguageFiles(folders: folders)
    let tag = try languages.tag(
      option: common.language, setting: settings.language, environment: environment)
    words = languages.words(tag: tag)
    if let theme = common.theme { settings.theme = theme }
    if !common.animates { settings.animates = false }
    self.settings = settings
  }

  /// Whether colours are wished for: not with `--no-color`, nor with `NO_COLOR` set to anything.
  var hasColours: Bool { common.hasColours && (environment["NO_COLOR"] ?? "").isEmpty }

  /// The seed of the first paper.
  var firstSeed: UInt64 { common.seed ?? UInt64.random(in: 0..<1 << 53) }

  /// What the journal tells: the past, and the papers that can be gone on with.
  func past() -> Past {
    PastReader(folders: folders, programVersion: ProgramVersion.text).read()
  }

  /// What is known of the past, that of one deck whole.
  func history(ofDeck id: String) -> History { past().history(withDeck: id) }
}

extension Situation {
  /// Refuses to go on where the program's own text cannot be found.
  func expectWords() throws(Refusal) {
    guard !words.isEmpty else {
      throw Refusal.badInput(
        "languages/en.json is not found; install it beside the program or set TRIVIUM_SHARE.")
    }
  }
}
