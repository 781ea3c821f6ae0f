import TerminalKit
import Testing

struct ReductionTests {
  @Test(arguments: [
    ("a", "a", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("漢", "漢", 2),
    ("❤\u{FE0F}", "❤", 1), ("👍🏽", "👍", 2), ("👨‍👩‍👧", "👨", 2), ("🇩🇪", "DE", 2),
    ("1\u{FE0F}\u{20E3}", "1\u{20E3}", 1), ("🫨", "\u{FFFD}", 1), ("한", "한", 2),
    ("\u{1112}\u{1161}\u{11AB}", "한", 2), ("क्ष", "क्ष", 2), ("कि", "कि", 2), ("ﷺ", "ﷺ", 1),
    ("\u{301}", " \u{301}", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴", 2),
    ("\u{3000}", "\u{3000}", 2),
    ("a\t\nb\r\nc\rd", "a  b c d", 8), ("\u{FFFE}", "\u{FFFD}", 1), ("👩🏽‍⚕️ Ärztin", "👩 Ärztin", 9),
  ])
  func whatIsShownIsReducedAndMeasured(text: String, shown: String, width: Int) {
    #expect(cleaned(text) == shown)
    #expect(displayWidth(of: text) == width)
    #expect(cleaned(shown) == shown)
  }

  @Test(arguments: [
    "\u{200B}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{AD}", "\u{2060}",
    "\u{E0041}", "\u{FE0F}", "\u{3164}", "\u{200D}",
  ])
  func whatHasNoWidthIsDropped(text: String) throws {
    #expect(Glyph.reduced(Character(text)) == nil)
    #expect(cleaned("a\(text)b") == "ab")
  }

  @Test(arguments: [
    "\u{1B}]0;PWNED\u{7}", "\u{1B}]52;c;UFdO\u{1B}\\", "\u{1B}[2J", "\u{1B}c", "\u{1B}P1$r",
    "\u{9B}31m", "\u{9D}0;x\u{9C}", "x\u{8}\u{8}B", "\u{7F}", "a\u{2028}b\u{2029}c", "\u{1B}]",
    "\u{85}\u{B}\u{C}\0",
  ])
  func noControlCharacterIsLeft(text: String) {
    let shown = cleaned(text).unicodeScalars
    #expect(shown.contains("\u{FFFD}"))
    #expect(shown.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    #expect(shown.allSatisfy { $0 != "\u{2028}" && $0 != "\u{2029}" })
  }

  @Test func atMostFourMarksAreKept() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    #expect(cleaned(text) == "a\u{301}\u{301}\u{301}\u{301}b")
    #expect(displayWidth(of: text) == 2)
  }

  @Test func everyAssignedScalarIsPrintableOrDropped() {
    for value in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = glyphs(of: String(Character(scalar))).reduce(0) { $0 + Int($1.width) }
      if !(0...2).contains(width) { Issue.record("U+\(String(value, radix: 16)): \(width)") }
    }
  }

  @Test(arguments: [
    ("Hello", 5, "Hello"), ("Hello", 4, "Hel…"), ("Hello", 1, "…"), ("Hello", 0, ""),
    ("Hello", -3, ""), ("ab cd", 4, "ab…"), ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"),
    ("漢", 1, "…"), ("e\u{301}e\u{301}e", 2, "e\u{301}…"), ("", 0, ""),
  ])
  func aCutTextEndsWithASign(text: String, columns: Int, expected: String) {
    #expect(truncated(text, to: columns) == expected)
  }
}
