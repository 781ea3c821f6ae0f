import QuizEngine
import TerminalKit

extension NumberedRows {
  /// Things to be put in order, each with its place in the order before it.
  init(itemsOf entry: Paper.Entry, space: CardSpace, columns: Int) {
    let texts = entry.optionOrder.map { entry.question.options[$0] }
    let looks = entry.optionOrder.indices.map { Self.item($0, entry: entry, space: space) }
    self.init(texts, looks: looks, space: space, columns: columns)
  }

  /// A box with the place of an item; after the answer a wrong one also shows where it belongs.
  private static func item(_ place: Int, entry: Paper.Entry, space: CardSpace) -> RowLook {
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
