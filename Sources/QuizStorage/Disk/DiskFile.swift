internal import Glibc

/// Files that are read: regular ones only, and none without end.
enum DiskFile {
  /// The first line of a small file; `nil` where it cannot be read or has none.
  static func firstLine(of path: String) -> String? {
    guard let bytes = try? read(path, limit: 4096) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Whether there is anything under a path.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The bytes of a regular file.
  ///
  /// - Parameter limit: the most bytes the file may have.
  static func read(_ path: String, limit: Int) throws(DiskError) -> [UInt8] {
    let file = try opened(path, flags: 0)
    defer { _ = close(file) }
    return try read(file, limit: limit)
  }

  /// Opens a file for reading without waiting for the other end of a pipe.
  ///
  /// - Parameter folder: an open folder that a relative path begins at.
  static func opened(
    _ path: String, in folder: Int32 = AT_FDCWD, flags: Int32
  ) throws(DiskError) -> Int32 {
    guard !path.utf8.contains(0) else { throw DiskError(code: EINVAL) }
    var file: Int32
    repeat {
      file = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags)
    } while file < 0 && errno == EINTR
    guard file >= 0 else { throw DiskError(code: errno) }
    return file
  }

  /// The size of an open file; throws where it is none of bytes.
  static func size(of file: Int32) throws(DiskError) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw DiskError(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw DiskError(code: EISDIR)
    default: throw .notRegular
    }
  }

  /// Reads an open file to its end.
  static func read(_ file: Int32, limit: Int) throws(DiskError) -> [UInt8] {
    let size = try size(of: file)
    guard size <= limit else { throw DiskError(code: EFBIG) }
    var bytes: [UInt8] = []
    // Files of /proc say that they are empty, and a file may grow while it is read.
    var room = max(size, 4095) + 1
    while bytes.count <= limit {
      let chunk = try chunk(of: file, room: room)
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.isEmpty { return bytes }
      room = max(4096, room - chunk.count)
    }
    throw DiskError(code: EFBIG)
  }

  private static func chunk(of file: Int32, room: Int) throws(DiskError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      do throws(DiskError) {
        count = try Self.read(file, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error.code
      }
    }
    if let failure { throw DiskError(code: failure) }
    return bytes
  }

  /// Reads once; 0 at the end.
  static func read(
    _ file: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(DiskError) -> Int {
    var count: Int
    repeat {
      count = Glibc.read(file, buffer.baseAddress, buffer.count)
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw DiskError(code: errno) }
    return count
  }
}
