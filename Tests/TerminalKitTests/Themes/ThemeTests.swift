import TerminalKit
import Testing

struct ThemeTests {
  @Test(arguments: [
    ("bold blue", Style(foreground: .indexed(4), bold: true)),
    ("dim", Style(dim: true)),
    ("reverse bold", Style(bold: true, reversed: true)),
    ("underlined  bright red", Style(foreground: .indexed(9), underlined: true)),
    ("#ff8800 on default", Style(foreground: .rgb(RGB(255, 136, 0)))),
    ("white on bright black", Style(foreground: .indexed(7), background: .indexed(8))),
    ("on #000010 bold", Style(background: .rgb(RGB(0, 0, 16)), bold: true)),
    ("grey", Style(foreground: .indexed(8))),
    ("plain", .plain), ("default", .plain), ("", .plain),
  ])
  func aStyleIsReadFromWords(words: String, expected: Style) throws {
    #expect(try Style(words: words) == expected)
  }

  @Test(arguments: [
    ("bold blu", "unknown word `blu` in the style `bold blu`"),
    ("#ff88", "unknown word `#ff88` in the style `#ff88`"),
    ("#+12345", "unknown word `#+12345` in the style `#+12345`"),
    ("bright #ff8800", "unknown word `#ff8800` in the style `bright #ff8800`"),
    ("red blue", "two colours in the style `red blue`: write the second after `on`"),
    ("red on", "the style `red on` ends before its colour"),
    ("bright", "the style `bright` ends before its colour"),
    ("on on red", "unknown word `on` in the style `on on red`"),
    ("on bold red", "unknown word `bold` in the style `on bold red`"),
  ])
  func aFaultOfAStyleIsNamed(words: String, problem: String) {
    #expect(throws: StyleError(description: problem)) { try Style(words: words) }
  }

  @Test func aThemeInWordsChangesTheRolesItNames() throws {
    let theme = try Theme(name: "x", words: ["right": "cyan", "barLow": "bold"])
    #expect(theme[.right] == Style(foreground: .indexed(6)))
    #expect(theme[.barLow] == Style(bold: true))
    #expect(theme[.wrong] == Theme.builtIn[.wrong])
    #expect(throws: StyleError.self) { try Theme(name: "x", words: ["rigth": "cyan"]) }
    #expect(throws: StyleError.self) { try Theme(name: "x", words: ["right": "cyann"]) }
  }

  @Test func withoutColoursWhatMattersStillDiffers() {
    for theme in [Theme.builtIn, Theme(name: "plain", styles: [:])] {
      let bare = theme.withoutColours()
      for role in Role.allCases {
        #expect(bare[role].foreground == nil && bare[role].background == nil)
      }
      for (one, other) in [
        (Role.text, Role.focus), (.text, .right), (.text, .wrong), (.right, .wrong),
        (.focus, .right), (.focus, .wrong), (.text, .key), (.text, .aside), (.text, .title),
        (.text, .badge), (.focus, .title), (.bar, .barCritical), (.focus, .badge),
      ] {
        #expect(bare[one] != bare[other], "\(one) \(other)")
      }
    }
  }

  @Test func theBuiltInColoursAreReadableOnWhiteAndOnBlack() {
    for role in Role.allCases {
      let style = Theme.builtIn[role]
      #expect(style.background == nil)
      // The one colour of its own has a contrast of 4 on white and 5 on black.
      let blue = ThemeColour.rgb(RGB(0, 135, 215))
      #expect([nil, .indexed(1), .indexed(2), .indexed(3), blue].contains(style.foreground))
    }
  }
}
