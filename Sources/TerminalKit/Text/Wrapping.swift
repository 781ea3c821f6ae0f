/// Breaks a text into lines of at most `width` columns, reduced as it will be drawn.
///
/// Words stay whole where they fit on a line, East Asian text breaks between characters, and a
/// no-break space never breaks. Every line break of the text starts a new line, a final one does
/// not. A glyph wider than the line is shown as `…`. A width below 1 counts as 1.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var paragraph = Paragraph(width: max(1, width))
  for character in text {
    guard let scalar = character.unicodeScalars.first else { continue }
    if scalar == "\n" || scalar == "\r" {
      lines += paragraph.finish()
    } else {
      paragraph.add(character, startingWith: scalar)
    }
  }
  if lines.isEmpty || !paragraph.isEmpty { lines += paragraph.finish() }
  return lines
}

/// The lines of one paragraph while it is read.
private struct Paragraph {
  let width: Int
  private var lines: [String] = []
  private var line = Piece()
  private var blanks = Piece()
  private var word = Piece()
  /// The first scalar of the word's last character, which decides whether it may end there.
  private var last: Unicode.Scalar?

  init(width: Int) {
    self.width = width
  }

  var isEmpty: Bool { lines.isEmpty && line.isEmpty && blanks.isEmpty && word.isEmpty }

  mutating func add(_ character: Character, startingWith scalar: Unicode.Scalar) {
    if scalar == "\u{200B}" {
      endWord()
    } else if LineBreak.isSpace(scalar) {
      endWord()
      blanks.append(character)
    } else {
      if let last, LineBreak.isAllowed(between: last, and: scalar) { endWord() }
      word.append(character)
      last = scalar
    }
  }

  mutating func finish() -> [String] {
    endWord()
    lines.append(line.text)
    let finished = lines
    self = Paragraph(width: width)
    return finished
  }

  private mutating func endWord() {
    last = nil
    guard !word.isEmpty else { return }
    if line.width + blanks.width + word.width <= width {
      line.append(blanks)
      line.append(word)
    } else {
      if !line.isEmpty { lines.append(line.text) }
      line = Piece()
      if word.width <= width { line = word } else { breakWord() }
    }
    blanks = Piece()
    word = Piece()
  }

  /// Cuts a word that no line can hold, after its last hyphen that fits or at the border of a cell.
  private mutating func breakWord() {
    for glyph in word.glyphs {
      let shown = Int(glyph.width) <= width ? glyph : Glyph(base: 0x2026)
      if line.width + Int(shown.width) > width {
        let rest = line.cutAfterHyphen()
        lines.append(line.text)
        line = rest
      }
      line.append(shown)
    }
  }
}

/// A run of glyphs and its columns.
private struct Piece {
  private(set) var glyphs: [Glyph] = []
  private(set) var width = 0

  var isEmpty: Bool { glyphs.isEmpty }

  var text: String {
    var text = ""
    for glyph in glyphs { glyph.append(to: &text) }
    return text
  }

  mutating func append(_ character: Character) {
    let start = glyphs.count
    Glyph.append(character, to: &glyphs)
    for glyph in glyphs[start...] { width += Int(glyph.width) }
  }

  mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += Int(glyph.width)
  }

  mutating func append(_ piece: Piece) {
    glyphs += piece.glyphs
    width += piece.width
  }

  /// Cuts off what follows the last hyphen inside, and returns it; nothing where there is none.
  mutating func cutAfterHyphen() -> Piece {
    guard let hyphen = glyphs.lastIndex(where: { $0.base == 0x2D || $0.base == 0x2010 }),
      hyphen > 0
    else { return Piece() }
    var rest = Piece()
    for glyph in glyphs[(hyphen + 1)...] { rest.append(glyph) }
    glyphs.removeSubrange((hyphen + 1)...)
    width -= rest.width
    return rest
  }
}
