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

  /// The settings as they are to stand in the file: what was changed, over what it holds now.
  ///
  /// Another copy of the program may have written it meanwhile; what that has changed stays, and so
  /// do members that are not of this version.
  func json(over file: JSONValue?, changedFrom before: Settings) -> JSONValue {
    let earlier = before.members
    let own = members.map { member in
      JSONMember(
        member.key,
        Self.merged(
          member.value, over: file?[member.key],
          changedFrom: earlier.first { $0.key == member.key }?.value))
    }
    let others = (file?.members ?? []).filter { member in
      !own.contains { $0.key == member.key }
    }
    return .object(own + others)
  }

  /// A value where it was changed, else that of the file; of an object each member by itself.
  private static func merged(
    _ value: JSONValue, over file: JSONValue?, changedFrom before: JSONValue?
  ) -> JSONValue {
    guard let file else { return value }
    guard let members = value.members, let present = file.members else {
      return value == before ? file : value
    }
    let own = members.map {
      JSONMember($0.key, merged($0.value, over: file[$0.key], changedFrom: before?[$0.key]))
    }
    return .object(own + present.filter { member in !own.contains { $0.key == member.key } })
  }

  private var members: [JSONMember] {
    [
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
