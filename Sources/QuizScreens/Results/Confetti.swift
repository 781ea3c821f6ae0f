import QuizEngine
import TerminalKit

/// Bits of paper that fall where nothing else stands.
struct Confetti {
  private let seed: UInt64
  private static let signs = ["*", "·", "•", "°", "+", "★"]
  private static let roles: [Role] = [.accent, .right, .warning, .wrong, .title]

  init(seed: UInt64) { self.seed = seed }

  /// Whether nothing stands at a cell and near it in its row.
  private static func isClear(_ canvas: Canvas, _ row: Int, _ column: Int) -> Bool {
    (max(0, column - 3)...min(canvas.size.columns - 1, column + 3)).allSatisfy {
      canvas[row, $0].glyph == .blank || signs.contains(String(canvas[row, $0].glyph.text))
    }
  }

  /// Draws the bits as they are after some time of falling.
  func draw(on canvas: inout Canvas, after time: Duration) {
    var rng = SplitMix64(seed: seed)
    let count = min(90, canvas.size.columns * canvas.size.rows / 24)
    let passed = Int(time / .milliseconds(1))
    for _ in 0..<count {
      let column = rng.next(below: max(1, canvas.size.columns))
      let start = rng.next(below: max(1, canvas.size.rows)) - canvas.size.rows / 2
      let speed = 6 + rng.next(below: 10)
      let sign = Self.signs[rng.next(below: Self.signs.count)]
      let role = Self.roles[rng.next(below: Self.roles.count)]
      let row = start + passed * speed / 1000
      guard row >= 0, row < canvas.size.rows, Self.isClear(canvas, row, column)
      else { continue }
      canvas.write(sign, at: Position(row: row, column: column), as: role)
    }
  }
}
