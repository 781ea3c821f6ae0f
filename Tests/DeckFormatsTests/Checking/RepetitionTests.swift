import Testing

/// Questions that ask the same.
@Suite struct RepetitionTests {
  private static let others = (0..<12).map { number in
    let names = ["city", "river", "king", "animal", "planet", "metal"]
    let stem = "Which \(names[number % 6]) is the \(["largest", "oldest"][number / 6]) of all?"
    return CheckedBank.choice("o\(number)", stem, ["o\(number)a", "o\(number)b"], correct: "0")
  }

  private static func single(
    _ id: String, _ stem: String, _ options: [String] = ["Paris", "Lyon", "Nice"],
    _ correct: Int = 0,
    more: String = ""
  ) -> String {
    CheckedBank.choice(id, stem, options, correct: "\(correct)", more: more)
  }

  static let repeated: [(String, String, String)] = [
    (
      single("a", "What is the capital of France?"), single("b", "What is the capital of France"),
      "all words"
    ),
    (
      single("a", "What is the capital of France?"),
      single("b", "«Which» is the Capital of France?", ["Nantes", "PARIS.", "Metz"], 1),
      "5 of 7 words"
    ),
    (
      single("a", "What is the capital of France?", more: #","image":"images/a.txt""#),
      single("b", "What is the capital of France?", more: #","image":"images/a.txt""#), "all words"
    ),
    (
      CheckedBank.choice(
        "a", "Which two are towns of France?", ["Nice", "Lyon", "Rome"], correct: "[0,1]"),
      CheckedBank.choice(
        "b", "Which are two towns of France?", ["Bonn", "Lyon", "Nice"], correct: "[1,2]"),
      "all words"
    ),
    (
      CheckedBank.truth("a", "A capital is the seat of the government of a country.", true),
      CheckedBank.truth("b", "A capital is the seat of the elected government of a country.", true),
      "8 of 9 words"
    ),
    (
      #"{"id":"a","question":"Which town is the capital of France?","answers":["Paris"]}"#,
      #"{"id":"b","question":"Which town is the French capital?","answers":["paris"]}"#, ""
    ),
    (
      #"{"id":"a","question":"How high is Mont Blanc?","number":{"value":4806,"tolerance":5}}"#,
      #"{"id":"b","question":"Mont Blanc is how high?","number":{"value":4806,"tolerance":5}}"#,
      "all words"
    ),
    (
      #"{"id":"a","question":"Put these in order.","order":["one","two"]}"#,
      #"{"id":"b","question":"Put these in order!","order":["one","two"]}"#, "all words"
    ),
    (
      #"{"id":"a","question":"The capital of France","back":"Paris"}"#,
      #"{"id":"b","question":"Capital of France","back":"Paris"}"#, "3 of 4 words"
    ),
  ]

  @Test(arguments: repeated)
  func aQuestionAskedTwiceIsToldOnceWithTheWordsItShares(
    first: String, second: String, words: String
  ) {
    let expected =
      words.isEmpty
      ? []
      : [
        "warning: questions.json, line 14: question b: the question asks the same as `a` "
          + "(questions.json, line 13): \(words) and the right answer are the same. Remove one of "
          + "the two, or ask for something else."
      ]
    #expect(CheckedBank.findings(Self.others + [first, second]) == expected)
  }

  static let different: [String: (String, String)] = [
    "another answer": (
      single("a", "What is the capital of France?"),
      single("b", "What is the capital of Italy?", ["Rome", "Turin", "Milan"])
    ),
    "another picture": (
      single("a", "Which town is this?", more: #","image":"images/a.txt""#),
      single("b", "Which town is this?", more: #","image":"images/b.txt""#)
    ),
    "a constant stem": (
      single("a", "Which of these is right?", ["Snow is white", "Snow is red"]),
      single("b", "Which of these is right?", ["Coal is black", "Coal is blue"])
    ),
    "another year": (
      single("a", "Which town held the great exhibition of 1889?"),
      single("b", "Which town held the great exhibition of 1900?")
    ),
    "a name replaced": (
      single("a", "In which town did Chopin live?"), single("b", "In which town did Picasso live?")
    ),
    "other things in the same words": (
      CheckedBank.truth("a", "The car lets the tram pass before the bus.", false),
      CheckedBank.truth("b", "The bus lets the tram pass before the car.", false)
    ),
    "another word in a long statement": (
      CheckedBank.truth("a", "On this long and narrow road you may turn left at the lights.", true),
      CheckedBank.truth("b", "On this long and narrow road you may turn right at the lights.", true)
    ),
    "a statement and its contrary": (
      CheckedBank.truth("a", "Overtaking is allowed here at any time of the day.", false),
      CheckedBank.truth("b", "Overtaking is not allowed here at any time of the day.", true)
    ),
    "a card for a question": (
      single("a", "What is the capital of France?"),
      #"{"id":"b","question":"What is the capital of France?","back":"Paris"}"#
    ),
  ]

  @Test(arguments: different.keys.sorted())
  func whatOnlyLooksAlikeIsNotTold(name: String) throws {
    let (first, second) = try #require(Self.different[name])
    #expect(CheckedBank.findings(Self.others + [first, second]) == [])
  }

  @Test func twoAnswersToOneQuestionAreTold() {
    let bank = [
      Self.single("a", "Capital of France?", ["Lyon", "Paris"], 1),
      Self.single("b", "Capital of France?", ["Paris", "Lyon"], 1),
    ]
    #expect(
      CheckedBank.findings(bank) == [
        "warning: questions.json, line 2: question b: the question has the text and the options of "
          + "`a` (questions.json, line 1), but another right answer. Correct one of the two, and "
          + "remove the other."
      ])
  }

  @Test func aThirdQuestionIsToldOnceToo() {
    let bank = ["a", "b", "c"].map { Self.single($0, "What is the capital of France?") }
    #expect(CheckedBank.findings(bank).count == 2)
  }

  @Test(arguments: [
    (#""region":"x""#, #""region":"x""#, 1), (#""region":"x""#, #""tags":[]"#, 1),
    (#""region":"x""#, #""region":"y""#, 0), (#""tags":["m"]"#, #""tags":["n"]"#, 0),
    (#""tags":["m"]"#, #""tags":["m"]"#, 1),
  ])
  func questionsThatNeverMeetMayAskTheSame(first: String, second: String, count: Int) {
    let deck =
      #"{"examName":"E","passingPercentage":0.5,"questionsPerSession":1,"#
      + #""regions":{"label":"R","values":[{"id":"x","name":"X"},{"id":"y","name":"Y"}]},"variants":"#
      + #"[{"id":"m","name":"M","excludeTags":["n"]},{"id":"n","name":"N","excludeTags":["m"]}]}"#
    let bank = [
      Self.single("a", "What is the capital?", more: ",\(first)"),
      Self.single("b", "What is the capital?", more: ",\(second)"),
    ]
    let told = CheckedBank.findings(bank, deck: deck).count { $0.contains("asks the same") }
    #expect(told == count)
  }

  @Test func anExactRepeatWithoutIdsIsToldOnce() {
    let question = #"{"question":"Q?","options":["a","b"],"correct":0}"#
    let findings = CheckedBank.findings([question, question])
    #expect(findings.count == 1)
    #expect(findings.first?.contains("the question repeats that of questions.json, line 1") == true)
  }

  @Test func theOrderOfTheBankAloneDecidesWhatIsTold() {
    let bank =
      Self.others
      + Self.repeated.flatMap { [$0.0, $0.1] }.enumerated().map { number, text in
        text.replacingID(with: "r\(number)")
      }
    let findings = CheckedBank.findings(bank)
    #expect(findings.count >= 8)
    for _ in 0..<5 { #expect(CheckedBank.findings(bank) == findings) }
  }
}

extension String {
  /// The question with another id.
  fileprivate func replacingID(with id: String) -> String {
    replacing(#"{"id":"a""#, with: #"{"id":"\#(id)""#).replacing(
      #"{"id":"b""#, with: #"{"id":"\#(id)""#)
  }
}
