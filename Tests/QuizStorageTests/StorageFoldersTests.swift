import Foundation
import Testing

@testable import QuizStorage

@Suite struct StorageFoldersTests {
  private func folders(
    _ environment: [String: String], data: String? = nil, decks: String? = nil,
    program: String? = "/opt/quiz/bin/trivium", home: String? = nil
  ) -> StorageFolders {
    StorageFolders(
      environment: environment, dataOption: data, decksOption: decks, program: program,
      passwordHome: { home })
  }

  @Test func theUsualFoldersLieInTheHomeFolder() {
    let folders = folders(["HOME": "/home/ada"])
    #expect(folders.data == "/home/ada/.local/share/trivium")
    #expect(folders.config == "/home/ada/.config/trivium")
    #expect(folders.state == "/home/ada/.local/state/trivium")
    #expect(folders.cache == "/home/ada/.cache/trivium")
    #expect(folders.journal == "/home/ada/.local/share/trivium/journal")
    #expect(folders.settings == "/home/ada/.config/trivium/settings.json")
  }

  @Test func theVariablesOfTheDesktopWin() {
    let folders = folders([
      "HOME": "/home/ada", "XDG_DATA_HOME": "/d/", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s",
      "XDG_CACHE_HOME": "/k",
    ])
    #expect(
      [folders.data, folders.config, folders.state, folders.cache]
        == ["/d/trivium", "/c/trivium", "/s/trivium", "/k/trivium"])
  }

  @Test(arguments: ["rel", "", "./d", "~/d", "../d"])
  func aVariableThatIsNoAbsolutePathIsIgnored(value: String) {
    #expect(
      folders(["HOME": "/home/ada", "XDG_DATA_HOME": value]).data
        == "/home/ada/.local/share/trivium")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "ada"]])
  func withoutHomeTheListOfUsersIsAsked(environment: [String: String]) {
    #expect(folders(environment, home: "/users/ada").cache == "/users/ada/.cache/trivium")
  }

  @Test func withoutAnyHomeThereAreNoFolders() {
    let folders = folders([:])
    #expect([folders.data, folders.config, folders.state, folders.cache] == [nil, nil, nil, nil])
    #expect(folders.journal == nil)
    #expect(folders.decks == ["/opt/quiz/share/trivium/decks"])
  }

  @Test func oneFolderCanHoldAllThatIsKept() {
    let folders = folders(["HOME": "/home/ada", "XDG_DATA_HOME": "/d"], data: "box")
    #expect(folders.journal == "box/journal")
    #expect(folders.settings == "box/settings.json")
    #expect(folders.state == "box/state")
    #expect(folders.cache == "box/cache")
    #expect(folders.decks.first == "box/decks")
  }

  @Test func decksAreSoughtWithTheUserFirstThenWhatIsInstalled() {
    let folders = folders(["HOME": "/h"])
    #expect(folders.decks == ["/h/.local/share/trivium/decks", "/opt/quiz/share/trivium/decks"])
    #expect(
      folders.themes == ["/h/.local/share/trivium/themes", "/opt/quiz/share/trivium/themes"])
    #expect(folders.languages.last == "/opt/quiz/share/trivium/languages")
  }

  @Test func theShareFolderCanBeNamed() {
    let folders = folders(["HOME": "/h", "TRIVIUM_SHARE": "/srv/quiz/"])
    #expect(folders.decks == ["/h/.local/share/trivium/decks", "/srv/quiz/decks"])
  }

  @Test func oneFolderOfDecksReplacesAllOthersAndNoThemes() {
    let folders = folders(["HOME": "/h"], decks: "mine")
    #expect(folders.decks == ["mine"])
    #expect(folders.languages.count == 2)
  }

  @Test func aProgramInACheckoutFindsTheDataOfTheCheckout() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Data/decks/d/deck.json")
    let program = folder.path + "/.build/debug/trivium"
    #expect(
      folders(["HOME": "/h"], program: program).decks == [
        "/h/.local/share/trivium/decks", folder.path + "/.build/share/trivium/decks",
        folder.path + "/Data/decks",
      ])
  }

  @Test func theProgramKnowsWhereItIs() throws {
    let path = try #require(ProgramPlace.path())
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
