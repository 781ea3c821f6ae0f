internal import QuizEngine

extension BankCheck {
  /// Told for each number of options where one position is right too often or too seldom.
  ///
  /// Questions in a fixed order, such as one of figures by size, have no choice in it.
  var positionFindings: [Finding] {
    var singles = (2...26).map(PositionTally.init)
    var multiples = singles
    var truths = PositionTally(positionCount: 2)
    for question in deck.questions where !question.hasFixedOrder {
      switch question.kind {
      case .single(let choice): singles[choice.options.count - 2].add([choice.correct])
      case .multiple(let choice): multiples[choice.options.count - 2].add(choice.correct)
      case .trueFalse(let isTrue): truths.add([isTrue ? 0 : 1])
      case .text, .number, .statements, .matching, .ordering, .card: break
      }
    }
    return singles.compactMap { finding($0, of: "single-choice") }
      + multiples.compactMap { finding($0, of: "multiple-choice") }
      + [truthFinding(truths)].compactMap(\.self)
  }

  private func finding(_ tally: PositionTally, of kind: String) -> Finding? {
    guard tally.isTelling, let position = tally.uneven else { return nil }
    let average = Self.percent(tally.total, of: tally.count * tally.positionCount)
    let even = tally.evenCounts
    return warning(
      "of \(tally.count) \(kind) questions with \(tally.positionCount) options, the option "
        + "\(position + 1) is right in \(share(of: position, in: tally)), where \(average) is even",
      remedy: "Reorder options, and `correct` with them, until it is right in \(even.lowerBound) "
        + "to \(even.upperBound).")
  }

  private func truthFinding(_ tally: PositionTally) -> Finding? {
    guard tally.isTelling, tally.uneven != nil else { return nil }
    let even = tally.evenCounts
    return warning(
      "of \(tally.count) true/false questions, \(share(of: 0, in: tally)) are true, where 50 % is "
        + "even",
      remedy: "Turn statements around, until \(even.lowerBound) to \(even.upperBound) are true.")
  }

  private func share(of position: Int, in tally: PositionTally) -> String {
    let count = tally.rightCounts[position]
    return "\(count) (\(Self.percent(count, of: tally.count)))"
  }
}
