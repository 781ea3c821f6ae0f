import QuizScreens
import TestSupport
import Testing

/// The texts of the free edition, which lie apart and are looked after in both editions.
struct FreeEditionTextTests {
  @Test(arguments: ["de", "en", "es", "fr", "it", "pl"])
  func aLanguageHasEveryTextWithTheNamesInBracesOfEnglish(tag: String) throws {
    let english = try ProjectFiles.freeTexts(language: "en")
    let texts = try ProjectFiles.freeTexts(language: tag)
    #expect(english.count > 3)
    #expect(texts.mapValues(LanguageFile.names) == english.mapValues(LanguageFile.names))
    #expect(texts.values.allSatisfy { !$0.isEmpty && !$0.contains("\"") && !$0.contains("'") })
  }

  @Test func noTextStandsAmongThoseOfTheOtherEdition() throws {
    let keys = try ProjectFiles.freeTexts(language: "en").keys
    #expect(keys.filter { LanguageFile.english.texts[$0] != nil } == [])
  }

  #if FreeEdition
    @Test func theFilesHaveThePhrasesOfTheFreeEditionAndNothingElse() throws {
      let keys = try ProjectFiles.freeTexts(language: "en").keys.sorted()
      #expect(keys == FreePhrase.allCases.map(\.rawValue).sorted())
    }
  #endif
}
