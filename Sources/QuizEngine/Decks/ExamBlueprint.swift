/// The rules of a deck: how a paper is drawn, timed, walked through and passed.
public struct ExamBlueprint: Equatable, Sendable {
  /// At least 1; the sum of the sections or of the quotas where there are any.
  public var questionsPerSession: Int
  /// The quotas that an exam's paper is drawn by; empty where any question will do.
  public var draws: [Draw]
  /// The time for the whole paper; `nil` for none.
  public var timeLimit: Duration?
  /// The time for each question; `nil` for none.
  public var questionTimeLimit: Duration?
  /// All must hold for a pass; empty in a game.
  public var passRules: [PassRule]
  public var shufflesQuestions: Bool
  public var shufflesOptions: Bool
  /// Whether quotas that differ only in weight are mixed, so that no place in the paper gives a
  /// weight away; else the questions stand in the order of the quotas.
  public var mixesWeights: Bool
  public var showsExplanations: Bool
  public var showsCategoryBreakdown: Bool
  public var navigation: Navigation
  public var words: TruthWords?
  public var scoring: Scoring
  /// The parts of the exam in their order; empty where it is of one piece.
  public var sections: [ExamSection]
  /// The parts that are not sat by what the candidate said; empty in a deck as it is read.
  public internal(set) var removedSections: [ExamSection] = []
  /// What the candidate is asked before, and what falls away by the answers.
  public var profile: [ProfileQuestion]
  /// Questions with any of these tags are never asked, such as those for another variant.
  public var excludedTags: [String]
  /// Papers that can be sat beside those that are drawn.
  public var papers: [FixedPaper]

  /// Makes rules; what is left out is a game of 10 questions with 20 s each.
  public init(
    questionsPerSession: Int = 10, draws: [Draw] = [], timeLimit: Duration? = nil,
    questionTimeLimit: Duration? = .seconds(20), passRules: [PassRule] = [],
    shufflesQuestions: Bool = true, shufflesOptions: Bool = true, showsExplanations: Bool = true,
    showsCategoryBreakdown: Bool = false, navigation: Navigation = .free, words: TruthWords? = nil,
    scoring: Scoring = .weightWon, sections: [ExamSection] = [], profile: [ProfileQuestion] = [],
    excludedTags: [String] = [], papers: [FixedPaper] = [], mixesWeights: Bool = false
  ) {
    self.draws = sections.isEmpty ? draws : []
    self.questionsPerSession =
      if !sections.isEmpty {
        sections.reduce(0) { $0 + $1.questionCount }
      } else {
        draws.isEmpty ? max(1, questionsPerSession) : draws.questionCount
      }
    self.timeLimit = timeLimit
    self.questionTimeLimit = questionTimeLimit
    self.passRules = passRules
    self.shufflesQuestions = shufflesQuestions
    self.shufflesOptions = shufflesOptions
    self.showsExplanations = showsExplanations
    self.showsCategoryBreakdown = showsCategoryBreakdown
    self.navigation = navigation
    self.words = words
    self.scoring = scoring
    self.sections = sections
    self.profile = profile
    self.excludedTags = excludedTags
    self.papers = papers
    self.mixesWeights = mixesWeights
  }

  /// Whether papers are passed or failed.
  public var isExam: Bool { !passRules.isEmpty || !sections.isEmpty }

  /// All quotas: those of the paper, or of its sections one after the other, with one for any
  /// question where a section has none; empty where any question will do for the whole paper.
  public var allDraws: [Draw] { draws + sections.flatMap(\.quotas) }

  /// How a person may walk through an exam.
  public enum Navigation: String, Sendable {
    /// Back and forth, and answers may be changed.
    case free
    /// A question may be left for later; an answer stands once its question is left.
    case skip
    /// Strictly forward.
    case forward
  }

  /// The deck's own words for the two answers to a statement.
  public struct TruthWords: Equatable, Sendable {
    public var whenTrue: String
    public var whenFalse: String

    /// Makes a pair of words.
    public init(whenTrue: String, whenFalse: String) {
      self.whenTrue = whenTrue
      self.whenFalse = whenFalse
    }
  }
}
