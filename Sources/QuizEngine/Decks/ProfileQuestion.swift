/// A question to the candidate, yes or no, whose answer takes sections out of the paper.
public struct ProfileQuestion: Equatable, Sendable {
  public var id: String
  public var text: String
  /// The ids of the sections that are not sat.
  public var removedSectionIDs: [String]
  /// The answer that takes them out.
  public var removingAnswer: Bool

  /// Makes a question.
  public init(id: String, text: String, removedSectionIDs: [String], removingAnswer: Bool) {
    self.id = id
    self.text = text
    self.removedSectionIDs = removedSectionIDs
    self.removingAnswer = removingAnswer
  }
}

extension ExamBlueprint {
  /// The sections that the answers to the profile's questions take out, in the order of the exam.
  ///
  /// A question that was not answered takes nothing out.
  public func removedSectionIDs(by answers: [String: Bool]) -> [String] {
    let removed = profile.filter { answers[$0.id] == $0.removingAnswer }
      .flatMap(\.removedSectionIDs)
    return sections.map(\.id).filter(removed.contains)
  }
}
