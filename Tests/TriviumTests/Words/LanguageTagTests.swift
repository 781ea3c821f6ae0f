import Testing

@testable import trivium

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de_AT.UTF-8", ["de-at", "de"]), ("de", ["de"]),
    ("zh-Hant-TW", ["zh-hant-tw", "zh-hant", "zh"]),
    ("sr_RS@latin", ["sr-rs", "sr"]), ("C", []), ("POSIX", []), ("C.UTF-8", []), ("", []),
  ])
  func aLocaleFallsBackToItsLanguage(name: String, candidates: [String]) {
    #expect(LanguageTag.candidates(for: name) == candidates)
  }

  @Test(arguments: [
    (["LANG": "de_AT.UTF-8"], "de"), (["LANG": "de_DE", "LC_ALL": "fr_FR"], "fr"),
    (["LANG": "de_DE", "LC_MESSAGES": "pt_BR"], "pt-BR"),
    (["LANG": "de_DE", "LANGUAGE": "xx:fr:de"], "fr"), (["LANGUAGE": "fr"], "fr"),
    (["LANG": "C", "LANGUAGE": "fr"], nil), (["LANG": "xx_XX"], nil), ([:], nil),
    (["LANG": "de_DE", "LC_ALL": ""], "de"),
  ])
  func theEnvironmentWishesForALanguage(environment: [String: String], tag: String?) {
    let tags = ["de", "en", "fr", "pt-BR"]
    let wishes = LanguageTag.wishes(environment: environment)
    #expect(wishes.lazy.compactMap { LanguageTag.match($0, in: tags) }.first == tag)
  }
}
