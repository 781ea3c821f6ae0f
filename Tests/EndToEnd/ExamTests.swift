import Foundation
import TestSupport
import Testing

extension EndToEnd {
  struct Exams {
    private static let german = ProjectFiles.root.appendingPathComponent("Data/languages/de.json")

    @Test(
      .enabled(
        if: FileManager.default.fileExists(atPath: german.path), "there is no German yet"))
    func aMockExamIsHandedInAfterAWarningInGermanWithQuestionsInEnglish() throws {
      let home = try Home()
      let exam = ["play", "life-in-the-uk", "--mode", "exam", "--seed", "7", "--language", "de"]
      let paper = try AskedQuestion.paper(exam, count: 24, home: home)
      let session = try TerminalSession(exam + ["--no-animation"], home: home)
      let screen = try session.wait(for: "Frage 1 von 24")
      #expect(screen.contains(paper[0].stem.prefix(30)))
      var answered = 0
      for (number, question) in paper.enumerated().prefix(6) {
        try session.wait(for: "Frage \(number + 1) von 24")
        if question.given.count == 1, answered < 3 {
          answered += 1
          try session.insist(question.right, until: "\(answered) von 24 beantwortet")
          #expect(try !session.screen().contains("✓"))
        }
        try session.press("n")
      }
      try session.wait(for: "Frage 7 von 24")
      try session.insist("m", until: "offen 21")
      try session.insist("e", until: "Prüfung abgeben?")
      try session.wait(for: "21 Fragen sind noch offen")
      try session.insist("Left", until: "▸ Abgeben")
      try session.insist("Enter", until: "NICHT BESTANDEN")
      try session.wait(for: "3 von 24")
    }
  }
}
