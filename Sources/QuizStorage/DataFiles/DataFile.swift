package import JSONText

/// A language or a theme on the disk.
package struct DataFile: Equatable, Sendable {
  private static let limit = 4 << 20

  /// The file's name without its ending, as in "de" or "solarized-dark".
  package let name: String
  /// Where it lies.
  package let path: String

  /// The files that end in `.json` in some folders, by name; an earlier folder wins.
  package static func all(in folders: [String]) -> [DataFile] {
    var files: [DataFile] = []
    for folder in folders {
      for file in (try? DiskFolder.names(in: folder)) ?? []
      where file.hasSuffix(".json") && !file.hasPrefix(".") {
        let name = String(file.dropLast(5))
        guard !files.contains(where: { $0.name == name }) else { continue }
        files.append(DataFile(name: name, path: folder + "/" + file))
      }
    }
    return files.sorted { $0.name < $1.name }
  }

  /// Reads the object in the file.
  package func read() throws(StorageError) -> JSONValue {
    let bytes = try bytes()
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw StorageError("\(path), \(error.description).")
    }
    guard value.members != nil else {
      throw StorageError("\(path) holds \(value.kindName) and not an object.")
    }
    return value
  }

  /// Reads the texts that the members of the object in the file are, by their keys.
  package func readTexts() throws(StorageError) -> [String: String] {
    let bytes = try bytes()
    do {
      if let texts = try JSONDocument.texts(in: bytes) { return texts }
    } catch {
      throw StorageError("\(path), \(error.description).")
    }
    throw StorageError("\(path) holds no object.")
  }

  private func bytes() throws(StorageError) -> [UInt8] {
    do {
      return try DiskFile.read(path, limit: Self.limit)
    } catch {
      throw StorageError("\(path) cannot be read: \(error.words).")
    }
  }
}
