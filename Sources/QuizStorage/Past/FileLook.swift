internal import Glibc

/// What a look at a file tells without reading it: if any of it is other than before, so may be its
/// bytes.
struct FileLook: Equatable {
  private let size: Int
  /// When its bytes or its owner's rights were changed last.
  let seconds: Int
  private let nanoseconds: Int
  private let inode: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
    // Some disks number their files with more digits than are read.
    inode = Int(status.st_ino & 0xFFFF_FFFF_FFFF)
  }

  /// Looks at a file itself, not at what it may be a link to; `nil` where there is none.
  ///
  /// - Parameter folder: the open folder that it lies in.
  init?(_ name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }

  init(from reader: inout FieldReader) {
    size = reader.number()
    seconds = reader.number()
    nanoseconds = reader.number()
    inode = reader.number()
  }

  func write(to writer: inout FieldWriter) {
    for number in [size, seconds, nanoseconds, inode] { writer.add(number) }
  }

  func add(to digest: inout Digest) {
    for number in [size, seconds, nanoseconds, inode] {
      digest.add(UInt64(bitPattern: Int64(number)))
    }
  }

  /// What many looks, or many names, come to.
  struct Digest: Equatable {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ names: [String]) {
      for name in names {
        for byte in name.utf8 { add(UInt64(byte)) }
        add(0)
      }
    }

    /// Mixes in 64 bits, as FNV does with bytes, and with a shift, since its product carries upwards
    /// only.
    mutating func add(_ word: UInt64) {
      value = (value ^ word) &* 0x0000_0100_0000_01B3
      value ^= value >> 29
    }

    init(from reader: inout FieldReader) {
      let (high, low) = (reader.number(), reader.number())
      value =
        UInt64(UInt32(truncatingIfNeeded: high)) << 32 | UInt64(UInt32(truncatingIfNeeded: low))
    }

    func write(to writer: inout FieldWriter) {
      // A number of 64 bits is longer than those that are read.
      writer.add(Int(value >> 32))
      writer.add(Int(value & 0xFFFF_FFFF))
    }
  }
}
