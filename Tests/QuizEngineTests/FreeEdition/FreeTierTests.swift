#if FreeEdition
  import QuizEngine
  import Testing

  @Suite struct FreeEditionTierTests {
    /// A past with so many different questions of a deck, each answered twice.
    private func past(_ count: Int, deckID: String = "birds") -> History {
      var history = History()
      for number in 0..<count * 2 {
        history.addAnswer(
          deckID: deckID, questionID: "q\(number % count)", isRight: number.isMultiple(of: 3))
      }
      return history
    }

    @Test(arguments: [(0, false), (1, false), (49, false), (50, true), (73, true)])
    func aDeckIsUsedUpAtFiftyDifferentQuestions(count: Int, isUsedUp: Bool) {
      #expect(FreeTier(past(count)).isUsedUp(deckID: "birds") == isUsedUp)
    }

    @Test func aQuestionAnsweredAHundredTimesCountsOnce() {
      var history = History()
      for _ in 1...100 { history.addAnswer(deckID: "birds", questionID: "q", isRight: true) }
      #expect(!FreeTier(history).isUsedUp(deckID: "birds"))
    }

    @Test func eachDeckCountsForItself() {
      var history = past(50)
      history.addAnswer(deckID: "trees", questionID: "q1", isRight: true)
      #expect(FreeTier(history).isUsedUp(deckID: "birds"))
      #expect(!FreeTier(history).isUsedUp(deckID: "trees"))
      #expect(!FreeTier(history).isUsedUp(deckID: "flags"))
    }
  }
#endif
