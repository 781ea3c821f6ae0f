import QuizEngine
import Testing

@testable import trivium

@Suite struct ArgumentTests {
  private func invocation(_ line: String) throws -> Invocation {
    try Invocation(arguments: line.split(separator: " ").map(String.init))
  }

  private func refusal(of line: String) -> String? {
    do {
      _ = try invocation(line)
      return nil
    } catch {
      return (error as? UsageError)?.sentence
    }
  }

  @Test(arguments: [
    ("", Command.welcome(isPlain: false)),
    ("--plain", .welcome(isPlain: true)),
    ("decks", .decks(isJSON: false)),
    ("--json decks", .decks(isJSON: true)),
    ("scores --deck flags --json", .scores(deckID: "flags", isJSON: true)),
    ("scores --deck=flags", .scores(deckID: "flags", isJSON: false)),
    ("check a b --json", .check(paths: ["a", "b"], isJSON: true)),
    ("check -- --a", .check(paths: ["--a"], isJSON: false)),
    ("--version", .version),
    ("decks --version", .version),
    ("--help", .help(nil)),
    ("-h", .help(nil)),
    ("play --help", .help(.play)),
    ("help", .help(nil)),
    ("help check", .help(.check)),
  ])
  func aLineIsReadAsItsCommand(line: String, command: Command) throws {
    #expect(try invocation(line).command == command)
  }

  @Test func playTakesAllItsOptions() throws {
    var options = PlayOptions(deck: "einb")
    options.mode = .practice
    options.categoryID = "history"
    options.regionID = "by"
    options.variantID = "b"
    options.questionCount = 12
    options.way = .script(path: "-", isJSON: true)
    let line =
      "play einb --mode practice --category=history --region by --variant b --questions 12 "
      + "--script - --json"
    #expect(try invocation(line).command == .play(options))
  }

  @Test func commonOptionsStandBeforeAndBehindTheCommand() throws {
    let before = try invocation(
      "--decks d --data=e --language de --theme t --seed 9007199254740991 --no-animation "
        + "--no-color decks")
    let behind = try invocation(
      "decks --decks d --data e --language=de --theme t --seed 9007199254740991 --no-animation "
        + "--no-color")
    #expect(before == behind)
    #expect(before.common.decksFolder == "d")
    #expect(before.common.dataFolder == "e")
    #expect(before.common.language == "de")
    #expect(before.common.theme == "t")
    #expect(before.common.seed == 9_007_199_254_740_991)
    #expect(!before.common.animates)
    #expect(!before.common.hasColours)
  }

  @Test func ofARepeatedOptionTheLastCounts() throws {
    #expect(try invocation("--seed 1 decks --seed 2").common.seed == 2)
  }

  @Test(arguments: [
    ("--colour", "--colour"), ("-x", "-x"), ("play flags --questoins 3", "--questoins"),
    ("decks --mode game", "--mode"), ("--mode game", "--mode"), ("decks --plain", "--plain"),
    ("frobnicate", "frobnicate"), ("decks extra", "extra"), ("play a b", "'b'"),
    ("scores extra", "extra"), ("help nothing", "nothing"), ("--seed", "--seed"),
    ("--seed --json decks", "--seed"), ("--seed=-1 decks", "-1"), ("--seed 1.5 decks", "1.5"),
    ("--seed 9007199254740992 decks", "9007199254740992"), ("--no-color=1", "--no-color"),
    ("play flags --questions 0", "'0'"), ("play flags --questions many", "many"),
    ("play flags --mode sudden-death", "sudden-death"), ("play flags --json", "--script"),
    ("play flags --plain --script -", "--plain"), ("play", "play"), ("check", "check"),
    ("play flags --script=", "--script"), ("--data= decks", "--data"),
  ])
  func wrongUsageIsNamedInASentence(line: String, name: String) throws {
    let sentence = try #require(refusal(of: line))
    #expect(sentence.contains(name))
    #expect(sentence.hasSuffix("."))
    #expect(!sentence.contains("\n"))
  }

  @Test(arguments: ["stats", "import", "export", "doctor"])
  func whatIsNotInThisVersionIsSaidAndNotListed(name: String) throws {
    #expect(try #require(refusal(of: "\(name) x")).contains("not part of this version"))
    #expect(!HelpText.text(of: nil).contains("trivium \(name)"))
  }

  @Test func aWordWithControlCharactersIsCleaned() {
    #expect(
      refusal(of: "\u{1B}[2J") == "there is no command '\u{FFFD}[2J'; trivium --help lists them.")
  }

  @Test func everyHelpFitsEightyColumns() {
    for topic in [nil] + CommandName.allCases.map(Optional.some) {
      let lines = HelpText.text(of: topic).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }
}
