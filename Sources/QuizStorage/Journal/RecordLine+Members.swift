internal import JSONText
internal import QuizEngine

extension RecordLine {
  static func members(of paper: Paper) -> [JSONMember] {
    let request = paper.request
    return [
      JSONMember("deck", .string(paper.outline.id)),
      JSONMember("edition", .string(paper.outline.edition)),
      JSONMember("mode", .string(paper.mode.rawValue)),
      JSONMember("category", .text(request.categoryID)),
      JSONMember("region", .text(request.regionID)),
      JSONMember("variant", .text(request.variantID)),
      JSONMember("absent", .strings(request.absentSectionIDs)),
      JSONMember("fixed", .text(request.fixedPaperID)), JSONMember("seed", seed(paper.seed)),
      JSONMember("count", .int(paper.entries.count)),
      JSONMember("clock", .int(request.clock.rawValue)), JSONMember("rules", rules(of: paper)),
    ]
  }

  /// The questions in their order, and for each the digests of its options as they stand.
  static func longMembers(of paper: Paper) -> [JSONMember] {
    let order = paper.entries.map { entry in
      let options = entry.question.options
      return JSONValue.strings(
        options.isEmpty ? [] : entry.optionOrder.map { StableDigest.of(options[$0]) })
    }
    return [
      JSONMember("questions", .strings(paper.entries.map(\.question.id))),
      JSONMember("order", .array(order)),
    ]
  }

  /// A number, or, where readers of JSON would round it, a text.
  private static func seed(_ seed: UInt64) -> JSONValue {
    seed <= 1 << 53 ? .int(Int(seed)) : .string(String(seed))
  }

  private static func rules(of paper: Paper) -> JSONValue {
    let blueprint = paper.outline.blueprint
    return [
      "timeLimit": .milliseconds(paper.timeLimit),
      "questionTimeLimit": .milliseconds(paper.questionTimeLimit),
      "navigation": .string(blueprint.navigation.rawValue),
      "pass": .array(blueprint.passRules.map(\.record)),
      "scoring": .string(blueprint.scoring.rawValue),
      "sections": .array(paper.sections.map(section)),
    ]
  }

  private static func section(_ section: Paper.Section) -> JSONValue {
    [
      "id": .string(section.id), "count": .int(section.range.count),
      "timeLimit": .milliseconds(section.timeLimit),
      "questionTimeLimit": .milliseconds(section.questionTimeLimit),
      "pass": .array(section.rules.passRules.map(\.record)), "gate": .bool(section.rules.isGate),
    ]
  }

  static func members(of answered: SessionEvent.AnsweredQuestion) -> [JSONMember] {
    [
      JSONMember("deck", .string(answered.deckID)),
      JSONMember("question", .string(answered.question.id)),
      JSONMember("category", .string(answered.question.categoryID)),
      JSONMember(
        "given", UnfinishedPaper.Kept(answered.given, for: answered.question).content.record),
      JSONMember("right", .bool(answered.isRight)), JSONMember("points", .int(answered.points)),
      JSONMember("taken", .milliseconds(answered.given.taken)),
      JSONMember("limit", .milliseconds(answered.limit)),
      JSONMember("late", .bool(answered.given.isLate)),
    ]
  }

  static func members(of finished: FinishedPaper) -> [JSONMember] {
    [
      JSONMember("deck", .string(finished.deckID)),
      JSONMember("mode", .string(finished.mode.rawValue)),
      JSONMember("category", .text(finished.categoryID)),
      JSONMember("variant", .text(finished.variantID)),
      JSONMember("region", .text(finished.regionID)),
      JSONMember("fixed", .text(finished.fixedPaperID)),
      JSONMember("count", .int(finished.questionCount)),
      JSONMember("score", .int(finished.score)), JSONMember("total", .int(finished.total)),
      JSONMember("points", .int(finished.points)),
      JSONMember("bestStreak", .int(finished.bestStreak)),
      JSONMember("elapsed", .milliseconds(finished.elapsed)),
      JSONMember("passed", finished.isPassed.map(JSONValue.bool) ?? .null),
      JSONMember("conditions", .array(finished.conditions.map(\.record))),
      JSONMember("scripted", .bool(finished.isScripted)),
      JSONMember("practiceConditions", .bool(finished.hasPracticeConditions)),
    ]
  }
}
