import QuizEngine
import Testing

struct AcceptedTextTests {
  /// A form, what is typed for it, and whether that is right.
  typealias Case = (form: String, typed: String, isRight: Bool)

  static let folding: [Case] = [
    ("Bonn", "bonn", true), ("Bonn", " BONN ", true), ("Bonn", "Bonn.", false),
    ("Zürich", "Zurich", true), ("Zürich", "Zu\u{308}rich", true),
    ("Zu\u{308}rich", "Zürich", true), ("Zurich", "Zürich", true), ("Zürich", "Zuerich", false),
    ("Weißwurst", "Weisswurst", true), ("Weisswurst", "WEIẞWURST", true),
    ("Goethes „Faust“", "goethes faust", true), ("rock ’n’ roll", "Rock 'n' Roll", true),
    ("New  York", "new york", true), ("New York", "NewYork", false),
    ("Grund\u{AD}gesetz", "Grundgesetz", true), ("'", "'", true), ("'", "\"", false),
    ("'", "x", false), ("a*b", "axb", false), ("a*b", "A*B", true),
  ]

  @Test(arguments: folding)
  func aTypedTextIsComparedWithoutCaseAccentsQuotesAndBlanks(example: Case) throws {
    let accepted = try #require(AcceptedText(forms: [example.form]))
    #expect(accepted.accepts(example.typed) == example.isRight)
  }

  static let exact: [Case] = [
    ("pH", "pH", true), ("pH", "PH", false), ("pH", "ph", false), ("Zürich", "Zurich", false),
    ("Zürich", "Zu\u{308}rich", true), ("Maß", "Mass", false), ("'a'", "a", false),
    ("'a'", "'a'", true), ("ls -l", "  ls   -l ", true), ("ls -l", "ls-l", false),
    ("\"", "\"", true), ("a–b", "a-b", false),
  ]

  @Test(arguments: exact)
  func anExactTextIsComparedAsItStandsButForBlanks(example: Case) throws {
    let accepted = try #require(AcceptedText(forms: [example.form], isExact: true))
    #expect(accepted.accepts(example.typed) == example.isRight)
  }

  static let wildcards: [Case] = [
    ("*", "anything", true), ("*", "", false), ("*", "  ", false),
    ("col*r", "color", true), ("col*r", "colour", true), ("col*r", "colr", true),
    ("col*r", "colouring", false), ("col*r", "a color", false),
    ("*gesetz", "Grundgesetz", true), ("*gesetz", "Gesetz", true), ("*gesetz", "Gesetze", false),
    ("grund*", "Grundgesetz", true), ("grund*", "Grund", true), ("grund*", "der Grund", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "ba", false), ("a**b", "ab", true),
    ("a*a", "a", false), ("a*a", "aa", true), ("Straße*", "STRASSENBAHN", true),
    ("a*c*b", "acbcb", true),
  ]

  @Test(arguments: wildcards)
  func aStarMatchesAnyRunOfCharacters(example: Case) throws {
    let accepted = try #require(AcceptedText(forms: [example.form], hasWildcard: true))
    #expect(accepted.accepts(example.typed) == example.isRight)
  }

  @Test func anExactTextCanHaveAStarToo() throws {
    let accepted = try #require(AcceptedText(forms: ["Na*"], hasWildcard: true, isExact: true))
    #expect(accepted.accepts("NaCl"))
    #expect(!accepted.accepts("nacl"))
  }

  @Test(arguments: [("Bundesrat", true), ("bundestag", true), ("Bundes", false)])
  func anyOfTheFormsWillDo(typed: String, isRight: Bool) throws {
    let accepted = try #require(AcceptedText(forms: ["Bundestag", "Bundesrat"]))
    #expect(accepted.accepts(typed) == isRight)
  }

  /// Backtracking over every star would not end in a lifetime.
  @Test func aHostilePatternIsDone() throws {
    let pattern = String(repeating: "*a", count: 100) + "*b"
    let accepted = try #require(AcceptedText(forms: [pattern], hasWildcard: true))
    #expect(!accepted.accepts(String(repeating: "a", count: 2000)))
    #expect(accepted.accepts(String(repeating: "a", count: 2000) + "b"))
  }
}
