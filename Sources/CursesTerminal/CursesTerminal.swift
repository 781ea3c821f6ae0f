import CNcurses
import Glibc
package import TerminalKit
import TerminalRestore

/// A full screen in a real terminal, by ncurses.
package final class CursesTerminal: Terminal {
  /// What to tell the person after the screen was left, if anything.
  package let openingNote: String?
  package let colourCount: Int
  package private(set) var glyphLevel: GlyphLevel

  let screen: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  /// A pad of its own to read from: reading from the screen's window could repaint it.
  let keyboard: UnsafeMutablePointer<WINDOW>
  let inputDescriptor: Int32
  let outputDescriptor: Int32
  let hasPaste: Bool
  private let bestGlyphLevel: GlyphLevel
  private(set) var isOpen = true

  var inks: InkTable
  var keys: KeyDecoder
  /// The canvas on the screen; `nil` where the screen is to be written anew.
  var shown: Canvas?
  var isCursorVisible: Bool?
  /// What was read on the way and is not a key.
  var waiting: [InputEvent] = []
  /// Once the program is to end, every further event says so.
  var endingCode: Int32?
  var cells: [cchar_t] = []

  init(
    type: TerminalType, input: UnsafeMutablePointer<FILE>, output: UnsafeMutablePointer<FILE>,
    options: Options, isUnicode: Bool
  ) throws(OpenError) {
    Self.prepareSize()
    let screen = TerminalEntry(type).whileAdopted { newterm(type.name, output, input) }
    guard let screen else { throw .refused(name: type.name) }
    guard let window = curses_screen_window(), let keyboard = newpad(1, 1) else {
      endwin()
      delscreen(screen)
      throw .refused(name: type.name)
    }
    self.screen = screen
    self.window = window
    self.keyboard = keyboard
    openingNote = type.note
    inputDescriptor = fileno(input)
    outputDescriptor = fileno(output)
    hasPaste = LeavingBytes.unpadded(curses_capability("cup")).starts(with: [0x1B, 0x5B])
    bestGlyphLevel = !isUnicode ? .ascii : type.isLinuxConsole ? .simple : .full
    glyphLevel = min(bestGlyphLevel, options.glyphs ?? .full)
    let palette = options.noColour ? .none : Palette.start()
    colourCount = palette.colourCount
    inks = InkTable(palette: palette, theme: options.theme)
    keys = KeyDecoder(keyboard: keyboard)
    setModes()
    if hasPaste { write(LeavingBytes.pasteOn) }
  }

  deinit { close() }

  private func setModes() {
    cbreak()
    noecho()
    nonl()
    intrflush(nil, false)
    // Input must not cut a repaint short: nothing would finish it before the next change.
    typeahead(-1)
    idcok(window, false)
    nodelay(keyboard, true)
    keypad(keyboard, true)
    set_escdelay(Self.escapeDelay)
    KeyDecoder.defineKeys()
  }

  package var size: Size {
    guard isOpen else { return Size(columns: 0, rows: 0) }
    return Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Leaves the screen and puts the terminal back as it was; once is enough.
  package func close() {
    guard isOpen else { return }
    holdingSignals { _ in
      if hasPaste { write(LeavingBytes.pasteOff) }
      endwin()
      isOpen = false
      terminal_restore_disarm()
      terminal_signals_unwatch()
      delwin(keyboard)
      delscreen(screen)
    }
  }

  package func restyle(theme: Theme, glyphs: GlyphLevel?) {
    guard isOpen else { return }
    glyphLevel = min(bestGlyphLevel, glyphs ?? .full)
    holdingSignals { _ in inks.take(theme) }
    shown = nil
  }

  package func ring() {
    guard isOpen else { return }
    holdingSignals { _ in _ = beep() }
  }

  /// Writes to the terminal past ncurses: only sequences that move and show nothing.
  func write(_ sequence: String) {
    var bytes = Array(sequence.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(outputDescriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  /// Runs something in ncurses without a signal handler coming between.
  ///
  /// The handler of SIGTSTP leaves the screen and comes back: it may only run between the calls.
  func holdingSignals<Result>(_ body: (inout sigset_t) -> Result) -> Result {
    var before = sigset_t()
    terminal_signals_block(&before)
    defer { terminal_signals_unblock(&before) }
    return body(&before)
  }
}
