internal import QuizEngine

extension DeckSummary {
  /// The summary as it is kept until the deck's files change.
  var record: [UInt8] {
    var writer = FieldWriter()
    outline.write(to: &writer)
    writer.add(outline.variants) { writer, variant in
      writer.add(variant.id)
      writer.add(variant.name)
      variant.outline.write(to: &writer)
    }
    counts.write(to: &writer)
    writer.add(variantCounts) { $1.write(to: &$0) }
    writer.add(findingCount)
    writer.add(fault) { $0.add($1) }
    return writer.bytes
  }

  /// Reads a summary; `nil` where it is none.
  init?(record: ArraySlice<UInt8>) {
    var reader = FieldReader(record)
    var outline = DeckOutline(from: &reader)
    outline.variants = reader.list {
      DeckOutline.Variant(id: $0.text(), name: $0.text(), outline: DeckOutline(from: &$0))
    }
    self.init(
      outline: outline, counts: QuestionCounts(from: &reader),
      variantCounts: reader.list { QuestionCounts(from: &$0) },
      findingCount: reader.number(), fault: reader.optional { $0.text() })
    guard reader.isComplete else { return nil }
  }
}

extension QuestionCounts {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.add(total)
    writer.add(categories) { $0.add($1) }
    writer.add(regions) { $0.add($1) { $0.add($1) } }
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      total: reader.number(), categories: reader.list { $0.number() },
      regions: reader.list { $0.list { $0.number() } })
  }
}

extension DeckOutline {
  /// Writes all but the variants, none of which has any of its own.
  fileprivate func write(to writer: inout FieldWriter) {
    for text in [id, title, description, icon, language, edition, validFrom] { writer.add(text) }
    writer.add(references) { $0.add($1) }
    writer.add(categories) { writer, category in
      for text in [category.id, category.name, category.icon, category.art] { writer.add(text) }
    }
    writer.add(regions) { writer, regions in
      writer.add(regions.label)
      writer.add(regions.values) { writer, region in
        writer.add(region.id)
        writer.add(region.name)
      }
    }
    blueprint.write(to: &writer)
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      id: reader.text(), title: reader.text(), description: reader.text(), icon: reader.text(),
      language: reader.text(), edition: reader.text(), validFrom: reader.text(),
      references: reader.list { $0.text() },
      categories: reader.list {
        Category(id: $0.text(), name: $0.text(), icon: $0.text(), art: $0.text())
      },
      regions: reader.optional {
        Regions(label: $0.text(), values: $0.list { Region(id: $0.text(), name: $0.text()) })
      },
      blueprint: ExamBlueprint(from: &reader))
  }
}
