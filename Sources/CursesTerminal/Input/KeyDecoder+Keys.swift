import CNcurses
import TerminalKit

extension KeyDecoder {
  /// A code of our own for the mark before a paste, far above those that ncurses gives.
  static let pasteStart: Int32 = 5000
  /// Codes for the digits of the keypad in application mode.
  private static let keypadDigits: ClosedRange<Int32> = 5010...5019

  /// What an ASCII byte means; `nil` for the control characters that are no key.
  static func ascii(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// What a key code of ncurses means; `nil` for the keys that have no meaning here.
  static func key(forCode code: Int32) -> Key? {
    if keypadDigits.contains(code) {
      return ascii(UInt8(0x30 + code - keypadDigits.lowerBound))
    }
    let number = Int(code - curses_function_key(0))
    if (1...12).contains(number) { return .function(number) }
    return named[code]
  }

  private static let named: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_FIND: .home, KEY_SELECT: .end,
    KEY_A1: .home, KEY_C1: .end, KEY_A3: .pageUp, KEY_C3: .pageDown,
    KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_IC: .insert,
    KEY_ENTER: .enter, KEY_BTAB: .backTab,
  ]

  /// Teaches the open terminal the sequences that its entry may lack.
  ///
  /// Terminals differ from their entries in the mode of the arrows, in Home and End and in F1.
  static func defineKeys() {
    for (sequence, code) in sequences { define_key("\u{1B}" + sequence, code) }
    for digit in Int32(0)...9 {
      let letter = Character(Unicode.Scalar(UInt8(0x70 + digit)))
      define_key("\u{1B}O\(letter)", keypadDigits.lowerBound + digit)
    }
    for (number, suffix) in zip(Int32(1)..., [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]) {
      define_key("\u{1B}[\(suffix)~", curses_function_key(number))
    }
    for (number, letter) in zip(Int32(1)..., "PQRS") {
      define_key("\u{1B}O\(letter)", curses_function_key(number))
    }
    for (number, letter) in zip(Int32(1)..., "ABCDE") {
      define_key("\u{1B}[[\(letter)", curses_function_key(number))
    }
  }

  /// The key whose sequence, after its Escape, some bytes begin with.
  static func sequence(beginning bytes: ArraySlice<UInt8>) -> (code: Int32, length: Int)? {
    sequences.first { bytes.starts(with: $0.0.utf8) && $0.1 != pasteStart }
      .map { ($0.1, $0.0.utf8.count) }
  }

  private static let sequences: [(String, Int32)] = [
    ("[A", KEY_UP), ("[B", KEY_DOWN), ("[C", KEY_RIGHT), ("[D", KEY_LEFT),
    ("OA", KEY_UP), ("OB", KEY_DOWN), ("OC", KEY_RIGHT), ("OD", KEY_LEFT),
    ("[H", KEY_HOME), ("OH", KEY_HOME), ("[1~", KEY_HOME), ("[7~", KEY_HOME),
    ("[F", KEY_END), ("OF", KEY_END), ("[4~", KEY_END), ("[8~", KEY_END),
    ("[2~", KEY_IC), ("[3~", KEY_DC), ("[5~", KEY_PPAGE), ("[6~", KEY_NPAGE),
    ("[Z", KEY_BTAB), ("OM", KEY_ENTER), ("[200~", pasteStart),
  ]
}
