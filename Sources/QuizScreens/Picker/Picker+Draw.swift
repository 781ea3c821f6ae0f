package import TerminalKit

/// How many cards stand side by side, and how high each is.
package struct PickerLayout: Equatable, Sendable {
  package let columns: Int
  package let cardWidth: Int
  package let cardHeight: Int

  /// The layout in an area of so many columns: cards about 25 wide, or plain rows where the page is
  /// compact.
  package init(width: Int, isCompact: Bool) {
    columns = isCompact ? 1 : max(1, (width + 1) / 26)
    cardWidth = isCompact ? width : (width + 1) / max(1, columns) - 1
    cardHeight = isCompact ? 1 : 5
  }

  package init(size: Size) {
    let page = Page(size: size)
    self.init(width: page.body.columns, isCompact: page.isCompact)
  }

  /// How many rows so many cards take.
  package func rows(of count: Int) -> Int { (count + columns - 1) / columns * cardHeight }
}

extension Picker {
  /// Draws the cards as far as they fit, those around the focus, and signs where there are more.
  package func draw(
    _ items: [PickerItem], on canvas: inout Canvas, in area: Area, isCompact: Bool
  ) {
    let layout = PickerLayout(width: area.columns, isCompact: isCompact)
    let rowCount = layout.rows(of: items.count) / layout.cardHeight
    let visible = max(1, area.rows / layout.cardHeight)
    let focus = focus(among: items.count)
    let window = FocusedList(focus: focus / layout.columns).window(count: rowCount, rows: visible)
    for (index, item) in items.enumerated() where window.contains(index / layout.columns) {
      let row = area.row + (index / layout.columns - window.lowerBound) * layout.cardHeight
      let column = area.column + index % layout.columns * (layout.cardWidth + 1)
      let card = Area(
        row: row, column: column, rows: layout.cardHeight, columns: layout.cardWidth)
      if isCompact {
        drawRow(item, isFocused: index == focus, in: card, on: &canvas)
      } else {
        drawCard(item, isFocused: index == focus, in: card, on: &canvas)
      }
    }
    let shown = Area(
      row: area.row, column: area.column,
      rows: min(area.rows, window.count * layout.cardHeight), columns: area.columns + 1)
    canvas.markMore(
      above: window.lowerBound > 0, below: window.upperBound < rowCount, in: shown)
  }

  private func drawCard(
    _ item: PickerItem, isFocused: Bool, in card: Area, on canvas: inout Canvas
  ) {
    canvas.frame(
      card, as: isFocused ? .focus : .border, style: isFocused ? .heavy : .rounded)
    let inside = card.inset(rows: 1, columns: 2)
    let iconWidth = item.icon.isEmpty ? 0 : displayWidth(of: item.icon) + 1
    canvas.write(item.icon, at: inside.origin, as: item.isFaulty ? .warning : .accent)
    let title = Position(row: inside.row, column: inside.column + iconWidth)
    // A card that has nothing else to say has room for a long title.
    let titleRows = wrapped(item.title, width: inside.columns - iconWidth)
    let titleArea = Area(
      row: title.row, column: title.column,
      rows: item.lines.isEmpty ? min(titleRows.count, inside.rows) : 1,
      columns: inside.columns - iconWidth)
    if titleArea.rows > 1 {
      canvas.writeWrapped(item.title, in: titleArea, as: isFocused ? .focus : .title)
    } else {
      canvas.write(
        truncated(item.title, to: titleArea.columns), at: title, as: isFocused ? .focus : .title)
    }
    if isFocused {
      canvas.write(
        "▸", at: Position(row: card.row + 1, column: card.column + 1), as: .focus)
      canvas.cursor = title
    }
    for (offset, line) in item.lines.prefix(2).enumerated() {
      canvas.write(
        truncated(line, to: inside.columns - iconWidth),
        at: Position(row: inside.row + 1 + offset, column: inside.column + iconWidth),
        as: item.isFaulty ? .warning : offset == 0 ? .text : .aside)
    }
  }

  private func drawRow(
    _ item: PickerItem, isFocused: Bool, in row: Area, on canvas: inout Canvas
  ) {
    let aside = item.lines.last { !$0.isEmpty } ?? ""
    let asideWidth = min(displayWidth(of: aside), row.columns / 2)
    let room = row.columns - 2 - asideWidth - 2
    let title = item.icon.isEmpty ? item.title : item.icon + " " + item.title
    canvas.writeEntry(truncated(title, to: room), at: row.origin, isFocused: isFocused)
    canvas.writeRight(
      truncated(aside, to: asideWidth), at: Position(row: row.row, column: row.endColumn),
      as: item.isFaulty ? .warning : .aside)
  }
}
