internal import Glibc

/// A file of what can be made again: it may be missing, damaged or of another version at any time.
struct CacheFile {
  private static let limit = 64 << 20

  let path: String
  /// What the file begins with; another one where what follows is written in another way.
  private let title: String
  private let calls: SystemCalls

  /// Names a file; each version of the program writes its own.
  init(path: String, title: String, programVersion: String, calls: SystemCalls) {
    self.path = path
    self.title = "\(title), \(programVersion)"
    self.calls = calls
  }

  /// What was written, with its mark; `nil` where it is not there as it was written.
  func read() -> (content: ArraySlice<UInt8>, mark: Int)? {
    guard let bytes = try? DiskFile.read(path, limit: Self.limit) else { return nil }
    var reader = FieldReader(bytes[...])
    guard reader.text() == title else { return nil }
    let mark = reader.number()
    let content = reader.rest()
    guard !content.isEmpty, Self.mark(of: content) == mark else { return nil }
    return (content, mark)
  }

  /// Puts the file in the place of the last one; where that fails, nothing is said.
  ///
  /// It does not wait for the disk: a file that a power cut leaves unfinished is seen to be damaged.
  func write(_ content: [UInt8]) {
    var writer = FieldWriter()
    writer.add(title)
    writer.add(Self.mark(of: content[...]))
    try? FileReplacement(of: path, calls: calls).write(writer.bytes + content, isFlushed: false)
  }

  /// What tells one content from another.
  static func mark(of content: ArraySlice<UInt8>) -> Int {
    Int(content.withUnsafeBytes { CRC32C.checksum($0) })
  }
}
