import Glibc

/// A file without a name, to hand bytes to a program and to take what it writes.
final class ScratchFile {
  let descriptor: Int32

  /// Makes an empty file; `nil` where the system refuses.
  init?() {
    descriptor = Self.make()
    guard descriptor >= 0 else { return nil }
  }

  /// Makes a file with these bytes, to be read from its start.
  convenience init?(holding bytes: [UInt8]) {
    self.init()
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      written += count
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  /// All that was written to it, at most so many bytes.
  func contents(limit: Int) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = read(descriptor, &part, part.count)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return Array(bytes.prefix(limit))
  }

  /// Made in the folder for temporary files and unlinked at once; closed when a program starts.
  private static func make() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/trivium-\(String(repeating: "X", count: 6))".utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor >= 0 {
      unlink(template)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    return descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
