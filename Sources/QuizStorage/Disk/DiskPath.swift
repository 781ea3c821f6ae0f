/// Paths as text.
enum DiskPath {
  /// The folder a path lies in; "." for a name alone.
  static func parent(of path: String) -> String {
    let trimmed = withoutEndSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let parent = withoutEndSlashes(String(trimmed[..<slash]))
    return parent.isEmpty ? "/" : parent
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    let trimmed = withoutEndSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// The path without slashes at its end; "/" stays.
  static func withoutEndSlashes(_ path: String) -> String {
    var utf8 = path.utf8[...]
    while utf8.count > 1, utf8.last == UInt8(ascii: "/") { utf8.removeLast() }
    return String(Substring(utf8))
  }
}
