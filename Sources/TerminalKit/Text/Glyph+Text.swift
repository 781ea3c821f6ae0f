extension Glyph {
  /// The base, and its marks, as a text; empty for the right half of a wide glyph.
  package var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  func append(to text: inout String) {
    guard width > 0 else { return }
    text.unicodeScalars.append(Unicode.Scalar(base) ?? "\u{FFFD}")
    guard marks != .zero else { return }
    for index in 0..<4 where marks[index] != 0 {
      if let mark = Unicode.Scalar(marks[index]) { text.unicodeScalars.append(mark) }
    }
  }
}

/// What a text is drawn with, in order; line breaks and TABs are blanks.
package func glyphs(of text: String) -> [Glyph] {
  var glyphs: [Glyph] = []
  glyphs.reserveCapacity(text.utf8.count)
  let scalars = text.unicodeScalars
  var index = scalars.startIndex
  while index < scalars.endIndex {
    let next = scalars.index(after: index)
    let width = TextWidth.ofSimple(scalars[index])
    // Between two simple scalars there is always a border of clusters, which is dear to look for.
    if width > 0, next == scalars.endIndex || TextWidth.ofSimple(scalars[next]) > 0 {
      glyphs.append(Glyph(base: scalars[index].value, width: UInt8(width)))
      index = next
    } else {
      Glyph.append(text[index], to: &glyphs)
      index = text.index(after: index)
    }
  }
  return glyphs
}

/// The columns a text takes when it is drawn.
package func displayWidth(of text: String) -> Int {
  if isPlain(text) { return text.utf8.count }
  return glyphs(of: text).reduce(0) { $0 + Int($1.width) }
}

/// The text as it may be printed without the screen, on one line.
///
/// It is reduced exactly as on the screen: no control or escape character is left.
package func cleaned(_ text: String) -> String {
  isPlain(text) ? text : string(of: glyphs(of: text))
}

/// The text cut to so many columns, with `…` at its end where anything was cut.
package func truncated(_ text: String, to columns: Int) -> String {
  let all = glyphs(of: text)
  guard all.reduce(0, { $0 + Int($1.width) }) > columns else { return string(of: all) }
  guard columns > 0 else { return "" }
  var used = 0
  var kept = all.prefix { glyph in
    used += Int(glyph.width)
    return used < columns
  }
  while kept.last == .blank { kept.removeLast() }
  return string(of: kept) + "…"
}

private func string(of glyphs: some Sequence<Glyph>) -> String {
  var text = ""
  for glyph in glyphs { glyph.append(to: &text) }
  return text
}

/// Whether every byte is printable ASCII, and so a cell.
private func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}
