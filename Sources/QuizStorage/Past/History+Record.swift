internal import JSONText
internal import QuizEngine

extension DeckHistory {
  init(from reader: inout FieldReader) {
    let records = reader.list { reader in
      var record = History.QuestionRecord()
      let id = reader.text()
      record.answered = reader.number()
      record.right = reader.number()
      record.wasRightLast = reader.flag()
      record.streak = reader.number()
      record.lastDay = reader.optional { $0.number() }
      return (id, record)
    }
    let tallies = reader.list { reader in
      (reader.text(), History.Tally(answered: reader.number(), right: reader.number()))
    }
    self.init(
      records: Dictionary(records) { $1 }, tallies: Dictionary(tallies) { $1 },
      flagged: Set(reader.list { $0.text() }), results: DeckResults(from: &reader))
  }

  func write(to writer: inout FieldWriter) {
    writer.add(records.sorted { $0.key < $1.key }) { writer, question in
      writer.add(question.key)
      writer.add(question.value.answered)
      writer.add(question.value.right)
      writer.add(question.value.wasRightLast)
      writer.add(question.value.streak)
      writer.add(question.value.lastDay) { $0.add($1) }
    }
    writer.add(tallies.sorted { $0.key < $1.key }) { writer, category in
      writer.add(category.key)
      writer.add(category.value.answered)
      writer.add(category.value.right)
    }
    writer.add(flagged.sorted()) { $0.add($1) }
    results.write(to: &writer)
  }
}

extension DeckHistory.Outline {
  init(from reader: inout FieldReader) {
    self.init(
      answeredCount: reader.number(), mistakeCount: reader.number(),
      results: DeckResults(from: &reader))
  }

  func write(to writer: inout FieldWriter) {
    writer.add(answeredCount)
    writer.add(mistakeCount)
    results.write(to: &writer)
  }
}

extension DeckResults {
  init(from reader: inout FieldReader) {
    self.init(
      bests: reader.list { FinishedPaper(from: &$0) }, examCount: reader.number(),
      passedCount: reader.number())
  }

  func write(to writer: inout FieldWriter) {
    writer.add(bests) { $1.write(to: &$0) }
    writer.add(examCount)
    writer.add(passedCount)
  }
}

extension FinishedPaper {
  init(from reader: inout FieldReader) {
    self.init(
      deckID: reader.text(), categoryID: reader.optional { $0.text() },
      mode: reader.expect(Mode(rawValue: reader.text()), or: .game),
      variantID: reader.optional { $0.text() }, regionID: reader.optional { $0.text() },
      fixedPaperID: reader.optional { $0.text() }, questionCount: reader.number(),
      score: reader.number(), total: reader.number(), points: reader.number(),
      bestStreak: reader.number(), elapsed: .milliseconds(reader.number()),
      isPassed: reader.optional { $0.flag() },
      conditions: reader.list { Verdict.Condition(from: &$0) }, isScripted: reader.flag(),
      hasPracticeConditions: reader.flag(), at: reader.text(), day: reader.text())
  }

  func write(to writer: inout FieldWriter) {
    writer.add(deckID)
    writer.add(categoryID) { $0.add($1) }
    writer.add(mode.rawValue)
    for id in [variantID, regionID, fixedPaperID] { writer.add(id) { $0.add($1) } }
    for number in [
      questionCount, score, total, points, bestStreak, elapsed.wholeMilliseconds,
    ] { writer.add(number) }
    writer.add(isPassed) { $0.add($1) }
    writer.add(conditions) { $1.write(to: &$0) }
    writer.add(isScripted)
    writer.add(hasPracticeConditions)
    writer.add(at)
    writer.add(day)
  }
}

extension Verdict.Condition {
  fileprivate init(from reader: inout FieldReader) {
    let text = reader.text()
    let condition = (try? JSONValue(parsing: Array(text.utf8))).flatMap {
      Verdict.Condition(record: $0)
    }
    self = reader.expect(
      condition, or: Verdict.Condition(rule: .minimumCorrect(0), needed: 0, got: 0, isMet: false))
  }

  fileprivate func write(to writer: inout FieldWriter) {
    writer.add(String(decoding: record.bytes(.line), as: UTF8.self))
  }
}
