import DeckFormats
import Foundation
import QuizEngine
import Testing

struct NativeDeckTests {
  static let question = #"{"id":"a","question":"Q?","options":["x","y"],"correct":0}"#

  @Test func theSimpleDeckAndTheExampleQuestionReadWordForWord() throws {
    let deck = """
      { "examName": "Life in the UK", "questionsPerSession": 24, "timeLimit": 2700, "passingPercentage": 0.75,
        "categories": [{ "id": "values", "name": "The values and principles of the UK", "icon": "⚖" }],
        "shuffleQuestions": true, "showExplanations": true }
      """
    let questions = """
      [{ "id": "einb-47", "category": "values", "region": null,
        "question": "Welches Recht gehört zu den Grundrechten?",
        "options": ["Waffenbesitz", "Faustrecht", "Meinungsfreiheit", "Selbstjustiz"], "correct": 2,
        "explanation": "Art. 5 GG garantiert die Meinungsfreiheit." }]
      """
    let reading = readFolder(deck, questions)
    let share = try #require(Share(0.75))
    let expected = Deck(
      outline: DeckOutline(
        id: "folder", title: "Life in the UK",
        categories: [
          DeckOutline.Category(
            id: "values", name: "The values and principles of the UK", icon: "⚖")
        ],
        blueprint: ExamBlueprint(
          questionsPerSession: 24, timeLimit: .seconds(2_700), questionTimeLimit: nil,
          passRules: [.minimumShare(share)])),
      questions: [
        Question(
          id: "einb-47", categoryID: "values", stem: "Welches Recht gehört zu den Grundrechten?",
          kind: .single(
            try #require(
              SingleChoice(
                options: ["Waffenbesitz", "Faustrecht", "Meinungsfreiheit", "Selbstjustiz"],
                correct: 2))),
          explanation: "Art. 5 GG garantiert die Meinungsfreiheit.")
      ])
    #expect(reading.deck == expected)
    #expect(reading.format == "native")
    #expect(reading.skippedCount == 0)
    #expect(
      reading.findings.map(\.description) == [
        "deck.json: a paper has 24 questions, but the deck has only 1"
      ])
  }

  @Test func allKeysOfADeckAreRead() throws {
    let deck = """
      { "id": "my-exam", "title": "T", "description": "D", "icon": "✪", "language": "de-CH",
        "edition": "2nd", "validFrom": "2025-10-10", "references": ["R1", "R2"],
        "categories": [{"id": "c", "name": "C", "icon": "⚖", "art": "images/c.txt"}],
        "regions": {"label": "Land", "values": [{"id": "be", "name": "Berlin"}]},
        "questionsPerSession": 1, "timeLimit": null, "questionTimeLimit": 7.5,
        "pass": [{"minimumShare": 0.5}, {"minimumCorrect": 1}, {"maximumErrors": 3},
          {"minimumPoints": 68}, {"maximumErrorPoints": 10},
          {"maximumWrongOfWeight": {"weight": 5, "count": 1}},
          {"minimumPerCategory": {"count": 6}}, {"minimumPerCategory": {"share": 0.5}}],
        "shuffleQuestions": false, "shuffleOptions": false, "showExplanations": false,
        "showCategoryBreakdown": true, "words": {"true": "Vero", "false": "Falso"},
        "navigation": "forward", "mixWeights": true }
      """
    let reading = readFolder(
      deck,
      #"[{"id":"a","category":"c","region":"be","question":"Q?","correct":true,"image":"images/p.txt"}]"#
    )
    #expect(reading.findings.isEmpty)
    let half = try #require(Share(0.5))
    let outline = DeckOutline(
      id: "my-exam", title: "T", description: "D", icon: "✪", language: "de-CH", edition: "2nd",
      validFrom: "2025-10-10", references: ["R1", "R2"],
      categories: [DeckOutline.Category(id: "c", name: "C", icon: "⚖", art: "images/c.txt")],
      regions: DeckOutline.Regions(
        label: "Land", values: [DeckOutline.Region(id: "be", name: "Berlin")]),
      blueprint: ExamBlueprint(
        questionsPerSession: 1, timeLimit: nil, questionTimeLimit: .milliseconds(7_500),
        passRules: [
          .minimumShare(half), .minimumCorrect(1), .maximumErrors(3), .minimumPoints(68),
          .maximumErrorPoints(10), .maximumWrongOfWeight(weight: 5, count: 1),
          .minimumCountPerCategory(6), .minimumSharePerCategory(half),
        ], shufflesQuestions: false, shufflesOptions: false, showsExplanations: false,
        showsCategoryBreakdown: true, navigation: .forward,
        words: ExamBlueprint.TruthWords(whenTrue: "Vero", whenFalse: "Falso"),
        mixesWeights: true))
    #expect(reading.deck?.outline == outline)
    #expect(reading.deck?.imageNames == ["images/c.txt", "images/p.txt"])
  }

  @Test func whatIsLeftOutIsAGameOfTenQuestionsWithTwentySecondsEach() throws {
    let reading = readFolder(#"{"examName":"G"}"#, "[\(Self.question)]")
    #expect(reading.deck?.outline.blueprint == ExamBlueprint())
    #expect(reading.deck?.outline.isExam == false)
  }

  static let clocks: [(String, Duration?)] = [
    (#""pass":[{"minimumCorrect":1}]"#, nil), (#""passingPercentage":1"#, nil),
    (#""timeLimit":60"#, nil), (#""questionTimeLimit":null"#, nil),
    (#""questionTimeLimit":5"#, .seconds(5)), (#""timeLimit":null"#, .seconds(20)),
    (#""passingPercentage":0.5,"questionTimeLimit":30"#, .seconds(30)),
  ]

  @Test(arguments: clocks)
  func anExamAndAPaperWithAClockHaveNoClockForEachQuestionUnlessTheyNameOne(
    keys: String, expected: Duration?
  ) throws {
    let reading = readFolder(#"{"examName":"G",\#(keys)}"#, "[\(Self.question)]")
    let deck = try #require(reading.deck)
    #expect(deck.outline.blueprint.questionTimeLimit == expected)
  }

  static let faults: [(String, Finding.Severity, Int, String, String)] = [
    (
      "\n\"passingPercentage\": 75", .error, 2,
      "`passingPercentage` is 75, but a share goes from 0 to 1", "Write 0.75."
    ),
    (
      #""passingPercentage": -1"#, .error, 1,
      "`passingPercentage` is -1 and not a share from 0 to 1",
      "Write a share from 0 to 1."
    ),
    (
      #""passingPercentage": "75%""#, .error, 1,
      "`passingPercentage` is the text \"75%\" and not a share from 0 to 1",
      "Write a share from 0 to 1."
    ),
    (
      #""questionsPerSession": 0"#, .error, 1,
      "`questionsPerSession` is 0 and not a whole number from 1", "Write a whole number from 1."
    ),
    (
      #""timeLimit": "45 min""#, .error, 1,
      "`timeLimit` is the text \"45 min\" and not a number of seconds from 1, or null for none",
      "Write a number of seconds from 1, or null for none."
    ),
    (
      #""shuffleQuestions": "yes""#, .error, 1,
      "`shuffleQuestions` is the text \"yes\" and not true or false", "Write true or false."
    ),
    (
      #""navigation": "back""#, .error, 1, "`navigation` is `back`, which is not known",
      "Use free, skip or forward."
    ),
    (
      #""words": {"true": "V"}"#, .error, 1,
      "`words` is not an object with two different texts `true` and `false`",
      #"Write it as in {"true": "Vero", "false": "Falso"}."#
    ),
    (
      "\"pass\": [\n{\"minimumCorrect\": 1},\n{\"minimumRight\": 1}]", .error, 3,
      "the condition `minimumRight` of `pass` is not known",
      "Use one of minimumShare, minimumCorrect, maximumErrors, minimumPoints, "
        + "maximumErrorPoints, maximumWrongOfWeight, minimumPerCategory."
    ),
    (
      #""pass": [{"minimumPerCategory": 6}]"#, .error, 1,
      "the condition `minimumPerCategory` of `pass` is not an object with `count`, "
        + "a whole number, or `share`, from 0 to 1",
      "Write an object with `count`, a whole number, or `share`, from 0 to 1."
    ),
    (
      #""pass": {"minimumCorrect": 6}"#, .error, 1,
      "`pass` is an object and not a list of conditions",
      "Write a list of conditions."
    ),
    (
      #""pass": [{"minimumCorrect": 11}]"#, .error, 1,
      "11 right answers are needed to pass, but there are 10 questions",
      "Correct `minimumCorrect`, or the number of questions."
    ),
    (
      #""categories": [{"name": "C"}]"#, .error, 1, "a category has no `id`",
      "Add `id` with a short text."
    ),
    (
      #""categories": [{"id": "c", "name": "C"}, {"id": "c", "name": "D"}]"#, .error, 1,
      "the id `c` of a category is used twice", "Remove one of the two."
    ),
    (
      #""categories": [{"id": "c", "name": "C", "art": "/etc/passwd"}]"#, .error, 1,
      "the art `/etc/passwd` of the category `c` is an absolute path",
      "Name a file in the deck's folder, such as images/flag.txt."
    ),
    (
      #""categories": [{"id": "c", "name": "C", "colour": "red"}]"#, .warning, 1,
      "the key `colour` in a category is not known", "Use only `id`, `name`, `icon`, `art`."
    ),
    (
      #""regions": ["be"]"#, .error, 1, "`regions` is not an object with `label` and `values`",
      #"Write it as in {"label": "Land", "values": [{"id": "be", "name": "Berlin"}]}."#
    ),
    (
      #""id": "../other""#, .error, 1,
      "the id `../other` is not made of letters a to z, digits, - and _",
      "Write an id such as life-in-the-uk."
    ),
    (
      #""icon": "abc""#, .warning, 1, "the icon of the deck is not one character, and is left out",
      "Write one character."
    ),
    (
      #""language": "Deutsch (CH)""#, .warning, 1,
      "`language` is `Deutsch (CH)`, which is no language tag",
      "Write a tag such as en, de or pt-BR."
    ),
    (
      #""validFrom": "1.1.2025""#, .warning, 1, "`validFrom` is `1.1.2025` and not a day",
      "Write the day as in 2025-10-10."
    ),
    (
      #""sections": []"#, .error, 1, "`sections` is an empty list",
      "Add a section, or remove `sections`."
    ),
    (
      #""passMark": 1"#, .warning, 1, "the key `passMark` is not known and has no effect",
      "Correct its spelling, or remove it."
    ),
    (
      #""description": "a\u202eb""#, .warning, 1,
      "`description` holds the character U+202E, which turns the direction of writing",
      "Remove what cannot be seen from the text."
    ),
  ]

  @Test(arguments: faults)
  func aFaultOfADeckIsNamedAndTheDeckStaysReadable(
    keys: String, severity: Finding.Severity, line: Int, problem: String, remedy: String
  ) throws {
    let reading = readFolder(#"{"examName":"G",\#(keys)}"#, "[\(Self.question)]")
    let finding = try #require(reading.findings.first)
    #expect(finding.problem == problem)
    #expect(finding.remedy == remedy)
    #expect(finding.severity == severity)
    #expect(finding.file == "deck.json")
    #expect(finding.line == line)
    #expect(reading.deck?.questions.count == 1)
    #expect(reading.skippedCount == 0)
  }

  @Test func aPercentageAboveOneStillMakesAnExam() throws {
    let reading = readFolder(#"{"examName":"G","passingPercentage":75}"#, "[\(Self.question)]")
    let share = try #require(Share(0.75))
    #expect(reading.deck?.outline.blueprint.passRules == [.minimumShare(share)])
  }

  @Test func aDeckWithoutANameIsReportedAndIsCalledByItsId() {
    let reading = readFolder("{}", "[\(Self.question)]")
    #expect(reading.deck?.outline.title == "folder")
    #expect(reading.findings.map(\.problem) == ["the deck has no name"])
  }

  @Test func aDeckFileThatIsNoJSONLeavesNoDeckAndSaysWhere() throws {
    let reading = readFolder("{\n \"examName\": \"G\"\n \"timeLimit\": 1}", "[\(Self.question)]")
    #expect(reading.deck == nil)
    let finding = try #require(reading.findings.first)
    #expect(
      finding.description
        == "deck.json, line 3: a comma or } is missing before \" (column 2)")
  }

  @Test func oneBrokenFileOfQuestionsLeavesTheOthers() {
    let files = [
      SourceFile(name: "d/questions-b.json", text: "[{]"),
      SourceFile(name: "d/deck.json", text: #"{"examName":"G"}"#),
      SourceFile(name: "d/questions-a.json", text: "[\(Self.question)]"),
      SourceFile(name: "d/notes.json", text: "no JSON"),
    ]
    let reading = DeckFormats.reading(of: files, id: "d")
    #expect(reading.deck?.questions.map(\.id) == ["a"])
    #expect(reading.findings.map(\.file) == ["d/questions-b.json"])
  }

  @Test func aSingleFileMayHoldTheDeckAndItsQuestions() {
    for name in ["deck.json", "whatever.json"] {
      let reading = read(#"{"examName":"G","questions":[\#(Self.question)]}"#, name: name)
      #expect(reading.deck?.outline.title == "G")
      #expect(reading.deck?.questions.map(\.id) == ["a"])
      #expect(reading.findings.isEmpty)
    }
  }

  @Test func aListOfQuestionsAloneIsADeckWithTheirCategories() {
    let text = #"""
      [{"id":"a","category":"z","question":"Q?","correct":true},
       {"id":"b","category":"y","question":"Q?","correct":true},
       {"id":"c","category":"z","region":"be","question":"Q?","correct":true}]
      """#
    let reading = read(text)
    #expect(reading.deck?.outline.title == "bank")
    #expect(reading.deck?.outline.categories.map(\.id) == ["z", "y"])
    #expect(reading.deck?.questions.count == 3)
    #expect(reading.findings.isEmpty)
  }

  static let unusable: [([UInt8], String)] = [
    ([], "the file is empty"),
    (Array("\u{FEFF} \n".utf8), "the file is empty"),
    (Array("hello".utf8), "the file is in no format that is known"),
    ([0x68, 0xE4], "the file is not in UTF-8, and in no format that is known"),
    (Array("[]".utf8), "the deck has no questions"),
    (Array("{}".utf8), "the deck has no name"),
    (
      [0x5B, 0x22, 0xE4, 0x22, 0x5D],
      "the byte 0xE4 is not UTF-8; the file may be in Windows-1252 (column 3)"
    ),
    ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "the file is in UTF-16 and not in UTF-8 (column 1)"),
    (Array("[\"\\u12\"]".utf8), #"four hexadecimal digits are missing after \u (column 3)"#),
    (Array(#"{"a":1e999999}"#.utf8), "the number is too large (column 6)"),
    (Array(#"{"a":1,"a":2}"#.utf8), #"the key "a" stands twice in one object (column 8)"#),
  ]

  @Test(arguments: unusable)
  func aFileWithoutADeckIsExplainedInASentence(bytes: [UInt8], problem: String) {
    let reading = DeckFormats.reading(of: [SourceFile(name: "f", bytes: bytes)], id: "f")
    #expect(reading.deck == nil)
    #expect(reading.findings.first?.problem == problem)
    #expect(reading.findings.first?.severity == .error)
  }

  @Test func millionsOfOpenListsAreRefusedInASentence() {
    let reading = read(String(repeating: "[", count: 5_000_000))
    #expect(
      reading.findings.first?.description
        == "bank.json, line 1: lists and objects stand in one another more than 32 deep (column 33)"
    )
  }

  @Test func byteOrderMarkAndAllLineEndsMakeNoDifference() {
    let text = "[\n{\"id\":\"a\",\n\"question\":\"Q?\",\n\"correct\":true}\n]"
    let plain = read(text)
    #expect(plain.deck?.questions.count == 1)
    for variant in [
      "\u{FEFF}" + text, text.replacingOccurrences(of: "\n", with: "\r\n"),
      text.replacingOccurrences(of: "\n", with: "\r"), text + "\n",
    ] { #expect(read(variant) == plain) }
  }

  @Test func nothingIsFoundInTheDecksOfTheProgram() throws {
    let decks = Folders.project.appendingPathComponent("Data/decks")
    let names = try FileManager.default.contentsOfDirectory(atPath: decks.path).sorted()
    #expect(!names.isEmpty)
    for name in names where name != ".DS_Store" {
      let folder = decks.appendingPathComponent(name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".json") }
        .map {
          SourceFile(
            name: $0, bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0))))
        }
      guard files.contains(where: { $0.name == "deck.json" }) else { continue }
      let reading = DeckFormats.reading(of: files, id: name, isThorough: true)
      #expect(reading.deck != nil)
      #expect(reading.findings.map(\.description) == [])
    }
  }
}
