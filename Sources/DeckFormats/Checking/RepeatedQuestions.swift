internal import QuizEngine

/// Pairs of questions that ask the same.
///
/// They have the same picture or none and the same right answer, neither regions nor the tags that
/// variants leave out keep them apart, and the words that their stems share weigh at least six
/// tenths of all their words. Where there are but two answers, half of all questions have the same
/// one, and a statement becomes another by a single word or by the order of two: there eight tenths
/// are asked for, and that one stem is the other with words added. Two questions with the same text
/// and options but different right answers are a pair, too.
///
/// Only questions with the same answer and a rare word in common are compared, so that a bank of
/// thousands takes no longer than it does to read it.
struct RepeatedQuestions {
  /// A question and an earlier one that asks the same.
  struct Pair: Equatable {
    let first: Int
    let second: Int
    let likeness: Likeness
  }

  enum Likeness: Equatable {
    /// How many of all words of both stems are the same.
    case words(Int, of: Int)
    /// The texts are the same and the right answers are not.
    case contradiction
  }

  private(set) var pairs: [Pair] = []
  private let questions: [Question]
  /// For each variant the tags that it leaves out.
  private let excludedTags: [[String]]

  init(of deck: Deck) {
    questions = deck.questions
    let variants = deck.outline.variants.map(\.outline)
    excludedTags = (variants.isEmpty ? [deck.outline] : variants).map(\.blueprint.excludedTags)
    let words = StemWords(questions.map(\.stem))
    var index: [Key: [Int]] = [:]
    var texts: [[String]: Int] = [:]
    for (second, question) in questions.enumerated() {
      let answer = question.rightAnswer
      let tenths = question.hasTwoAnswers ? 8 : 6
      let keys = words.rarest(of: second, alikeFrom: tenths).map {
        Key(word: $0, tenths: tenths, answer: answer, image: question.image)
      }
      let text = question.wholeText
      if let pair = pair(of: second, keys, index, words) {
        pairs.append(pair)
      } else if let first = texts[text], meet(first, second) {
        if questions[first].rightAnswer != answer {
          pairs.append(Pair(first: first, second: second, likeness: .contradiction))
        }
      }
      for key in keys { index[key, default: []].append(second) }
      if texts[text] == nil { texts[text] = second }
    }
  }

  private struct Key: Hashable {
    let word: Int
    let tenths: Int
    let answer: [String]
    let image: String?
  }

  private func pair(
    of second: Int, _ keys: [Key], _ index: [Key: [Int]], _ words: StemWords
  ) -> Pair? {
    for key in keys {
      for first in index[key] ?? [] where meet(first, second) {
        if let (shared, all) = words.likeness(first, second, from: key.tenths),
          !questions[second].hasTwoAnswers || words.isPart(first, second)
        {
          return Pair(first: first, second: second, likeness: .words(shared, of: all))
        }
      }
    }
    return nil
  }

  /// Whether both can be asked in one paper.
  private func meet(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (questions[first], questions[second])
    guard one.regionID == nil || other.regionID == nil || one.regionID == other.regionID else {
      return false
    }
    return excludedTags.contains { tags in
      !tags.contains { one.tags.contains($0) || other.tags.contains($0) }
    }
  }
}

extension Question {
  fileprivate var hasTwoAnswers: Bool {
    switch kind {
    case .trueFalse: true
    case .single, .multiple: optionCount == 2
    case .text, .number, .statements, .matching, .ordering, .card: false
    }
  }

  /// How it is answered, and the right answer, as texts that are the same where the answer is.
  fileprivate var rightAnswer: [String] {
    switch kind {
    case .single(let choice): ["options", Self.plain(choice.options[choice.correct])]
    case .multiple(let choice):
      ["options"] + choice.correct.map { Self.plain(choice.options[$0]) }.sorted()
    case .trueFalse(let isTrue): ["truth", isTrue ? "true" : "false"]
    case .text(let text): ["text"] + text.forms.map(Self.plain).sorted()
    case .number(let key):
      ["number", "\(key.lower.millionths)", "\(key.upper.millionths)", key.unit]
    case .statements(let group):
      ["statements"] + group.statements.map { "\(Self.plain($0.text)) \($0.isTrue)" }.sorted()
    case .matching(let matching):
      ["matching"]
        + zip(matching.lefts, matching.key).map { left, right in
          "\(Self.plain(left)) \(Self.plain(matching.rights[right]))"
        }.sorted()
    case .ordering(let ordering): ["ordering"] + ordering.items.map(Self.plain)
    case .card(let back): ["card", Self.plain(back)]
    }
  }

  /// Its text, its picture, how it is answered, and the options in no order.
  fileprivate var wholeText: [String] {
    [TextFolding.folded(stem), image ?? "", rightAnswer.first ?? ""]
      + options.map(Self.plain).sorted()
  }

  /// A text without case, accents and a full stop.
  private static func plain(_ text: String) -> String {
    let folded = TextFolding.folded(text)
    return folded.hasSuffix(".") ? String(folded.dropLast()) : folded
  }
}
