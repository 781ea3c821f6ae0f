extension Paper {
  /// The questions of an exam, section by section, with how many each section has.
  ///
  /// - Parameter allSections: those of the exam, the ones that are not sat included.
  static func examQuestions(
    _ blueprint: ExamBlueprint, allSections: [ExamSection], from pool: [Question],
    request: PaperRequest
  ) -> (questions: [Question], counts: [Int]) {
    if let id = request.fixedPaperID, let paper = blueprint.papers.first(where: { $0.id == id }) {
      return fixedQuestions(paper, of: blueprint, allSections: allSections, from: pool)
    }
    guard !blueprint.sections.isEmpty else {
      guard !blueprint.draws.isEmpty else {
        return (Array(pool.prefix(request.count(usual: blueprint.questionsPerSession))), [])
      }
      let filling = QuotaFilling(blueprint.draws, from: pool, regionID: request.regionID)
      return (ordered(filling.chosen[...], of: blueprint.draws, in: blueprint).map { pool[$0] }, [])
    }
    // The quotas of all sections are filled together: one may need what another could do without.
    let draws = blueprint.sections.map(\.quotas)
    let filling = QuotaFilling(Array(draws.joined()), from: pool, regionID: request.regionID)
    var chosen = filling.chosen[...]
    var questions: [Question] = []
    var counts: [Int] = []
    for own in draws {
      let indices = ordered(chosen.prefix(own.count), of: own, in: blueprint)
      chosen = chosen.dropFirst(own.count)
      questions += indices.map { pool[$0] }
      counts.append(indices.count)
    }
    return (questions, counts)
  }

  /// The questions of quotas in the order of these, those that differ only in weight mixed where
  /// the rules say so.
  private static func ordered(
    _ chosen: ArraySlice<[Int]>, of draws: [Draw], in blueprint: ExamBlueprint
  ) -> [Int] {
    guard blueprint.mixesWeights else { return Array(chosen.joined()) }
    var runs: [[Int]] = []
    for (index, questions) in chosen.enumerated() {
      if index > 0, draws[index].differsOnlyInWeight(from: draws[index - 1]) {
        runs[runs.count - 1] += questions
      } else {
        runs.append(questions)
      }
    }
    // The pool is in an order of chance where questions are shuffled, else in that of the bank.
    return runs.flatMap { $0.sorted() }
  }

  /// The questions of a paper that names them; the first ones are those of the first section.
  private static func fixedQuestions(
    _ paper: FixedPaper, of blueprint: ExamBlueprint, allSections: [ExamSection],
    from pool: [Question]
  ) -> (questions: [Question], counts: [Int]) {
    let found = { (ids: ArraySlice<String>) in
      ids.compactMap { id in pool.first { $0.id == id } }
    }
    guard !blueprint.sections.isEmpty else { return (found(paper.questionIDs[...]), []) }
    var rest = paper.questionIDs[...]
    var questions: [Question] = []
    var counts: [Int] = []
    for (index, section) in allSections.enumerated() {
      let isLast = index == allSections.count - 1
      let own = isLast ? rest : rest.prefix(section.questionCount)
      rest = rest.dropFirst(own.count)
      guard blueprint.sections.contains(where: { $0.id == section.id }) else { continue }
      questions += found(own)
      counts.append(questions.count - counts.reduce(0, +))
    }
    return (questions, counts)
  }

  /// The sections of a paper, by how many questions each has.
  static func sections(
    of blueprint: ExamBlueprint, counts: [Int], clock: ClockFactor
  ) -> [Section] {
    var start = 0
    return zip(blueprint.sections, counts).map { section, count in
      defer { start += count }
      return Section(
        rules: section, range: start..<start + count,
        timeLimit: clock.applied(to: section.timeLimit),
        questionTimeLimit: clock.applied(to: section.questionTimeLimit))
    }
  }
}
