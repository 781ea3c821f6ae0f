import QuizEngine
import QuizScreens
import TestSupport

extension Play {
  /// The digit of each item of an ordering, in the right order.
  var digitsInOrder: [String] {
    let order = card?.entry?.optionOrder ?? []
    return order.indices.map { item in "\((order.firstIndex(of: item) ?? 0) + 1)" }
  }

  /// Loads the words of a language.
  mutating func speak(_ tag: String) throws {
    let words = Words(
      tag: tag, texts: try ProjectFiles.texts(language: tag),
      fallback: try ProjectFiles.texts(language: "en"))
    _ = app.handle(.languageLoaded(words), at: outside.time)
  }
}
