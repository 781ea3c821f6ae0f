internal import Glibc

/// What stands in a folder.
enum DiskFolder {
  /// The names in a folder, sorted; those that are no UTF-8 are left out.
  static func names(in path: String) throws(DiskError) -> [String] {
    guard !path.utf8.contains(0) else { throw DiskError(code: EINVAL) }
    guard let folder = opendir(path) else { throw DiskError(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw DiskError(code: errno) }
    return names.sorted()
  }

  /// Whether a folder is there, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
