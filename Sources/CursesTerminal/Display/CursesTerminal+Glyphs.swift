import CNcurses
import TerminalKit

extension CursesTerminal {
  /// What of a glyph may be sent to this terminal.
  ///
  /// Canvases hold only what was reduced and measured; here a slip would shift or hijack the
  /// screen, so what ncurses would measure otherwise is replaced.
  func drawable(_ glyph: Glyph) -> Glyph {
    let glyph = glyph.degraded(to: glyphLevel)
    let isPlain = glyph.base >= 0x20 && glyph.base < 0x7F
    if isPlain && glyph.marks == .zero { return glyph }
    guard isPlain || curses_width(glyph.base) == Int32(glyph.width) else {
      return glyphLevel == .full ? .replacement : Glyph(base: 0x3F)
    }
    var marks = GlyphMarks.zero
    var count = 0
    for index in 0..<4 where isMark(glyph.marks[index]) {
      marks[count] = glyph.marks[index]
      count += 1
    }
    return Glyph(base: glyph.base, marks: marks, width: glyph.width)
  }

  private func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x300, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE0FFF:
      false
    default:
      curses_width(scalar) == 0
    }
  }
}
