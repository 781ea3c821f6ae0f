import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

/// A deck of ten questions, and what happens when it is played.
enum Samples {
  static func deck(id: String = "rivers") throws -> Deck {
    let questions = try (1...10).map { number in
      Question(
        id: "q\(number)", categoryID: "all", stem: "Question \(number)?",
        kind: .single(
          try #require(SingleChoice(options: ["Rhine", "Elbe", "Danube", "Oder"], correct: 2))))
    }
    return Deck(
      outline: DeckOutline(
        id: id, title: "Rivers", edition: "2026",
        categories: [DeckOutline.Category(id: "all", name: "All")],
        blueprint: ExamBlueprint(passRules: [.minimumCorrect(5)])), questions: questions)
  }

  static func paper(deckID: String = "rivers", mode: Mode = .game) throws -> Paper {
    Paper(drawnFrom: try deck(id: deckID), request: PaperRequest(mode: mode), seed: 7)
  }

  /// A paper that is sat to its end: its start, an answer a question, its end.
  static func events(
    deckID: String = "rivers", mode: Mode = .game, answers: [Answer] = []
  ) throws -> [SessionEvent] {
    let paper = try paper(deckID: deckID, mode: mode)
    var session = QuizSession(paper: paper)
    var events: [SessionEvent] = [.started(paper, isScripted: false)]
    for (index, entry) in paper.entries.enumerated() {
      let answer = answers.indices.contains(index) ? answers[index] : entry.question.rightAnswer
      session.apply(.answer(index, GivenAnswer(answer, taken: .milliseconds(1500))))
      events.append(
        .answered(try #require(SessionEvent.AnsweredQuestion(in: session, at: index))))
    }
    session.apply(.finish(elapsed: .seconds(15)))
    events.append(.finished(try #require(FinishedPaper(session, isScripted: false))))
    return events
  }

  static func folders(in folder: TemporaryFolder) -> StorageFolders {
    let path = folder.path
    return StorageFolders(
      data: path + "/data/trivium", config: path + "/config/trivium",
      state: path + "/state/trivium", cache: path + "/cache/trivium")
  }
}

/// A clock that a test moves.
final class TestClock {
  var milliseconds = 0

  var clock: StorageClock {
    StorageClock {
      let ms = self.milliseconds
      let time = String(format: "%02d:%02d.%03d", ms / 60_000, ms / 1000 % 60, ms % 1000)
      return StorageClock.Stamp(
        at: "2026-03-04T05:\(time)Z",
        day: "2026-03-04", boot: "b", up: self.milliseconds)
    }
  }
}

/// A line of the journal with a checksum that holds.
func sealed(_ object: String) -> [UInt8] { RecordLine.sealed(Array(object.utf8)) }

/// An answer as a line of the journal.
func answerLine(
  run: String = "ab", number: Int = 1, at: String = "2026-03-04T05:06:07.890Z",
  day: String = "2026-03-04", question: String = "q1", isRight: Bool = true,
  kind: String = "answer",
  more: String = ""
) -> [UInt8] {
  sealed(
    #"{"id":"\#(run):\#(number)","kind":"\#(kind)","at":"\#(at)","day":"\#(day)","#
      + #""paper":"cd:1","deck":"rivers","question":"\#(question)","right":\#(isRight)\#(more)}"#)
}
