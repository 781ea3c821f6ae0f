/// Where the program keeps and finds its files.
package struct StorageFolders: Equatable, Sendable {
  /// The journal and the user's own decks, languages and themes; `nil` without a home folder.
  package var data: String?
  /// The settings; `nil` without a home folder.
  package var config: String?
  /// What belongs to this machine alone; `nil` without a home folder.
  package var state: String?
  /// What can be made again; `nil` without a home folder.
  package var cache: String?
  /// Where decks are looked for, in this order.
  package var decks: [String]
  /// Where languages are looked for, in this order.
  package var languages: [String]
  /// Where themes are looked for, in this order.
  package var themes: [String]

  /// Makes folders as they are given.
  package init(
    data: String?, config: String?, state: String?, cache: String?, decks: [String] = [],
    languages: [String] = [], themes: [String] = []
  ) {
    self.data = data
    self.config = config
    self.state = state
    self.cache = cache
    self.decks = decks
    self.languages = languages
    self.themes = themes
  }

  /// Finds the folders of a run.
  ///
  /// - Parameters:
  ///   - environment: the variables; an `XDG_…` that is no absolute path counts as not set.
  ///   - dataOption: one folder for all that is kept, in place of those of the environment.
  ///   - decksOption: the only folder of decks.
  ///   - program: the program's file; what is installed lies beside it.
  ///   - passwordHome: the home folder for a user without `HOME`.
  package init(
    environment: [String: String], dataOption: String? = nil, decksOption: String? = nil,
    program: String? = ProgramPlace.path(), passwordHome: () -> String? = ProgramPlace.home
  ) {
    if let dataOption {
      self.init(
        data: dataOption, config: dataOption, state: dataOption + "/state",
        cache: dataOption + "/cache")
    } else {
      let home = Self.absolute(environment["HOME"]) ?? Self.absolute(passwordHome())
      let folder = { (variable: String, usual: String) in
        (Self.absolute(environment[variable]) ?? home.map { $0 + usual }).map { $0 + "/trivium" }
      }
      self.init(
        data: folder("XDG_DATA_HOME", "/.local/share"),
        config: folder("XDG_CONFIG_HOME", "/.config"),
        state: folder("XDG_STATE_HOME", "/.local/state"),
        cache: folder("XDG_CACHE_HOME", "/.cache"))
    }
    let shared = [data] + ProgramPlace.shares(environment: environment, program: program)
    let beside = { (name: String) in shared.compactMap { $0.map { $0 + "/" + name } } }
    decks = decksOption.map { [$0] } ?? beside("decks")
    languages = beside("languages")
    themes = beside("themes")
  }

  /// A path that says where it begins, without slashes at its end.
  private static func absolute(_ path: String?) -> String? {
    guard let path, path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0) else { return nil }
    return path.utf8.count == 1 ? "" : DiskPath.withoutEndSlashes(path)
  }

  /// The folder of the journal's folders.
  package var journal: String? { data.map { $0 + "/journal" } }

  /// The file of the settings.
  package var settings: String? { config.map { $0 + "/settings.json" } }
}
