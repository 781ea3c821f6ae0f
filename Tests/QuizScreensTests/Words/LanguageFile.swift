import Foundation
import QuizScreens
import Testing

/// A file of `Data/languages`, as the program reads it.
struct LanguageFile: Sendable, CustomTestStringConvertible {
  let tag: String
  let texts: [String: String]
  /// The keys as they stand in the file, repeated ones too.
  let keys: [String]

  var testDescription: String { tag }

  static let english = LanguageFile(tag: "en")

  /// All languages there are, sorted by tag.
  static let all: [LanguageFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
      .map(LanguageFile.init)
  }()

  init(tag: String) {
    self.tag = tag
    let data = (try? Data(contentsOf: Self.folder.appendingPathComponent(tag + ".json"))) ?? Data()
    texts = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    keys = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\s*"([^"]+)":.*/).map { String($0.output.1) }
    }
  }

  private static var folder: URL {
    var root = URL(fileURLWithPath: #filePath)
    while root.path != "/",
      !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    {
      root.deleteLastPathComponent()
    }
    return root.appendingPathComponent("Data/languages")
  }

  var words: Words { Words(tag: tag, texts: texts, fallback: Self.english.texts) }

  /// The plural categories that whole numbers have in the language, sorted.
  var categories: [String] {
    let rule = texts["_plural"].flatMap(PluralRule.init) ?? .oneOther
    return Set((0...200).map(rule.category)).sorted()
  }

  /// The keys under which the texts of a phrase must stand.
  func keys(of phrase: Phrase) -> [String] {
    phrase.isPlural ? categories.map { phrase.rawValue + "_" + $0 } : [phrase.rawValue]
  }

  /// The names in double braces of a text, each once and sorted.
  static func names(in text: String) -> [String] {
    Set(text.matches(of: /\{\{(\w+)\}\}/).map { String($0.output.1) }).sorted()
  }
}
