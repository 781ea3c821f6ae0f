/// What is marked on a sheet so far; options, partners and items are named by their places.
package enum SheetMarks: Equatable, Sendable {
  /// The answer is typed.
  case none
  /// Which options are marked.
  case options([Bool])
  /// Whether each statement is held to be true; `nil` for one that is open.
  case truths([Bool?])
  /// For each on the left the place of its partner; `nil` for one that is open.
  case partners([Int?], rights: Int)
  /// The items in the order given so far.
  case order([Int], items: Int)
  /// A card that still shows its front.
  case front
  /// A card that shows its back, and whether it was known.
  case back(known: Bool?)

  /// How many rows can have the focus.
  var rowCount: Int {
    switch self {
    case .none, .front: 0
    case .options(let isMarked): isMarked.count
    case .truths(let truths): truths.count
    case .partners(let partners, _): partners.count
    case .order(_, let items): items
    case .back: 2
    }
  }

  /// How many answers a digit can name.
  var pickCount: Int {
    switch self {
    case .truths: 2
    case .partners(_, let rights): rights
    case .none, .options, .order, .front, .back: rowCount
    }
  }

  /// The rows that nothing is set for, where each row has an answer of its own.
  var openRows: [Int] {
    switch self {
    case .truths(let truths): truths.indices.filter { truths[$0] == nil }
    case .partners(let partners, _): partners.indices.filter { partners[$0] == nil }
    case .none, .options, .order, .front, .back: []
    }
  }
}
