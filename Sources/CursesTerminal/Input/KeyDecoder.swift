import CNcurses
import TerminalKit

/// Turns what ncurses reads into keys.
///
/// `wgetch` gives bytes below 256 and key codes above. `wget_wch` would lose the keys that follow
/// a byte which is no UTF-8, so scalars are put together here.
struct KeyDecoder {
  enum Reading: Equatable {
    case key(Key)
    case pasteStart
    case resize
    /// Something was read that means nothing here.
    case ignored
    /// There is nothing to read.
    case nothing
  }

  private let keyboard: UnsafeMutablePointer<WINDOW>
  /// Bytes and codes read ahead, in order.
  private var ahead: [Int32] = []

  init(keyboard: UnsafeMutablePointer<WINDOW>) { self.keyboard = keyboard }

  /// Puts bytes before what is still to be read, the sequences of keys among them as their codes:
  /// ncurses does not see these bytes again.
  mutating func putBack(_ bytes: [UInt8]) {
    var codes: [Int32] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let key = byte == 0x1B ? Self.sequence(beginning: rest.dropFirst()) : nil
      codes.append(key?.code ?? Int32(byte))
      rest = rest.dropFirst(1 + (key?.length ?? 0))
    }
    ahead.insert(contentsOf: codes, at: 0)
  }

  /// Reads one key, without waiting for one.
  mutating func next() -> Reading {
    let code = take()
    switch code {
    case ERR: return .nothing
    case 0x1B: return escape()
    case 0..<0x80: return Self.ascii(UInt8(code)).map { .key($0) } ?? .ignored
    case 0x80..<0x100: return scalar(lead: UInt8(code))
    case KEY_RESIZE: return .resize
    case KeyDecoder.pasteStart: return .pasteStart
    default: return Self.key(forCode: code).map { .key($0) } ?? .ignored
    }
  }

  private mutating func take() -> Int32 {
    ahead.isEmpty ? wgetch(keyboard) : ahead.removeFirst()
  }

  /// Takes the next byte of something that has begun, and gives a slow line a moment for it.
  private mutating func takeSoon() -> Int32 {
    guard ahead.isEmpty else { return ahead.removeFirst() }
    wtimeout(keyboard, 25)
    defer { wtimeout(keyboard, 0) }
    return wgetch(keyboard)
  }

  /// An Escape alone is the key; with something right behind it, it is Alt or a sequence unknown.
  ///
  /// Those are swallowed as a whole, so that no digit in one answers a question.
  private mutating func escape() -> Reading {
    let follower = take()
    switch follower {
    case ERR:
      return .key(.escape)
    case 0x1B, KEY_RESIZE, KeyDecoder.pasteStart:
      ahead.insert(follower, at: 0)
      return .key(.escape)
    case 0x5B:
      skipControlSequence()
    case 0x4F:
      skip(while: { _ in false })
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
      if skip(while: { $0 != 0x07 && $0 != 0x1B }) == 0x1B { skip(while: { _ in false }) }
    case 0x80..<0x100:
      _ = scalar(lead: UInt8(follower))
    default:
      break
    }
    return .ignored
  }

  private mutating func skipControlSequence() {
    skip { (0x20..<0x40).contains($0) }
  }

  /// Takes what belongs to a sequence and the byte that ends it, which is returned.
  ///
  /// A key code ends it too, and stays to be read.
  @discardableResult
  private mutating func skip(while belongs: (Int32) -> Bool) -> Int32 {
    for _ in 0..<4096 {
      let code = takeSoon()
      if code >= 0x100 {
        ahead.insert(code, at: 0)
        return ERR
      }
      if code == ERR || !belongs(code) { return code }
    }
    return ERR
  }

  private mutating func scalar(lead: UInt8) -> Reading {
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0
    guard length > 0, lead < 0xF5 else { return .ignored }
    var bytes = [lead]
    while bytes.count < length {
      let code = takeSoon()
      guard (0x80..<0xC0).contains(code) else {
        if code != ERR { ahead.insert(code, at: 0) }
        return .ignored
      }
      bytes.append(UInt8(code))
    }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first,
      text.unicodeScalars.first?.properties.generalCategory != .control
    else { return .ignored }
    return .key(.character(character))
  }
}
