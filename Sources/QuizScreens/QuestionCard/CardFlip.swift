import TerminalKit

/// A card that turns: its frame grows narrow, then wide again with the new stem.
struct CardFlip {
  private let frame: Area
  private let width: Int
  private let showsFront: Bool

  /// The state of a turn after some time of it.
  init(of frame: Area, at time: Duration, of whole: Duration) {
    self.frame = frame
    let parts = max(1, Int(whole / .milliseconds(1)))
    let part = min(max(0, Int(time / .milliseconds(1))), parts)
    let distance = abs(parts - 2 * part)
    width = max(2, frame.columns * distance / parts)
    showsFront = 2 * part >= parts
  }

  /// The canvas with the card as it stands.
  func drawn(on canvas: Canvas) -> Canvas {
    var turned = canvas
    turned.fill(frame, with: " ", as: .text)
    let narrow = frame.centred(width: width)
    if showsFront {
      for row in narrow.row..<narrow.endRow {
        for column in narrow.column..<narrow.endColumn {
          let cell = canvas[row, column]
          turned.write(cell.glyph, at: Position(row: row, column: column), ink: cell.ink)
        }
      }
    }
    turned.frame(narrow, as: .border)
    return turned
  }
}
