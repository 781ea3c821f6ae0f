import TerminalKit
import Testing

struct DegradationTests {
  private func degraded(_ text: String, to level: GlyphLevel) -> String {
    var canvas = Canvas(size: Size(columns: displayWidth(of: text), rows: 1))
    canvas.write(text, at: Position(row: 0, column: 0), as: .text)
    return canvas.degraded(to: level).cells.map(\.glyph.text).joined()
  }

  @Test(arguments: [
    ("✓ ✗ ▸ ★ ⚑", "√ x > * !", "+ x > * !"),
    ("██▉▋▍▏", "███▌▌ ", "####  "),
    ("╭─╮┏━┓╰┃┘", "┌─┐┌─┐└│┘", "+-++-++|+"),
    ("╺┳╸┏━┓╻", "─┬─┌─┐│", "-+-+-+|"),
    ("„Straße“ – «é»…", "\"Straße\" - «é».", "\"Strase\" - \"e\"."),
    ("3×4÷2−1", "3x4÷2-1", "3x4/2-1"),
    ("ÀŐłŘạ̈ż", "AOlRaz", "AOlRaz"),
    ("e\u{301}", "e", "e"),
    ("●●◌○○", "••-○○", "**-.."),
    ("1 ■⚑ 2 ·", "1 ■! 2 ·", "1 #! 2 ."),
    ("漢a字", "? a? ", "? a? "),
    ("Ａ１", "A 1 ", "A 1 "),
    ("Дα", "?α", "??"),
    ("▀▄█▒", "▀▄█▒", "\"_#:"),
    ("m², 20 °C", "m², 20 °C", "m2, 20 oC"),
    ("a\u{A0}?", "a ?", "a ?"),
    ("plain ASCII ~", "plain ASCII ~", "plain ASCII ~"),
  ])
  func whatATerminalCannotShowHasAStandIn(text: String, simple: String, ascii: String) {
    #expect(
      degraded(text, to: .full)
        == cleaned(text).map { $0 == "\u{A0}" ? " " : $0 }.reduce("") { $0 + String($1) })
    #expect(degraded(text, to: .simple) == simple)
    #expect(degraded(text, to: .ascii) == ascii)
  }

  /// Code page 437, apart from ASCII.
  private static let codePage437 = Set(
    ("☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»"
      + "░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
      + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■").unicodeScalars)

  @Test func everyScalarKeepsItsPlaceAndIsShowable() {
    for value in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in glyphs(of: String(Character(scalar))) {
        let (simple, ascii) = (glyph.degraded(to: .simple), glyph.degraded(to: .ascii))
        guard let shown = Unicode.Scalar(simple.base) else { continue }
        if simple.width != 1 || ascii.width != 1 || !(0x20..<0x7F).contains(ascii.base)
          || !(shown.isASCII || Self.codePage437.contains(shown)) || simple.marks != .zero
        {
          Issue.record("U+\(String(value, radix: 16)) → \(shown)")
        }
      }
    }
  }

  @Test func whatCodePage437HasIsKept() {
    for scalar in Self.codePage437 {
      let glyph = Glyph(base: scalar.value)
      #expect(glyph.degraded(to: .simple) == glyph, "\(scalar)")
    }
  }
}
