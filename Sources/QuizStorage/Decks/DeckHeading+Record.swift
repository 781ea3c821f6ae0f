internal import QuizEngine

extension DeckHeading {
  func write(to writer: inout FieldWriter) {
    writer.add(id)
    writer.add(title)
    writer.add(isExam)
    writer.add(questionCount)
    writer.add(isUsable)
  }

  init(from reader: inout FieldReader) {
    self.init(
      id: reader.text(), title: reader.text(), isExam: reader.flag(),
      questionCount: reader.number(), isUsable: reader.flag())
  }
}
