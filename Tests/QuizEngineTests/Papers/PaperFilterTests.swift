import QuizEngine
import Testing

/// Which questions of a bank a request leaves in the running.
struct PaperFilterTests {
  static let deck = Sample.deck(
    [
      Sample.single("a1", category: "a"), Sample.single("a2", category: "a", region: "north"),
      Sample.single("b1", category: "b"), Sample.single("b2", category: "b", region: "south"),
      Sample.single("b3", category: "b", region: "north"), Sample.single("c1", category: "c"),
    ], categories: ["a", "b", "c"])

  static let filters: [(PaperRequest, [String])] = [
    (PaperRequest(mode: .exam), ["a1", "b1", "c1"]),
    (PaperRequest(mode: .exam, regionID: "north"), ["a1", "a2", "b1", "b3", "c1"]),
    (PaperRequest(mode: .exam, regionID: "south"), ["a1", "b1", "b2", "c1"]),
    (PaperRequest(mode: .exam, regionID: "west"), ["a1", "b1", "c1"]),
    (PaperRequest(mode: .game, categoryID: "b"), ["b1"]),
    (PaperRequest(mode: .game, categoryID: "b", regionID: "north"), ["b1", "b3"]),
    (PaperRequest(mode: .game, categoryID: "none"), []),
    (PaperRequest(mode: .review, pool: ["c1", "a1"]), ["a1", "c1"]),
    (PaperRequest(mode: .review, pool: ["a1", "a1", "gone"]), ["a1"]),
    (PaperRequest(mode: .review, pool: []), []),
    (PaperRequest(mode: .review, pool: ["b2"]), []),
    (PaperRequest(mode: .review, regionID: "south", pool: ["b2"]), ["b2"]),
    (PaperRequest(mode: .review, categoryID: "a", pool: ["a1", "b1"]), ["a1"]),
  ]

  @Test(arguments: filters)
  func onlyWhatFitsTheRequestIsDrawn(request: PaperRequest, expected: [String]) {
    for seed in UInt64(0)..<20 {
      let paper = Paper(drawnFrom: Self.deck, request: request, seed: seed)
      #expect(paper.entries.map(\.question.id).sorted() == expected)
    }
  }
}
