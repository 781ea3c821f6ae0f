internal import JSONText
internal import QuizEngine

/// Reads the files of one deck of the native format, one question at a time.
struct NativeDeckReader {
  private let fallbackID: String
  private let isThorough: Bool
  private var scope = NativeScope()
  private var findings: [Finding] = []
  private var skippedCount = 0
  private var questions: [Question] = []
  /// Where each id is used, as an index of `places`.
  private var placeOfID: [String: Int] = [:]
  private var places: [BankCheck.Place] = []
  /// The questions of which it is told already that they repeat others.
  private var repeatedIDs: Set<String> = []
  private var unknownKeys: [UnknownKey] = []
  /// The keys of the last question that has only known ones.
  private var knownKeys: [String] = []

  /// - Parameter isThorough: whether the bank is looked at as a whole, too.
  init(id: String, isThorough: Bool = false) {
    fallbackID = id
    self.isThorough = isThorough
  }

  mutating func read(_ files: [SourceFile]) -> DeckReading {
    let outlineFile = files.first(where: \.isOutline)
    var questionFiles = files.filter(\.holdsQuestions)
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var outline: DeckOutline?
    var isUsable = true
    if let file = outlineFile {
      outline = readDeckFile(file)
      isUsable = outline != nil
    } else if questionFiles.isEmpty {
      questionFiles = files
    }
    for file in questionFiles {
      let own = readQuestionFile(file, mayHoldOutline: outlineFile == nil && files.count == 1)
      outline = outline ?? own
    }
    reportUnknownKeys()
    return DeckReading(
      format: "native", deck: isUsable ? finish(outline, files) : nil, findings: findings,
      skippedCount: skippedCount)
  }

  /// Reads `deck.json`; `nil` where it cannot be used.
  private mutating func readDeckFile(_ file: SourceFile) -> DeckOutline? {
    guard let document = document(of: file) else { return nil }
    guard document.isObject else {
      report(
        file.name, 1, "a deck is an object, but the file holds something else",
        remedy: "Put the list of questions into questions.json, or into the key `questions`.")
      return nil
    }
    let outline = readOutline(document, file)
    if outline != nil { readQuestions(document.elements(under: "questions"), document, file) }
    return outline
  }

  /// Reads a file of questions; answers with the outline, where the file holds that too.
  private mutating func readQuestionFile(
    _ file: SourceFile, mayHoldOutline: Bool
  ) -> DeckOutline? {
    guard let document = document(of: file) else { return nil }
    if document.isArray {
      readQuestions(document.elements, document, file)
      return nil
    }
    let outline = mayHoldOutline && document.isObject ? readOutline(document, file) : nil
    if document.isObject, document.line(of: "questions") != nil || outline != nil {
      readQuestions(document.elements(under: "questions"), document, file)
    } else {
      report(
        file.name, 1, "the questions are not a list", remedy: "Put them between [ and ].")
    }
    return outline
  }

  private mutating func document(of file: SourceFile) -> JSONDocument? {
    do throws(JSONError) {
      return try JSONDocument(file.bytes)
    } catch {
      report(error, file.name)
      return nil
    }
  }

  private mutating func readOutline(_ document: JSONDocument, _ file: SourceFile) -> DeckOutline? {
    do throws(JSONError) {
      var reader = try NativeOutlineReader(document, file: file.name, id: fallbackID)
      let outline = reader.outline()
      findings += reader.object.findings
      scope.hasOutline = true
      scope.namesCount = reader.object.value("questionsPerSession") != nil
      scope.categoryIDs = outline.categories.map(\.id)
      scope.regionIDs = Set(outline.regions?.values.map(\.id) ?? [])
      return outline
    } catch {
      report(error, file.name)
      return nil
    }
  }

  private mutating func readQuestions(
    _ parts: [JSONPart]?, _ document: JSONDocument, _ file: SourceFile
  ) {
    guard let parts else {
      if let line = document.line(of: "questions") {
        report(
          file.name, line, "`questions` is not a list", remedy: "Put them between [ and ].")
      }
      return
    }
    questions.reserveCapacity(questions.count + parts.count)
    places.reserveCapacity(places.count + parts.count)
    placeOfID.reserveCapacity(placeOfID.count + parts.count)
    for part in parts {
      guard let question = readQuestion(part, document, file) else {
        skippedCount += 1
        continue
      }
      questions.append(question)
    }
  }

  private mutating func readQuestion(
    _ part: JSONPart, _ document: JSONDocument, _ file: SourceFile
  ) -> Question? {
    let value: JSONValue
    do throws(JSONError) {
      value = try document.value(of: part)
    } catch {
      report(error, file.name)
      return nil
    }
    guard let members = value.members else {
      report(
        file.name, part.line, "a question is \(value.kindName) and not an object",
        remedy: "Write each question between { and }.")
      return nil
    }
    var reader = NativeQuestionReader(members, file: file.name, line: part.line)
    let question = reader.question(in: scope)
    findings += reader.object.findings
    noteUnknownKeys(of: reader.object)
    guard var question else { return nil }
    if let place = placeOfID.updateValue(places.count, forKey: question.id) {
      placeOfID[question.id] = place
      guard let id = freeID(for: question, made: reader.hasMadeID, usedAt: places[place], reader)
      else { return nil }
      question.id = id
      placeOfID[id] = places.count
    }
    places.append(BankCheck.Place(file: file.name, line: part.line))
    return question
  }

  /// The id of a question whose id is used already; `nil` where the question is skipped.
  private mutating func freeID(
    for question: Question, made: Bool, usedAt place: BankCheck.Place,
    _ reader: NativeQuestionReader
  ) -> String? {
    let first = "\(place.file), line \(place.line)"
    guard made else {
      report(
        reader.object.file, reader.object.line, question: question.id,
        "the id is used already in \(first)", remedy: "Give one of the two another id.")
      return nil
    }
    let id = MadeID.next(after: question.id) { placeOfID[$0] != nil }
    repeatedIDs.insert(id)
    findings.append(
      Finding(
        file: reader.object.file, line: reader.object.line, question: id, severity: .warning,
        problem: "the question repeats that of \(first)", remedy: "Remove one of the two."))
    return id
  }

  private mutating func finish(_ outline: DeckOutline?, _ files: [SourceFile]) -> Deck? {
    guard !questions.isEmpty else {
      let hasReason = findings.contains { $0.severity == .error }
      report(
        files.first?.name ?? fallbackID, nil,
        hasReason ? "no question of the deck can be used" : "the deck has no questions",
        remedy: hasReason ? "Mend the other faults first." : "Add questions.json.")
      return nil
    }
    var outline = outline ?? DeckOutline(id: fallbackID, title: fallbackID)
    if outline.categories.isEmpty { outline.categories = categoriesOfQuestions }
    let deck = Deck(outline: outline, questions: questions)
    if scope.hasOutline, let file = files.first(where: \.isOutline) ?? files.first {
      reportCounts(of: deck, file.name)
      reportShortages(of: deck, file.name)
      if isThorough { reportThinQuotas(of: deck, file.name) }
    }
    if isThorough, let file = files.first(where: \.isOutline) {
      let check = BankCheck(deck: deck, places: places, file: file.name)
      findings += check.findings.filter { !repeatedIDs.contains($0.question ?? "") }
    }
    return deck
  }

  /// The categories in the order in which the questions name them.
  private var categoriesOfQuestions: [DeckOutline.Category] {
    var seen: Set<String> = []
    return questions.compactMap { question in
      let id = question.categoryID
      guard !id.isEmpty, seen.insert(id).inserted else { return nil }
      return DeckOutline.Category(id: id, name: id)
    }
  }

  private mutating func reportCounts(of deck: Deck, _ file: String) {
    let count = deck.outline.blueprint.questionsPerSession
    let available = deck.questions.count { !deck.outline.isExam || $0.suits(.exam) }
    if scope.namesCount, count > available {
      findings.append(
        Finding(
          file: file, severity: .warning,
          problem: "a paper has \(count) questions, but the deck has only \(available)",
          remedy: "Add questions, or lower `questionsPerSession`."))
    }
    for (category, count) in zip(deck.outline.categories, deck.counts().categories) where count == 0
    {
      findings.append(
        Finding(
          file: file, severity: .warning,
          problem: "the category `\(category.id.quotedBriefly)` has no questions",
          remedy: "Add questions to it, or remove it."))
    }
  }

  // MARK: Findings

  mutating func report(
    _ file: String, _ line: Int?, question: String? = nil, _ problem: String, remedy: String
  ) {
    findings.append(
      Finding(
        file: file, line: line, question: question, severity: .error, problem: problem,
        remedy: remedy))
  }

  mutating func warn(_ file: String, _ problem: String, remedy: String) {
    findings.append(
      Finding(file: file, severity: .warning, problem: problem, remedy: remedy))
  }

  private mutating func report(_ error: JSONError, _ file: String) {
    report(file, error.line, "\(error.problem) (column \(error.column))", remedy: error.remedy)
  }

  /// A key that is not known, where it is first met, and how many questions have it.
  private struct UnknownKey {
    var key: String
    var file: String
    var line: Int
    var question: String?
    var count = 1
  }

  private mutating func noteUnknownKeys(of object: ObjectReader) {
    // The questions of a bank mostly have the same keys in the same order.
    let members = object.members
    let isAlike =
      members.count == knownKeys.count
      && members.indices.allSatisfy { members[$0].key == knownKeys[$0] }
    if isAlike { return }
    var hasUnknown = false
    for member in object.members where !NativeKind.keys.contains(member.key) {
      hasUnknown = true
      note(member.key, in: object)
    }
    if !hasUnknown { knownKeys = members.map(\.key) }
  }

  private mutating func note(_ key: String, in object: ObjectReader) {
    let known = unknownKeys.firstIndex { $0.key == key && $0.file == object.file }
    if let known {
      unknownKeys[known].count += 1
    } else {
      unknownKeys.append(
        UnknownKey(key: key, file: object.file, line: object.line, question: object.question))
    }
  }

  private mutating func reportUnknownKeys() {
    for unknown in unknownKeys {
      let more =
        switch unknown.count {
        case 1: ""
        case 2: ", here and in one more question"
        default: ", here and in \(unknown.count - 1) more questions"
        }
      findings.append(
        Finding(
          file: unknown.file, line: unknown.line, question: unknown.question, severity: .warning,
          problem: "the key `\(unknown.key.quotedBriefly)` is not known and has no effect\(more)",
          remedy: "Correct its spelling, or remove it."))
    }
  }
}
