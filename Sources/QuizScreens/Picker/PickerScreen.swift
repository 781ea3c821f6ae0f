import TerminalKit

/// What the keys of a picker's screen do.
package enum PickerCommand: Equatable, Sendable {
  case move(Picker.Move)
  case open, practise, filter, help, back
}

/// A screen of cards, one in focus, that can be narrowed by typing.
///
/// What its cards are and what opening one does is its own; keys, filter and frame are the same for
/// all.
protocol PickerScreen: ScreenState where Command == PickerCommand {
  associatedtype Card: Equatable

  var picker: Picker { get set }

  /// What can be chosen, as the filter leaves it.
  func cards(in world: Surroundings) -> [Card]

  /// How a card looks.
  func item(_ card: Card, in world: Surroundings) -> PickerItem

  /// What Enter does, as the footer says it.
  var openHelp: Phrase { get }

  /// The keys of its own, between the choice and the way to search.
  func ownBindings(_ words: Words) -> [KeyBinding<PickerCommand>]

  /// Opens a card, or practises it.
  func open(_ card: Card, in world: Surroundings) -> [Action]
  func practise(_ card: Card, in world: Surroundings) -> [Action]
}

extension PickerScreen {
  func ownBindings(_ words: Words) -> [KeyBinding<PickerCommand>] { [] }

  func practise(_ card: Card, in world: Surroundings) -> [Action] { [] }

  package func bindings(in world: Surroundings) -> [KeyBinding<PickerCommand>] {
    picker.bindings(
      world.words, count: cards(in: world).count, openHelp: openHelp, own: ownBindings(world.words))
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    picker.type(key) ? [] : nil
  }

  package mutating func update(
    _ command: PickerCommand, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let cards = cards(in: world)
    switch command {
    case .move(let move):
      picker.move(move, count: cards.count, columns: PickerLayout(size: world.size).columns)
    case .open: return focused(cards).map { open($0, in: world) } ?? []
    case .practise: return focused(cards).map { practise($0, in: world) } ?? []
    case .filter: picker.openFilter()
    case .help: return [.openHelp]
    case .back:
      guard picker.isFiltering else { return [.back] }
      let chosen = focused(cards)
      picker.closeFilter()
      // The card that was found stays in focus among all of them.
      let index = chosen.flatMap { self.cards(in: world).firstIndex(of: $0) }
      picker.focus(on: index ?? 0)
    }
    return []
  }

  /// The card in focus; `nil` where there is none.
  func focused(_ cards: [Card]) -> Card? {
    cards.isEmpty ? nil : cards[picker.focus(among: cards.count)]
  }

  /// The page, as high as so many cards and what stands below them need.
  func page(of size: Size, cards count: Int, rowsBelow: Int) -> Page {
    Page(size: size, bodyRows: PickerLayout(size: size).rows(of: count) + rowsBelow)
  }

  /// Draws the frame and the cards in an area of the page, or what is said where there are none.
  func drawCards(
    _ cards: [Card], on canvas: inout Canvas, page: Page, in area: Area, world: Surroundings,
    nothing: Phrase = .pickerNothing
  ) {
    canvas.writeHeader(
      path(in: world), right: picker.filterLine(columns: page.area.columns / 2),
      rightRole: .accent, on: page)
    if cards.isEmpty {
      canvas.writeWrapped(world.words(nothing), in: area, as: .aside)
    } else {
      picker.draw(
        cards.map { item($0, in: world) }, on: &canvas, in: area, isCompact: page.isCompact)
    }
    canvas.writeFooter(keyHelp(in: world), on: page)
    if picker.isFiltering {
      canvas.cursor = Position(row: page.header.row, column: page.area.endColumn)
    }
  }
}
