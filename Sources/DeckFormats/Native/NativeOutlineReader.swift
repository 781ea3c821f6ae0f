internal import JSONText
internal import QuizEngine

/// Reads what `deck.json` says of the deck itself.
struct NativeOutlineReader {
  var object: ObjectReader
  private let document: JSONDocument
  private let fallbackID: String
  /// The keys that a variant sets, and its line; empty for the deck itself.
  private var overriddenKeys: Set<String> = []
  private var variantLine = 1
  /// What quotas may ask for; empty where the questions bring their own categories.
  private(set) var categoryIDs: [String] = []
  private(set) var hasRegions = false

  /// Takes the members of a document whose outermost value is an object.
  init(_ document: JSONDocument, file: String, id: String) throws(JSONError) {
    var members: [JSONMember] = []
    // The questions may be many, and are read one by one elsewhere.
    for (key, part) in document.members where key != "questions" {
      members.append(JSONMember(key, try document.value(of: part)))
    }
    object = ObjectReader(members, file: file, line: 1)
    for member in members { object.lines[member.key] = document.line(of: member.key) }
    self.document = document
    fallbackID = id
  }

  /// Takes the members of a deck as one of its variants has them.
  private init(_ deck: NativeOutlineReader, overriding members: [JSONMember], line: Int) {
    self = deck
    overriddenKeys = Set(members.map(\.key))
    variantLine = line
    let kept = deck.object.members.filter {
      $0.key != "variants" && !overriddenKeys.contains($0.key)
    }
    object = ObjectReader(kept + members, file: deck.object.file, line: line)
    object.lines = deck.object.lines
    for key in overriddenKeys { object.lines[key] = line }
  }

  mutating func outline() -> DeckOutline {
    var outline = plainOutline()
    reportKeys()
    outline.variants = readVariants(of: outline)
    return outline
  }

  private mutating func plainOutline() -> DeckOutline {
    let (categories, regions) = (readCategories(), readRegions())
    categoryIDs = categories.map(\.id)
    hasRegions = regions != nil
    return DeckOutline(
      id: readID(), title: readTitle(), description: readText("description", limit: 8_000),
      icon: readIcon(object.value("icon"), "the deck"), language: readLanguage(),
      edition: readText("edition", limit: 200), validFrom: readDay(),
      references: object.texts("references"), categories: categories, regions: regions,
      blueprint: readBlueprint())
  }

  private mutating func readVariants(of outline: DeckOutline) -> [DeckOutline.Variant] {
    var variants: [DeckOutline.Variant] = []
    for (value, line) in readList("variants", of: "variants with `id` and `name`") {
      guard let (id, name) = readNamed(value, "variant", taken: variants.map(\.id), line: line)
      else { continue }
      let members = (value.members ?? []).filter { $0.key != "id" && $0.key != "name" }
      if let fixed = members.first(where: { Self.fixedKeys.contains($0.key) }) {
        report(
          .error, line,
          "the variant `\(id.quotedBriefly)` sets `\(fixed.key)`, which is the same "
            + "in all of a deck", remedy: "Remove it from the variant.")
        continue
      }
      var reader = NativeOutlineReader(self, overriding: members, line: line)
      let own = reader.plainOutline()
      reader.reportKeys()
      // What is wrong with the deck itself was said already.
      let known = Set(object.findings.map(\.problem))
      for finding in reader.object.findings where !known.contains(finding.problem) {
        report(
          finding.severity, finding.line ?? line,
          "variant `\(id.quotedBriefly)`: \(finding.problem)", remedy: finding.remedy)
      }
      variants.append(DeckOutline.Variant(id: id, name: name, outline: own))
    }
    return variants
  }

  private mutating func readID() -> String {
    guard let id = object.text("id") else { return fallbackID }
    let isGood = id.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
    }
    if isGood, let first = id.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "-") {
      return id
    }
    object.report(
      .error, "the id `\(id.quotedBriefly)` is not made of letters a to z, digits, - and _",
      remedy: "Write an id such as life-in-the-uk.", key: "id")
    return fallbackID
  }

  private mutating func readTitle() -> String {
    let key = object.value("examName") == nil ? "title" : "examName"
    let title = readText(key, limit: 200)
    if !BlankText.isBlank(title) { return title }
    object.report(
      .error, "the deck has no name", remedy: "Add `examName` with the name of the deck.",
      key: key)
    return fallbackID
  }

  private mutating func readText(_ key: String, limit: Int) -> String {
    guard let text = object.text(key) else { return "" }
    object.check(text, "`\(key)`", limit: limit)
    return text
  }

  private mutating func readLanguage() -> String {
    let tag = readText("language", limit: 40)
    let isGood = tag.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    if tag.isEmpty || isGood { return tag }
    object.report(
      .warning, "`language` is `\(tag.quotedBriefly)`, which is no language tag",
      remedy: "Write a tag such as en, de or pt-BR.", key: "language")
    return tag
  }

  private mutating func readDay() -> String {
    let day = readText("validFrom", limit: 40)
    let pattern = day.utf8.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) ? 0 : $0 }
    if day.isEmpty || pattern == [0, 0, 0, 0, 0x2D, 0, 0, 0x2D, 0, 0] { return day }
    object.report(
      .warning, "`validFrom` is `\(day.quotedBriefly)` and not a day",
      remedy: "Write the day as in 2025-10-10.", key: "validFrom")
    return day
  }

  private mutating func readIcon(_ value: JSONValue?, _ owner: String) -> String {
    guard let value, !value.isNull else { return "" }
    guard let icon = value.string, icon.count <= 1 else {
      object.report(
        .warning, "the icon of \(owner) is not one character, and is left out",
        remedy: "Write one character.", key: owner == "the deck" ? "icon" : "categories")
      return ""
    }
    return icon
  }

  private mutating func readCategories() -> [DeckOutline.Category] {
    var categories: [DeckOutline.Category] = []
    for (value, line) in readList("categories", of: "categories with `id` and `name`") {
      guard let (id, name) = readNamed(value, "category", taken: categories.map(\.id), line: line)
      else { continue }
      categories.append(
        DeckOutline.Category(
          id: id, name: name, icon: readIcon(value["icon"], "the category `\(id.quotedBriefly)`"),
          art: readArt(value["art"], id)))
      reportUnknown(value, known: ["id", "name", "icon", "art"], in: "a category", line: line)
    }
    return categories
  }

  private mutating func readArt(_ value: JSONValue?, _ category: String) -> String {
    guard let value, !value.isNull else { return "" }
    let name = value.string ?? ""
    guard let fault = PictureName.fault(of: name) else { return name }
    object.report(
      .error,
      "the art `\(name.quotedBriefly)` of the category `\(category.quotedBriefly)` \(fault)",
      remedy: PictureName.remedy, key: "categories")
    return ""
  }

  private mutating func readRegions() -> DeckOutline.Regions? {
    guard let value = object.value("regions") else { return nil }
    guard value.members != nil, let label = value["label"]?.string,
      let elements = value["values"]?.array
    else {
      object.report(
        .error, "`regions` is not an object with `label` and `values`",
        remedy:
          "Write it as in {\"label\": \"Land\", \"values\": [{\"id\": \"be\", \"name\": \"Berlin\"}]}.",
        key: "regions")
      return nil
    }
    var regions: [DeckOutline.Region] = []
    for element in elements {
      let line = object.lines["regions"] ?? 1
      guard let (id, name) = readNamed(element, "region", taken: regions.map(\.id), line: line)
      else { continue }
      regions.append(DeckOutline.Region(id: id, name: name))
    }
    return regions.isEmpty ? nil : DeckOutline.Regions(label: label, values: regions)
  }

  /// The elements of a list of objects, each with its line.
  mutating func readList(_ key: String, of what: String) -> [(JSONValue, Int)] {
    guard let value = object.value(key) else { return [] }
    guard let elements = value.array else {
      object.reportKind(of: value, key, "a list of \(what)", .error)
      return []
    }
    guard !overriddenKeys.contains(key), let parts = document.elements(under: key) else {
      return elements.map { ($0, variantLine) }
    }
    return Array(zip(elements, parts.map(\.line)))
  }

  mutating func readNamed(
    _ value: JSONValue, _ what: String, taken: [String], line: Int
  ) -> (id: String, name: String)? {
    guard let id = value["id"]?.string, !id.isEmpty else {
      report(.error, line, "a \(what) has no `id`", remedy: "Add `id` with a short text.")
      return nil
    }
    if taken.contains(id) {
      report(
        .error, line, "the id `\(id.quotedBriefly)` of a \(what) is used twice",
        remedy: "Remove one of the two.")
      return nil
    }
    guard let name = value["name"]?.string, !name.isEmpty else {
      report(
        .error, line, "the \(what) `\(id.quotedBriefly)` has no `name`", remedy: "Add `name`.")
      return (id, id)
    }
    object.check(name, "the name of the \(what) `\(id.quotedBriefly)`", limit: 200)
    return (id, name)
  }

  /// Reports a fault on the line of an element.
  mutating func report(
    _ severity: Finding.Severity, _ line: Int, _ problem: String, remedy: String
  ) {
    object.lines[""] = line
    object.report(severity, problem, remedy: remedy)
    object.lines[""] = nil
  }

  mutating func reportUnknown(_ value: JSONValue, known: [String], in what: String, line: Int) {
    for member in value.members ?? [] where !known.contains(member.key) {
      report(
        .warning, line, "the key `\(member.key.quotedBriefly)` in \(what) is not known",
        remedy: "Use only \(known.map { "`\($0)`" }.joined(separator: ", ")).")
    }
  }

  private mutating func reportKeys() {
    for key in object.members.map(\.key) where !Self.keys.contains(key) {
      object.report(
        .warning, "the key `\(key.quotedBriefly)` is not known and has no effect",
        remedy: "Correct its spelling, or remove it.", key: key)
    }
  }

  /// What a variant cannot change.
  private static let fixedKeys: Set<String> = ["id", "variants", "categories", "regions"]
  private static let keys: Set<String> = [
    "id", "examName", "title", "description", "icon", "language", "edition", "validFrom",
    "references", "categories", "regions", "questionsPerSession", "timeLimit", "questionTimeLimit",
    "passingPercentage", "pass", "draw", "shuffleQuestions", "shuffleOptions", "showExplanations",
    "showCategoryBreakdown", "words", "navigation", "scoring", "sections", "profile", "papers",
    "variants", "excludeTags", "mixWeights",
  ]
}
