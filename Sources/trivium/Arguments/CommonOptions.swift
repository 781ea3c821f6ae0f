/// What may be asked for with every command.
struct CommonOptions: Equatable, Sendable {
  /// The only folder of decks; `nil` for the usual ones.
  var decksFolder: String?
  /// One folder for all that is kept; `nil` for the usual ones.
  var dataFolder: String?
  /// The tag of a language; `nil` for the setting or the environment.
  var language: String?
  /// The name of a theme; `nil` for the setting.
  var theme: String?
  /// The seed of the first paper; `nil` for one by chance.
  var seed: UInt64?
  var animates = true
  var hasColours = true
}
