import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

@Suite struct JournalReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var reading: JournalReading { JournalReader(folder: folder.path).read() }

  private func answered(_ question: String = "q1") -> Int {
    reading.history.record(deckID: "rivers", questionID: question)?.answered ?? 0
  }

  @Test func aFolderThatIsNotThereIsAnEmptyJournal() {
    #expect(JournalReader(folder: folder.path + "/none").read() == JournalReading())
    #expect(JournalReader(folder: nil).read() == JournalReading())
  }

  @Test func everythingOfAPaperComesBack() throws {
    let folders = Samples.folders(in: folder)
    var journal = Journal(folders: folders, programVersion: "1", clock: TestClock().clock)
    let events = try Samples.events(mode: .exam, answers: [.option(0), .unanswered])
    for event in events { #expect(journal.record(event).isSaved) }
    _ = journal.record(.flagged(deckID: "rivers", questionID: "q3", isFlagged: true))
    _ = journal.record(.flagged(deckID: "rivers", questionID: "q4", isFlagged: true))
    _ = journal.record(.flagged(deckID: "rivers", questionID: "q4", isFlagged: false))
    guard case .finished(var finished) = try #require(events.last) else { return }
    finished.at = "2026-03-04T05:00:00.000Z"
    finished.day = "2026-03-04"
    let reading = JournalReader(folder: folders.journal).read()
    #expect(reading.finished == [finished])
    #expect(reading.history.lastDeckID == "rivers")
    #expect(reading.history.flaggedIDs(deckID: "rivers") == ["q3"])
    #expect(reading.history.mistakeCount == 2)
    #expect(reading.history.tally(deckID: "rivers", categoryID: "all").right == 8)
    #expect(reading.recordCount == 15)
    #expect(reading.damagedCount == 0)
  }

  @Test func everyPassRuleComesBack() throws {
    let share = try #require(Share(0.72))
    let rules: [PassRule] = [
      .minimumShare(share), .minimumCorrect(17), .maximumErrors(3), .minimumPoints(68),
      .maximumErrorPoints(10), .maximumWrongOfWeight(weight: 5, count: 1),
      .minimumCountPerCategory(6), .minimumSharePerCategory(share),
    ]
    let conditions = rules.map {
      Verdict.Condition(rule: $0, categoryID: "law", needed: 4, got: 5, isMet: true)
    }
    #expect(conditions.compactMap { Verdict.Condition(record: $0.record) } == conditions)
  }

  @Test func aTornTailCostsItsLineOnly() throws {
    let whole = answerLine(number: 1) + answerLine(number: 2)
    try folder.write(whole + answerLine(number: 3).dropLast(20), to: "device/a.jsonl")
    #expect(answered() == 2)
    #expect(
      reading.damaged == [
        JournalReading.DamagedLine(
          file: folder.path + "/device/a.jsonl", line: 3, problem: "the line is cut off")
      ])
  }

  @Test func cutAtAnyLengthTheWholeLinesAreRead() throws {
    let lines = [answerLine(number: 1), answerLine(number: 2), answerLine(number: 3)]
    let file = lines.flatMap { $0 }
    var ends: [Int] = []
    for line in lines { ends.append((ends.last ?? 0) + line.count) }
    for length in 0...file.count {
      try folder.write(file.prefix(length), to: "device/a.jsonl")
      // A line is whole without its line break too.
      #expect(answered() == ends.count { $0 - 1 <= length }, "length \(length)")
      let isCut = length > 0 && !ends.contains { length == $0 || length == $0 - 1 }
      #expect(reading.damagedCount == (isCut ? 1 : 0), "length \(length)")
    }
  }

  @Test func aFlippedBitCostsTheLineItIsInAndNoOther() throws {
    let lines = [answerLine(number: 1), answerLine(number: 2), answerLine(number: 3)]
    let file = lines.flatMap { $0 }
    for index in file.indices {
      for bit in [0, 5, 7] {
        var damaged = file
        damaged[index] ^= 1 << bit
        try folder.write(damaged, to: "device/a.jsonl")
        let reading = reading
        let count = reading.history.record(deckID: "rivers", questionID: "q1")?.answered ?? 0
        // A line break that is lost joins two lines; the last one is not needed.
        let isLineBreak = file[index] == 0x0A
        let expected = isLineBreak && index != file.count - 1 ? 1 : 2
        #expect(count == expected, "byte \(index), bit \(bit)")
        #expect(reading.damagedCount >= 1, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test(arguments: [
    "<<<<<<< HEAD\n", "=======\n", ">>>>>>> theirs\n", "\0\0\0\0\0\0\n", "\0\0\0half a rec\n",
    "{}\n",
    "[1,2]\n", "not JSON\n", #"{"id":"a:1","kind":"answer"}"# + "\n", "\u{1B}]0;title\u{7}\n",
    #"{"crc":"00000000"}"# + "\n", "}\n", "\"}\n", #","crc":"00000000"}"# + "\n",
  ])
  func aForeignLineIsSkippedAndListed(line: String) throws {
    let file = answerLine(number: 1) + Array(line.utf8) + answerLine(number: 2)
    try folder.write(file, to: "device/a.jsonl")
    #expect(answered() == 2)
    #expect(reading.damaged.map(\.line) == [2])
  }

  @Test(arguments: [
    ("missing right", #""deck":"d","question":"q""#),
    ("no truth", #""deck":"d","question":"q","right":1"#),
    ("no text", #""deck":7,"question":"q","right":true"#),
    ("twice", #""deck":"d","deck":"d","question":"q","right":true"#),
    ("open text", #""deck":"d","question":"q","right":true,"x":"y"#),
    ("open list", #""deck":"d","question":"q","right":true,"x":[1"#),
    (
      "half a pair",
      #""deck":"\ud800","question":"q","right":true"#.replacingOccurrences(
        of: #"\ud800"#, with: #"\x"#)
    ),
    ("no value", #""deck":"d","question":"q","right":true,"x":"#),
    ("two values", #""deck":"d" "e","question":"q","right":true"#),
  ])
  func aLineWithAGoodChecksumAndABadBodyIsSkipped(name: String, members: String) throws {
    let start = #"{"id":"a:1","kind":"answer","at":"2026-03-04T05:06:07.890Z","day":"2026-03-04","#
    try folder.write(sealed(start + members + "}"), to: "device/a.jsonl")
    #expect(reading.damagedCount == 1)
    #expect(reading.recordCount == 0)
  }

  @Test func aLineThatIsNoUTF8IsSkipped() throws {
    let line = Array(#"{"id":"a:1","kind":"x","at":"2026-03-04T05:06:07.890Z","y":""#.utf8) + [0xFF]
    try folder.write(RecordLine.sealed(line + Array("\"}".utf8)), to: "device/a.jsonl")
    #expect(reading.damaged.map(\.problem) == ["the line is not UTF-8"])
  }

  @Test(arguments: [
    "1969-12-31T23:59:59.000Z", "10000-01-01T00:00:00.000Z", "300000-01-01T00:00:00.000Z",
    "2026-13-01T00:00:00.000Z", "2026-00-01T00:00:00.000Z", "2026-01-32T00:00:00.000Z",
    "2026-01-01T24:00:00.000Z", "2026-01-01 00:00:00.000Z", "yesterday", "",
  ])
  func aTimeThatCannotBeIsSkipped(at: String) throws {
    try folder.write(answerLine(at: at), to: "device/a.jsonl")
    #expect(reading.damaged.map(\.problem) == ["`at` is out of range"])
  }

  @Test(arguments: ["10000-01-01", "1968-12-31", "2026-02", "2026-02-30x", "\u{1B}[2J"])
  func aDayThatCannotBeIsSkipped(day: String) throws {
    try folder.write(
      sealed(
        #"{"id":"a:1","kind":"abandon","at":"2026-03-04T05:06:07.890Z","day":"\#(day)"}"#),
      to: "device/a.jsonl")
    #expect(reading.damagedCount == 1)
  }

  @Test(arguments: [
    "ab:-1", "ab:", ":1", "ab", "xyz:1", "ab:1000000001", "0123456789abcdef0:1", "",
  ])
  func anIdThatNoRunMakesIsSkipped(id: String) throws {
    let line =
      #"{"id":"\#(id)","kind":"abandon","at":"2026-03-04T05:06:07.890Z","day":"2026-03-04"}"#
    try folder.write(sealed(line), to: "device/a.jsonl")
    #expect(reading.damaged.map(\.problem) == ["`id` is out of range"])
  }

  private func finish(
    number: Int = 1, at: String = "2026-03-04T05:06:07.890Z", points: String = "900",
    score: String = "9", more: String = "", mode: String = "game", category: String = "null"
  ) -> [UInt8] {
    sealed(
      #"{"id":"ab:\#(number)","kind":"finish","at":"\#(at)","day":"2026-03-04","deck":"rivers","#
        + #""mode":"\#(mode)","category":\#(category),"count":10,"score":\#(score),"total":10,"#
        + #""points":\#(points),"bestStreak":3,"elapsed":15000\#(more)}"#)
  }

  @Test(arguments: [
    "1000000000000000000", "10000000000000000000000", "1000000001", "1.5", "1e9", "\"9\"", "-",
    "null",
  ])
  func aScoreThatCannotBeIsSkipped(score: String) throws {
    try folder.write(finish(score: score), to: "device/a.jsonl")
    #expect(reading.damagedCount == 1)
    #expect(reading.finished == [])
  }

  @Test func aTieLeavesTheEarlierHighScore() throws {
    let late = finish(number: 1, at: "2026-03-05T05:06:07.890Z")
    let early = finish(number: 2, at: "2026-03-04T05:06:07.890Z", score: "8")
    try folder.write(late, to: "a/a.jsonl")
    try folder.write(early, to: "b/b.jsonl")
    let best = reading.history.highScore(deckID: "rivers", categoryID: nil, questionCount: 10)
    #expect(best?.score == 8)
    #expect(reading.finished.map(\.score) == [8, 9])
  }

  @Test func scriptsAndOtherClocksAreReadAsSuch() throws {
    let lines =
      finish(number: 1, more: #","scripted":true"#)
      + finish(number: 2, more: #","practiceConditions":true"#)
    try folder.write(lines, to: "a/a.jsonl")
    #expect(reading.finished.count == 2)
    #expect(reading.history.bestPoints(deckID: "rivers") == nil)
  }

  @Test func recordsAreFoldedInTheOrderOfTimeThenFileThenNumber() throws {
    let noon = "2026-03-04T12:00:00.000Z"
    // In one file by number, however the lines stand.
    try folder.write(
      answerLine(run: "1", number: 2, at: noon, question: "byNumber", isRight: true)
        + answerLine(run: "1", number: 1, at: noon, question: "byNumber", isRight: false),
      to: "a/1.jsonl")
    // In two files by the file.
    try folder.write(
      answerLine(run: "3", number: 1, at: noon, question: "byFile", isRight: true), to: "b/3.jsonl")
    try folder.write(
      answerLine(run: "2", number: 9, at: noon, question: "byFile", isRight: false), to: "b/2.jsonl"
    )
    // By time before all.
    try folder.write(
      answerLine(
        run: "4", number: 9, at: "2026-03-04T12:00:00.001Z", question: "byTime", isRight: true),
      to: "a/0.jsonl")
    try folder.write(
      answerLine(run: "5", number: 1, at: noon, question: "byTime", isRight: false), to: "c/9.jsonl"
    )
    for question in ["byNumber", "byFile", "byTime"] {
      let record = reading.history.record(deckID: "rivers", questionID: question)
      #expect(record?.wasRightLast == true, "\(question)")
      #expect(record?.answered == 2)
    }
  }

  @Test func theDayOfTheLastAnswerAndTheStreakComeBack() throws {
    let days = ["1969-12-31", "2024-02-29", "2026-03-04"]
    var lines: [UInt8] = []
    for (index, day) in days.enumerated() {
      lines += answerLine(
        number: index + 1, at: "2026-03-04T05:06:0\(index).000Z", day: day, isRight: index != 0)
    }
    try folder.write(lines, to: "a/a.jsonl")
    let record = reading.history.record(deckID: "rivers", questionID: "q1")
    #expect(record?.streak == 2)
    #expect(record?.lastDay == 20_516)
  }

  /// A clock that was wrong once must not outlast what is answered from then on.
  @Test func anAnswerOfADayLongToComeCountsBeforeAllOthers() throws {
    try folder.write(
      answerLine(number: 1, at: "2036-03-04T12:00:00.000Z", day: "2036-03-04", isRight: false)
        + answerLine(number: 2, at: "2026-03-04T12:00:00.000Z", day: "2026-03-04", isRight: true),
      to: "a/a.jsonl")
    let reader = JournalReader(folder: folder.path)
    let now = reader.read(today: 20_516).history.record(deckID: "rivers", questionID: "q1")
    #expect(now?.answered == 2)
    #expect(now?.wasRightLast == true)
    #expect(now?.streak == 1)
    #expect(now?.lastDay == 20_516)
    let later = reader.read(today: 24_169).history.record(deckID: "rivers", questionID: "q1")
    #expect(later?.streak == 0)
    #expect(later?.lastDay == 24_169)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("1970-03-01", 59), ("2000-02-29", 11_016),
    ("2000-03-01", 11_017), ("2026-11-30", 20_787), ("9999-12-31", 2_932_896),
  ])
  func aDayIsCountedFrom1970(text: String, days: Int) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBytes { RecordTime.days(of: $0) } == days)
  }

  @Test func todayIsTheDayOfTheRecords() {
    let day = Array(StorageClock.system().now().day.utf8)
    #expect(day.withUnsafeBytes { RecordTime.days(of: $0) } == StorageClock.today())
  }

  @Test func aRecordThatIsThereTwiceCountsOnce() throws {
    try folder.write(answerLine(number: 1) + answerLine(number: 1), to: "a/a.jsonl")
    try folder.write(answerLine(number: 1), to: "a/a.sync-conflict-1.jsonl")
    #expect(answered() == 1)
    #expect(reading.duplicateCount == 2)
    #expect(reading.recordCount == 1)
  }

  @Test func aChangedAnswerOfAPaperCountsOnceAsItWasChanged() throws {
    let lines =
      answerLine(number: 1, isRight: true)
      + answerLine(
        number: 2, at: "2026-03-04T05:06:08.000Z", isRight: false, kind: "change")
    try folder.write(lines, to: "a/a.jsonl")
    let record = reading.history.record(deckID: "rivers", questionID: "q1")
    #expect(record?.answered == 1)
    #expect(record?.right == 0)
    #expect(record?.wasRightLast == false)
  }

  @Test func aChangeWhoseAnswerIsLostIsAnAnswer() throws {
    try folder.write(answerLine(isRight: true, kind: "change"), to: "a/a.jsonl")
    #expect(answered() == 1)
  }

  @Test func unknownKindsAndMembersAreLeftAlone() throws {
    let known = answerLine(more: #","new":{"a":[1,{"b":"}"}],"c":null},"right2":"\\\"""#)
    let line = answerLine(number: 2, kind: "hologram")
    try folder.write(known + line, to: "a/a.jsonl")
    #expect(answered() == 1)
    #expect(reading.recordCount == 2)
    #expect(reading.damagedCount == 0)
  }

  @Test func escapedAndForeignTextComesBackAsItWas() throws {
    let question = "Straße \"7\"\\ 東京\u{1B}[2J"
    var journal = Journal(
      folders: Samples.folders(in: folder), programVersion: "1", clock: TestClock().clock)
    _ = journal.record(.started(try Samples.paper(), isScripted: false))
    _ = journal.record(.flagged(deckID: "rivers", questionID: question, isFlagged: true))
    let reading = JournalReader(folder: Samples.folders(in: folder).journal).read()
    #expect(reading.history.flaggedIDs(deckID: "rivers") == [question])
  }

  @Test func aLineLongerThanAMebibyteIsSkippedAndTheNextOneIsRead() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20) + [0x0A]
    try folder.write(
      answerLine(number: 1) + long + answerLine(number: 2) + long.dropLast(), to: "a/a.jsonl")
    #expect(answered() == 2)
    #expect(reading.damaged.map(\.line) == [2, 4])
    #expect(reading.damaged.allSatisfy { $0.problem == "the line is longer than 1 MiB" })
  }

  @Test func aLineOfNearlyAMebibyteIsRead() throws {
    let text = String(repeating: "x", count: (1 << 20) - 300)
    try folder.write(answerLine(more: #","y":"\#(text)""#), to: "a/a.jsonl")
    #expect(answered() == 1)
  }

  @Test func linesThatEndWithACarriageReturnAreRead() throws {
    let line = answerLine(number: 1).dropLast() + [0x0D, 0x0A, 0x0D, 0x0A, 0x0A]
    try folder.write(line + answerLine(number: 2), to: "a/a.jsonl")
    #expect(answered() == 2)
    #expect(reading.damagedCount == 0)
  }

  /// Whoever opened the pipe would wait for ever.
  @Test func whatIsNoFileIsSkippedWithoutWaiting() throws {
    let device = folder.path + "/device"
    try folder.write(answerLine(), to: "device/good.jsonl")
    try folder.write("x", to: "elsewhere/secret.jsonl")
    #expect(mkfifo(device + "/a-pipe.jsonl", 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: device + "/b-folder.jsonl", withIntermediateDirectories: true)
    #expect(symlink(folder.path + "/none", device + "/c-dangling.jsonl") == 0)
    #expect(symlink(device + "/good.jsonl", device + "/d-link.jsonl") == 0)
    #expect(symlink("/dev/zero", device + "/e-zero.jsonl") == 0)
    try folder.write("no journal", to: "device/f-notes.txt")
    try folder.write("no device", to: "stray.jsonl")
    try FileManager.default.removeItem(atPath: folder.path + "/elsewhere")
    let reading = reading
    #expect(reading.recordCount == 1)
    #expect(reading.fileCount == 1)
    #expect(
      reading.skipped.map { $0.file.split(separator: "/").last } == [
        "a-pipe.jsonl", "b-folder.jsonl", "c-dangling.jsonl", "d-link.jsonl", "e-zero.jsonl",
      ])
    #expect(reading.skipped[0].problem == "Not a regular file")
  }

  @Test func anEmptyFileIsNoDamage() throws {
    try folder.write("", to: "a/a.jsonl")
    #expect(reading.fileCount == 1)
    #expect(reading.damagedCount == 0)
  }

  /// `TRIVIUM_FOLD_FILES=100 swift test -c release` measures the fold of 100,000 answers.
  @Test func theAnswersOfManyFilesAreFolded() throws {
    let files = ProcessInfo.processInfo.environment["TRIVIUM_FOLD_FILES"].flatMap(Int.init) ?? 3
    for file in 0..<files {
      var lines: [UInt8] = []
      for number in 0..<1000 {
        lines += answerLine(
          run: String(file + 1, radix: 16), number: number, question: "q\(number % 250)",
          more: #","given":{"option":"0123456789abcdef"},"points":120,"taken":1500,"limit":20000"#)
      }
      try folder.write(lines, to: "device/\(file).jsonl")
    }
    let start = ContinuousClock.now
    let reading = reading
    print("\(reading.recordCount) answers were folded in \(ContinuousClock.now - start)")
    #expect(reading.recordCount == 1000 * files)
    #expect(answered("q249") == 4 * files)
  }
}
