import JSONText
import QuizScreens
import QuizStorage
import TerminalKit

/// The themes there are, by the names of their files; one is read when it is wanted.
struct ThemeShelf {
  private let files: [DataFile]

  /// The name of the theme that needs no file.
  private static let builtInName = "default"

  /// Finds the files; a theme that was asked for and is not there is refused.
  init(_ situation: Situation) throws(Refusal) {
    files = DataFile.all(in: situation.folders.themes)
    guard let wanted = situation.common.theme else { return }
    let names = choices.map(\.id)
    guard names.contains(wanted) else {
      throw Refusal.usage(
        "there is no theme '\(wanted.quoted)'; use one of \(names.joined(separator: ", ")).")
    }
    do throws(StorageError) {
      _ = try read(wanted)
    } catch {
      throw Refusal.badInput(error.sentence.quoted)
    }
  }

  /// All themes, the built-in one first.
  var choices: [Surroundings.Choice] {
    let others = files.map(\.name).filter { $0 != Self.builtInName }
    return ([Self.builtInName] + others).map { Surroundings.Choice(id: $0, name: $0) }
  }

  /// The theme of a name; one that cannot be read looks as built in.
  func theme(named name: String) -> Theme {
    (try? read(name)) ?? .builtIn
  }

  private func read(_ name: String) throws(StorageError) -> Theme {
    guard let file = files.first(where: { $0.name == name }) else { return .builtIn }
    var words: [String: String] = [:]
    for member in try file.read()["roles"]?.members ?? [] {
      words[member.key] = member.value.string
    }
    do {
      return try Theme(name: name, words: words)
    } catch {
      throw StorageError("\(file.path): \(error.description).")
    }
  }
}
