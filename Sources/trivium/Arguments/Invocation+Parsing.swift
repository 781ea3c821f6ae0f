import QuizEngine
import TerminalKit

extension Invocation {
  /// Commands of other versions, which are not taken for misspelt ones.
  private static let absent = ["stats", "import", "export", "doctor"]

  /// Reads the words after the program's name.
  init(arguments: [String]) throws(UsageError) {
    let list = try ArgumentList(arguments)
    let name = try list.operands.first.map(Self.commandName)
    if let stray = list.options.first(where: { !$0.name.belongs(to: name) })?.name {
      let place = name.map { "trivium \($0.rawValue)" } ?? "trivium without a command"
      throw UsageError(
        "--\(stray.rawValue) is no option of \(place); "
          + "trivium help\(name.map { " \($0.rawValue)" } ?? "") lists what is.")
    }
    common = try CommonOptions(list)
    if list.has(.help) {
      command = .help(name == .help ? nil : name)
    } else if list.has(.version) {
      command = .version
    } else {
      command = try Self.command(name, list, operands: Array(list.operands.dropFirst()))
    }
  }

  private static func commandName(_ word: String) throws(UsageError) -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    if absent.contains(word) {
      throw UsageError("'\(word)' is not part of this version; trivium --help lists what is.")
    }
    throw UsageError("there is no command '\(cleaned(word))'; trivium --help lists them.")
  }

  private static func command(
    _ name: CommandName?, _ list: ArgumentList, operands: [String]
  ) throws(UsageError) -> Command {
    let isJSON = list.has(.json)
    switch name {
    case nil: return .welcome(isPlain: list.has(.plain))
    case .play: return .play(try PlayOptions(list, operands: operands))
    case .decks:
      try expectNoMore(operands, of: "decks")
      return .decks(isJSON: isJSON)
    case .scores:
      try expectNoMore(operands, of: "scores")
      return .scores(deckID: list[.deck], isJSON: isJSON)
    case .check:
      guard !operands.isEmpty else {
        throw UsageError("check needs a path: write trivium check PATH.")
      }
      return .check(paths: operands, isJSON: isJSON)
    case .help:
      try expectNoMore(Array(operands.dropFirst()), of: "help")
      return .help(try operands.first.map(commandName))
    }
  }

  private static func expectNoMore(
    _ operands: [String], of command: String
  ) throws(UsageError) {
    guard let first = operands.first else { return }
    throw UsageError(
      "\(command) does not take '\(cleaned(first))'; trivium help \(command) shows what it takes.")
  }
}

extension CommonOptions {
  /// The largest seed, which readers of JSON keep exactly.
  private static let largestSeed: UInt64 = 1 << 53 - 1

  fileprivate init(_ list: ArgumentList) throws(UsageError) {
    decksFolder = try Self.folder(list, .decks)
    dataFolder = try Self.folder(list, .data)
    language = list[.language]
    theme = list[.theme]
    animates = !list.has(.noAnimation)
    hasColours = !list.has(.noColor)
    if let word = list[.seed] {
      guard let number = WholeNumber.of(word), number <= Self.largestSeed else {
        throw UsageError(
          "--seed is '\(cleaned(word))'; write a whole number from 0 to \(Self.largestSeed).")
      }
      seed = number
    }
  }

  private static func folder(
    _ list: ArgumentList, _ name: OptionName
  ) throws(UsageError) -> String? {
    guard let path = list[name] else { return nil }
    guard !path.isEmpty else {
      throw UsageError("--\(name.rawValue) is empty; write the path of a folder.")
    }
    return path
  }
}

extension PlayOptions {
  private static let mostQuestions: UInt64 = 1_000_000

  fileprivate init(_ list: ArgumentList, operands: [String]) throws(UsageError) {
    guard let deck = operands.first, !deck.isEmpty else {
      throw UsageError(
        "play needs a deck: write trivium play DECK; trivium decks lists what there is.")
    }
    guard operands.count == 1 else {
      throw UsageError(
        "play takes one deck, and '\(cleaned(operands[1]))' is another; leave one of them out.")
    }
    self.init(deck: deck)
    if let word = list[.mode] {
      guard let mode = Mode(rawValue: word) else {
        throw UsageError("--mode is '\(cleaned(word))'; write game, practice, exam or review.")
      }
      self.mode = mode
    }
    categoryID = list[.category]
    regionID = list[.region]
    variantID = list[.variant]
    profile = try Self.profile(list.values(of: .profile))
    fixedPaperID = list[.paper]
    if let word = list[.questions] {
      guard let number = WholeNumber.of(word), (1...Self.mostQuestions).contains(number) else {
        throw UsageError(
          "--questions is '\(cleaned(word))'; write a whole number from 1 to "
            + "\(Self.mostQuestions).")
      }
      questionCount = Int(number)
    }
    way = try Self.way(list)
  }

  private static func profile(_ values: [String]) throws(UsageError) -> [String: Bool] {
    var answers: [String: Bool] = [:]
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1] == "yes" || parts[1] == "no" else {
        throw UsageError("--profile is '\(cleaned(value))'; write ID=yes or ID=no.")
      }
      answers[String(parts[0])] = parts[1] == "yes"
    }
    return answers
  }

  private static func way(_ list: ArgumentList) throws(UsageError) -> Way {
    let isPlain = list.has(.plain)
    guard let script = list[.script] else {
      if list.has(.json) {
        throw UsageError("play --json needs answers from a file: add --script FILE.")
      }
      return isPlain ? .plain : .screen
    }
    if isPlain { throw UsageError("--plain and --script exclude each other; leave one out.") }
    guard !script.isEmpty else {
      throw UsageError("--script is empty; write the path of a file, or - for standard input.")
    }
    return .script(path: script, isJSON: list.has(.json))
  }
}
