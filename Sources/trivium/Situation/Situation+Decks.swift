import DeckFormats
import QuizEngine
import QuizStorage
import TerminalKit

extension Situation {
  /// The decks of this run.
  var library: DeckLibrary {
    DeckLibrary(
      folders: folders.decks, cache: folders.cache, programVersion: ProgramVersion.text)
  }

  /// Opens a deck by its id, or a file.
  ///
  /// A deck without a single question that can be used is refused.
  func openDeck(_ name: String) throws(Refusal) -> OpenedDeck {
    let opened: OpenedDeck?
    do {
      opened = try library.open(name)
    } catch {
      throw Refusal.badInput(error.sentence.quoted)
    }
    guard let opened else {
      throw Refusal.usage("there is no deck '\(name.quoted)'; trivium decks lists what there is.")
    }
    if let deck = opened.reading.deck, !deck.questions.isEmpty { return opened }
    let findings = opened.reading.errors.isEmpty ? opened.reading.findings : opened.reading.errors
    guard let first = findings.first else {
      throw Refusal.badInput("\(opened.location.path.quoted) has no questions; add some.")
    }
    let others = findings.dropFirst().count { $0.line != nil }
    let hint = " \(others) more: trivium check \(opened.location.path.quoted)."
    throw Refusal.badInput(first.sentence + (others > 0 ? hint : ""))
  }
}
