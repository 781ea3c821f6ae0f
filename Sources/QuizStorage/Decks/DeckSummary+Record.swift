internal import JSONText
internal import QuizEngine

extension DeckSummary {
  /// The summary as it is kept.
  var record: JSONValue {
    [
      "outline": outline.record, "categoryCounts": .array(categoryCounts.map(JSONValue.int)),
      "regionCounts": .array(regionCounts.map { .array($0.map(JSONValue.int)) }),
      "questionCount": .int(questionCount), "findingCount": .int(findingCount),
      "fault": .text(fault),
    ]
  }

  /// Reads a summary; `nil` where it is none.
  init?(record: JSONValue) {
    guard let outline = record["outline"].flatMap(DeckOutline.init(record:)),
      let counts = record["categoryCounts"]?.array, let questions = record["questionCount"]?.int,
      let findings = record["findingCount"]?.int
    else { return nil }
    self.init(
      outline: outline, categoryCounts: counts.compactMap(\.int),
      regionCounts: (record["regionCounts"]?.array ?? []).map {
        ($0.array ?? []).compactMap(\.int)
      }, questionCount: questions, findingCount: findings, fault: record["fault"]?.string)
  }
}

extension DeckOutline {
  fileprivate var record: JSONValue {
    [
      "id": .string(id), "title": .string(title), "description": .string(description),
      "icon": .string(icon), "language": .string(language), "edition": .string(edition),
      "validFrom": .string(validFrom), "references": .strings(references),
      "categories": .array(
        categories.map { .strings([$0.id, $0.name, $0.icon, $0.art]) }),
      "regions": regions.map { regions in
        [
          "label": .string(regions.label),
          "values": .array(regions.values.map { .strings([$0.id, $0.name]) }),
        ]
      } ?? .null,
      "blueprint": blueprint.record,
    ]
  }

  fileprivate init?(record: JSONValue) {
    guard let id = record["id"]?.string, let title = record["title"]?.string,
      let blueprint = record["blueprint"].flatMap(ExamBlueprint.init(record:))
    else { return nil }
    let text = { (key: String) in record[key]?.string ?? "" }
    self.init(
      id: id, title: title, description: text("description"), icon: text("icon"),
      language: text("language"), edition: text("edition"), validFrom: text("validFrom"),
      references: (record["references"]?.array ?? []).compactMap(\.string),
      categories: (record["categories"]?.array ?? []).compactMap(Category.init(record:)),
      regions: record["regions"].flatMap(Regions.init(record:)), blueprint: blueprint)
  }
}

extension DeckOutline.Category {
  fileprivate init?(record: JSONValue) {
    let texts = (record.array ?? []).compactMap(\.string)
    guard texts.count == 4 else { return nil }
    self.init(id: texts[0], name: texts[1], icon: texts[2], art: texts[3])
  }
}

extension DeckOutline.Regions {
  fileprivate init?(record: JSONValue) {
    guard let label = record["label"]?.string, let values = record["values"]?.array else {
      return nil
    }
    self.init(
      label: label,
      values: values.compactMap { value in
        let texts = (value.array ?? []).compactMap(\.string)
        return texts.count == 2 ? DeckOutline.Region(id: texts[0], name: texts[1]) : nil
      })
  }
}

extension ExamBlueprint {
  fileprivate var record: JSONValue {
    [
      "questionsPerSession": .int(questionsPerSession), "draws": .array(draws.map(\.record)),
      "timeLimit": .milliseconds(timeLimit),
      "questionTimeLimit": .milliseconds(questionTimeLimit),
      "pass": .array(passRules.map(\.record)), "shuffleQuestions": .bool(shufflesQuestions),
      "shuffleOptions": .bool(shufflesOptions), "showExplanations": .bool(showsExplanations),
      "showCategoryBreakdown": .bool(showsCategoryBreakdown),
      "navigation": .string(navigation.rawValue),
      "words": words.map { .strings([$0.whenTrue, $0.whenFalse]) } ?? .null,
    ]
  }

  fileprivate init?(record: JSONValue) {
    guard let count = record["questionsPerSession"]?.int, let pass = record["pass"]?.array,
      let navigation = record["navigation"]?.string.flatMap(Navigation.init(rawValue:))
    else { return nil }
    let flag = { (key: String) in record[key]?.bool ?? false }
    let time = { (key: String) in record[key]?.int.map { Duration.milliseconds($0) } }
    let words = (record["words"]?.array ?? []).compactMap(\.string)
    self.init(
      questionsPerSession: count,
      draws: (record["draws"]?.array ?? []).compactMap(Draw.init(record:)),
      timeLimit: time("timeLimit"),
      questionTimeLimit: time("questionTimeLimit"),
      passRules: pass.compactMap(PassRule.init(record:)),
      shufflesQuestions: flag("shuffleQuestions"), shufflesOptions: flag("shuffleOptions"),
      showsExplanations: flag("showExplanations"),
      showsCategoryBreakdown: flag("showCategoryBreakdown"), navigation: navigation,
      words: words.count == 2 ? TruthWords(whenTrue: words[0], whenFalse: words[1]) : nil)
  }
}

extension Draw {
  fileprivate var record: JSONValue {
    [
      "count": .int(count), "category": .text(categoryID), "tag": .text(tag),
      "points": points.map(JSONValue.int) ?? .null, "region": .string(region.rawValue),
    ]
  }

  fileprivate init?(record: JSONValue) {
    guard let count = record["count"]?.int,
      let region = record["region"]?.string.flatMap(RegionScope.init(rawValue:))
    else { return nil }
    self.init(
      count: count, categoryID: record["category"]?.string, tag: record["tag"]?.string,
      points: record["points"]?.int, region: region)
  }
}
