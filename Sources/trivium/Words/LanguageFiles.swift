import QuizScreens
import QuizStorage

/// The languages that the program's text can be read in.
struct LanguageFiles {
  private let files: [DataFile]
  private static let fallbackTag = "en"

  /// Finds the files; none of them is read yet.
  init(folders: StorageFolders) { files = DataFile.all(in: folders.languages) }

  /// The tags there are.
  var tags: [String] { files.map(\.name) }

  /// The words of a tag, with English for what they lack.
  ///
  /// What cannot be read is left out; without English, too, a text is its key.
  func words(tag: String) -> Words {
    let fallback = texts(tag: Self.fallbackTag)
    guard tag != Self.fallbackTag else { return Words(tag: tag, texts: fallback) }
    return Words(tag: tag, texts: texts(tag: tag), fallback: fallback)
  }

  /// The tag for a wish, a setting and an environment, in this order.
  func tag(
    option: String?, setting: String?, environment: [String: String]
  ) throws(Refusal) -> String {
    if let option {
      guard let tag = LanguageTag.match(option, in: tags) else {
        throw Refusal.usage(
          "there is no language '\(option.quoted)'; use one of \(tags.joined(separator: ", ")).")
      }
      return tag
    }
    let wishes = (setting.map { [$0] } ?? []) + LanguageTag.wishes(environment: environment)
    return wishes.lazy.compactMap { LanguageTag.match($0, in: tags) }.first ?? Self.fallbackTag
  }

  /// What every language calls itself, with its tag.
  func choices() -> [Surroundings.Choice] {
    files.map { Surroundings.Choice(id: $0.name, name: words(tag: $0.name).name) }
  }

  private func texts(tag: String) -> [String: String] {
    guard let file = files.first(where: { $0.name == tag }) else { return [:] }
    let texts = (try? file.readTexts()) ?? [:]
    #if FreeEdition
      return texts.merging(file.freeEditionTexts(sponsorKey: Words.sponsorLineKey)) { $1 }
    #else
      return texts
    #endif
  }
}
