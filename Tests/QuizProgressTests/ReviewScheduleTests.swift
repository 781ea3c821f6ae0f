import QuizEngine
import QuizProgress
import Testing

struct ReviewScheduleTests {
  /// Answers to one question: the day, and whether it was right; `nil` for a day nobody knows.
  typealias Answers = [(day: Int?, isRight: Bool)]

  private func schedule(_ answers: Answers, today: Int) -> ReviewSchedule {
    var history = History()
    for (day, isRight) in answers {
      history.addAnswer(deckID: "d", questionID: "q", isRight: isRight, day: day)
    }
    return ReviewSchedule(deckID: "d", history: history, today: today)
  }

  private func isDue(_ answers: Answers, on day: Int) -> Bool {
    schedule(answers, today: day).turn(questionID: "q") == .due
  }

  static let boxes: [(streak: Int, box: Int, interval: Int)] = [
    (-1, 0, 0), (0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 4), (4, 4, 8), (5, 5, 16), (6, 6, 32),
    (7, 7, 64), (8, 7, 64), (.max, 7, 64),
  ]

  @Test(arguments: boxes)
  func eachBoxWaitsTwiceAsLongAsTheOneBefore(row: (streak: Int, box: Int, interval: Int)) {
    let box = LeitnerBox(streak: row.streak)
    #expect(box.number == row.box)
    #expect(box.interval == row.interval)
  }

  static let rows: [(name: String, answers: Answers, firstDay: Int)] = [
    ("right once", [(100, true)], 101),
    ("wrong once", [(100, false)], 100),
    ("right on two days", [(100, true), (101, true)], 103),
    ("right on three days", [(100, true), (101, true), (103, true)], 107),
    ("right three times a day", [(100, true), (100, true), (100, true)], 101),
    ("right, then wrong", [(100, true), (101, true), (103, false)], 103),
    ("wrong, then right", [(100, false), (100, true)], 101),
    ("right, wrong and right on a day", [(99, true), (100, true), (100, false), (100, true)], 101),
    ("long ago", [(-10, true)], -9),
    ("right a day earlier, further west", [(100, true), (99, true)], 100),
    ("a clock set back by years", [(100, true), (3000, true), (101, true)], 103),
  ]

  @Test(arguments: rows)
  func aQuestionIsDueFromItsDayOn(row: (name: String, answers: Answers, firstDay: Int)) {
    #expect(isDue(row.answers, on: row.firstDay), "\(row.name)")
    #expect(isDue(row.answers, on: row.firstDay + 1), "\(row.name)")
    #expect(isDue(row.answers, on: row.firstDay + 10_000), "\(row.name)")
    let last = row.answers.last
    if last?.isRight == true, let day = last?.day {
      for early in day..<row.firstDay { #expect(!isDue(row.answers, on: early), "\(row.name)") }
    }
  }

  @Test func sevenRightDaysAreAskedAgainAfter64Days() {
    let answers: Answers = (0..<9).map { (day: 100 * $0, isRight: true) }
    #expect(!isDue(answers, on: 863))
    #expect(isDue(answers, on: 864))
  }

  @Test func aTimeZoneFurtherWestMakesNothingDueAndTakesNothingOffTheStreak() {
    let answers: Answers = [(98, true), (100, true)]
    for today in 98...101 { #expect(!isDue(answers, on: today)) }
    #expect(isDue(answers, on: 102))
    #expect(!isDue(answers + [(99, true)], on: 100))
    #expect(isDue(answers + [(99, true)], on: 101))
  }

  @Test func aQuestionWhoseDayIsLongToComeIsDueAtOnce() {
    #expect(isDue([(3000, true)], on: 100))
    #expect(isDue([(103, true)], on: 100))
    #expect(!isDue([(102, true)], on: 100))
  }

  @Test func aQuestionOfAnUnknownDayIsDueAtOnce() {
    #expect(isDue([(nil, true)], on: 100))
    #expect(isDue([(nil, false)], on: 100))
    #expect(!isDue([(nil, true), (100, true)], on: 100))
  }

  @Test func whatIsDueComesFirstThenWhatIsNewThenTheRest() {
    var history = History()
    history.addAnswer(deckID: "d", questionID: "wrong", isRight: false, day: 100)
    history.addAnswer(deckID: "d", questionID: "old", isRight: true, day: 99)
    history.addAnswer(deckID: "d", questionID: "fresh", isRight: true, day: 100)
    history.addAnswer(deckID: "e", questionID: "new", isRight: false, day: 100)
    let schedule = ReviewSchedule(deckID: "d", history: history, today: 100)
    #expect(schedule.ranks == ["wrong": -1, "old": -1, "fresh": 1])
    #expect(schedule.turn(questionID: "new") == .unseen)
    #expect(ReviewSchedule.Turn.allCases.sorted() == [.due, .unseen, .rest])
    #expect(schedule.dueCount == 2)
    #expect(schedule.seenCount == 3)
  }

  @Test func withoutAPastNothingIsDue() {
    let schedule = ReviewSchedule(deckID: "d", history: History(), today: 100)
    #expect(schedule.ranks == [:])
    #expect(schedule.dueCount == 0)
    #expect(schedule.turn(questionID: "q") == .unseen)
  }
}
