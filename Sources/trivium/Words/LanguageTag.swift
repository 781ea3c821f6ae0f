/// Tags of languages as people and the system write them.
enum LanguageTag {
  /// The tags to try for one, the exact one first: `de_AT.UTF-8` gives `de-at` and `de`.
  ///
  /// Empty for the locales that name no language.
  static func candidates(for name: String) -> [String] {
    let bare = name.prefix { $0 != "." && $0 != "@" }
    let tag = String(bare.map { $0 == "_" ? "-" : $0 }).lowercased()
    guard !tag.isEmpty, tag != "c", tag != "posix" else { return [] }
    var parts = tag.split(separator: "-")
    var candidates: [String] = []
    while !parts.isEmpty {
      candidates.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return candidates
  }

  /// The names of languages that the environment wishes for, the first being the dearest.
  ///
  /// As in gettext, the list in `LANGUAGE` counts only where the locale is not `C`.
  static func wishes(environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    if locale == "C" || locale == "POSIX" { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return list + (locale.map { [$0] } ?? [])
  }

  /// The first of the tags there are that fits a name; regions and scripts fall back.
  static func match(_ name: String, in tags: [String]) -> String? {
    for candidate in candidates(for: name) {
      if let tag = tags.first(where: { $0.lowercased() == candidate }) { return tag }
    }
    return nil
  }
}
