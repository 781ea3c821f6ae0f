/// Where a deck lies: a folder with `deck.json`, or a file of any format that can be imported.
package struct DeckLocation: Equatable, Sendable {
  package let path: String
  /// Whether the path is that of a folder.
  package let isFolder: Bool

  /// Names a place.
  package init(path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
  }

  /// The decks at a path: the deck whose folder or `deck.json` it is, each deck in a folder of
  /// decks, or else the file itself.
  package static func all(at path: String) -> [DeckLocation] {
    if DiskPath.name(of: path) == "deck.json" {
      return [DeckLocation(path: DiskPath.parent(of: path), isFolder: true)]
    }
    guard DiskFolder.isFolder(path) else { return [DeckLocation(path: path, isFolder: false)] }
    let folder = DiskPath.withoutEndSlashes(path)
    let inside = DiskFile.isThere(folder + "/deck.json") ? [] : decks(in: folder)
    return inside.isEmpty ? [DeckLocation(path: folder, isFolder: true)] : inside
  }

  /// The decks in a folder of decks, by the names of their folders.
  static func decks(in folder: String) -> [DeckLocation] {
    candidates(in: folder).filter(\.hasOutline)
  }

  /// What may be decks in a folder of decks, by their names.
  static func candidates(in folder: String) -> [DeckLocation] {
    let names = (try? DiskFolder.names(in: folder)) ?? []
    return names.lazy.filter { !$0.hasPrefix(".") }.map {
      DeckLocation(path: folder + "/" + $0, isFolder: true)
    }
  }

  /// Whether there is a `deck.json` in the folder.
  var hasOutline: Bool { DiskFile.isThere(path + "/deck.json") }

  /// The id of a deck that does not name one: the name of its folder or file.
  var fallbackID: String {
    let name = DiskPath.name(of: path)
    guard !isFolder, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder that its pictures lie in.
  package var folder: String { isFolder ? path : DiskPath.parent(of: path) }

  /// The names of the deck's files, `deck.json` first.
  func fileNames() throws(DiskError) -> [String] {
    guard isFolder else { return [DiskPath.name(of: path)] }
    let questions = try DiskFolder.names(in: path).filter { name in
      name == "questions.json" || name.hasPrefix("questions-") && name.hasSuffix(".json")
    }
    return ["deck.json"] + questions
  }
}
