internal import JSONText
internal import QuizEngine

/// Reads files of Open Trivia Database into a deck for a game.
struct OpenTriviaReader {
  private let id: String
  private var findings: [Finding] = []
  private var skippedCount = 0
  private var questions: [Question] = []
  private var categories: [DeckOutline.Category] = []
  private var placeOfID: [String: String] = [:]
  private var placeOfStem: [String: String] = [:]

  init(id: String) { self.id = id }

  mutating func read(_ files: [SourceFile]) -> DeckReading {
    for file in files { read(file) }
    if questions.isEmpty, findings.isEmpty {
      report(
        files.first?.name ?? id, nil, "the file has no questions", remedy: "Fetch the file again.")
    }
    let outline = DeckOutline(
      id: id, title: "Open Trivia Database", language: "en",
      references: ["Open Trivia Database, opentdb.com, CC BY-SA 4.0"],
      categories: categories.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) })
    return DeckReading(
      format: "opentdb",
      deck: questions.isEmpty ? nil : Deck(outline: outline, questions: questions),
      findings: findings, skippedCount: skippedCount)
  }

  private mutating func read(_ file: SourceFile) {
    do throws(JSONError) {
      let document = try JSONDocument(Self.withoutComments(file.bytes))
      try reportCode(document, file)
      let parts = document.isArray ? document.elements : document.elements(under: "results")
      guard let parts else {
        report(
          file.name, 1, "the list `results` is missing", remedy: "Fetch the file again.")
        return
      }
      readItems(parts, document, file)
    } catch {
      report(
        file.name, error.line, "\(error.problem) (column \(error.column))", remedy: error.remedy)
    }
  }

  /// The text with lines that begin with `//` at its beginning made blank.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while at < bytes.count {
      if bytes[at] <= 0x20 {
        at += 1
      } else if bytes[at...].starts(with: "//".utf8) {
        while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
          bytes[at] = 0x20
          at += 1
        }
      } else {
        break
      }
    }
    return bytes
  }

  /// Says in words why the service gave no questions.
  private mutating func reportCode(_ document: JSONDocument, _ file: SourceFile) throws(JSONError) {
    let member = document.members.first { $0.key == "response_code" }
    guard let member, let code = try document.value(of: member.part).int, code != 0 else { return }
    let (problem, remedy) =
      switch code {
      case 1:
        (
          "there are not enough questions for this choice",
          "Ask for fewer questions, or for another category or difficulty."
        )
      case 2: ("the service did not understand the request", "Correct the address.")
      case 3: ("the service does not know the session token", "Ask for a new token.")
      case 4:
        (
          "all questions for this choice have been given under this session token",
          "Reset the token, or make another choice."
        )
      case 5: ("the service was asked too often", "Wait five seconds and fetch the file again.")
      default: ("the service refused with the code \(code)", "Fetch the file again later.")
      }
    report(file.name, member.part.line, problem, remedy: remedy)
  }

  private mutating func readItems(
    _ parts: [JSONPart], _ document: JSONDocument, _ file: SourceFile
  ) {
    var items: [(item: OpenTriviaItem, line: Int)] = []
    for part in parts {
      do throws(JSONError) {
        let value = try document.value(of: part)
        var object = ObjectReader(value.members ?? [], file: file.name, line: part.line)
        if let item = OpenTriviaItem(&object) {
          items.append((item, part.line))
        } else {
          skippedCount += 1
        }
        findings += object.findings
      } catch {
        skippedCount += 1
        report(
          file.name, error.line, "\(error.problem) (column \(error.column))", remedy: error.remedy)
      }
    }
    let encoding = OpenTriviaEncoding(of: items.map(\.item))
    for (item, line) in items {
      guard let item = item.decoded(encoding) else {
        skippedCount += 1
        report(
          file.name, line, "a text is not in \(encoding.description), as the others are",
          remedy: "Fetch the file again.")
        continue
      }
      add(item, file, line)
    }
  }

  private mutating func add(_ item: OpenTriviaItem, _ file: SourceFile, _ line: Int) {
    var object = ObjectReader([], file: file.name, line: line)
    let answers = item.type == "multiple" ? [item.correctAnswer] + item.incorrectAnswers : []
    let madeID = MadeID.of(stem: item.question, options: answers, image: nil)
    let isRepeat = placeOfID[madeID] != nil
    let id = isRepeat ? MadeID.next(after: madeID) { placeOfID[$0] != nil } : madeID
    object.question = id
    let kind = kind(of: item, answers, madeID, &object)
    object.check(item.question, "the question", limit: 8_000)
    if BlankText.isBlank(item.question) {
      object.report(
        .error, "the text of the question is empty", remedy: "Leave the question out.")
    }
    if let first = placeOfID[madeID] ?? placeOfStem[item.question] {
      object.report(
        .warning,
        isRepeat
          ? "the question repeats that of \(first)"
          : "the question has the text of that of \(first), with other answers",
        remedy: "Remove one of the two.")
    }
    findings += object.findings
    guard let kind, !object.hasError else {
      skippedCount += 1
      return
    }
    placeOfID[id] = "\(file.name), line \(line)"
    placeOfStem[item.question] = placeOfStem[item.question] ?? placeOfID[id]
    questions.append(
      Question(
        id: id, categoryID: categoryID(named: item.category), stem: item.question, kind: kind,
        difficulty: ["easy", "medium", "hard"].firstIndex(of: item.difficulty).map { $0 + 1 }))
  }

  private func kind(
    of item: OpenTriviaItem, _ answers: [String], _ id: String, _ object: inout ObjectReader
  ) -> Question.Kind? {
    switch item.type {
    case "boolean":
      if item.correctAnswer == "True" { return .trueFalse(true) }
      if item.correctAnswer == "False" { return .trueFalse(false) }
      object.report(
        .error, "the right answer is `\(item.correctAnswer.quotedBriefly)` and not True or False",
        remedy: "Correct `correct_answer`.")
    case "multiple":
      guard (2...26).contains(answers.count) else {
        object.report(
          .error, "there are \(item.incorrectAnswers.count) wrong answers, but 1 to 25 are needed",
          remedy: "Correct `incorrect_answers`.")
        return nil
      }
      object.checkOptions(answers)
      // The service puts the right answer first; a deck that is not shuffled must not show that.
      let place = (Int(id.suffix(2), radix: 16) ?? 0) % answers.count
      var options = item.incorrectAnswers
      options.insert(item.correctAnswer, at: place)
      return SingleChoice(options: options, correct: place).map(Question.Kind.single)
    default:
      object.report(
        .error, "the type `\(item.type.quotedBriefly)` is not known",
        remedy: "Use multiple or boolean.")
    }
    return nil
  }

  /// The id of a category by its name, which is added where it is new.
  private mutating func categoryID(named name: String) -> String {
    if let known = categories.first(where: { $0.name == name }) { return known.id }
    var id = Slug.of(name)
    if categories.contains(where: { $0.id == id }) {
      id = MadeID.next(after: id) { id in categories.contains { $0.id == id } }
    }
    categories.append(DeckOutline.Category(id: id, name: name))
    return id
  }

  private mutating func report(_ file: String, _ line: Int?, _ problem: String, remedy: String) {
    findings.append(
      Finding(file: file, line: line, severity: .error, problem: problem, remedy: remedy))
  }
}
