extension UnfinishedPaper.Kept {
  /// Keeps an answer to a question.
  public init(_ given: GivenAnswer, for question: Question) {
    let options = question.options
    let digest = { (index: Int) -> String in
      options.indices.contains(index) ? StableDigest.of(options[index]) : ""
    }
    let content: Content =
      switch given.answer {
      case .unanswered: .nothing
      case .option(let index): .option(digest(index))
      case .options(let indices): .options(indices.map(digest))
      case .truth(let truth): .truth(truth)
      case .text(let typed): .text(typed)
      case .statements(let truths):
        .statements(zip(options, truths).map { Marked(digest: StableDigest.of($0), isTrue: $1) })
      case .pairs(let partners): .pairs(Self.pairs(partners, in: question))
      case .order(let indices): .order(indices.map(digest))
      case .known(let known): .known(known)
      }
    self.init(
      questionID: question.id, content: content, taken: given.taken, isLate: given.isLate)
  }

  /// The answer as one to the question of the bank; `nil` where it names an option that is gone, or
  /// the question is of another kind now.
  func answer(to question: Question) -> GivenAnswer? {
    let digests = question.options.map(StableDigest.of)
    let answer: Answer
    switch content {
    case .nothing: answer = .unanswered
    case .option(let digest):
      guard let index = digests.firstIndex(of: digest) else { return nil }
      answer = .option(index)
    case .options(let chosen):
      let indices = chosen.compactMap(digests.firstIndex)
      guard indices.count == chosen.count else { return nil }
      answer = .options(indices.sorted())
    case .truth(let truth): answer = .truth(truth)
    case .text(let typed): answer = .text(typed)
    case .statements(let marks):
      let places = marks.map { digests.firstIndex(of: $0.digest) }
      guard marks.count == digests.count, Set(places) == Set(digests.indices.map(Optional.some))
      else { return nil }
      answer = .statements(
        digests.map { digest in marks.first { $0.digest == digest }?.isTrue ?? nil })
    case .pairs(let pairs):
      guard let partners = Self.partners(pairs, in: question) else { return nil }
      answer = .pairs(partners)
    case .order(let items):
      let indices = items.compactMap(digests.firstIndex)
      guard indices.count == items.count else { return nil }
      answer = .order(indices)
    case .known(let known): answer = .known(known)
    }
    return question.takes(answer) ? GivenAnswer(answer, taken: taken, isLate: isLate) : nil
  }

  /// The pairs of an answer by their digests.
  private static func pairs(_ partners: [Int?], in question: Question) -> [Pair] {
    guard case .matching(let matching) = question.kind else { return [] }
    return zip(matching.lefts, partners).map { left, partner in
      let right = partner.flatMap { index in
        matching.rights.indices.contains(index) ? StableDigest.of(matching.rights[index]) : nil
      }
      return Pair(left: StableDigest.of(left), right: right)
    }
  }

  /// The partners of a matching by their indices; `nil` where something is gone or new.
  private static func partners(_ pairs: [Pair], in question: Question) -> [Int?]? {
    guard case .matching(let matching) = question.kind else { return nil }
    let (lefts, rights) = (
      matching.lefts.map(StableDigest.of), matching.rights.map(StableDigest.of)
    )
    guard pairs.map(\.left).sorted() == lefts.sorted(),
      pairs.allSatisfy({ $0.right.map(rights.contains) ?? true })
    else { return nil }
    return lefts.map { left in
      pairs.first { $0.left == left }?.right.flatMap(rights.firstIndex)
    }
  }
}

extension UnfinishedPaper.Kept.Content {
  /// Whether it is no answer.
  public var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .options(let chosen): chosen.isEmpty
    case .statements(let marks): marks.allSatisfy { $0.isTrue == nil }
    case .pairs(let pairs): pairs.allSatisfy { $0.right == nil }
    case .order(let items): items.isEmpty
    case .option, .truth, .text, .known: false
    }
  }
}
