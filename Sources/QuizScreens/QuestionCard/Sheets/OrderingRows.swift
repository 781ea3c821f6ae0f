import QuizEngine
import TerminalKit

/// Things to be put in order, each with its place in the order before it.
struct OrderingRows: AnswerRows {
  private let rows: NumberedRows

  init(entry: Paper.Entry, space: CardSpace, columns: Int) {
    let texts = entry.optionOrder.map { entry.question.options[$0] }
    let looks = entry.optionOrder.indices.map { Self.look(of: $0, entry: entry, space: space) }
    rows = NumberedRows(texts, looks: looks, space: space, columns: columns)
  }

  var height: Int { rows.height }
  var focusRows: [Range<Int>] { rows.focusRows }
  var textOffset: Int { rows.textOffset }
  var longestLine: Int { rows.longestLine }

  func draw(on canvas: inout Canvas, at origin: Position) {
    rows.draw(on: &canvas, at: origin)
  }

  /// A box with the place of an item; after the answer a wrong one also shows where it belongs.
  private static func look(of place: Int, entry: Paper.Entry, space: CardSpace) -> RowLook {
    var given: Int?
    if case .order(let order, _) = space.card.sheet.marks {
      given = order.firstIndex(of: place).map { $0 + 1 }
    }
    var look: RowLook
    if space.showsVerdict {
      let right = entry.optionOrder[place] + 1
      look = .verdict(given == right)
      look.mark = given == right ? "[\(right)]" : given.map { "\($0)→\(right)" } ?? "–→\(right)"
    } else {
      look = .asking(isFocused: space.card.sheet.focus == place)
      look.mark = given.map { "[\($0)]" } ?? "[ ]"
      if given != nil { look.markRole = .accent }
    }
    look.number = "\(place + 1)"
    return look
  }
}
