import CNcurses
import TerminalKit
import Testing

@testable import CursesTerminal

extension CursesTests {
  struct Keys {
    private static let escape = "\u{1B}"

    private static let table: [(String, [Key])] = [
      (
        "aZ 9?",
        [.character("a"), .character("Z"), .character(" "), .character("9"), .character("?")]
      ),
      ("é日👍", [.character("é"), .character("日"), .character("👍")]),
      ("\r\n\t", [.enter, .enter, .tab]), ("\u{08}\u{7F}", [.backspace, .backspace]),
      ("\u{01}\u{05}\u{15}", [.control("a"), .control("e"), .control("u")]),
      ("\(escape)[A\(escape)[B\(escape)[C\(escape)[D", [.up, .down, .right, .left]),
      ("\(escape)OA\(escape)OB\(escape)OC\(escape)OD", [.up, .down, .right, .left]),
      ("\(escape)[H\(escape)OH\(escape)[1~\(escape)[7~", [.home, .home, .home, .home]),
      ("\(escape)[F\(escape)OF\(escape)[4~\(escape)[8~", [.end, .end, .end, .end]),
      ("\(escape)[5~\(escape)[6~\(escape)[2~\(escape)[3~", [.pageUp, .pageDown, .insert, .delete]),
      ("\(escape)OP\(escape)[11~\(escape)[[A", [.function(1), .function(1), .function(1)]),
      ("\(escape)[15~\(escape)[24~", [.function(5), .function(12)]),
      ("\(escape)[Z", [.backTab]),
      ("\(escape)OM\(escape)Oq\(escape)Oy", [.enter, .character("1"), .character("9")]),
      (escape, [.escape]), ("\(escape)\(escape)", [.escape, .escape]),
      ("q\(escape)", [.character("q"), .escape]),
    ]

    @Test(arguments: table, ["xterm-256color", "linux", "vt100", "screen", "tmux-256color"])
    func bytesAreKeys(row: (String, [Key]), term: String) throws {
      let terminal = try HeadlessTerminal(term)
      terminal.type(row.0)
      #expect(terminal.events() == row.1.map(InputEvent.key))
    }

    @Test(arguments: [
      "\(escape)x", "\(escape)1", "\(escape)é", "\(escape)[1;5A", "\(escape)[27;5;13~",
      "\(escape)[99;5u", "\(escape)[I", "\(escape)[?1;2c", "\(escape)]0;title\u{07}",
      "\(escape)P1$r0m\(escape)\\", "\(escape)O3", "\(escape)[", "\(escape)[200;1", "\u{0}",
      "\u{1C}", "\u{85}",
    ])
    func whatHasNoMeaningIsSwallowedAsAWhole(sequence: String) throws {
      let terminal = try HeadlessTerminal()
      terminal.type(sequence)
      #expect(terminal.events() == [])
      terminal.type("z")
      #expect(terminal.events() == [.key(.character("z"))])
    }

    @Test(
      arguments: [
        [0xFF], [0xC3], [0x80], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5],
      ] as [[UInt8]])
    func bytesThatAreNoUTF8DoNotSwallowTheNextKey(bytes: [UInt8]) throws {
      let terminal = try HeadlessTerminal()
      terminal.type(bytes + Array("z".utf8))
      #expect(terminal.events() == [.key(.character("z"))])
    }

    @Test func aClosedInputEndsTheProgramForGood() throws {
      let terminal = try HeadlessTerminal()
      terminal.type("x")
      terminal.hangUp()
      #expect(terminal.curses.nextEvent(timeout: .seconds(5)) == .key(.character("x")))
      #expect(terminal.curses.nextEvent(timeout: .seconds(5)) == .ended(code: 129))
      #expect(terminal.curses.nextEvent(timeout: .seconds(9)) == .ended(code: 129))
    }

    @Test func controlLPaintsEverythingAgainAndIsNoEvent() throws {
      let terminal = try HeadlessTerminal()
      var canvas = Canvas(size: terminal.curses.size)
      canvas.write("abcdefgh", at: Position(row: 0, column: 0), as: .text)
      terminal.curses.present(canvas)
      let count = terminal.written.count
      terminal.type("\u{0C}")
      #expect(terminal.events() == [])
      #expect(String(decoding: terminal.written[count...], as: UTF8.self).contains("abcdefgh"))
    }

    @Test func typedAheadKeysAreDiscardedButNotAResize() throws {
      let terminal = try HeadlessTerminal()
      terminal.type("abc\u{1B}[A\u{1B}[200~text\u{1B}[201~")
      resizeterm(30, 100)
      terminal.curses.discardPendingKeys()
      #expect(terminal.events() == [.resize(Size(columns: 100, rows: 30))])
      #expect(terminal.curses.size == Size(columns: 100, rows: 30))
    }

    @Test func anEndMetWhileDiscardingIsReported() throws {
      let terminal = try HeadlessTerminal()
      terminal.type("ab\u{03}")
      terminal.curses.discardPendingKeys()
      #expect(terminal.events() == [.ended(code: 130)])
    }
  }
}
