/// The accepted forms of a typed answer.
public struct AcceptedText: Equatable, Sendable {
  /// At least one form, none of them blank; the first is the one that is shown.
  public let forms: [String]
  /// Whether `*` in a form matches any run of characters.
  public let hasWildcard: Bool
  /// Whether case, accents and quotes count.
  ///
  /// Outer blanks and the length of a blank never do, since nobody sees them.
  public let isExact: Bool

  /// Makes the forms, without those that are blank; `nil` where none is left.
  public init?(forms: [String], hasWildcard: Bool = false, isExact: Bool = false) {
    let forms = forms.filter { !TextFolding.trimmed($0).isEmpty }
    guard !forms.isEmpty else { return nil }
    self.forms = forms
    self.hasWildcard = hasWildcard
    self.isExact = isExact
  }

  /// Whether a typed text is one of the forms.
  public func accepts(_ typed: String) -> Bool {
    let given = prepared(typed)
    guard !given.isEmpty else { return false }
    return forms.contains { form in
      let form = prepared(form)
      return hasWildcard ? Self.matches(given, pattern: form) : given == form
    }
  }

  private func prepared(_ text: String) -> [Character] {
    Array(isExact ? TextFolding.trimmed(text) : TextFolding.folded(text))
  }

  /// Matches with `*` as any run, in time proportional to the product of both lengths at most.
  private static func matches(_ text: [Character], pattern: [Character]) -> Bool {
    var (at, inPattern) = (0, 0)
    var lastStar: (pattern: Int, text: Int)?
    while at < text.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        lastStar = (inPattern, at)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == text[at] {
        at += 1
        inPattern += 1
      } else if let star = lastStar {
        lastStar = (star.pattern, star.text + 1)
        at = star.text + 1
        inPattern = star.pattern + 1
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
