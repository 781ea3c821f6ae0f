import TerminalKit
import Testing

@testable import CursesTerminal

private let start = "\u{1B}[200~"
private let end = "\u{1B}[201~"

struct PasteScannerTests {
  @Test(arguments: [
    ("abc\(end)", "abc", ""), ("1\rq\ry\r\(end)", "1\rq\ry\r", ""), (end, "", ""),
    ("é日\(end)", "é日", ""), ("a\u{1B}[Ab\(end)", "a\u{1B}[Ab", ""),
    ("a\u{1B}\u{1B}[201~", "a\u{1B}", ""), ("a\u{1B}[20\(end)", "a\u{1B}[20", ""),
    ("abc\(end)k", "abc", "k"), ("abc\(end)\u{1B}[A", "abc", "\u{1B}[A"),
    // The text held marks of its own: what follows them is no key.
    ("a\(end)q\ry\(end)", "aq\ry", ""), ("a\(end)q\(end)b\(end)k", "aqb", "k"),
    ("a\(end)q\(start)b\(end)", "aqb", ""), ("a\(start)b\(end)", "ab", ""),
    ("unfinished\u{1B}[2", "unfinished\u{1B}[2", ""),
  ])
  func theMarksAreTakenOut(bytes: String, text: String, rest: String) {
    for size in [1, 3, 4096] {
      var scanner = PasteScanner()
      let all = Array(bytes.utf8)
      for start in stride(from: 0, to: all.count, by: size) {
        scanner.append(all[start..<min(start + size, all.count)])
      }
      let result = scanner.finish()
      #expect(result.text == text)
      #expect(result.rest == Array(rest.utf8))
    }
  }

  @Test func moreThanTheLimitIsReadAndDropped() {
    var scanner = PasteScanner()
    scanner.append(Array(repeating: UInt8(ascii: "x"), count: 1 << 20))
    #expect(!scanner.hasEnded)
    scanner.append(Array((end + "k").utf8))
    #expect(scanner.hasEnded)
    let result = scanner.finish()
    #expect(result.text.utf8.count == PasteScanner.limit)
    #expect(result.rest == [UInt8(ascii: "k")])
  }

  @Test func bytesThatAreNoUTF8AreReplaced() {
    var scanner = PasteScanner()
    scanner.append([0x61, 0xFF, 0x62] + Array(end.utf8))
    #expect(scanner.finish().text == "a\u{FFFD}b")
  }
}

extension CursesTests {
  struct Pastes {
    @Test func aPasteIsOneEventAndTheKeysAroundItAreKeys() throws {
      let terminal = try HeadlessTerminal()
      terminal.type("a\(start)1\rq\ry\r\(end)b")
      let expected: [InputEvent] = [
        .key(.character("a")), .paste("1\rq\ry\r"), .key(.character("b")),
      ]
      #expect(terminal.events() == expected)
    }

    @Test func keysRightBehindAPasteAreRead() throws {
      let terminal = try HeadlessTerminal()
      terminal.type("\(start)a\(end)\u{1B}[B\u{1B}[3~x\u{1B}")
      let keys: [Key] = [.down, .delete, .character("x"), .escape]
      #expect(terminal.events() == [.paste("a")] + keys.map { .key($0) })
    }

    @Test func aPasteWithoutAnEndDoesNotHoldTheKeysForEver() throws {
      let terminal = try HeadlessTerminal()
      terminal.type("\(start)abc")
      #expect(terminal.events() == [.paste("abc")])
      terminal.type("q")
      #expect(terminal.events() == [.key(.character("q"))])
    }

    @Test func theModeIsOnFromTheStartAndOffAtTheEnd() throws {
      let terminal = try HeadlessTerminal()
      #expect(String(decoding: terminal.written, as: UTF8.self).contains("\u{1B}[?2004h"))
      terminal.curses.close()
      let text = String(decoding: terminal.written, as: UTF8.self)
      #expect(text.contains("\u{1B}[?2004l"))
    }

    @Test func aTerminalThatIsNotANSIIsNotToldOfTheMode() throws {
      let terminal = try HeadlessTerminal("vt52")
      terminal.curses.close()
      #expect(!String(decoding: terminal.written, as: UTF8.self).contains("2004"))
    }
  }
}
