internal import Glibc

/// The lines of a file, read in pieces into a buffer that all files share.
struct LineSource {
  private let buffer: UnsafeMutableRawBufferPointer

  private init(buffer: UnsafeMutableRawBufferPointer) { self.buffer = buffer }

  /// Makes a source with a buffer of more than the longest line, for as long as it is used.
  static func withBuffer<Value>(_ body: (LineSource) -> Value) -> Value {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: JournalLine.maximumLength + 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    return body(LineSource(buffer: buffer))
  }

  /// A line without its line break.
  enum Line {
    case whole(UnsafeRawBufferPointer)
    /// The end of a file that does not end with a line break.
    case last(UnsafeRawBufferPointer)
    case tooLong
  }

  /// The bytes of a file up to the end of its last whole line, and their checksum.
  struct Extent {
    var count = 0
    var checksum: UInt32 = 0
  }

  /// Passes over the first bytes of a file; gives their checksum, or `nil` where they are fewer.
  func checksum(ofFirst count: Int, of file: Int32) throws(DiskError) -> UInt32? {
    var (left, checksum) = (count, UInt32(0))
    while left > 0 {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(left))
      let read = try DiskFile.read(file, into: room)
      guard read > 0 else { return nil }
      checksum = CRC32C.checksum(UnsafeRawBufferPointer(rebasing: room[..<read]), after: checksum)
      left -= read
    }
    return checksum
  }

  /// Gives each line with its number, from 1, and tells how far the whole lines reach.
  ///
  /// - Parameter earlier: the bytes that were passed over.
  @discardableResult
  func forEachLine(
    of file: Int32, after earlier: Extent = Extent(), _ body: (Line, Int) -> Void
  ) throws(DiskError) -> Extent {
    var extent = earlier
    /// The checksum and number of all bytes read.
    var all = earlier
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
      let fresh = UnsafeRawBufferPointer(buffer)[max(start, held)..<end]
      if start > 0 {
        let lines = UnsafeRawBufferPointer(rebasing: buffer[held..<start])
        extent.checksum = CRC32C.checksum(lines, after: all.checksum)
        extent.count = all.count + lines.count
        all = extent
      }
      all.checksum = CRC32C.checksum(UnsafeRawBufferPointer(rebasing: fresh), after: all.checksum)
      all.count += fresh.count
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
    return extent
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
