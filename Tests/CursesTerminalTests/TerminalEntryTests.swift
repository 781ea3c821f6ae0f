import Testing

@testable import CursesTerminal

/// The compiled entries that are handed to ncurses.
struct TerminalEntryTests {
  /// An entry with a name of 4 bytes, 1 flag, 2 numbers and strings at these places.
  private func entry(magic: Int, strings: [Int]) -> [UInt8] {
    let width = magic == 0o432 ? 2 : 4
    var bytes = [magic, 4, 1, 2, strings.count, 8].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    bytes += Array("abc\0".utf8) + [1]
    // A pad brings the numbers to an even offset.
    bytes += [0]
    bytes += [UInt8](repeating: 0, count: 2 * width)
    bytes += strings.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return bytes + [UInt8](repeating: 0, count: 8)
  }

  @Test(arguments: [(0o432, 22), (0o1036, 26)])
  func aStringIsFoundInBothFormats(_ magic: Int, _ start: Int) {
    let bytes = entry(magic: magic, strings: [0, 0xFFFF, 3])
    #expect(TerminalEntry.offset(ofString: 0, in: bytes) == start)
    #expect(TerminalEntry.offset(ofString: 2, in: bytes) == start + 4)
  }

  @Test func whatIsAbsentOrNoEntryIsLeftAlone() {
    let bytes = entry(magic: 0o432, strings: [0, 0xFFFF])
    #expect(TerminalEntry.offset(ofString: 1, in: bytes) == nil)
    #expect(TerminalEntry.offset(ofString: 2, in: bytes) == nil)
    #expect(TerminalEntry.offset(ofString: 0, in: [1, 2, 3]) == nil)
    #expect(TerminalEntry.offset(ofString: 0, in: entry(magic: 7, strings: [0])) == nil)
  }

  @Test func theEnvironmentStaysAsItWas() throws {
    let before = environment("TERMINFO")
    let type = try TerminalType(environment: "xterm-256color")
    let during = TerminalEntry(type).whileAdopted { environment("TERMINFO") }
    #expect(during?.hasPrefix("hex:") == true)
    #expect(environment("TERMINFO") == before)
  }
}
