import DeckFormats
import JSONText
import QuizEngine
import Testing

/// Numbers, statements, matching, ordering and cards in the native format.
struct NativeKindTests {
  private func reading(of members: String) -> DeckReading {
    read(
      """
      [{"id":"first","question":"Q?","correct":true},
      {"id":"k","question":"Q?",\(members)},
      {"id":"last","question":"Q?","correct":true}]
      """, name: "questions.json")
  }

  // MARK: Faults

  static let numberRemedy =
    "Write {\"value\": 5.2, \"tolerance\": 0.1} or {\"min\": 5, \"max\": 6}; a time is a text "
    + "such as \"14:25\", a coordinate one such as \"42°21.5'N\"."

  static let numbers: [(String, String)] = [
    (#""kind":"number""#, "`number` is missing"),
    (#""number":5"#, "`number` is a number and not an object"),
    (#""number":"5""#, "`number` is a text and not an object"),
    (#""number":{}"#, "`number` is neither a value nor a range"),
    (#""number":{"tolerance":5}"#, "`number` is neither a value nor a range"),
    (#""number":{"min":5}"#, "`number` is neither a value nor a range"),
    (#""number":{"value":null,"max":5}"#, "`number` is neither a value nor a range"),
    (#""number":{"value":5,"min":4,"max":6}"#, "`number` is a value and a range at once"),
    (
      #""number":{"value":"five"}"#,
      "`value` of `number` is the text \"five\" and not a number, a time or a coordinate"
    ),
    (
      #""number":{"value":"1.000"}"#,
      "`value` of `number` is the text \"1.000\" and not a number, a time or a coordinate"
    ),
    (
      #""number":{"value":1e300}"#,
      "`value` of `number` is 1e+300 and not a number, a time or a coordinate"
    ),
    (
      #""number":{"value":true}"#,
      "`value` of `number` is true or false and not a number, a time or a coordinate"
    ),
    (
      #""number":{"value":"14:75"}"#,
      "`value` of `number` is the text \"14:75\" and not a number, a time or a coordinate"
    ),
    (
      #""number":{"value":"95°10'N"}"#,
      "`value` of `number` is the text \"95°10'N\" and not a number, a time or a coordinate"
    ),
    (
      #""number":{"value":5,"tolerance":-1}"#,
      "`tolerance` of `number` is -1 and not a number from 0"
    ),
    (
      #""number":{"value":5,"tolerance":"1"}"#,
      "`tolerance` of `number` is the text \"1\" and not a number from 0"
    ),
    (
      #""number":{"min":"a","max":5}"#,
      "`min` of `number` is the text \"a\" and not a number, a time or a coordinate"
    ),
    (
      #""number":{"min":4,"max":[]}"#,
      "`max` of `number` is a list and not a number, a time or a coordinate"
    ),
    (#""number":{"min":5,"max":"14:25"}"#, "`min` and `max` of `number` are of two kinds"),
    (#""number":{"value":5,"unit":7}"#, "`unit` of `number` is a number and not a text"),
  ]

  static let faults: [(String, String, String)] =
    numbers.map { ($0, $1, numberRemedy) } + [
      (
        #""number":{"min":6,"max":5}"#, "`min` of `number` is greater than `max`",
        "Put the smaller one first."
      ),
      (
        #""kind":"statements""#, "`statements` is missing",
        "Add `statements` with a list of 2 to 6 statements."
      ),
      (
        #""statements":"a""#,
        "`statements` is the text \"a\" and not a list of 2 to 6 statements",
        "Write a list of 2 to 6 statements."
      ),
      (
        #""statements":[]"#, "the number of statements is 0, but a question has 2 to 6", "Add some."
      ),
      (
        #""statements":[\#(list(7) { #"{"text":"\#($0)","correct":true}"# })]"#,
        "the number of statements is 7, but a question has 2 to 6", "Remove some."
      ),
      (
        #""statements":[{"text":"a","correct":true},{"text":"b"}]"#,
        "statement 1 (counted from 0) has no `text`, or no `correct`",
        "Write it as in {\"text\": \"…\", \"correct\": true}."
      ),
      (
        #""statements":[{"text":" ","correct":true},{"text":"b","correct":true}]"#,
        "statement 0 (counted from 0) has no `text`, or no `correct`",
        "Write it as in {\"text\": \"…\", \"correct\": true}."
      ),
      (
        #""statements":["a","b"]"#,
        "statement 0 (counted from 0) has no `text`, or no `correct`",
        "Write it as in {\"text\": \"…\", \"correct\": true}."
      ),
      (
        #""statements":[{"text":"a","correct":1},{"text":"b","correct":true}]"#,
        "statement 0 (counted from 0) has no `text`, or no `correct`",
        "Write it as in {\"text\": \"…\", \"correct\": true}."
      ),
      (
        #""statements":[{"text":"a","correct":true},{"text":"a","correct":false}]"#,
        "the statements 0 and 1 (counted from 0) are equal", "Change or remove one of them."
      ),
      (
        #""kind":"matching""#, "`pairs` is missing", "Add `pairs` with a list of 2 to 9 pairs."
      ),
      (
        #""pairs":{"a":"b"}"#, "`pairs` is an object and not a list of 2 to 9 pairs",
        "Write a list of 2 to 9 pairs."
      ),
      (
        #""pairs":[["a","b"]]"#, "the number of pairs is 1, but a question has 2 to 9", "Add some."
      ),
      (
        #""pairs":[\#(list(10) { #"["\#($0)","\#($0)"]"# })]"#,
        "the number of pairs is 10, but a question has 2 to 9", "Remove some."
      ),
      (
        #""pairs":[["a","b"],["c"]]"#, "pair 1 (counted from 0) is not a list of two texts",
        "Write it as in [\"left\", \"right\"]."
      ),
      (
        #""pairs":[["a",1],["c","d"]]"#, "pair 0 (counted from 0) is not a list of two texts",
        "Write it as in [\"left\", \"right\"]."
      ),
      (
        #""pairs":[["a","b"],["a","c"]]"#, "the left sides 0 and 1 (counted from 0) are equal",
        "Change or remove one of them."
      ),
      (
        #""pairs":[["a","x"],["b","x"]]"#,
        "all pairs have the same right side, so that there is nothing to choose",
        "Add `distractors`, or pairs with another right side."
      ),
      (
        #""pairs":[["a","x"],["b","y"]],"distractors":["x"]"#,
        "the distractor `x` belongs to a pair", "Remove it from `distractors`."
      ),
      (
        #""pairs":[["a","x"],["b","y"]],"distractors":["z","z"]"#,
        "the right sides 2 and 3 (counted from 0) are equal", "Change or remove one of them."
      ),
      (
        #""pairs":[["a","x"],["b","y"]],"distractors":["z"," "]"#,
        "right side 3 (counted from 0) is empty", "Write a text, or remove it."
      ),
      (
        #""pairs":[["a","x"],["b","y"]],"distractors":[\#(list(25) { "\"\($0)\"" })]"#,
        "there are more than 26 right sides", "Remove some `distractors`."
      ),
      (
        #""kind":"ordering""#, "`order` is missing",
        "Add `order` with a list of 2 to 9 items to be ordered."
      ),
      (
        #""order":5"#, "`order` is 5 and not a list of 2 to 9 items to be ordered",
        "Write a list of 2 to 9 items to be ordered."
      ),
      (
        #""order":["a"]"#, "the number of items to be ordered is 1, but a question has 2 to 9",
        "Add some."
      ),
      (
        #""order":[\#(list(10) { "\"\($0)\"" })]"#,
        "the number of items to be ordered is 10, but a question has 2 to 9", "Remove some."
      ),
      (
        #""order":["a",1]"#, "`order` holds something that is no text",
        "Write a list of texts in the right order."
      ),
      (
        #""order":["a",""]"#, "item 1 (counted from 0) is empty", "Write a text, or remove it."
      ),
      (
        #""order":["a","b","a"]"#, "the items 0 and 2 (counted from 0) are equal",
        "Change or remove one of them."
      ),
      (
        #""kind":"card""#, "`back` is missing", "Add `back` with the text of the card's back."
      ),
      (#""back":5"#, "`back` is 5 and not a text", "Write a text."),
      (
        #""back":" ""#, "the back of the card is empty",
        "Write what is to be known under `back`."
      ),
    ]

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  @Test(arguments: faults)
  func aFaultSkipsTheQuestionWithASentenceAndARemedy(
    members: String, problem: String, remedy: String
  ) throws {
    let reading = reading(of: members)
    let finding = try #require(reading.errors.first)
    #expect(finding.problem == problem)
    #expect(finding.remedy == remedy)
    #expect(finding.description == "questions.json, line 2: question k: \(problem)")
    #expect(reading.errors.count == 1)
    #expect(reading.deck?.questions.map(\.id) == ["first", "last"])
    #expect(reading.skippedCount == 1)
  }

  static let warnings: [(String, String)] = [
    (
      #""number":{"value":5,"tolerence":1}"#,
      "the key `tolerence` of `number` is not known and has no effect"
    ),
    (
      #""number":{"value":5,"unit":"k\u200bn"}"#,
      "`unit` of `number` holds the character U+200B, which cannot be seen"
    ),
    (
      #""statements":[{"text":"a","correct":true},{"text":" A","correct":false}]"#,
      "the statements 0 and 1 (counted from 0) look alike"
    ),
    (
      #""pairs":[["a","x"],["b","y"]],"distractors":["X"]"#,
      "the right sides 0 and 2 (counted from 0) look alike"
    ),
    (
      #""pairs":[["a","x"],["b","y"]],"distractors":5"#,
      "`distractors` is 5 and not a list of texts, and is left out"
    ),
    (
      #""order":["a","b\u001b[2J"]"#,
      "item 1 (counted from 0) holds the control character U+001B"
    ),
    (
      #""back":"a\u202eb""#,
      "the back of the card holds the character U+202E, which turns the direction of writing"
    ),
    (
      #""order":["a","b"],"optionExplanations":["a","b"]"#,
      "`optionExplanations` is not one text for each option, and is left out"
    ),
  ]

  @Test(arguments: warnings)
  func aDoubtfulQuestionIsReadWithAWarning(members: String, problem: String) throws {
    let reading = reading(of: members)
    #expect(reading.findings.map(\.problem) == [problem])
    #expect(reading.errors.isEmpty)
    #expect(reading.deck?.questions.map(\.id) == ["first", "k", "last"])
  }

  // MARK: Reading

  static let keys: [(String, Double, Double, NumberKey.Form, String)] = [
    (#"{"value":5.2,"tolerance":0.1,"unit":"kn"}"#, 5.1, 5.3, .decimal, "kn"),
    (#"{"value":5.2,"tolerance":null}"#, 5.2, 5.2, .decimal, ""),
    (#"{"value":"5.2"}"#, 5.2, 5.2, .decimal, ""), (#"{"value":"5,2"}"#, 5.2, 5.2, .decimal, ""),
    (#"{"value":-3,"tolerance":1}"#, -4, -2, .decimal, ""),
    (#"{"min":5,"max":6}"#, 5, 6, .decimal, ""), (#"{"min":5,"max":5}"#, 5, 5, .decimal, ""),
    (#"{"value":"14:25","tolerance":5}"#, 860, 870, .time, ""),
    (#"{"min":"9:00","max":"09:30"}"#, 540, 570, .time, ""),
    (#"{"value":"42°21.5'N","tolerance":0.5}"#, 2541, 2542, .latitude, ""),
    (#"{"value":"33°51's"}"#, -2031, -2031, .latitude, ""),
    (#"{"min":"9°08'W","max":"9°07'W"}"#, -548, -547, .longitude, ""),
    (#"{"value":"9 8.5 E"}"#, 548.5, 548.5, .longitude, ""),
  ]

  @Test(arguments: keys)
  func aNumberIsReadWithItsFormAndBounds(
    text: String, lower: Double, upper: Double, form: NumberKey.Form, unit: String
  ) throws {
    let reading = reading(of: #""number":\#(text)"#)
    #expect(reading.findings.map(\.problem) == [])
    guard case .number(let key) = reading.deck?.question(id: "k")?.kind else {
      Issue.record("no number was read")
      return
    }
    #expect(key.lower == ExactNumber(lower))
    #expect(key.upper == ExactNumber(upper))
    #expect(key.form == form)
    #expect(key.unit == unit)
  }

  static let written = [
    #""number":{"value":5.2,"tolerance":0.1,"unit":"kn"}"#,
    #""number":{"value":0.7,"tolerance":0}"#,
    #""number":{"min":-5,"max":6.25}"#, #""number":{"value":0.000001,"tolerance":1000000}"#,
    #""number":{"value":"14:25","tolerance":5}"#, #""number":{"min":"9:00","max":"9:05"}"#,
    #""number":{"value":"42°21.5'N","tolerance":0.5}"#,
    #""number":{"value":"0°05.25'W","tolerance":0}"#,
    #""statements":[{"text":"a","correct":true},{"text":"b","correct":false}],"optionExplanations":["x","y"]"#,
    #""statements":[{"text":"a","correct":false},{"text":"b","correct":false}]"#,
    #""pairs":[["a","x"],["b","y"],["c","x"]],"distractors":["z","w"]"#,
    #""pairs":[["a","x"],["b","y"]]"#, #""order":["one","two","three"]"#, #""back":"the cat""#,
  ]

  @Test(arguments: written, [true, false])
  func whatIsReadWritesBackAsItWas(members: String, namesKind: Bool) throws {
    let question = try #require(reading(of: members).deck?.question(id: "k"))
    let value = NativeFormat.value(of: question, namesKind: namesKind)
    let again = read(JSONValue.array([value]).text(.pretty))
    #expect(again.findings.map(\.problem) == [])
    #expect(again.deck?.questions == [question])
    guard !namesKind else { return }
    #expect(value == (try JSONValue(parsing: #"{"id":"k","question":"Q?",\#(members)}"#)))
  }

  /// Keys made by chance, of every form.
  @Test(arguments: [NumberKey.Form.decimal, .time, .latitude, .longitude])
  func everyNumberWritesBackAsItWas(form: NumberKey.Form) throws {
    var rng = SplitMix64(seed: 4)
    for _ in 0..<300 {
      let scale = [1, 1000, 1_000_000][rng.next(below: 3)]
      let low = (rng.next(below: 10_800) - (form == .time ? 0 : 5_400)) * scale
      let bounded = form == .latitude || form == .longitude ? min(low, 5_300_000_000) : low
      let width = rng.next(below: 90) * scale
      let lower = ExactNumber(millionths: bounded)
      let (value, range) = (
        NumberKey(
          value: lower, tolerance: ExactNumber(millionths: width), unit: "u", form: form),
        NumberKey(from: lower, to: ExactNumber(millionths: bounded + width), form: form)
      )
      for key in [try #require(value), try #require(range)] {
        let question = Question(id: "k", stem: "Q?", kind: .number(key))
        let again = read(JSONValue.array([NativeFormat.value(of: question)]).text(.line))
        #expect(again.deck?.questions == [question], "\(key) \(again.findings)")
      }
    }
  }

  @Test func aQuestionWithoutAnIdGetsOneOfAllItsTexts() throws {
    let texts = [
      #"{"question":"Q?","order":["a","b"]}"#, #"{"question":"Q?","order":["a","c"]}"#,
      #"{"question":"Q?","pairs":[["a","x"],["b","y"]]}"#,
      #"{"question":"Q?","pairs":[["a","x"],["b","z"]]}"#,
      #"{"question":"Q?","pairs":[["a","x"],["b","y"]],"distractors":["z"]}"#,
      #"{"question":"Q?","statements":[{"text":"a","correct":true},{"text":"x","correct":true}]}"#,
      #"{"question":"Q?","statements":[{"text":"a","correct":true},{"text":"y","correct":true}]}"#,
      #"{"question":"Q?","back":"a"}"#, #"{"question":"Q?","back":"b"}"#,
    ]
    let reading = read("[\(texts.joined(separator: ",\n"))]")
    #expect(reading.findings.map(\.problem) == [])
    #expect(Set(reading.deck?.questions.map(\.id) ?? []).count == texts.count)
    // An order or a key that is corrected keeps the id.
    let ids = try [
      #"{"question":"Q?","order":["a","b"]}"#, #"{"question":"Q?","order":["b","a"]}"#,
    ]
    .map { try #require(read("[\($0)]").deck?.questions.first?.id) }
    #expect(ids[0] == ids[1])
  }

  @Test func cardsFillNoQuotaOfAnExam() {
    let reading = readFolder(
      #"{"examName":"E","passingPercentage":0.5,"draw":[{"count":2}]}"#,
      #"[{"id":"a","question":"Q?","correct":true},{"id":"b","question":"Q?","back":"B"}]"#)
    #expect(
      reading.findings.map(\.problem) == ["the bank has 1 question, 2 are drawn"])
  }
}
