package import QuizEngine
package import TerminalKit

/// What the results say, row by row; the same on the screen and line by line.
package struct ResultsReport {
  package private(set) var rows: [Row] = []
  let session: QuizSession
  let words: Words
  let width: Int

  /// A row, as a part that is drawn in its own way.
  package enum Row: Equatable {
    case blank
    case text(String, Role)
    /// A condition of the whole paper as a bar with where the pass mark stands, and as a row.
    case passBar(PassBar, ConditionRow)
    case condition(ConditionRow)
    case topic(TopicRow)
  }

  /// Tells how a session went, its texts in lines of a width: what came of it and what to do next
  /// first, then the tables.
  ///
  /// - Parameters:
  ///   - visibleRows: how many rows are seen at first; where they are few, air is left out.
  ///   - highScore: the points to beat, where they were not beaten.
  package init(
    _ session: QuizSession, words: Words, width: Int, visibleRows: Int = .max,
    isNewHighScore: Bool = false, highScore: Int? = nil
  ) {
    self.session = session
    self.words = words
    self.width = width
    let advice = AdviceText(session, words: words)
    let first = [
      isNewHighScore ? lines("★ " + words(.resultsNewHighScore), as: .badge) : [],
      highScore.map {
        lines(words(.welcomeHighScore, ["points": words.number($0)]), as: .text)
      } ?? [],
      timeOut + standingOfParts,
    ]
    let (asked, next) = (conditions, lines(advice.text, as: advice.role))
    let shown = (first + [asked, next]).filter { !$0.isEmpty }
    let airy = Array(shown.joined(separator: [.blank]))
    if airy.count <= visibleRows {
      rows = airy
    } else {
      let tight = Array(first.joined())
      // What to do next is never below the first page.
      rows =
        tight.count + asked.count + next.count <= visibleRows
        ? tight + asked + next : tight + next + asked
    }
    let note =
      session.paper.hasPracticeConditions
      ? lines(words(.resultsPracticeConditions), as: .aside) : []
    for part in [parts, topics, note] where !part.isEmpty {
      rows += (rows.isEmpty ? [] : [.blank]) + part
    }
  }

  /// A text in as many rows as it needs.
  func lines(_ text: String, as role: Role) -> [Row] {
    text.isEmpty ? [] : wrapped(text, width: width).map { .text($0, role) }
  }

  /// A condition in as many rows as its label and what was reached need.
  func lines(_ row: ConditionRow) -> [Row] {
    let result = displayWidth(of: row.sign + row.got)
    var lines = wrapped(row.label, width: width)
    let last = lines.popLast() ?? ""
    if displayWidth(of: last) + 3 + result <= width {
      return lines.map { .text($0, .text) }
        + [.condition(ConditionRow(label: last, got: row.got, isMet: row.isMet))]
    }
    let label = (lines + [last]).map { Row.text($0, .text) }
    return label
      + (result <= width
        ? [.condition(ConditionRow(label: "", got: row.got, isMet: row.isMet))]
        : wrapped(row.sign + row.got, width: width).map { .text($0, row.role) })
  }

  func name(ofCategory id: String) -> String {
    session.paper.outline.category(id: id)?.name ?? id
  }
}
