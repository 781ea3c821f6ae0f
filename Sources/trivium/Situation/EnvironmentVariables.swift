import Glibc

/// The variables of the environment that the program looks at.
enum EnvironmentVariables {
  private static let names = [
    "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
    "TRIVIUM_SHARE", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "TERM", "NO_COLOR",
  ]

  /// Those that are set, with their values.
  static func read() -> [String: String] {
    var values: [String: String] = [:]
    for name in names { values[name] = getenv(name).map { String(cString: $0) } }
    return values
  }
}
