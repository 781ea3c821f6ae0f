import DeckFormats
import QuizEngine

/// Made-up exams with sections, forms and scorings, as a deck's folder would have them.
enum FormsDeck {
  /// Three sections of which the first is a gate, two regions, two forms, a profile and two fixed
  /// papers; the right option is always the first.
  static var boat: Deck { deck("boat", boatOutline, boatQuestions) }

  /// An exam that is told by the error points of two heavy and four light questions.
  static var lorry: Deck {
    deck(
      "lorry",
      """
      {"examName": "Lorry licence", "draw": [{"count": 2, "points": 5}, {"count": 4, "points": 2}],
       "timeLimit": 600, "scoring": "weightLost", "shuffleQuestions": false,
       "shuffleOptions": false, "categories": [{"id": "load", "name": "Load"}],
       "pass": [{"maximumErrorPoints": 6}, {"maximumWrongOfWeight": {"weight": 5, "count": 1}}]}
      """, (1...6).map { question("load-\($0)", "load", ["points": $0 <= 2 ? "5" : "2"]) })
  }

  /// An exam in which every option counts.
  static var tractor: Deck {
    deck(
      "tractor",
      """
      {"examName": "Tractor licence", "questionsPerSession": 2, "timeLimit": 600,
       "scoring": "option", "shuffleQuestions": false, "shuffleOptions": false,
       "categories": [{"id": "field", "name": "Field"}], "pass": [{"minimumPoints": 7}]}
      """, (1...2).map { question("field-\($0)", "field", ["correct": "[0, 1]"]) })
  }

  private static func deck(_ id: String, _ outline: String, _ questions: [String]) -> Deck {
    let bank = "[" + questions.joined(separator: ",\n") + "]"
    let reading = DeckFormats.reading(
      of: [
        SourceFile(name: "deck.json", text: outline),
        SourceFile(name: "questions.json", text: bank),
      ], id: id)
    let problems = reading.findings.map(\.problem)
    return reading.deck
      ?? Deck(
        outline: DeckOutline(id: id, title: problems.joined(separator: "; ")), questions: [])
  }

  /// A question of four options with further members.
  private static func question(
    _ id: String, _ category: String, _ members: KeyValuePairs<String, String> = [:]
  ) -> String {
    let correct = members.contains { $0.key == "correct" } ? [] : [#""correct": 0"#]
    let own = members.map { #""\#($0.key)": \#($0.value)"# }
    let usual = [
      #""id": "\#(id)""#, #""category": "\#(category)""#, #""question": "What of \#(id)?""#,
      #""options": ["Anchor", "Buoy", "Cable", "Dock"]"#, #""explanation": "So says \#(id).""#,
    ]
    return "{" + (usual + correct + own).joined(separator: ", ") + "}"
  }

  private static let boatOutline = """
    {
      "examName": "Boat licence", "description": "A made-up exam in three parts.", "icon": "⚓",
      "language": "en", "edition": "2026", "validFrom": "2026-03-01",
      "references": ["Boat Act, section 7"],
      "shuffleQuestions": false, "shuffleOptions": false, "showCategoryBreakdown": true,
      "regions": {"label": "Coast", "values": [
        {"id": "north", "name": "North coast"}, {"id": "south", "name": "South coast"}]},
      "categories": [
        {"id": "chart", "name": "Chart"}, {"id": "lights", "name": "Lights and signals"},
        {"id": "tides", "name": "Tides"}, {"id": "sails", "name": "Sails"}],
      "sections": [
        {"id": "chart", "name": "Chart work", "timeLimit": 1200, "gate": true,
         "draw": [{"count": 2, "category": "chart"}], "pass": [{"minimumCorrect": 1}]},
        {"id": "base", "name": "Base quiz", "timeLimit": 1800,
         "draw": [{"count": 3, "category": "lights"},
                  {"count": 2, "category": "tides", "region": "chosen"}],
         "pass": [{"maximumErrors": 2}, {"minimumPoints": 5}]},
        {"id": "sail", "name": "Sailing quiz", "timeLimit": 900,
         "draw": [{"count": 2, "category": "sails"}], "pass": [{"maximumErrors": 1}]}],
      "profile": [{"id": "sail", "question": "Do you want to sail with the wind as well?",
                   "removes": ["sail"], "when": false}],
      "papers": [
        {"id": "may", "name": "Paper of May", "questions": [
          "chart-1", "chart-2", "lights-1", "lights-2", "lights-3", "tides-north-1",
          "tides-north-2", "sails-1", "sails-2"]},
        {"id": "june", "name": "Paper of June", "questions": [
          "chart-2", "chart-1", "lights-3", "lights-2", "lights-1", "tides-north-2",
          "tides-north-1", "sails-2", "sails-1"]}],
      "variants": [
        {"id": "inshore", "name": "Inshore, up to twelve miles"},
        {"id": "offshore", "name": "Offshore, without limits", "edition": "2026, offshore",
         "pass": [{"minimumPoints": 10}]}]
    }
    """

  private static var boatQuestions: [String] {
    (1...2).map { question("chart-\($0)", "chart", ["points": "3"]) }
      + (1...2).map { question("lights-\($0)", "lights", ["points": "2"]) }
      + [question("lights-3", "lights", ["unscored": "true"])]
      + ["north", "south"].flatMap { coast in
        (1...2).map { question("tides-\(coast)-\($0)", "tides", ["region": #""\#(coast)""#]) }
      }
      + (1...2).map { question("sails-\($0)", "sails") }
  }
}
