import TerminalKit
import Testing

struct SmoothBarTests {
  private func drawn(_ bar: SmoothBar, columns: Int = 4) -> Canvas {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    bar.draw(into: &canvas, at: Position(row: 0, column: 1), columns: columns)
    return canvas
  }

  @Test(arguments: [
    (0, 32, " ····"), (1, 32, " ▏···"), (2, 32, " ▎···"), (7, 32, " ▉···"), (8, 32, " █···"),
    (13, 32, " █▋··"), (31, 32, " ███▉"), (32, 32, " ████"), (40, 32, " ████"), (-1, 32, " ····"),
    (1, 1_000_000, " ▏···"), (999_999, 1_000_000, " ███▉"), (1, 0, " ····"), (0, 0, " ····"),
    (Int.max - 1, Int.max, " ███▉"), (5, -5, " ····"),
  ])
  func aFractionIsDrawnInEighths(value: Int, total: Int, line: String) {
    let bar = SmoothBar(value: value, total: total, track: "·")
    #expect(drawn(bar).lines() == [line])
  }

  @Test func theTrackHasARoleOfItsOwn() {
    let bar = SmoothBar(value: 3, total: 8, role: .barLow)
    #expect(drawn(bar).lines() == [" █▌"])
    #expect(drawn(bar).roles() == [".lltt."])
  }

  @Test(arguments: [
    (20_000, Role.bar), (10_001, .bar), (10_000, .barLow), (4_001, .barLow),
    (4_000, .barCritical), (0, .barCritical), (-5, .barCritical),
  ])
  func aCountdownTurnsLowAndThenCritical(left: Int, role: Role) {
    let bar = SmoothBar.countdown(left: .milliseconds(left), of: .seconds(20))
    #expect(bar.role == role)
  }

  @Test(arguments: [-3, 0]) func aBarWithoutRoomIsNotDrawn(columns: Int) {
    let bar = SmoothBar(value: 1, total: 1)
    #expect(drawn(bar, columns: columns) == Canvas(size: Size(columns: 6, rows: 1)))
  }
}
