internal import QuizEngine

/// Ids made of names.
enum Slug {
  /// The name in lower case with hyphens: "Science & Nature" becomes "science-nature".
  static func of(_ name: String) -> String {
    let parts = TextFolding.folded(name).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "topic-" + StableDigest.of(name).prefix(8) : parts.joined(separator: "-")
  }
}
