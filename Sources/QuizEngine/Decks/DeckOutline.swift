/// What a deck says of itself, apart from its questions.
public struct DeckOutline: Equatable, Sendable {
  public var id: String
  public var title: String
  public var description: String
  /// One character, or empty.
  public var icon: String
  /// The language of the questions as a BCP 47 tag, or empty.
  public var language: String
  /// The edition of the rules or of the catalogue, as people write it, or empty.
  public var edition: String
  /// The day the rules came into force, ISO 8601, or empty.
  public var validFrom: String
  /// Where the rules stand.
  public var references: [String]
  public var categories: [Category]
  public var regions: Regions?
  public var blueprint: ExamBlueprint
  /// The forms of the exam, of which one is always sat; empty where there is but one.
  public var variants: [Variant]

  /// Makes an outline; what is left out is empty, and the rules are those of a game.
  public init(
    id: String, title: String, description: String = "", icon: String = "", language: String = "",
    edition: String = "", validFrom: String = "", references: [String] = [],
    categories: [Category] = [], regions: Regions? = nil,
    blueprint: ExamBlueprint = ExamBlueprint(), variants: [Variant] = []
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.icon = icon
    self.language = language
    self.edition = edition
    self.validFrom = validFrom
    self.references = references
    self.categories = categories
    self.regions = regions
    self.blueprint = blueprint
    self.variants = variants
  }

  /// The language of the questions without script and country, as in `de`, or empty.
  public var primaryLanguage: String { String(language.prefix { $0 != "-" }) }

  /// Whether papers are passed or failed; any other deck is a game.
  public var isExam: Bool { blueprint.isExam || variants.contains { $0.outline.isExam } }

  /// The category of an id.
  public func category(id: String) -> Category? { categories.first { $0.id == id } }

  /// A topic of the bank.
  public struct Category: Equatable, Sendable {
    public var id: String
    public var name: String
    /// One character, or empty.
    public var icon: String
    /// The name of a text picture in the deck's folder, three to five rows, or empty.
    public var art: String

    /// Makes a category; without an icon and art where these are left out.
    public init(id: String, name: String, icon: String = "", art: String = "") {
      self.id = id
      self.name = name
      self.icon = icon
      self.art = art
    }
  }

  /// The parts of a country that have questions of their own.
  public struct Regions: Equatable, Sendable {
    /// What such a part is called, as in "Land".
    public var label: String
    public var values: [Region]

    /// Makes the list of regions under a label.
    public init(label: String, values: [Region]) {
      self.label = label
      self.values = values
    }
  }

  /// One region.
  public struct Region: Equatable, Sendable {
    public var id: String
    public var name: String

    /// Makes a region.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }
}
