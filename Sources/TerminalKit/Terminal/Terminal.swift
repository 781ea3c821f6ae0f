/// A screen and a keyboard.
package protocol Terminal {
  var size: Size { get }
  /// Which glyphs the terminal can show.
  var glyphLevel: GlyphLevel { get }
  /// How many colours it has; 0 or 1 where there are none.
  var colourCount: Int { get }

  /// Shows the canvas; only cells that changed are written.
  mutating func present(_ canvas: Canvas)

  /// Waits for an event, at most for so long; `nil` waits for ever.
  mutating func nextEvent(timeout: Duration?) -> InputEvent

  /// Throws away the keys that were typed and not yet read.
  mutating func discardPendingKeys()
  /// Takes another theme or glyph level; `nil` is the best the terminal can do.
  mutating func restyle(theme: Theme, glyphs: GlyphLevel?)
  /// Sounds the bell.
  mutating func ring()
}
