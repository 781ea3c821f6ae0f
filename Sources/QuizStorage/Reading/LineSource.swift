internal import Glibc

/// The lines of a file, read in pieces into a buffer that all files share.
struct LineSource {
  private let buffer: UnsafeMutableRawBufferPointer

  /// Uses a buffer of more than the longest line.
  init(buffer: UnsafeMutableRawBufferPointer) { self.buffer = buffer }

  /// A line without its line break.
  enum Line {
    case whole(UnsafeRawBufferPointer)
    /// The end of a file that does not end with a line break.
    case last(UnsafeRawBufferPointer)
    case tooLong
  }

  /// Gives each line with its number, from 1.
  func forEachLine(
    of file: Int32, _ body: (Line, Int) -> Void
  ) throws(DiskError) {
    var held = 0
    var number = 1
    var isTooLong = false
    while true {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[held...])
      let count = try DiskFile.read(file, into: room)
      guard count > 0 else { break }
      let end = held + count
      var start = 0
      var sought = held
      while let lineEnd = lineBreak(in: sought..<end) {
        if isTooLong {
          isTooLong = false
        } else {
          body(line(start..<lineEnd), number)
        }
        number += 1
        (start, sought) = (lineEnd + 1, lineEnd + 1)
      }
      held = end - start
      if isTooLong {
        held = 0
      } else if held >= JournalLine.maximumLength {
        body(.tooLong, number)
        isTooLong = true
        held = 0
      } else if start > 0, held > 0 {
        UnsafeMutableRawBufferPointer(rebasing: buffer[..<held]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
      }
    }
    if held > 0 { body(.last(UnsafeRawBufferPointer(rebasing: buffer[..<held])), number) }
  }

  private func lineBreak(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = buffer.baseAddress,
      let found = memchr(base + range.lowerBound, 0x0A, range.count)
    else { return nil }
    return found - UnsafeMutableRawPointer(base)
  }

  private func line(_ range: Range<Int>) -> Line {
    guard range.count < JournalLine.maximumLength else { return .tooLong }
    return .whole(UnsafeRawBufferPointer(rebasing: buffer[range]))
  }
}
