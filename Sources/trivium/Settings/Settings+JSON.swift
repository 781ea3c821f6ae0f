import JSONText
import QuizEngine
import QuizScreens
import TerminalKit

extension Settings {
  /// Reads the settings of a file; what is missing, or is none of its values, is as usual.
  init(json: JSONValue) {
    self.init()
    language = json["language"]?.string
    if let name = json["theme"]?.string { theme = name }
    if let value = json["clock"].flatMap(Self.clock) { clock = value }
    if let value = json["animation"]?.bool { animates = value }
    if let value = json["sound"]?.string.flatMap(SoundSetting.init) { sound = value }
    questionsPerGame = json["questions"]?.int.flatMap { (1...1000).contains($0) ? $0 : nil }
    for member in json["regions"]?.members ?? [] { regions[member.key] = member.value.string }
    for member in json["variants"]?.members ?? [] { variants[member.key] = member.value.string }
    for member in json["profiles"]?.members ?? [] {
      for answer in member.value.members ?? [] {
        profiles[member.key, default: [:]][answer.key] = answer.value.bool
      }
    }
    glyphs = json["glyphs"]?.string.flatMap { name in
      GlyphLevel.allCases.first { $0.settingName == name }
    }
  }

  /// The settings as the file holds them; members that are not of this version are kept.
  func json(keeping file: JSONValue?) -> JSONValue {
    let own: [JSONMember] = [
      JSONMember("language", .text(language)), JSONMember("theme", .string(theme)),
      JSONMember("clock", clock == .off ? "off" : .number(Double(clock.rawValue) / 100)),
      JSONMember("animation", .bool(animates)), JSONMember("sound", .string(sound.rawValue)),
      JSONMember("questions", questionsPerGame.map(JSONValue.int) ?? .null),
      JSONMember("glyphs", .text(glyphs?.settingName)),
      JSONMember(
        "regions",
        .object(
          regions.keys.sorted().map { JSONMember($0, .text(regions[$0])) })),
      JSONMember(
        "variants",
        .object(
          variants.keys.sorted().map { JSONMember($0, .text(variants[$0])) })),
      JSONMember("profiles", .object(profiles.keys.sorted().map(profile))),
    ]
    let others = (file?.members ?? []).filter { member in
      !own.contains { $0.key == member.key }
    }
    return .object(own + others)
  }

  private func profile(_ deckID: String) -> JSONMember {
    let answers = profiles[deckID] ?? [:]
    return JSONMember(
      deckID,
      .object(
        answers.keys.sorted().map { JSONMember($0, answers[$0].map(JSONValue.bool) ?? .null) }))
  }

  private static func clock(_ value: JSONValue) -> ClockFactor? {
    if value.string == "off" { return .off }
    return value.double.flatMap { factor in
      ClockFactor.allCases.first { $0 != .off && Double($0.rawValue) / 100 == factor }
    }
  }
}

extension GlyphLevel {
  /// The level's name in the settings.
  fileprivate var settingName: String {
    switch self {
    case .full: "full"
    case .simple: "simple"
    case .ascii: "ascii"
    }
  }
}
