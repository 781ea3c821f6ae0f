import TerminalKit
import Testing

struct TextFieldTests {
  private func edited(_ value: String, _ keys: [Key]) -> TextField {
    var field = TextField(value)
    for key in keys {
      let isTaken = field.handle(key)
      #expect(isTaken)
    }
    return field
  }

  @Test(arguments: [
    ("abc", [Key.backspace], "ab", 2), ("abc", [.home, .delete], "bc", 0),
    ("abc", [.left, .left, .character("x")], "axbc", 2), ("abc", [.delete], "abc", 3),
    ("abc", [.home, .backspace, .left], "abc", 0), ("abc", [.right], "abc", 3),
    ("abc", [.control("a"), .right, .control("k")], "a", 1),
    ("abc", [.left, .control("u")], "c", 0), ("abc", [.home, .control("e")], "abc", 3),
    ("one two  ", [.control("w")], "one ", 4), ("one two", [.left, .control("w")], "one o", 4),
    ("one", [.control("w"), .control("w")], "", 0),
    ("ae\u{301}", [.backspace], "a", 1), ("a👨‍👩‍👧", [.backspace], "a", 1), ("🇩🇪🇫🇷", [.backspace], "🇩🇪", 1),
    ("漢字", [.left, .character("é"), .end], "漢é字", 3), ("e", [.character("\u{301}")], "é", 1),
    ("", [.character(" "), .backspace, .delete], "", 0),
  ])
  func keysEditByClusters(value: String, keys: [Key], expected: String, caret: Int) {
    let field = edited(value, keys)
    #expect(field.value == expected)
    #expect(field.caret == caret)
  }

  @Test(arguments: [Key.enter, .escape, .tab, .up, .down, .function(1), .control("l")])
  func otherKeysAreNotTaken(key: Key) {
    var field = TextField("abc")
    let isTaken = field.handle(key)
    #expect(!isTaken)
    #expect(field == TextField("abc"))
  }

  @Test(arguments: [
    ("Paris\n", "Paris"), ("a\r\nb\tc\rd", "a b c d"), ("x\u{1B}[2Jy\u{7}\u{9B}", "x[2Jy"),
    ("", ""),
  ])
  func aPasteIsOneLineWithoutControlCharacters(text: String, expected: String) {
    var field = TextField()
    field.paste(text)
    #expect(field.value == expected)
    #expect(field.caret == expected.count)
  }

  @Test func aPasteIsCutAtTheLimit() {
    var field = TextField("ab", limit: 5)
    _ = field.handle(.left)
    field.paste(String(repeating: "x", count: 1_000_000))
    #expect(field.value == "axxxb")
    #expect(field.caret == 4)
    _ = field.handle(.character("y"))
    #expect(field.value == "axxxb")
  }

  @Test(arguments: [
    ("abc", [Key](), 6, "abc", 3), ("", [], 6, "", 0), ("abcdef", [], 6, "…cdef", 5),
    ("abcdefgh", [], 6, "…efgh", 5), ("abcdefgh", [.home], 6, "abcde…", 0),
    ("abcdefgh", [.left], 6, "…defgh", 5), ("abcdefgh", [.left, .left, .left], 6, "…cdef…", 4),
    ("abcde", [], 6, "abcde", 5), ("漢字漢字", [], 6, "…漢字", 5), ("漢字漢字", [.home], 6, "漢字…", 0),
    ("漢字漢字", [.left, .left], 6, "…字漢…", 3), ("abc", [.home], 1, "a", 0), ("abc", [], 1, "…", 0),
    ("abc", [], 0, "", 0),
  ])
  func aLongTextIsScrolledToTheCaret(
    value: String, keys: [Key], columns: Int, line: String, cursor: Int
  ) {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    let place = edited(value, keys)
      .draw(into: &canvas, at: Position(row: 0, column: 2), columns: columns)
    #expect(canvas.lines() == [line.isEmpty ? "" : "  " + line])
    #expect(place == Position(row: 0, column: 2 + cursor))
  }

  @Test(arguments: 1...12) func theCaretIsAlwaysInSight(columns: Int) {
    var field = TextField("漢a字🇩🇪e\u{301} lang漢字漢字x")
    repeat {
      var canvas = Canvas(size: Size(columns: 12, rows: 1))
      let place = field.draw(into: &canvas, at: Position(row: 0, column: 0), columns: columns)
      #expect((0..<columns).contains(place.column))
      #expect(displayWidth(of: canvas.lines()[0]) <= columns)
      _ = field.handle(.left)
    } while field.caret > 0
  }
}
