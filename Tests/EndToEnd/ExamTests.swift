import Testing

extension EndToEnd {
  struct Exams {
    @Test func aMockExamIsHandedInAfterAWarningInGermanWithQuestionsInEnglish() throws {
      let home = try Home()
      let exam = ["play", "life-in-the-uk", "--mode", "exam", "--seed", "7", "--language", "de"]
      let paper = try AskedQuestion.paper(exam, count: 24, home: home)
      let session = try TerminalSession(exam + ["--no-animation"], home: home)
      let screen = try session.wait(for: "Frage 1 von 24")
      #expect(screen.contains(paper[0].stem.prefix(30)))
      for (number, question) in paper.prefix(3).enumerated() {
        try session.wait(for: String(question.stem.prefix(30)))
        try session.insist(question.right, until: "\(number + 1) von 24 beantwortet")
        #expect(try !session.screen().contains("✓"))
        try session.press("n")
      }
      try session.wait(for: "Frage 4 von 24")
      try session.insist("m", until: "offen 21")
      try session.insist("e", until: "Prüfung abgeben?")
      try session.wait(for: "21 Fragen sind noch offen")
      try session.press("Left", "Right")
      try session.wait(for: "▸ Abgeben")
      try session.insist("Enter", until: "NICHT BESTANDEN")
      try session.wait(for: "3 von 24")
    }
  }
}
