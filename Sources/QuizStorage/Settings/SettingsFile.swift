internal import Glibc
package import JSONText

/// The file of the settings, the one file that is replaced.
package struct SettingsFile {
  private static let limit = 1 << 20

  private let path: String?
  private let calls: SystemCalls

  /// Uses the file at a path; `nil` where there is no home folder.
  package init(path: String?, calls: SystemCalls = SystemCalls()) {
    self.path = path
    self.calls = calls
  }

  /// Reads the settings; `nil` where there are none yet.
  ///
  /// It throws where the file is damaged or refused; the program then goes on with its defaults.
  package func read() throws(StorageError) -> JSONValue? {
    guard let path, let bytes = try bytes(at: path) else { return nil }
    do {
      return try Self.object(bytes)
    } catch {
      throw StorageError(
        "The settings in \(path) are not used: \(error.sentence). Correct the file, or change a "
          + "setting: it is then kept as \(DiskPath.name(of: path)).damaged.")
    }
  }

  /// Writes the settings; a damaged file is moved aside first.
  package func write(_ settings: JSONValue) throws(StorageError) {
    guard let path else {
      throw StorageError(
        "The settings are not saved: there is no home folder; set HOME or use --data DIR.")
    }
    let present = try bytes(at: path)
    let isDamaged = present.map { (try? Self.object($0)) == nil } ?? false
    let file = FileReplacement(of: path, calls: calls)
    do {
      if isDamaged { _ = try file.moveAside(as: ".damaged") }
      try file.write(settings.bytes(.pretty) + [UInt8(ascii: "\n")])
    } catch {
      throw StorageError("The settings are not saved: cannot write \(path): \(error.words).")
    }
  }

  /// What is in the file; `nil` where there is none.
  private func bytes(at path: String) throws(StorageError) -> [UInt8]? {
    do {
      return try DiskFile.read(path, limit: Self.limit)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw StorageError("The settings in \(path) cannot be read: \(error.words).")
    }
  }

  private static func object(_ bytes: [UInt8]) throws(StorageError) -> JSONValue {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw StorageError(error.description) }
    guard value.members != nil else {
      throw StorageError("\(value.kindName) stands in place of an object")
    }
    return value
  }
}
