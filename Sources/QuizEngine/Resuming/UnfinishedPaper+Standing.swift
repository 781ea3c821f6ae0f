extension UnfinishedPaper {
  /// Where a paper goes on, in the terms of its header.
  public struct Standing: Equatable, Sendable {
    /// The question, from 1 in its section where that is sat apart.
    public var number: Int
    /// How many questions there are, there.
    public var total: Int
    /// The section that is sat apart, or comes next; `nil` where the paper is of one piece.
    public var section: Part?

    /// A section of the paper.
    public struct Part: Equatable, Sendable {
      public var name: String
      /// From 1.
      public var number: Int
      /// How many sections there are.
      public var total: Int
      /// Whether it is told of and not begun.
      public var isNext: Bool
    }
  }

  /// Where the paper goes on under the rules of its deck.
  public func standing(in outline: DeckOutline) -> Standing {
    let blueprint = outline.resolved(
      variantID: variantID, absentSectionIDs: absentSectionIDs
    ).blueprint
    let rules = sections.compactMap { kept in blueprint.sections.first { $0.id == kept.id } }
    let isApart =
      mode == .exam && blueprint.locks(rules) && sections.indices.contains(section.index)
    var open = questions.indices
    if isApart {
      let start = sections[..<section.index].reduce(0) { $0 + $1.count }
      open = open.clamped(to: start..<start + sections[section.index].count)
    }
    let index = PlaceToGoOn.index(
      in: open, shown: shownPlace, isForward: mode != .exam || blueprint.navigation == .forward,
      isGiven: { kept(at: $0) != nil }, isToDo: isToDo)
    var standing = Standing(number: index - open.lowerBound + 1, total: open.count)
    if isApart {
      let isNext = section.isHandedIn && section.index + 1 < sections.count
      let place = section.index + (isNext ? 1 : 0)
      standing.section = Standing.Part(
        name: rules.first { $0.id == sections[place].id }?.name ?? sections[place].id,
        number: place + 1, total: sections.count, isNext: isNext)
    }
    return standing
  }

  /// The place of the question that was shown last; only an exam knows of one.
  var shownPlace: Int? {
    mode == .exam ? questions.firstIndex { $0.id == shownID } : nil
  }

  private func kept(at index: Int) -> Kept? {
    answers.first { $0.questionID == questions[index].id }
  }

  private func isToDo(_ index: Int) -> Bool {
    guard let kept = kept(at: index) else { return true }
    return !kept.isLate && !kept.content.isComplete(for: questions[index])
  }
}

extension UnfinishedPaper.Kept.Content {
  /// Whether nothing of what is asked for is left open.
  fileprivate func isComplete(for asked: UnfinishedPaper.Asked) -> Bool {
    switch self {
    case .statements(let marks): !isEmpty && !marks.contains { $0.isTrue == nil }
    case .pairs(let pairs): !isEmpty && !pairs.contains { $0.right == nil }
    case .order(let items): !isEmpty && items.count == asked.optionDigests.count
    case .nothing, .option, .options, .truth, .text, .known: !isEmpty
    }
  }
}
