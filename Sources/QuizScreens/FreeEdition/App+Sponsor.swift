#if FreeEdition
  import QuizEngine
  import TerminalKit

  extension App {
    /// The least columns in which a sponsor's line says anything.
    private static let leastRoom = 12

    /// Writes the sponsor's line on the results and between papers, where there is room: in the line
    /// of air above the footer, or in a small terminal at the end of the header.
    func drawSponsor(on canvas: inout Canvas, below base: Screen?) {
      guard showsSponsor(on: base) else { return }
      let page = Page(size: canvas.size)
      let row = page.isCompact ? page.header.row : page.footer.row - 1
      let taken = columnsTaken(of: row, by: base, on: canvas, page: page)
      guard page.isCompact || taken == 0 else { return }
      let room = page.area.columns - (taken == 0 ? 0 : taken + 2)
      guard room >= Self.leastRoom, let line = world.words.sponsorLines(columns: room).first
      else { return }
      let column = taken == 0 ? page.area.column : page.area.endColumn - displayWidth(of: line)
      canvas.write(line, at: Position(row: row, column: column), as: .aside)
    }

    /// On the results, and where the next paper is chosen once there was one.
    private func showsSponsor(on base: Screen?) -> Bool {
      switch base {
      case .results: true
      case nil, .categoryPicker, .modePicker: world.history.lastDeckID != nil
      default: false
      }
    }

    /// The columns of a row that are written on already; confetti, which falls anywhere, does not
    /// count.
    private func columnsTaken(
      of row: Int, by base: Screen?, on canvas: Canvas, page: Page
    ) -> Int {
      if case .results(let results) = base {
        let title = results.path(in: world).last ?? ""
        return page.isCompact ? displayWidth(of: title) : 0
      }
      let columns = page.area.column..<page.area.endColumn
      let last = columns.last { canvas[row, $0].glyph != .blank }
      return last.map { $0 + 1 - page.area.column } ?? 0
    }
  }
#endif
