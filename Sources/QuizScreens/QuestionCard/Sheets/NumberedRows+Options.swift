import QuizEngine
import TerminalKit

extension NumberedRows {
  /// Options of which one or several are right, with their marks where they are not taken at once.
  init(optionsOf entry: Paper.Entry, space: CardSpace, columns: Int) {
    let truth = TruthText(space.card.session.paper.outline, words: space.world.words)
    let options = entry.question.options
    let texts = entry.optionOrder.map { options.isEmpty ? truth.text($0 == 0) : options[$0] }
    let looks = entry.optionOrder.indices.map { Self.option($0, entry: entry, space: space) }
    self.init(texts, looks: looks, space: space, columns: columns)
  }

  private static func option(_ place: Int, entry: Paper.Entry, space: CardSpace) -> RowLook {
    let sheet = space.card.sheet
    let isMarked = sheet.isMarked.indices.contains(place) && sheet.isMarked[place]
    let showsMarks = space.card.isMultiple || space.card.mode == .exam
    var look: RowLook
    if space.showsVerdict {
      let isRight = entry.question.isRightOption(entry.optionOrder[place])
      look = .verdict(isRight)
      if !isRight, !isMarked { (look.sign, look.role) = (" ", .aside) }
    } else {
      look = .asking(isFocused: sheet.focus == place)
      if sheet.focus != place, showsMarks, isMarked { look.role = .accent }
    }
    look.number = "\(place + 1)"
    if showsMarks {
      look.mark =
        space.card.isMultiple ? (isMarked ? "[x]" : "[ ]") : (isMarked ? "(•)" : "( )")
    }
    return look
  }
}
