extension AnswerSheet {
  /// Marks a row and no other.
  package mutating func mark(only row: Int) {
    marks = .options(isMarked.indices.map { $0 == row })
  }

  package mutating func toggle(_ row: Int) {
    guard case .options(var isMarked) = marks, isMarked.indices.contains(row) else { return }
    isMarked[row].toggle()
    marks = .options(isMarked)
  }

  /// Sets what a digit names, for the row in focus or the first that is open, and goes on to the
  /// next open one; an item is put last in the order, or taken back.
  mutating func set(_ index: Int) {
    let row = focus ?? marks.openRows.first ?? 0
    switch marks {
    case .truths(var truths):
      truths[row] = index == 0
      marks = .truths(truths)
      goOn(from: row)
    case .partners(var partners, let rights):
      partners[row] = index
      marks = .partners(partners, rights: rights)
      goOn(from: row)
    case .order(var order, let items):
      if order.contains(index) { order.removeAll { $0 == index } } else { order.append(index) }
      marks = .order(order, items: items)
      focus = index
    case .none, .options, .front, .back: return
    }
  }

  /// Does what Space does to the row in focus where each row has an answer of its own: a statement
  /// changes, a partner goes, an item is placed or taken back.
  mutating func change(_ row: Int) {
    switch marks {
    case .truths(var truths):
      truths[row] = !(truths[row] ?? false)
      marks = .truths(truths)
    case .partners(var partners, let rights):
      partners[row] = nil
      marks = .partners(partners, rights: rights)
    case .order: set(row)
    case .none, .options, .front, .back: return
    }
  }

  /// Gives the row in focus the next partner or the one before.
  mutating func cyclePartner(by step: Int) {
    guard case .partners(var partners, let rights) = marks, let focus, rights > 0 else { return }
    let next = partners[focus].map { $0 + step } ?? (step > 0 ? 0 : rights - 1)
    partners[focus] = (next + rights) % rights
    marks = .partners(partners, rights: rights)
  }

  /// Turns a card to its back.
  mutating func turn() {
    if marks == .front { marks = .back(known: nil) }
  }

  /// Moves the focus to the next open row, from the first again after the last.
  private mutating func goOn(from row: Int) {
    let open = marks.openRows
    focus = open.first { $0 > row } ?? open.first ?? row
  }
}
