import DeckFormats
import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

@Suite struct DeckLibraryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library(
    _ folders: [String] = ["own", "share"], version: String = "1",
    calls: SystemCalls = SystemCalls()
  ) -> DeckLibrary {
    DeckLibrary(
      folders: folders.map { folder.path + "/" + $0 }, cache: folder.path + "/cache",
      programVersion: version, calls: calls)
  }

  private func questions(_ count: Int = 2, image: String? = nil) -> String {
    let picture = image.map { #","image":"\#($0)","imageDescription":"a flag""# } ?? ""
    let questions = (1...count).map {
      #"{"id":"q\#($0)","category":"a","question":"Number \#($0)?","options":["x","y"],"correct":0\#(picture)}"#
    }
    return "[" + questions.joined(separator: ",\n") + "]"
  }

  private func outline(_ name: String, id: String? = nil) -> String {
    let id = id.map { #""id":"\#($0)","# } ?? ""
    return
      #"{\#(id)"examName":"\#(name)","questionsPerSession":2,"categories":[{"id":"a","name":"A"}]}"#
  }

  private func addDeck(_ path: String, name: String = "Name", id: String? = nil) throws {
    try folder.write(outline(name, id: id), to: path + "/deck.json")
    try folder.write(questions(), to: path + "/questions.json")
  }

  private var summaries: [DeckSummary] { library().decks().map(\.summary) }

  @Test func withoutFoldersThereAreNoDecks() { #expect(summaries == []) }

  @Test func decksAreSortedByIdAndTheEarlierFolderWins() throws {
    try addDeck("share/zoo", name: "Zoo")
    try addDeck("share/ants", name: "Ants of the share")
    try addDeck("own/mine", name: "My ants", id: "ants")
    #expect(summaries.map(\.id) == ["ants", "zoo"])
    #expect(summaries.map(\.outline.title) == ["My ants", "Zoo"])
    #expect(summaries.map(\.questionCount) == [2, 2])
    #expect(summaries.map(\.counts.categories) == [[2], [2]])
    #expect(summaries.map(\.findingCount) == [0, 0])
  }

  @Test func hiddenFoldersAndThoseWithoutADeckAreLeftOut() throws {
    try addDeck("own/.hidden")
    try folder.write("notes", to: "own/notes.txt")
    try folder.write(questions(), to: "own/loose/questions.json")
    #expect(summaries == [])
  }

  @Test(arguments: [
    ("{", "deck.json, line 1"), ("", "deck.json"), ("[]", "deck.json"),
    (#"{"examName":"x","questionsPerSession":2}"#, "question"),
  ])
  func aDeckThatCannotBeUsedHasItsReasonAndHidesNoOther(text: String, reason: String) throws {
    try addDeck("own/good")
    try folder.write(text, to: "own/bad/deck.json")
    let summaries = summaries
    #expect(summaries.map(\.id) == ["bad", "good"])
    let fault = try #require(summaries[0].fault)
    #expect(fault.contains(reason), "\(fault)")
    #expect(!fault.contains(folder.path))
    #expect(summaries[1].fault == nil)
  }

  @Test func aFaultyDeckDoesNotHideTheOneOfTheSameIdBehindIt() throws {
    try folder.write(#"{"id":"flags","examName":"Mine"}"#, to: "own/flags/deck.json")
    try addDeck("share/flags", name: "Flags")
    let summaries = summaries
    #expect(summaries.map(\.id) == [folder.path + "/own/flags", "flags"])
    #expect(summaries.map { $0.fault == nil } == [false, true])
    #expect(try library().open("flags")?.reading.deck?.outline.title == "Flags")
  }

  @Test func whatIsNoFileIsNamedAndNotWaitedFor() throws {
    try addDeck("own/pipe")
    let path = folder.path + "/own/pipe/deck.json"
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    try folder.write(outline("Zero"), to: "own/zero/deck.json")
    #expect(symlink("/dev/zero", folder.path + "/own/zero/questions.json") == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/own/nest/deck.json", withIntermediateDirectories: true)
    let faults = summaries.map { $0.fault ?? "" }
    #expect(faults[0] == "deck.json cannot be read: Is a directory.")
    #expect(faults[1] == "deck.json cannot be read: Not a regular file.")
    #expect(faults[2].contains("questions.json: the file cannot be read: Not a regular file"))
  }

  @Test func aFileOfMoreThan64MiBIsRefusedByItsSize() throws {
    try addDeck("own/big")
    let path = folder.path + "/own/big/questions.json"
    #expect(truncate(path, (64 << 20) + 1) == 0)
    #expect(summaries[0].fault?.contains("it is larger than 64 MiB") == true)
  }

  @Test func oneUnreadableFileOfQuestionsLosesNoOther() throws {
    try addDeck("own/d")
    #expect(mkfifo(folder.path + "/own/d/questions-more.json", 0o600) == 0)
    let deck = try #require(try library().open("d"))
    #expect(deck.reading.deck?.questions.count == 2)
    #expect(deck.reading.errors.count == 1)
  }

  @Test func aDeckIsOpenedByIdAndByEveryPathToIt() throws {
    try addDeck("own/folder", id: "real-id")
    let path = folder.path + "/own/folder"
    for name in ["real-id", path, path + "/", path + "/deck.json"] {
      #expect(try library().open(name)?.reading.deck?.id == "real-id", "\(name)")
    }
    #expect(try library().open("folder") == nil)
    #expect(try library().open("unknown") == nil)
  }

  @Test func anyFileThatCanBeImportedIsOpened() throws {
    let path = try folder.write(questions(3), to: "Downloads/quiz.json")
    let deck = try #require(try library().open(path))
    #expect(deck.reading.deck?.questions.count == 3)
    #expect(deck.reading.deck?.id == "quiz")
  }

  @Test func aFileThatIsNotThereIsToldWithItsName() {
    let path = folder.path + "/none.json"
    let error = #expect(throws: StorageError.self) { try library().open(path) }
    #expect(error?.sentence == "\(path) cannot be read: No such file or directory.")
  }

  @Test func aFolderWithoutADeckIsToldAsSuch() throws {
    try folder.write("x", to: "empty/notes.txt")
    let path = folder.path + "/empty"
    let error = #expect(throws: StorageError.self) { try library().open(path) }
    #expect(error?.sentence == "\(path) is no deck: there is no deck.json in it.")
  }

  @Test func aFolderOfDecksStandsForAllOfThem() throws {
    try addDeck("own/b")
    try addDeck("own/a")
    let own = folder.path + "/own"
    #expect(DeckLocation.all(at: own + "/").map(\.path) == [own + "/a", own + "/b"])
    #expect(DeckLocation.all(at: own + "/a/deck.json").map(\.path) == [own + "/a"])
    #expect(DeckLocation.all(at: own + "/a").map(\.path) == [own + "/a"])
  }

  // MARK: The cache

  /// Replaces a text in the cache, so that it shows whether the cache was used.
  private func markCache(_ text: String = "Name", as mark: String = "Kept") throws {
    let path = folder.path + "/cache/decks"
    let cached = try folder.text(of: path).replacingOccurrences(of: text, with: mark)
    try folder.write(cached, to: "cache/decks")
  }

  @Test func asLongAsTheFilesAreTheSameTheDecksAreNotRead() throws {
    try addDeck("own/d")
    #expect(summaries.map(\.outline.title) == ["Name"])
    try markCache()
    #expect(summaries.map(\.outline.title) == ["Kept"])
    #expect(library(version: "2").decks().map(\.summary.outline.title) == ["Name"])
  }

  @Test(arguments: ["deck.json", "questions.json", "questions-new.json"])
  func aFileThatChangedOrIsNewIsRead(name: String) throws {
    try addDeck("own/d")
    _ = summaries
    try markCache()
    if name == "questions-new.json" {
      let more = questions(1).replacingOccurrences(of: "q1", with: "q9")
      try folder.write(more.replacingOccurrences(of: "Number", with: "Other"), to: "own/d/" + name)
    } else {
      let file = folder.path + "/own/d/" + name
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
    }
    #expect(summaries.map(\.outline.title) == ["Name"])
    #expect(summaries[0].questionCount == (name == "questions-new.json" ? 3 : 2))
  }

  @Test func aDeckThatIsGoneIsGoneFromTheCache() throws {
    try addDeck("own/d")
    try addDeck("own/e")
    _ = summaries
    try FileManager.default.removeItem(atPath: folder.path + "/own/e")
    #expect(summaries.map(\.id) == ["d"])
    #expect(try !folder.text(of: folder.path + "/cache/decks").contains("own/e"))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version":"1","decks":[1,{"path":2},{"path":"x","files":[],"summary":{}}]}"#,
    "\0\0\0", #"{"version":"1","decks":{}}"#,
  ])
  func aDamagedCacheIsMadeAnew(text: String) throws {
    try addDeck("own/d")
    try folder.write(text, to: "cache/decks")
    #expect(summaries.map(\.outline.title) == ["Name"])
    try markCache()
    #expect(summaries.map(\.outline.title) == ["Kept"])
  }

  @Test func aCacheThatEndsInTheMiddleIsMadeAnew() throws {
    try addDeck("own/d")
    let decks = library().decks()
    let text = try folder.text(of: folder.path + "/cache/decks")
    for count in 0..<text.utf8.count {
      try folder.write(String(text.prefix(count)), to: "cache/decks")
      #expect(library().knownDecks() == nil)
      #expect(library().knownHeadings() == nil)
    }
    #expect(library().decks() == decks)
    #expect(library().knownDecks() == decks)
  }

  @Test func decksAreKnownUntilOneChangesComesOrGoes() throws {
    try addDeck("own/d")
    #expect(library().knownDecks() == nil)
    var decks = library().decks()
    #expect(library().knownDecks() == decks)
    try folder.write("[]", to: "own/d/notes.json")
    #expect(library().knownDecks() == nil)
    #expect(library().decks() == decks)
    #expect(library().knownDecks() == decks)
    try addDeck("own/e")
    #expect(library().knownDecks() == nil)
    decks = library().decks()
    #expect(decks.map(\.summary.id) == ["d", "e"])
    try FileManager.default.removeItem(atPath: folder.path + "/own/d")
    #expect(library().knownDecks() == nil)
    #expect(library().decks() == [decks[1]])
    #expect(library().knownDecks() == [decks[1]])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/own/no-deck", withIntermediateDirectories: false)
    #expect(library().knownDecks() == [decks[1]])
  }

  @Test func howDecksAreOfferedIsKnownFromTheLastTimeTheyWereListed() throws {
    try addDeck("own/d")
    #expect(library().knownHeadings() == nil)
    let first = library().decks().map(\.summary.heading)
    #expect(library().knownHeadings() == first)
    try addDeck("own/e")
    #expect(library().knownHeadings() == first)
    let second = library().decks().map(\.summary.heading)
    #expect(second.map(\.id) == ["d", "e"])
    #expect(library().knownHeadings() == second)
  }

  @Test func whatIsKnownOfOtherFoldersIsNotTaken() throws {
    try addDeck("own/d")
    _ = library().decks()
    let others = DeckLibrary(
      folders: [folder.path + "/others"], cache: folder.path + "/cache", programVersion: "1")
    try addDeck("others/o")
    #expect(others.knownHeadings() == nil)
    let listed = others.decks().map(\.summary.heading)
    #expect(listed.map(\.id) == ["o"])
    #expect(others.knownHeadings() == listed)
    #expect(library().knownHeadings() == nil)
  }

  @Test(arguments: Fault.Call.allCases)
  func aCacheThatCannotBeWrittenIsNoMatter(call: Fault.Call) throws {
    try addDeck("own/d")
    let disk = FaultyDisk()
    disk.fault = Fault(call: call, use: 1, effect: .error(EROFS), isLasting: true)
    #expect(library(calls: disk.calls).decks().map(\.summary.id) == ["d"])
    #expect(library(calls: disk.calls).decks().map(\.summary.id) == ["d"])
  }

  @Test func theCacheIsForTheUserAlone() throws {
    try addDeck("own/d")
    _ = summaries
    #expect(try TemporaryFolder.mode(of: folder.path + "/cache") == 0o700)
    #expect(try TemporaryFolder.mode(of: folder.path + "/cache/decks") == 0o600)
    #expect(folder.contents.filter { $0.hasPrefix("cache/") } == ["cache/decks"])
  }

  @Test func everythingOfASummaryComesBackFromTheCache() throws {
    let share = try #require(Share(0.75))
    let outline = DeckOutline(
      id: "d", title: "T\n\\n\r\n", description: "D\\", icon: "⚖", language: "de", edition: "E",
      validFrom: "2025-01-01", references: ["R"],
      categories: [DeckOutline.Category(id: "a", name: "A", icon: "x", art: "a.txt")],
      regions: DeckOutline.Regions(
        label: "Land", values: [DeckOutline.Region(id: "be", name: "Berlin")]),
      blueprint: ExamBlueprint(
        draws: [
          Draw(count: 30, categoryID: "a", tags: ["t"], points: 3, region: .none),
          Draw(count: 3, region: .chosen),
        ], timeLimit: .seconds(3600), questionTimeLimit: nil,
        passRules: [.minimumShare(share), .minimumCountPerCategory(6)], shufflesQuestions: false,
        shufflesOptions: false, showsExplanations: false, showsCategoryBreakdown: true,
        navigation: .forward,
        words: ExamBlueprint.TruthWords(whenTrue: "Ja", whenFalse: "Nein"),
        mixesWeights: true))
    let summary = DeckSummary(
      outline: outline, counts: QuestionCounts(total: 4, categories: [4], regions: [[1]]),
      variantCounts: [QuestionCounts(total: 3, categories: [3])], findingCount: 2, fault: "F")
    #expect(DeckSummary(record: summary.record[...]) == summary)
  }

  @Test func theDecksOfTheProgramAreAllKeptInTheCache() throws {
    let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Data/decks").standardized.path
    let library = DeckLibrary(
      folders: [data], cache: folder.path + "/cache", programVersion: "1")
    let first = library.decks()
    #expect(!first.isEmpty)
    #expect(library.knownDecks() == first)
    #expect(library.decks() == first)
  }

  @Test func onlyACheckLooksAtTheBankAsAWhole() throws {
    try addDeck("own/d")
    let twice = questions(2).replacing("Number 1?", with: "Number?").replacing(
      "Number 2?", with: "Number?")
    try folder.write(twice, to: "own/d/questions.json")
    #expect(summaries[0].findingCount == 0)
    #expect(try library().open("d")?.reading.findings == [])
    let location = try #require(DeckLocation.all(at: folder.path + "/own/d").first)
    let finding = try #require(try library().check(location).findings.first)
    #expect(finding.problem.hasPrefix("the question asks the same as `q1`"))
    #expect(finding.severity == .warning)
  }

  // MARK: Pictures

  @Test func aPictureInTheFolderOfTheDeckIsRead() throws {
    try folder.write("ART", to: "own/d/images/a.txt")
    let pictures = DeckPictures(folder: folder.path + "/own/d")
    #expect(try pictures.read("images/a.txt") == Array("ART".utf8))
  }

  @Test(arguments: [
    "../secret.txt", "/etc/passwd", "images/../../secret.txt", "images//a.txt", "./a.txt", "", ".",
    "..", "file:///etc/passwd", "http://host/a.png", "~/.ssh/id_rsa", "link.txt", "link/secret.txt",
    "pipe", "images", "a\0b", "none.txt", "big.png", "/proc/self/environ", "images/a.txt/",
  ])
  func whatIsNoPictureOfTheDeckIsNeverRead(name: String) throws {
    try folder.write("secret", to: "own/secret.txt")
    try folder.write("ART", to: "own/d/images/a.txt")
    let deck = folder.path + "/own/d"
    #expect(symlink("../secret.txt", deck + "/link.txt") == 0)
    #expect(symlink("..", deck + "/link") == 0)
    #expect(mkfifo(deck + "/pipe", 0o600) == 0)
    try folder.write("", to: "own/d/big.png")
    #expect(truncate(deck + "/big.png", (8 << 20) + 1) == 0)
    let error = #expect(throws: StorageError.self) {
      try DeckPictures(folder: deck).read(name)
    }
    #expect(error?.sentence.hasPrefix("The picture ") == true)
  }

  @Test func aMissingPictureIsAFindingAndNoFault() throws {
    try folder.write(outline("D"), to: "own/d/deck.json")
    try folder.write(questions(2, image: "images/none.png"), to: "own/d/questions.json")
    #expect(summaries[0].findingCount == 1)
    #expect(summaries[0].fault == nil)
    let location = try #require(DeckLocation.all(at: folder.path + "/own/d").first)
    let finding = try #require(try library().read(location, checksPictures: true).findings.first)
    #expect(finding.question == "q1")
    #expect(
      finding.problem
        == "the picture `images/none.png` cannot be read: No such file or directory")
  }
}
