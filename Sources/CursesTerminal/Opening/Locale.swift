import Glibc

/// The character set of the person's locale.
enum Locale {
  /// Takes the locale's character set for this process; tells whether it is Unicode.
  ///
  /// A locale that is named but not installed, or none at all, is taken as C.UTF-8. One that
  /// names another character set, `C` among them, is believed.
  static func adopt() -> Bool {
    if setlocale(LC_CTYPE, "") != nil, isUnicode { return true }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].map { environment($0) ?? "" }
    guard mayBeUnicode(names.first { !$0.isEmpty }) else { return false }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && isUnicode
  }

  /// Whether a locale's name, such as `de_DE.UTF-8@euro`, leaves room for Unicode.
  static func mayBeUnicode(_ name: String?) -> Bool {
    guard let name else { return true }
    let codeset = name.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
    return codeset == "utf-8" || codeset == "utf8"
  }

  private static var isUnicode: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }
}

/// A variable of the environment, if it is set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
