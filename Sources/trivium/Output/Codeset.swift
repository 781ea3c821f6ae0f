import Glibc
import TerminalKit

/// Which characters the reader of an output can show.
enum Codeset {
  /// A terminal of a locale that is not of UTF-8 shows ASCII only; a file or a pipe is UTF-8.
  static func glyphLevel(of descriptor: Int32) -> GlyphLevel {
    guard isatty(descriptor) == 1 else { return .full }
    let variables = EnvironmentVariables.read()
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    return isUnicode(locale) ? .full : .ascii
  }

  /// Whether a locale such as `de_DE.UTF-8@euro` is of UTF-8; without one it is taken as such.
  static func isUnicode(_ locale: String?) -> Bool {
    guard let locale else { return true }
    let codeset = locale.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
    return codeset == "utf-8" || codeset == "utf8"
  }

  /// The text with the nearest characters that can be shown.
  static func text(_ text: String, for level: GlyphLevel) -> String {
    guard level != .full, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      glyphs(of: String(line)).map { $0.degraded(to: level).text }.joined()
    }.joined(separator: "\n")
  }
}
