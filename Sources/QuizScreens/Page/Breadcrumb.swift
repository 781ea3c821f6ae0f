import TerminalKit

/// The way to a screen, from the program's name to the screen's own, as it fits in a row.
///
/// Where there is too little room the program's name goes first. Then long names are shortened, the
/// last one least, and those between what was opened and where one is give way to `…`.
package struct Breadcrumb: Equatable {
  package let names: [String]

  package static let separator = " › "
  /// Shorter than this a name between others tells nothing.
  private static let leastColumns = 12

  /// Fits a path to a row of so many columns.
  package init(_ path: [String], columns: Int) {
    guard path.count > 1, Self.width(of: path) > columns else {
      names = path.count > 1 ? path : path.map { truncated($0, to: max(1, columns)) }
      return
    }
    var shown = path.count > 2 ? Array(path.dropFirst()) : path
    var hasGap = false
    while true {
      if let fitted = Self.fitted(shown, to: columns, withLast: false) {
        names = fitted
        return
      }
      let place = hasGap ? 2 : 1
      guard place < shown.count - 1 else { break }
      shown.remove(at: place)
      if !hasGap { shown.insert("…", at: 1) }
      hasGap = true
    }
    if hasGap { shown.remove(at: 1) }
    names =
      Self.fitted(shown, to: columns, withLast: true)
      ?? path.suffix(1).map { truncated($0, to: max(1, columns)) }
  }

  /// The names, the longest shortened just as far as they must be; `nil` where little would be left.
  private static func fitted(_ names: [String], to columns: Int, withLast: Bool) -> [String]? {
    let longest = names.map { displayWidth(of: $0) }.max() ?? 0
    guard longest >= leastColumns else { return width(of: names) <= columns ? names : nil }
    for most in (leastColumns...longest).reversed() {
      let shortened = names.enumerated().map { index, name in
        index < names.count - 1 || withLast ? truncated(name, to: most) : name
      }
      if width(of: shortened) <= columns { return shortened }
    }
    return nil
  }

  private static func width(of names: [String]) -> Int {
    displayWidth(of: names.joined(separator: separator))
  }
}
