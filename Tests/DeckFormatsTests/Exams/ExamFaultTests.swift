import DeckFormats
import QuizEngine
import Testing

/// What is said of exams that are written wrongly, and of those that their banks cannot fill.
struct ExamFaultTests {
  /// Questions of two categories: eight of law, of which three have the tag "new" and two weigh 3,
  /// and twelve of fish.
  static let bank: [String] =
    (1...8).map { number in
      let tags = number <= 3 ? #","tags":["new"]"# : ""
      let points = number <= 2 ? #","points":3"# : ""
      return #"{"id":"law-\#(number)","category":"law","question":"Law \#(number)?","#
        + #""options":["Yes","No"],"correct":0\#(tags)\#(points)}"#
    }
    + (1...12).map { number in
      #"{"id":"fish-\#(number)","category":"fish","question":"Fish \#(number)?","#
        + #""options":["Yes","No"],"correct":1}"#
    }

  private func reading(_ keys: String, more: [String] = []) -> DeckReading {
    readFolder(
      #"{"examName":"Licence","categories":[{"id":"law","name":"Gesetzeskunde"},"#
        + #"{"id":"fish","name":"Fischkunde"}],\#(keys)}"#,
      "[\((Self.bank + more).joined(separator: ","))]")
  }

  static let draws: [(String, String)] = [
    ("[1]", "a quota of `draw` has no `count` from 1 to 1000"),
    (#"[{"category":"law"}]"#, "a quota of `draw` has no `count` from 1 to 1000"),
    (#"[{"count":0}]"#, "a quota of `draw` has no `count` from 1 to 1000"),
    (#"[{"count":1.2}]"#, "a quota of `draw` has no `count` from 1 to 1000"),
    (#"[{"count":1001}]"#, "a quota of `draw` has no `count` from 1 to 1000"),
    (
      #"[{"count":1,"category":"birds"}]"#,
      "a quota draws from the category `birds`, which the deck does not have"
    ),
    (
      #"[{"count":1,"category":7}]"#, "the `category` of a quota is 7 and not the id of a category"
    ),
    (#"[{"count":1,"tag":["new"]}]"#, #"the `tag` of a quota is ["new"] and not a text"#),
    (#"[{"count":1,"tags":"new"}]"#, #"the `tags` of a quota is "new" and not a list of texts"#),
    (#"[{"count":1,"tags":[1]}]"#, "the `tags` of a quota is [1] and not a list of texts"),
    (
      #"[{"count":1,"points":"3"}]"#,
      #"the `points` of a quota is "3" and not a whole number from 1"#
    ),
    (#"[{"count":1,"points":0}]"#, "the `points` of a quota is 0 and not a whole number from 1"),
    (#"[{"count":1,"unscored":1}]"#, "the `unscored` of a quota is 1 and not true or false"),
    (
      #"[{"count":1,"region":"berlin"}]"#,
      "the `region` of a quota is none of any, none and chosen"
    ),
    (#"[{"count":1,"region":2}]"#, "the `region` of a quota is none of any, none and chosen"),
    (
      #"[{"count":1,"region":"chosen"}]"#,
      "a quota draws from the chosen region, but the deck has no `regions`"
    ),
    (#"[{"count":1,"atLeast":5}]"#, "a quota of `draw` has no `count` from 1 to 1000"),
    (
      #"[{"count":2,"atLeast":[{"count":3,"tag":"new"}]}]"#,
      "a quota of 2 asks for at least 3 under `atLeast`"
    ),
    (
      #"[{"count":3,"atLeast":[{"count":2,"tag":"new"},{"count":2,"points":3}]}]"#,
      "a quota of 3 asks for at least 4 under `atLeast`"
    ),
    (
      #"[{"count":3,"atLeast":[{"count":1,"tag":"new","atLeast":[]}]}]"#,
      "the key `atLeast` in a quota is not known"
    ),
    (#"[{"count":3,"topic":"law"}]"#, "the key `topic` in a quota is not known"),
  ]

  @Test(arguments: draws)
  func aFaultOfAQuotaIsNamedInADeckAndInASection(draw: String, problem: String) throws {
    let plain = reading("\"pass\":[{\"minimumCorrect\":1}],\n\"draw\":\n\(draw)")
    #expect(plain.findings.first?.problem == problem)
    #expect(plain.findings.first?.line == 3)
    #expect(plain.deck?.questions.count == 20)
    let section = #"{"id":"s","name":"S","pass":[{"minimumCorrect":1}],"draw":\#(draw)}"#
    let inSection = reading("\"sections\":[\n\(section)]")
    #expect(inSection.findings.first?.problem == problem)
    #expect(inSection.findings.first?.line == 2)
  }

  static let pass = #""pass":[{"minimumCorrect":1}]"#
  static let sections: [(String, String)] = [
    ("7", "`sections` is 7 and not a list of sections with `id`, `name` and `draw`"),
    ("[]", "`sections` is an empty list"),
    ("[3]", "a section has no `id`"),
    (#"[{"name":"S","count":2,\#(pass)}]"#, "a section has no `id`"),
    (#"[{"id":"s","count":2,\#(pass)}]"#, "the section `s` has no `name`"),
    (
      #"[{"id":"s","name":"S","count":2,\#(pass)},{"id":"s","name":"T","count":2}]"#,
      "the id `s` of a section is used twice"
    ),
    (#"[{"id":"s","name":"S",\#(pass)}]"#, "the section `s` has neither `draw` nor a `count`"),
    (
      #"[{"id":"s","name":"S","count":0,\#(pass)}]"#,
      "the section `s` has neither `draw` nor a `count`"
    ),
    (
      #"[{"id":"s","name":"S","draw":{"count":2},\#(pass)}]"#,
      "`draw` is an object and not a list of quotas"
    ),
    (
      #"[{"id":"s","name":"S","count":3,"draw":[{"count":2}],\#(pass)}]"#,
      "the `count` of the section `s` is 3, but its quotas come to 2"
    ),
    (
      #"[{"id":"s","name":"S","count":"2","draw":[{"count":2}],\#(pass)}]"#,
      "the `count` of the section `s` is no whole number"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"timeLimit":"20 min",\#(pass)}]"#,
      "the `timeLimit` of a section is not a number of seconds from 1"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"questionTimeLimit":0,\#(pass)}]"#,
      "the `questionTimeLimit` of a section is not a number of seconds from 1"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"pass":{"minimumCorrect":1}}]"#,
      "`pass` is an object and not a list of conditions"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"pass":[{"minimumRight":1}]}]"#,
      "the condition `minimumRight` of `pass` is not known"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"gate":true},{"id":"t","name":"T","count":1,\#(pass)}]"#,
      "the section `s` is a gate, but has no `pass`"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"gate":"yes",\#(pass)}]"#,
      "the `gate` of the section `s` is neither true nor false"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"clock":20,\#(pass)}]"#,
      "the key `clock` in a section is not known"
    ),
    (
      #"[{"id":"s","name":"S","count":2,"pass":[{"minimumCorrect":3}]}]"#,
      "3 right answers are needed to pass, but there are 2 questions"
    ),
    (
      #"[{"id":"s","name":"S","count":2,\#(pass)}],"draw":[{"count":2}]"#,
      "the deck has quotas of its own besides those of `sections`"
    ),
    (
      #"[{"id":"s","name":"S","count":2,\#(pass)}],"questionsPerSession":5"#,
      "`questionsPerSession` is 5, but `sections` come to 2"
    ),
    (
      #"[{"id":"s","name":"S","count":2}]"#,
      "the exam has no condition to pass, so that every paper passes"
    ),
  ]

  @Test(arguments: sections)
  func aFaultOfASectionIsNamed(sections: String, problem: String) throws {
    let reading = reading("\"sections\":\(sections)")
    #expect(reading.findings.first?.problem == problem)
    #expect(reading.deck != nil)
  }

  static let others: [(String, String)] = [
    (#""variants":{}"#, "`variants` is an object and not a list of variants with `id` and `name`"),
    (#""variants":["bayern"]"#, "a variant has no `id`"),
    (#""variants":[{"id":"a"}]"#, "the variant `a` has no `name`"),
    (
      #""variants":[{"id":"a","name":"A"},{"id":"a","name":"B"}]"#,
      "the id `a` of a variant is used twice"
    ),
    (
      #""variants":[{"id":"a","name":"A","categories":[]}]"#,
      "the variant `a` sets `categories`, which is the same in all of a deck"
    ),
    (
      #""variants":[{"id":"a","name":"A","variants":[]}]"#,
      "the variant `a` sets `variants`, which is the same in all of a deck"
    ),
    (
      #""variants":[{"id":"a","name":"A","passMark":3}]"#,
      "variant `a`: the key `passMark` is not known and has no effect"
    ),
    (
      #""variants":[{"id":"a","name":"A","draw":[{"count":4,"category":"birds"}]}]"#,
      "variant `a`: a quota draws from the category `birds`, which the deck does not have"
    ),
    (
      #""variants":[{"id":"a","name":"A","pass":[{"minimumCorrect":11}]}]"#,
      "variant `a`: 11 right answers are needed to pass, but there are 10 questions"
    ),
    (
      #""profile":"sail?""#,
      "`profile` is the text \"sail?\" and not a list of questions with `id`, `question` and "
        + "`removes`"
    ),
    (
      #""profile":[{"id":"p","removes":["s"]}]"#,
      "a question of `profile` lacks an `id` of its own, `question` or `removes`"
    ),
    (
      #""profile":[{"id":"p","question":"P?","removes":[]}]"#,
      "a question of `profile` lacks an `id` of its own, `question` or `removes`"
    ),
    (
      #""profile":[{"id":"p","question":"P?","removes":["s"]}]"#,
      "the deck has no section `s` to remove"
    ),
    (
      #""papers":[{"id":"p","name":"P"}]"#,
      "the paper `p` has no list of different ids under `questions`"
    ),
    (
      #""papers":[{"id":"p","name":"P","questions":["law-1","law-1"]}]"#,
      "the paper `p` has no list of different ids under `questions`"
    ),
    (#""papers":[{"id":"p","questions":["law-1"]}]"#, "the paper `p` has no `name`"),
    (
      #""papers":[{"id":"p","name":"P","questions":["law-1","law-9","law-0"]}]"#,
      "the paper `p` names 2 questions that the deck does not have, such as `law-9`"
    ),
    (
      #""papers":[{"id":"p","name":"P","questions":["law-1","card"]}]"#,
      "the paper `p` names `card`, a card, which no exam can ask"
    ),
    (
      #""scoring":"points""#, "`scoring` is `points`, which is not known"
    ),
    (
      #""questionsPerSession":5,"draw":[{"count":4}]"#,
      "`questionsPerSession` is 5, but the quotas of `draw` come to 4"
    ),
  ]

  @Test(arguments: others)
  func aFaultOfAVariantAProfileOrAPaperIsNamed(keys: String, problem: String) throws {
    let card = #"{"id":"card","category":"law","question":"Front","back":"Back"}"#
    let reading = reading("\(Self.pass),\(keys)", more: [card])
    #expect(reading.findings.first?.problem == problem)
    #expect(reading.deck != nil)
  }

  @Test func aFaultOfTheDeckIsNotSaidAgainForEachVariant() {
    let reading = reading(
      #"\#(Self.pass),"scoring":"x","variants":[{"id":"a","name":"A"},{"id":"b","name":"B"}]"#)
    #expect(reading.findings.count == 1)
  }

  @Test func aFaultOfAVariantIsOnItsLine() {
    let reading = reading(
      "\(Self.pass),\n\"variants\":[\n{\"id\":\"a\",\"name\":\"A\"},\n"
        + "{\"id\":\"b\",\"name\":\"B\",\"scoring\":\"x\"}]")
    #expect(reading.findings.map(\.line) == [4])
    #expect(reading.findings.first?.severity == .error)
  }

  static let unmet: [(String, [String])] = [
    (
      #""draw":[{"count":10,"category":"law"},{"count":10,"category":"fish"}]"#,
      ["topic Gesetzeskunde has 8 questions, 10 are drawn"]
    ),
    (
      #""draw":[{"count":10,"category":"law"},{"count":13,"category":"fish"}]"#,
      [
        "topic Gesetzeskunde has 8 questions, 10 are drawn",
        "topic Fischkunde has 12 questions, 13 are drawn",
      ]
    ),
    (#""draw":[{"count":21}]"#, ["the bank has 20 questions, 21 are drawn"]),
    (
      #""draw":[{"count":4,"category":"law","tag":"new"}]"#,
      ["topic Gesetzeskunde, tag new has 3 questions, 4 are drawn"]
    ),
    (
      #""draw":[{"count":3,"points":3}]"#, ["weight 3 has 2 questions, 3 are drawn"]
    ),
    (
      #""draw":[{"count":6,"category":"law"},{"count":3,"tag":"new"}]"#,
      ["tag new has 3 questions, of which the other quotas leave 2, 3 are drawn"]
    ),
    (
      #""draw":[{"count":5,"category":"fish","atLeast":[{"count":1,"tag":"new"}]}]"#,
      ["topic Fischkunde, tag new has 0 questions, 1 is drawn"]
    ),
    (
      #""draw":[{"count":1,"unscored":true}],"pass":[{"maximumErrors":1}]"#,
      ["unscored has 0 questions, 1 is drawn"]
    ),
    (
      #""sections":[{"id":"a","name":"A","count":15},{"id":"b","name":"B","count":6}]"#,
      ["the bank has 20 questions, of which the other quotas leave 5, 6 are drawn"]
    ),
    (
      #""variants":[{"id":"a","name":"Alpha"},{"id":"b","name":"Beta","questionsPerSession":21}]"#,
      ["variant Beta, the bank has 20 questions, 21 are drawn"]
    ),
    (
      #""draw":[{"count":6,"category":"law"},{"count":3,"category":"fish"}],"#
        + #""pass":[{"minimumPerCategory":{"count":4}}]"#,
      [
        "4 right answers are needed in each category, but 3 questions of `fish` are drawn"
      ]
    ),
    (
      #""draw":[{"count":2,"points":3},{"count":4,"points":1}],"pass":[{"minimumPoints":11}]"#,
      ["11 points are needed to pass, but there are 10"]
    ),
    (
      #""papers":[{"id":"p","name":"P","questions":["law-1","law-2"]}],"#
        + #""pass":[{"minimumCorrect":3}]"#,
      ["3 right answers are needed to pass, but there are 2 questions"]
    ),
    (
      #""sections":[{"id":"a","name":"A","count":3},{"id":"b","name":"B","count":2}],"#
        + #""papers":[{"id":"p","name":"P","questions":["law-1","law-2"]}]"#,
      ["the paper `p` names 2 questions, but `sections` come to 5"]
    ),
  ]

  @Test(arguments: unmet)
  func whatABankCannotSatisfyIsSaidInFigures(keys: String, problems: [String]) {
    let own = keys.contains(#""pass""#) ? "" : "\(Self.pass),"
    let reading = reading(own + keys)
    #expect(reading.findings.map(\.problem) == problems)
    #expect(reading.errors.count == problems.count)
  }

  @Test func aShortageOfARegionNamesIt() {
    let region =
      #"{"id":"n-1","category":"law","region":"n","question":"N?","#
      + #""options":["Yes","No"],"correct":0}"#
    let reading = reading(
      #"\#(Self.pass),"regions":{"label":"Land","values":[{"id":"n","name":"North"},"#
        + #"{"id":"s","name":"South"}]},"draw":[{"count":21,"region":"none"},"#
        + #"{"count":1,"region":"chosen"}]"#, more: [region])
    #expect(
      reading.findings.map(\.problem) == [
        "the part of no region has 20 questions, 21 are drawn",
        "region South has 0 questions, 1 is drawn",
      ])
  }
}
