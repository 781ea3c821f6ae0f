internal import Glibc

/// The calls that change the disk, as values, so that a test can let any of them fail.
///
/// Each gives what the call gives, or the negated errno.
package struct SystemCalls {
  package var open: (_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32
  package var write: (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  package var syncData: (_ file: Int32) -> Int32
  package var sync: (_ file: Int32) -> Int32
  package var close: (_ file: Int32) -> Int32
  package var makeFolder: (_ path: String, _ mode: UInt32) -> Int32
  package var unlink: (_ path: String) -> Int32
  package var rename: (_ from: String, _ to: String) -> Int32

  /// The calls of the system.
  package init() {
    open = { path, flags, mode in
      let file = Glibc.open(path, flags, mode)
      return file < 0 ? -errno : file
    }
    write = { file, bytes in
      let count = Glibc.write(file, bytes.baseAddress, bytes.count)
      return count < 0 ? -Int(errno) : count
    }
    syncData = { Glibc.fdatasync($0) < 0 ? -errno : 0 }
    sync = { Glibc.fsync($0) < 0 ? -errno : 0 }
    close = { Glibc.close($0) < 0 ? -errno : 0 }
    makeFolder = { Glibc.mkdir($0, $1) < 0 ? -errno : 0 }
    unlink = { Glibc.unlink($0) < 0 ? -errno : 0 }
    rename = { Glibc.rename($0, $1) < 0 ? -errno : 0 }
  }
}

extension SystemCalls {
  /// How often an interrupted call is tried again before the interruption counts as its error.
  private static var patience: Int { 100 }

  /// Repeats a call for as long as a signal interrupts it.
  private func resumed<Value: SignedInteger>(
    _ call: () -> Value
  ) throws(DiskError) -> Value {
    var tries = 0
    while true {
      let value = call()
      if value >= 0 { return value }
      tries += 1
      guard value == -Value(EINTR), tries < Self.patience else {
        throw DiskError(code: Int32(-value))
      }
    }
  }

  func opened(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(DiskError) -> Int32 {
    guard !path.utf8.contains(0) else { throw DiskError(code: EINVAL) }
    return try resumed { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Writes all bytes, however few the disk takes at a time.
  func writeAll(_ bytes: [UInt8], to file: Int32) throws(DiskError) {
    var written = 0
    while written < bytes.count {
      let count = try resumed {
        bytes.withUnsafeBytes { write(file, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      }
      guard count > 0 else { throw DiskError(code: EIO) }
      written += count
    }
  }

  func flushData(of file: Int32) throws(DiskError) { _ = try resumed { syncData(file) } }
  func flush(_ file: Int32) throws(DiskError) { _ = try resumed { sync(file) } }

  /// Brings a folder's entries to the disk.
  func flushFolder(_ path: String) throws(DiskError) {
    let folder = try opened(path, O_RDONLY | O_DIRECTORY)
    defer { _ = close(folder) }
    try flush(folder)
  }

  /// Makes a folder and those above it, for the user alone.
  ///
  /// - Parameter unflushed: gets each folder that has a new entry, to be flushed by the caller.
  func makeFolders(_ path: String, unflushed: inout [String]) throws(DiskError) {
    let parent = DiskPath.parent(of: path)
    do {
      _ = try resumed { makeFolder(path, 0o700) }
    } catch  where error.code == EEXIST {
      return
    } catch  where error.code == ENOENT && parent != path {
      try makeFolders(parent, unflushed: &unflushed)
      _ = try resumed { makeFolder(path, 0o700) }
    }
    unflushed.append(parent)
  }
}
