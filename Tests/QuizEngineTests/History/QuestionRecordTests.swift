import QuizEngine
import Testing

struct QuestionRecordTests {
  typealias Row = (answers: [(day: Int?, isRight: Bool)], streak: Int, lastDay: Int?)

  static let rows: [Row] = [
    ([], 0, nil), ([(5, true)], 1, 5), ([(5, false)], 0, 5),
    ([(5, true), (6, true), (9, true)], 3, 9), ([(5, true), (5, true)], 1, 5),
    ([(5, true), (6, false)], 0, 6), ([(5, true), (6, false), (6, true)], 1, 6),
    ([(5, true), (6, true), (4, true)], 2, 4),
    ([(5, true), (6, true), (4, true), (5, true)], 3, 5),
    ([(nil, true)], 0, nil), ([(5, true), (nil, true)], 1, 5), ([(5, true), (nil, false)], 0, 5),
    ([(nil, true), (5, true)], 1, 5), ([(-3, true), (-2, true)], 2, -2),
  ]

  @Test(arguments: rows)
  func theStreakCountsDaysOnWhichTheAnswerWasRight(row: Row) {
    var record = History.QuestionRecord()
    for (day, isRight) in row.answers { record.add(isRight: isRight, day: day) }
    #expect(record.streak == row.streak)
    #expect(record.lastDay == row.lastDay)
    #expect(record.answered == row.answers.count)
    #expect(record.right == row.answers.count { $0.isRight })
    #expect(record.wasRightLast == row.answers.last?.isRight ?? false)
  }
}
