import DeckFormats
import JSONText
import QuizEngine
import Testing

struct NativeQuestionTests {
  static let deck = #"""
    {"examName":"G","categories":[{"id":"c","name":"C"},{"id":"d","name":"D"}],
     "regions":{"label":"Land","values":[{"id":"be","name":"Berlin"}]}}
    """#

  /// Reads a question in the middle of two good ones.
  private func reading(of question: String) -> DeckReading {
    readFolder(
      Self.deck,
      """
      [{"id":"first","category":"c","question":"Q?","correct":true},
      \(question),
      {"id":"last","category":"d","question":"Q?","correct":true}]
      """)
  }

  static let skipped: [(String, String, String)] = [
    (
      #""question":"Q?","options":["w","x","y","z"],"correct":4"#,
      "`correct` is 4, but there are 4 options (0 to 3)",
      "Count the options from 0 and name the right one."
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":-1"#,
      "`correct` is -1, but there are 2 options (0 to 1)",
      "Count the options from 0 and name the right one."
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":[0,2]"#,
      "`correct` is 2, but there are 2 options (0 to 1)",
      "Count the options from 0 and name the right one."
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":[1,1]"#, "`correct` names the option 1 twice",
      "Remove one of the two."
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":[]"#,
      "`correct` is an empty list, so that no answer would be right",
      "Write the indices of the right options, counted from 0."
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":"y""#,
      "`correct` is the text \"y\" and not the index of an option (0 to 1)",
      "Write 1, the index of this option."
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":0.5"#,
      "`correct` is 0.5 and not the index of an option (0 to 1)",
      "Write the index of an option (0 to 1)."
    ),
    (
      #""question":"Q?","options":["x","y"]"#, "`correct` is missing",
      "Add `correct`: the index of the right option, counted from 0."
    ),
    (
      #""question":"Q?","correct":0"#, "`options` is missing",
      "Add `options` with a list of 2 to 26 texts."
    ),
    (
      #""options":["x","y"],"correct":0"#, "`question` is missing",
      "Add `question` with the text of the question."
    ),
    (
      #""text":"Q?","options":["x","y"],"correct":0"#, "`question` is missing",
      "Call the key `text` `question`."
    ),
    (
      #""question":" \u00a0\u200b","options":["x","y"],"correct":0"#,
      "the text of the question is empty", "Write the question under `question`."
    ),
    (
      #""question":7,"options":["x","y"],"correct":0"#, "`question` is 7 and not a text",
      "Write a text."
    ),
    (
      #""question":"Q?","options":["x"],"correct":0"#,
      "there is 1 option, but a question has 2 to 26", "Add wrong options."
    ),
    (
      #""question":"Q?","options":[],"correct":0"#,
      "there are 0 options, but a question has 2 to 26", "Add wrong options."
    ),
    (
      #""question":"Q?","options":[\#((0..<27).map { "\"\($0)\"" }.joined(separator: ","))],"correct":0"#,
      "there are 27 options, but a question has 2 to 26", "Remove wrong options."
    ),
    (
      #""question":"Q?","options":"x, y","correct":0"#,
      "`options` is the text \"x, y\" and not a list of 2 to 26 texts",
      "Write a list of 2 to 26 texts."
    ),
    (
      #""question":"Q?","options":["x",2],"correct":0"#,
      "option 1 (counted from 0) is a number and not a text", "Put it in double quotes."
    ),
    (
      #""question":"Q?","options":["x"," "],"correct":0"#, "option 1 (counted from 0) is empty",
      "Write a text, or remove it."
    ),
    (
      #""question":"Q?","options":["x","y","X","x"],"correct":0"#,
      "the options 0 and 3 (counted from 0) are equal", "Change or remove one of them."
    ),
    (
      #""question":"Q?","correct":true,"category":"e""#, "the deck has no category `e`",
      "Use one of its categories: c, d."
    ),
    (
      #""question":"Q?","correct":true,"region":"by""#, "the deck has no region `by`",
      "Add it to `regions` of the deck, or correct the id."
    ),
    (
      #""question":"Q?","correct":1,"kind":"trueFalse""#, "`correct` is 1 and not true or false",
      "Write true or false."
    ),
    (
      #""question":"Q?","correct":[0,1],"options":["x","y"],"kind":"single""#,
      "the kind is `single`, but `correct` is a list",
      "Write one index, or make the kind `multiple`."
    ),
    (
      #""question":"Q?","correct":[0,1],"options":["x","y","z"],"choose":3"#,
      "`choose` is 3, but 2 options are right", "Correct `choose` or `correct`."
    ),
    (
      #""question":"Q?","correct":0,"kind":"essay""#, "the kind `essay` is not known",
      "Use one of single, multiple, trueFalse, text, number, statements, matching, ordering, card."
    ),
    (
      #""question":"Q?","answers":[]"#, "`answers` is not a list of texts with a text in it",
      "Write a list of all texts that are right."
    ),
    (
      #""question":"Q?","answers":["x",1]"#, "`answers` is not a list of texts with a text in it",
      "Write a list of all texts that are right."
    ),
    (
      #""question":"Q?","kind":"text""#, "`answers` is missing",
      "Write a list of all texts that are right."
    ),
    (
      #""question":"Q?","correct":true,"points":0"#, "`points` is 0 and not a whole number from 1",
      "Write a whole number from 1."
    ),
    (
      #""question":"Q?","correct":true,"fixedOrder":"yes""#,
      "`fixedOrder` is the text \"yes\" and not true or false", "Write true or false."
    ),
    (
      #""question":"Q?","correct":true,"image":5"#, "`image` is 5 and not a text", "Write a text."
    ),
  ]

  @Test(arguments: skipped)
  func aBadQuestionIsSkippedWithASentenceAndTheRestIsRead(
    members: String, problem: String, remedy: String
  ) throws {
    let category = members.contains("\"category\"") ? "" : #","category":"c""#
    let reading = reading(of: #"{"id":"bad-1",\#(members)\#(category)}"#)
    let finding = try #require(reading.errors.first)
    #expect(finding.problem == problem)
    #expect(finding.remedy == remedy)
    #expect(finding.description == "questions.json, line 2: question bad-1: \(problem)")
    #expect(reading.deck?.questions.map(\.id) == ["first", "last"])
    #expect(reading.skippedCount == 1)
  }

  static let pictures: [(String, String)] = [
    ("../../../../etc/passwd", "leads out of the deck's folder"),
    ("a/../../b", "leads out of the deck's folder"), ("..", "leads out of the deck's folder"),
    ("/etc/passwd", "is an absolute path"), ("/dev/zero", "is an absolute path"),
    ("file:///etc/passwd", "is an address and not a file"),
    ("http://example.org/x.png", "is an address and not a file"),
    ("data:image/png;base64,AA", "is an address and not a file"),
    ("~/.ssh/id_rsa", "begins with ~"), ("-rf", "begins with -"), ("", "is empty"),
    (#"a\u0000.png"#, "has a character that no name of a picture may have"),
    (#"..\\..\\x"#, "has a character that no name of a picture may have"),
    (#"a\u001b[2J"#, "has a character that no name of a picture may have"),
  ]

  @Test(arguments: pictures)
  func aPictureOutsideTheDecksFolderIsRefused(name: String, fault: String) throws {
    let reading = reading(
      of: #"{"id":"p","category":"c","question":"Q?","correct":true,"image":"\#(name)"}"#)
    let finding = try #require(reading.findings.first)
    #expect(finding.problem.hasPrefix("the picture `"))
    #expect(finding.problem.hasSuffix("` \(fault)"))
    #expect(finding.question == "p")
    #expect(reading.deck?.imageNames == [])
    #expect(reading.skippedCount == 1)
  }

  @Test(arguments: [
    "p.txt", "images/flag-1.png", "images/a..b/ü.txt",
  ])
  func aPictureInTheDecksFolderIsNamedByTheDeck(name: String) {
    let reading = reading(
      of: #"{"id":"p","category":"c","question":"Q?","correct":true,"image":"\#(name)"}"#)
    #expect(reading.deck?.imageNames == [name])
  }

  static let warned: [(String, String)] = [
    (
      #""question":"Q?","correct":true,"colour":1"#,
      "the key `colour` is not known and has no effect"
    ),
    (
      #""question":"Q?","options":["Paris","Rome","pa\u200bris"],"correct":0"#,
      "option 2 (counted from 0) holds the character U+200B, which cannot be seen"
    ),
    (
      #""question":"Q?","options":["Paris","Rome"," PARIS"],"correct":0"#,
      "the options 0 and 2 (counted from 0) look alike"
    ),
    (
      #""question":"Q?","options":["Pаris","Rome","Paris"],"correct":0"#,
      "the options 0 and 2 (counted from 0) look alike"
    ),
    (
      #""question":"a\u001b]0;x\u0007","correct":true"#,
      "the question holds the control character U+001B"
    ),
    (#""question":"a\u009b2J","correct":true"#, "the question holds the control character U+009B"),
    (
      #""question":"Q?","correct":true,"explanation":"\u2066x""#,
      "`explanation` holds the character U+2066, which turns the direction of writing"
    ),
    (
      #""question":"a\ud800","correct":true"#,
      "the question holds the character U+FFFD, where something could not be read"
    ),
    (
      #""question":"Q?","correct":true,"explanation":5"#,
      "`explanation` is 5 and not a text, and is left out"
    ),
    (
      #""question":"Q?","correct":true,"difficulty":4"#,
      "`difficulty` is 4 and not a whole number from 1 to 3, and is left out"
    ),
    (
      #""question":"Q?","correct":true,"tags":["a",1]"#,
      "`tags` holds something that is no text, and is left out"
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":0,"optionExplanations":["a"]"#,
      "`optionExplanations` is not one text for each option, and is left out"
    ),
    (
      #""question":"Q?","options":["x","y"],"correct":true"#,
      "`options` is not used, since the question is true or false"
    ),
    (
      #""question":"\#(String(repeating: "ä", count: 8_001))","correct":true"#,
      "the question is longer than 8000 characters"
    ),
    (
      #""question":"Q?","options":["x","\#(String(repeating: "y", count: 1_001))"],"correct":0"#,
      "option 1 (counted from 0) is longer than 1000 characters"
    ),
    (
      #""question":"Q?","correct":true,"category":null"#,
      "`category` is missing, so the question is asked only with all categories"
    ),
  ]

  @Test(arguments: warned)
  func aDoubtfulQuestionIsReadWithAWarning(members: String, problem: String) throws {
    let category = members.contains("\"category\"") ? "" : #","category":"c""#
    let reading = reading(of: #"{"id":"doubtful",\#(members)\#(category)}"#)
    let finding = try #require(reading.findings.first)
    #expect(finding.problem == problem)
    #expect(finding.severity == .warning)
    #expect(finding.question == "doubtful")
    #expect(reading.errors.isEmpty)
    #expect(reading.deck?.questions.map(\.id) == ["first", "doubtful", "last"])
    #expect(reading.skippedCount == 0)
  }

  @Test func typographyAndOtherScriptsAreNoFault() {
    let reading = reading(
      of:
        #"{"id":"t","category":"c","question":"„Wer“ – ‘x’ … 中文 שלום 🇫🇷 e\u0301 👩‍🚀\n\tund","options":["€ ½","ü","Ü ber","ﬁ"],"correct":0}"#
    )
    #expect(reading.findings.map(\.problem) == [])
  }

  @Test func textIsKeptAsRead() {
    let reading = reading(
      of:
        #"{"id":"t","category":"c","question":" a\u202e\u200b ","options":[" x","y\r"],"correct":0}"#
    )
    let question = reading.deck?.question(id: "t")
    #expect(question?.stem == " a\u{202E}\u{200B} ")
    #expect(question?.options == [" x", "y\r"])
  }

  @Test func anIdThatIsUsedTwiceSkipsTheSecondQuestion() {
    let reading = reading(of: #"{"id":"first","category":"c","question":"R?","correct":false}"#)
    #expect(reading.deck?.questions.map(\.id) == ["first", "last"])
    #expect(
      reading.findings.map(\.description) == [
        "questions.json, line 2: question first: the id is used already in questions.json, line 1"
      ])
  }

  @Test func aKeyRepeatedInAQuestionSkipsThatQuestionOnly() {
    let reading = reading(of: "{\"id\":\"x\",\n\"correct\":true,\n\"correct\":false}")
    #expect(reading.deck?.questions.map(\.id) == ["first", "last"])
    #expect(
      reading.findings.map(\.description) == [
        #"questions.json, line 4: the key "correct" stands twice in one object (column 1)"#
      ])
  }

  @Test(arguments: ["1", "null", "[]", "\"x\""])
  func whatIsNoObjectIsNoQuestion(element: String) throws {
    let reading = reading(of: element)
    #expect(reading.deck?.questions.count == 2)
    #expect(reading.skippedCount == 1)
    let finding = try #require(reading.findings.first)
    #expect(finding.line == 2)
    #expect(finding.problem.hasSuffix("and not an object"))
  }

  @Test func aQuestionWithoutAnIdGetsOneOfItsTextOptionsAndPicture() throws {
    let texts = [
      #"{"question":"Q?","options":["x","y"],"correct":0}"#,
      #"{"question":"Q?","options":["y","x"],"correct":1,"explanation":"new"}"#,
      #"{"question":"Q!","options":["x","y"],"correct":0}"#,
      #"{"question":"Q?","options":["x","z"],"correct":0}"#,
      #"{"question":"Q?","options":["x","y"],"correct":0,"image":"p.txt"}"#,
    ]
    let ids = try texts.map { try #require(read("[\($0)]").deck?.questions.first?.id) }
    #expect(ids[0] == ids[1])
    #expect(Set(ids).count == 4)
    #expect(ids[0].count == 16)

    let both = read("[\(texts[0]),\n\(texts[1]),\n\(texts[0])]")
    #expect(both.deck?.questions.map(\.id) == [ids[0], "\(ids[0])-2", "\(ids[0])-3"])
    #expect(
      both.findings.map(\.description) == [
        "bank.json, line 2: question \(ids[0])-2: the question repeats that of bank.json, line 1",
        "bank.json, line 3: question \(ids[0])-3: the question repeats that of bank.json, line 1",
      ])
    #expect(both.errors.isEmpty)
  }

  @Test func anIdThatIsANumberIsReadAsTextWithAWarning() {
    let reading = read(#"[{"id":47,"question":"Q?","correct":true}]"#)
    #expect(reading.deck?.questions.map(\.id) == ["47"])
    #expect(reading.findings.map(\.remedy) == [#"Write it as "47"."#])
  }

  @Test func anUnknownKeyIsReportedOnceForAFile() {
    let question = #"{"question":"%","correct":true,"foo":1}"#
    let list = ["a", "b", "c"].map { question.replacing("%", with: $0) }.joined(separator: ",\n")
    let reading = read("[\(list)]")
    #expect(
      reading.findings.map(\.problem) == [
        "the key `foo` is not known and has no effect, here and in 2 more questions"
      ])
  }

  @Test func everyKindAndKeyIsReadAndWritesBackAsItWas() throws {
    let text = #"""
      [{"id":"s","category":"c","region":"be","kind":"single","question":"Q?","options":["x","y"],
        "correct":1,"explanation":"E","optionExplanations":["no","yes"],"fixedOrder":true,
        "image":"p.txt","imageDescription":"A picture","points":3,"difficulty":2,"tags":["t","u"],
        "references":["R"],"unscored":true},
       {"id":"m","category":"c","kind":"multiple","question":"Q?","options":["x","y","z"],
        "correct":[0,2],"choose":2},
       {"id":"n","category":"c","kind":"multiple","question":"Q?","options":["x","y","z"],
        "correct":[1]},
       {"id":"t","category":"d","kind":"trueFalse","question":"Q?","correct":false},
       {"id":"w","category":"d","kind":"text","question":"Q?","answers":["a*","b"],"wildcard":true,
        "exact":true}]
      """#
    let reading = readFolder(Self.deck, text)
    #expect(reading.findings.isEmpty)
    let questions = try #require(reading.deck?.questions)
    let written = JSONValue.array(questions.map { NativeFormat.value(of: $0) })
    #expect(written == (try JSONValue(parsing: text)))
    let withoutKinds = JSONValue.array(
      questions.map { NativeFormat.value(of: $0, namesKind: false) })
    #expect(readFolder(Self.deck, withoutKinds.text(.pretty)).deck == reading.deck)
  }

  @Test func aFindingIsWrittenAsJSON() {
    let finding = Finding(
      file: "f", line: nil, question: "q", severity: .warning, problem: "p", remedy: "R.")
    #expect(
      finding.json.text(.line)
        == #"{"file":"f","line":null,"question":"q","severity":"warning","problem":"p","remedy":"R."}"#
    )
  }
}
