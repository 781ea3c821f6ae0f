import QuizScreens
import TerminalKit
import Testing

/// What every language file must have, whoever adds it.
struct LanguageFileTests {
  static let formats = ["_decimal", "_group", "_groupFrom", "_name", "_plural"]

  @Test(arguments: ["de", "en", "es", "fr", "it", "pl"])
  func theLanguageIsThere(tag: String) {
    #expect(LanguageFile.all.map(\.tag).contains(tag))
  }

  @Test(arguments: LanguageFile.all)
  func aLanguageHasEveryPhraseInEveryPluralFormAndNothingElse(language: LanguageFile) {
    let wanted = Self.formats + Phrase.allCases.flatMap(language.keys)
    #expect(wanted.filter { language.texts[$0] == nil } == [])
    #expect(language.keys.filter { !wanted.contains($0) } == [])
  }

  @Test(arguments: LanguageFile.all)
  func noKeyStandsTwiceAndAllStandInTheOrderOfEnglish(language: LanguageFile) {
    #expect(language.keys.count == language.texts.count)
    let base = LanguageFile.english.keys.filter { language.keys.contains($0) }
    #expect(language.keys.filter { base.contains($0) } == base)
  }

  @Test(arguments: LanguageFile.all)
  func noTextIsEmptyOrHasBlanksAtItsEnds(language: LanguageFile) {
    let odd = language.texts.filter { key, text in
      text.isEmpty
        || key != "_group"
          && (text.first?.isWhitespace == true || text.last?.isWhitespace == true)
        || text.contains("  ") || text.contains(where: \.isNewline)
    }
    #expect(odd.keys.sorted() == [])
  }

  @Test(arguments: LanguageFile.all)
  func aTextHasTheSameNamesInBracesAsInEnglish(language: LanguageFile) {
    for phrase in Phrase.allCases {
      let english = LanguageFile.english.keys(of: phrase)
        .compactMap { LanguageFile.english.texts[$0] }
      let wanted = Set(english.flatMap(LanguageFile.names))
      for key in language.keys(of: phrase) {
        let names = Set(LanguageFile.names(in: language.texts[key] ?? ""))
        // "one mistake" needs no figure; every other form does.
        let canOmit: Set<String> = key.hasSuffix("_one") ? ["count"] : []
        #expect(names.isSubset(of: wanted), "\(key)")
        #expect(names.union(canOmit).isSuperset(of: wanted), "\(key)")
      }
    }
  }

  @Test(arguments: LanguageFile.all)
  func bracesStandInPairs(language: LanguageFile) {
    let odd = language.texts.filter { _, text in
      let rest = text.replacing(/\{\{\w+\}\}/, with: "")
      return rest.contains("{") || rest.contains("}")
    }
    #expect(odd.keys.sorted() == [])
  }

  @Test(arguments: LanguageFile.all)
  func everyColourHasALetterOfItsOwnAndThenItsName(language: LanguageFile) {
    let words = language.words
    let letters = ColourName.allCases.map(words.colourLetter)
    #expect(Set(letters).count == ColourName.allCases.count)
    for (letter, colour) in zip(letters, ColourName.allCases) {
      #expect(letter.isASCII && letter.isUppercase)
      // A blank that does not break, so that a legend keeps the two on one line.
      #expect(words.colourName(colour).hasPrefix("\(letter)\u{A0}"))
      #expect(words.colourName(colour).count > 2)
    }
  }

  @Test(arguments: LanguageFile.all)
  func aDateAFigureAndAPluralRuleAreWhole(language: LanguageFile) {
    #expect(language.texts["_plural"].flatMap(PluralRule.init) != nil)
    #expect(LanguageFile.names(in: language.texts["formatDate"] ?? "") == ["day", "month", "year"])
    #expect(language.texts["_decimal"] != language.texts["_group"])
    #expect(language.texts["_decimal"]?.count == 1)
    #expect(["4", "5"].contains(language.texts["_groupFrom"]))
  }

  @Test(arguments: LanguageFile.all)
  func everyQuoteThatOpensCloses(language: LanguageFile) {
    let pairs: [(Character, [Character])] = [
      ("„", ["“", "”"]), ("«", ["»"]), ("¿", ["?"]), ("¡", ["!"]),
    ]
    for (opening, closing) in pairs {
      let odd = language.texts.filter { _, text in
        let opened = text.count { $0 == opening }
        return opened > 0 && opened != text.count { closing.contains($0) }
      }
      #expect(odd.keys.sorted() == [])
    }
    let straight = language.texts.filter { $0.value.contains("\"") || $0.value.contains("'") }
    #expect(straight.keys.sorted() == [])
  }

  /// French puts a blank at which no line ends before these signs and within its quotes.
  @Test func frenchSignsStayWithTheirWords() {
    let french = LanguageFile(tag: "fr")
    let odd = french.texts.filter { _, text in
      let loose = /[^\u{A0}\u{202F}][:;?!»]|«[^\u{A0}]/
      return text.firstMatch(of: loose) != nil
    }
    #expect(french.texts.count > 200)
    #expect(odd.keys.sorted() == [])
  }

  /// What stands in one row of its own must fit the narrowest terminal, with a column at each side.
  @Test(arguments: LanguageFile.all)
  func whatIsNotWrappedFitsFortyColumns(language: LanguageFile) {
    let words = language.words
    let rows =
      [words(.hintSeveral), words(.readingDeck)] + (1...9).map { words.counted(.hintChoose, $0) }
    #expect(rows.filter { displayWidth(of: $0) > 38 } == [])
    // Beside the keys, which take eleven columns, and the signs of scrolling.
    let besideKeys =
      Phrase.allCases.filter { $0.rawValue.hasPrefix("key") }
      + [.helpControlC, .helpControlL]
    #expect(besideKeys.filter { displayWidth(of: words($0)) > 25 } == [])
  }

  @Test(arguments: LanguageFile.all)
  func theLabelsOfTheFooterAreShort(language: LanguageFile) {
    let words = language.words
    let keys = Phrase.allCases.filter { $0.rawValue.hasPrefix("key") }
    #expect(keys.filter { displayWidth(of: words($0)) > 14 } == [])
    let total = keys.reduce(0) { $0 + displayWidth(of: words($1)) }
    #expect(total <= keys.count * 8)
  }
}
