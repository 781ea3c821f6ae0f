import QuizEngine
import TerminalKit

/// Where a question's picture stands: beside its answers or above them, with words or in them alone.
struct PicturePlace {
  private(set) var block: PictureBlock?
  private(set) var isBeside = false
  /// The words above picture and answers.
  private(set) var caption: [String] = []
  private(set) var answers: any AnswerRows

  /// No picture.
  init(answers: any AnswerRows) {
    self.answers = answers
  }

  /// Finds the place that lets most be seen at once in so many rows; where a true picture has none
  /// the card is to scroll.
  init(
    _ picture: QuestionPicture, entry: Paper.Entry, space: CardSpace, answers: any AnswerRows,
    rows: Int
  ) {
    self.answers = answers
    let words = picture.words(width: space.width - space.indent)
    if picture.needsWords { caption = words }
    let taken = caption.isEmpty ? 0 : caption.count + space.air
    // Rather than scroll for the question it may do so for the verdict.
    for free in [rows - taken, rows - taken + space.verdictRows] {
      if standBeside(picture, entry, space, rows: free, room: free)
        || standAbove(picture, space, rows: free - answers.height - space.air)
      {
        return
      }
    }
    guard !picture.needsWords else { return }
    let anyRows = QuestionPicture.anyRows
    if standBeside(picture, entry, space, rows: anyRows, room: rows)
      || standAbove(picture, space, rows: anyRows)
    {
      return
    }
    if !picture.hasWords { block = picture.narrowed(to: space.width) }
    if block == nil { caption = words }
  }

  private mutating func standAbove(
    _ picture: QuestionPicture, _ space: CardSpace, rows: Int
  ) -> Bool {
    block = picture.block(in: Size(columns: space.width, rows: rows))
    return block != nil
  }

  /// Puts the picture beside the answers where those stay readable there, broken anew; it may be
  /// made narrower for them.
  private mutating func standBeside(
    _ picture: QuestionPicture, _ entry: Paper.Entry, _ space: CardSpace, rows: Int, room: Int
  ) -> Bool {
    let word = space.isCompact ? entry.question.longestWord : 24
    for wanted in [min(answers.longestLine, 24), min(answers.longestLine, word)] {
      let free = space.columnsBeside(columns: answers.textOffset + wanted)
      let place = Size(columns: min(space.width * 2 / 3, free), rows: rows)
      guard let found = picture.block(in: place) else { continue }
      let columns = space.columnsBeside(columns: found.size.columns)
      var broken = answers
      if answers.longestLine > columns - answers.textOffset {
        broken = space.answerRows(for: entry, columns: columns)
        // Lines narrower than usual serve where they let all be seen.
        guard wanted >= 24 || broken.height <= room else { continue }
      }
      (block, answers, isBeside) = (found, broken, true)
      return true
    }
    return false
  }
}

extension CardSpace {
  /// The row of air between parts.
  var air: Int { isCompact ? 0 : 1 }

  /// The columns that are left beside something.
  fileprivate func columnsBeside(columns: Int) -> Int {
    width - indent - columns - (isCompact ? 2 : 3) - indent / 2
  }
}

extension Question {
  /// The columns of the longest word that an option has; of other answers, more than any place.
  fileprivate var longestWord: Int {
    guard !options.isEmpty else { return .max }
    return options.joined(separator: " ").split(separator: " ").map {
      displayWidth(of: String($0))
    }.max() ?? 0
  }
}
