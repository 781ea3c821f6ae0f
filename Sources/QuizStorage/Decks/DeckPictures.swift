internal import DeckFormats
internal import Glibc
internal import QuizEngine

/// The pictures of a deck, none of which lies outside its folder.
package struct DeckPictures {
  /// The most bytes of a picture.
  private static let limit = 8 << 20

  private let folder: String

  /// Looks for pictures below a folder.
  package init(folder: String) { self.folder = folder }

  /// Reads a picture by the name that the deck gives it.
  package func read(_ name: String) throws(StorageError) -> [UInt8] {
    do {
      let file = try opened(name)
      defer { _ = close(file) }
      return try DiskFile.read(file, limit: Self.limit)
    } catch {
      throw StorageError("The picture \(name) cannot be read: \(Self.words(for: error)).")
    }
  }

  /// Opens a picture, if it is a file.
  ///
  /// The way to it is walked folder by folder and no link is followed, whoever put it there.
  private func opened(_ name: String) throws(DiskError) -> Int32 {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { throw .outside }
    var open = try DiskFile.opened(folder, flags: O_DIRECTORY)
    for (index, part) in parts.enumerated() {
      let folder = open
      defer { _ = close(folder) }
      let kind = index < parts.count - 1 ? O_DIRECTORY : 0
      open = try DiskFile.opened(part, in: folder, flags: O_NOFOLLOW | kind)
    }
    return open
  }

  private static func words(for error: DiskError) -> String {
    switch error {
    case .outside: "it is no file in the deck's folder"
    case DiskError(code: EFBIG): "it is larger than \(limit >> 20) MiB"
    case DiskError(code: ELOOP): "it is a link, and links are not followed"
    default: error.words
    }
  }

  /// The pictures that a deck needs and that cannot be read, each once.
  ///
  /// - Parameter file: the name of the deck's file, for the findings.
  func findings(of deck: Deck, file: String) -> [Finding] {
    let owners = Dictionary(
      deck.questions.compactMap { question in question.image.map { ($0, question.id) } },
      uniquingKeysWith: { first, _ in first })
    return deck.imageNames.compactMap { name in
      do throws(DiskError) {
        try check(name)
        return nil
      } catch {
        return Finding(
          file: file, question: owners[name], severity: .error,
          problem: "the picture `\(name)` cannot be read: \(Self.words(for: error))",
          remedy: "Put the picture into the deck's folder, or correct its name.")
      }
    }
  }

  private func check(_ name: String) throws(DiskError) {
    let file = try opened(name)
    defer { _ = close(file) }
    if try DiskFile.size(of: file) > Self.limit { throw DiskError(code: EFBIG) }
  }
}
