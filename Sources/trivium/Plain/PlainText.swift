import QuizEngine
import QuizScreens
import TerminalKit

/// What is said line by line: no escape sequences, no signs that only the eye understands.
struct PlainText {
  let words: Words

  /// The lines of a text of a deck, cleaned; the reader's own device breaks them.
  static func lines(of text: String) -> [String] {
    text.isEmpty ? [] : wrapped(text, width: 1_000_000)
  }

  /// What is said before the first question.
  func opening(of paper: Paper) -> [String] {
    let outline = paper.outline
    let kind =
      switch paper.mode {
      case .exam: RulesText(outline, words: words).line
      case .game: words.labelled(words(.modeGame), count(paper))
      case .practice: words.labelled(words(.modePractice), count(paper))
      case .review: words.labelled(words(.modeMistakes), count(paper))
      }
    var lines = [cleaned(outline.title), cleaned(kind), words(.plainHow)]
    if paper.mode == .exam { lines.append(words(.plainSkip)) }
    if paper.hasPracticeConditions { lines.append(words(.resultsPracticeConditions)) }
    return lines
  }

  private func count(_ paper: Paper) -> String {
    words.counted(.countQuestions, paper.entries.count)
  }

  /// A question with its options, numbered from 1, and the time there is.
  func question(of session: QuizSession, timeLeft: Duration?) -> [String] {
    guard let entry = session.current else { return [] }
    var lines = ["", heading(of: session)]
    if let timeLeft { lines.append(words(.plainTime, ["time": spoken(timeLeft)])) }
    lines += Self.lines(of: entry.question.stem)
    lines += picture(of: entry.question)
    lines += hint(for: entry.question, outline: session.paper.outline)
    if case .card = entry.question.kind { return lines }
    return lines + Self.numbered(ShownOptions(session.paper.outline, words: words).texts(of: entry))
  }

  /// Texts with their numbers, from 1.
  static func numbered(_ texts: [String]) -> [String] {
    texts.enumerated().flatMap { index, text in
      let lines = Self.lines(of: text)
      return ["\(index + 1). \(lines.first ?? "")"] + lines.dropFirst()
    }
  }

  private func heading(of session: QuizSession) -> String {
    let open = session.openRange
    let number = words.number(session.position - open.lowerBound + 1)
    let total = words.number(open.count)
    let heading = words(.questionOf, ["number": number, "total": total])
    let category = session.paper.outline.category(id: session.current?.question.categoryID ?? "")
    guard session.paper.mode != .exam, let category else { return heading }
    return heading + ", " + cleaned(category.name)
  }

  private func picture(of question: Question) -> [String] {
    guard question.image != nil else { return [] }
    let description = question.imageDescription ?? ""
    return description.isEmpty
      ? [words(.pictureMissing)]
      : Self.lines(of: words(.plainPicture, ["description": description]))
  }

  /// That a section was handed in, and what comes next.
  func announcement(of session: QuizSession) -> [String] {
    SectionAnnouncement(of: session, words: words)?.lines.flatMap(Self.lines) ?? []
  }

  /// What to type for a question, after `?`.
  func help(for entry: Paper.Entry, mode: Mode) -> [String] {
    [words(entry.question.isTyped ? .plainHowTyped : .plainHow)]
      + (mode == .exam ? [words(.plainSkip)] : [])
  }

  /// A time in words, as in "1 minute 30 seconds".
  func spoken(_ time: Duration) -> String {
    let (minutes, seconds) = time.secondsRoundedUp.quotientAndRemainder(dividingBy: 60)
    var parts: [String] = []
    if minutes > 0 { parts.append(words.counted(.countMinutes, minutes)) }
    if minutes == 0 || seconds > 0 { parts.append(words.counted(.countSeconds, seconds)) }
    return parts.joined(separator: " ")
  }
}
