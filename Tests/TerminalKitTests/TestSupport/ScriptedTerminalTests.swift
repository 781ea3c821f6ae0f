import TerminalKit
import TestSupport
import Testing

struct ScriptedTerminalTests {
  @Test func eventsComeInOrderAndThenTheTerminalIsGone() {
    let size = Size(columns: 40, rows: 12)
    var terminal = ScriptedTerminal(events: [.key(.up), .resize(size), .timeout])
    #expect(terminal.nextEvent(timeout: nil) == .key(.up))
    #expect(terminal.size == Size(columns: 80, rows: 24))
    #expect(terminal.nextEvent(timeout: .milliseconds(200)) == .resize(size))
    #expect(terminal.size == size)
    #expect(terminal.nextEvent(timeout: nil) == .timeout)
    #expect(terminal.nextEvent(timeout: nil) == .ended(code: 0))
    #expect(terminal.timeouts == [nil, .milliseconds(200), nil, nil])
  }

  @Test func framesAndBellsAreKept() {
    var terminal = ScriptedTerminal(keys: .enter)
    let canvas = Canvas(size: terminal.size)
    terminal.present(canvas)
    terminal.ring()
    #expect(terminal.frames == [canvas])
    #expect(terminal.rings == 1)
  }
}
