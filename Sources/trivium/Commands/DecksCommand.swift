import JSONText
import QuizEngine
import QuizScreens
import QuizStorage
import TerminalKit

/// Lists what there is to play.
struct DecksCommand {
  private let situation: Situation

  init(_ situation: Situation) { self.situation = situation }

  /// Prints the list; returns the exit code.
  func run(isJSON: Bool) -> Int32 {
    let decks = situation.library.decks().map(\.summary)
    var output = Output()
    if isJSON {
      output.line(.array(decks.map(Self.json)))
    } else {
      for line in Self.lines(decks, words: situation.words) { output.line(line) }
    }
    output.flush()
    return output.exitCode ?? ExitCode.done
  }

  static func json(_ deck: DeckSummary) -> JSONValue {
    let outline = deck.outline
    let categories = outline.categories.indices.map { index -> JSONValue in
      let count = deck.counts.categories.indices.contains(index) ? deck.counts.categories[index] : 0
      return [
        "id": .string(outline.categories[index].id),
        "name": .string(outline.categories[index].name), "questions": .int(count),
      ]
    }
    let regions = (outline.regions?.values ?? []).map { region -> JSONValue in
      ["id": .string(region.id), "name": .string(region.name)]
    }
    return [
      "id": .string(outline.id), "title": .string(outline.title),
      "language": .text(outline.language), "questions": .int(deck.questionCount),
      "categories": .array(categories), "regions": .array(regions),
      "variants": .strings(outline.variants.map(\.id)),
      "findings": .int(deck.findingCount), "fault": .text(deck.fault),
    ]
  }

  /// A line a deck: its id, its title, how many questions it has; or why it cannot be used.
  static func lines(_ decks: [DeckSummary], words: Words) -> [String] {
    let rows = decks.map { deck -> [String] in
      let about =
        deck.fault.map { "✗ \(words(.deckFaulty)): \(cleaned($0))" }
        ?? words.counted(.countQuestions, deck.questionCount)
      return [cleaned(deck.id), cleaned(deck.outline.title), about]
    }
    return TextTable.lines(rows)
  }
}
