package import QuizEngine
package import TerminalKit

/// The regions of a deck as cards; the one chosen is remembered.
package struct RegionPickerScreen: ScreenState {
  package let deckID: String
  package var picker: Picker
  /// Whether the modes of the deck come next, or a screen that is open already.
  package let leadsOn: Bool

  /// Opens with the region chosen last in focus.
  package init(deckID: String, leadsOn: Bool, in world: Surroundings) {
    self.deckID = deckID
    self.leadsOn = leadsOn
    let regions = world.summary(id: deckID)?.outline.regions?.values ?? []
    let chosen = world.settings.regions[deckID]
    picker = Picker(focus: regions.firstIndex { $0.id == chosen } ?? 0)
  }

  package enum Command: Equatable, Sendable {
    case move(Picker.Move)
    case choose, filter, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    let outline = world.summary(id: deckID)?.outline
    return ["Trivium", outline?.title ?? deckID, outline?.regions?.label ?? ""]
  }

  /// The regions as the filter leaves them.
  package func regions(in world: Surroundings) -> [DeckOutline.Region] {
    let all = world.summary(id: deckID)?.outline.regions?.values ?? []
    return picker.shown(all.map(\.name), folded: TextFolding.folded).map { all[$0] }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    picker.bindings(
      world.words, count: regions(in: world).count, move: Command.move, open: .choose,
      openHelp: .keySelect, filter: .filter, help: .help, back: .back)
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    picker.type(key) ? [] : nil
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let regions = regions(in: world)
    switch command {
    case .move(let move):
      picker.move(move, count: regions.count, columns: PickerLayout(size: world.size).columns)
    case .choose:
      guard !regions.isEmpty else { return [] }
      let id = regions[picker.focus(among: regions.count)].id
      return [.chooseRegion(deckID: deckID, regionID: id, leadsOn: leadsOn)]
    case .filter: picker.openFilter()
    case .help: return [.openHelp]
    case .back:
      guard picker.isFiltering else { return [.back] }
      picker.closeFilter()
    }
    return []
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let regions = regions(in: world)
    canvas.writeHeader(
      path(in: world), right: picker.filterLine(columns: page.area.columns / 2),
      rightRole: .accent, on: page)
    picker.draw(
      regions.map { PickerItem(icon: "", title: $0.name, lines: []) }, on: &canvas,
      in: page.body, isCompact: page.isCompact)
    if regions.isEmpty {
      canvas.writeWrapped(world.words(.pickerNothing), in: page.body, as: .aside)
    }
    canvas.writeFooter(keyHelp(in: world), on: page)
    if picker.isFiltering {
      canvas.cursor = Position(row: page.header.row, column: page.area.endColumn)
    }
  }
}
