extension DeckOutline {
  /// Another form of the exam: a level, a class of licence, the rules of a Land.
  public struct Variant: Equatable, Sendable {
    public var id: String
    public var name: String
    /// The deck as this variant has it, all keys that it leaves alone included.
    public var outline: DeckOutline

    /// Makes a variant.
    public init(id: String, name: String, outline: DeckOutline) {
      self.id = id
      self.name = name
      self.outline = outline
    }
  }

  /// The variant of an id; the first one where there is none of that id, `nil` where there are no
  /// variants at all.
  public func variant(id: String?) -> Variant? {
    variants.first { $0.id == id } ?? variants.first
  }

  /// The outline under which a paper is sat: that of a variant, without some of its sections.
  ///
  /// A section is left in where no other would remain.
  public func resolved(variantID: String?, absentSectionIDs: [String] = []) -> DeckOutline {
    var outline = variant(id: variantID)?.outline ?? self
    outline.variants = variants
    let all = outline.blueprint.sections
    let remaining = all.filter { !absentSectionIDs.contains($0.id) }
    if !remaining.isEmpty, remaining.count < all.count {
      outline.blueprint.removedSections = all.filter { absentSectionIDs.contains($0.id) }
      outline.blueprint.sections = remaining
      outline.blueprint.questionsPerSession = remaining.reduce(0) { $0 + $1.questionCount }
    }
    return outline
  }
}
