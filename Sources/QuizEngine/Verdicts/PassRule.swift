/// One condition of a pass; all conditions of a deck must hold.
public enum PassRule: Equatable, Sendable {
  /// At least this share of all marks.
  case minimumShare(Share)
  /// At least so many questions right.
  case minimumCorrect(Int)
  /// At most so many questions wrong or unanswered.
  case maximumErrors(Int)
  /// At least so many marks won.
  case minimumPoints(Int)
  /// At most so many marks lost.
  case maximumErrorPoints(Int)
  /// At most so many questions of one weight wrong.
  case maximumWrongOfWeight(weight: Int, count: Int)
  /// At least so many questions right in every category that was asked.
  case minimumCountPerCategory(Int)
  /// At least this share of the questions right in every category that was asked.
  case minimumSharePerCategory(Share)
}

extension PassRule {
  /// The rule's name, as a deck's `pass` writes it.
  public var name: String {
    switch self {
    case .minimumShare: "minimumShare"
    case .minimumCorrect: "minimumCorrect"
    case .maximumErrors: "maximumErrors"
    case .minimumPoints: "minimumPoints"
    case .maximumErrorPoints: "maximumErrorPoints"
    case .maximumWrongOfWeight: "maximumWrongOfWeight"
    case .minimumCountPerCategory, .minimumSharePerCategory: "minimumPerCategory"
    }
  }
}
