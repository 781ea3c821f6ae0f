import TerminalKit

/// Every screen there is.
package enum Screen: Equatable, Sendable {
  case deckPicker(DeckPickerScreen)
  case categoryPicker(CategoryPickerScreen)
  case choicePicker(ChoicePickerScreen)
  case paperPicker(PaperPickerScreen)
  case modePicker(ModePickerScreen)
  case questionCard(QuestionCardScreen)
  case questionMap(QuestionMapScreen)
  case results(ResultsScreen)
  case review(ReviewScreen)
  case highScores(HighScoresScreen)
  case settings(SettingsScreen)
  case help(HelpScreen)
  case dialog(DialogScreen)
  case reading(ReadingScreen)

  /// The state of the screen, whichever it is.
  package var state: any ScreenState {
    get {
      switch self {
      case .deckPicker(let state): state
      case .categoryPicker(let state): state
      case .choicePicker(let state): state
      case .paperPicker(let state): state
      case .modePicker(let state): state
      case .questionCard(let state): state
      case .questionMap(let state): state
      case .results(let state): state
      case .review(let state): state
      case .highScores(let state): state
      case .settings(let state): state
      case .help(let state): state
      case .dialog(let state): state
      case .reading(let state): state
      }
    }
    set {
      switch newValue {
      case let state as DeckPickerScreen: self = .deckPicker(state)
      case let state as CategoryPickerScreen: self = .categoryPicker(state)
      case let state as ChoicePickerScreen: self = .choicePicker(state)
      case let state as PaperPickerScreen: self = .paperPicker(state)
      case let state as ModePickerScreen: self = .modePicker(state)
      case let state as QuestionCardScreen: self = .questionCard(state)
      case let state as QuestionMapScreen: self = .questionMap(state)
      case let state as ResultsScreen: self = .results(state)
      case let state as ReviewScreen: self = .review(state)
      case let state as HighScoresScreen: self = .highScores(state)
      case let state as SettingsScreen: self = .settings(state)
      case let state as HelpScreen: self = .help(state)
      case let state as DialogScreen: self = .dialog(state)
      case let state as ReadingScreen: self = .reading(state)
      default: break
      }
    }
  }
}
