internal import Glibc

/// Puts new bytes in the place of a file in one step: a reader sees the old file or the new one.
struct FileReplacement {
  private let calls: SystemCalls
  private let target: String
  private let mode: UInt32

  /// Prepares for a file, or for the file that a link leads to, which keeps its mode.
  init(of path: String, calls: SystemCalls) {
    self.calls = calls
    target = Self.resolved(path)
    var status = stat()
    mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o600
  }

  /// Writes the file; its folders are made where they are missing.
  ///
  /// - Parameter isFlushed: whether the file outlasts a power cut; what can be made again need not.
  func write(_ bytes: [UInt8], isFlushed: Bool = true) throws(DiskError) {
    let folder = DiskPath.parent(of: target)
    var unflushed: [String] = []
    if !DiskFolder.isFolder(folder) { try calls.makeFolders(folder, unflushed: &unflushed) }
    let prefix = "\(folder)/.\(DiskPath.name(of: target))."
    let temporary = "\(prefix)\(RandomName.make()).new"
    do throws(DiskError) {
      try write(bytes, toNew: temporary, isFlushed: isFlushed)
      let code = calls.rename(temporary, target)
      if code < 0 { throw DiskError(code: -code) }
    } catch {
      _ = calls.unlink(temporary)
      throw error
    }
    if isFlushed { for folder in unflushed + [folder] { try calls.flushFolder(folder) } }
    removeLeftovers(in: folder)
  }

  /// Moves the file aside under the first free name; gives that name.
  func moveAside(as suffix: String) throws(DiskError) -> String {
    let names = [target + suffix] + (2...9).map { "\(target)\(suffix)-\($0)" }
    var status = stat()
    let free = names.first { lstat($0, &status) != 0 } ?? target + suffix
    let code = calls.rename(target, free)
    if code < 0 { throw DiskError(code: -code) }
    return free
  }

  private func write(
    _ bytes: [UInt8], toNew path: String, isFlushed: Bool
  ) throws(DiskError) {
    let file = try calls.opened(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    defer { _ = calls.close(file) }
    try calls.writeAll(bytes, to: file)
    if mode != 0o600, fchmod(file, mode) != 0 { throw DiskError(code: errno) }
    if isFlushed { try calls.flush(file) }
  }

  /// Follows links by hand, since the file at their end need not exist.
  private static func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? 0
      }
      guard count > 0 else { return path }
      let link = String(decoding: bytes.prefix(count), as: UTF8.self)
      path = link.hasPrefix("/") ? link : DiskPath.parent(of: path) + "/" + link
    }
    return path
  }

  /// Removes what a run left that was ended in the middle, once it is a minute old.
  private func removeLeftovers(in folder: String) {
    let prefix = ".\(DiskPath.name(of: target))."
    for name in (try? DiskFolder.names(in: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(".new") {
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0, status.st_mtim.tv_sec < time(nil) - 60 else { continue }
      _ = calls.unlink(path)
    }
  }
}
