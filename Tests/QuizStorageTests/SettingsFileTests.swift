import Foundation
import JSONText
import Testing

@testable import QuizStorage

@Suite struct SettingsFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/config/trivium/settings.json"
  }

  @Test func withoutAFileThereAreNoSettings() throws {
    #expect(try SettingsFile(path: path).read() == nil)
    #expect(try SettingsFile(path: nil).read() == nil)
  }

  @Test func whatIsWrittenIsReadAndIsForTheUserAlone() throws {
    let settings: JSONValue = ["language": "de", "unknown": ["kept": [1, 2]]]
    try SettingsFile(path: path).write(settings)
    #expect(try SettingsFile(path: path).read() == settings)
    #expect(try TemporaryFolder.mode(of: path) == 0o600)
    #expect(try TemporaryFolder.mode(of: folder.path + "/config/trivium") == 0o700)
    #expect(folder.contents == ["config", "config/trivium", "config/trivium/settings.json"])
  }

  @Test(arguments: [0o600, 0o640, 0o644])
  func aLinkStaysALinkAndTheModeStays(mode: Int) throws {
    let target = try folder.write("{}", to: "dot/settings")
    #expect(chmod(target, mode_t(mode)) == 0)
    let link = folder.path + "/settings.json"
    #expect(symlink("dot/settings", link) == 0)
    try SettingsFile(path: link).write(["theme": "dark"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dot/settings")
    #expect(try TemporaryFolder.mode(of: target) == mode)
    #expect(try SettingsFile(path: target).read() == ["theme": "dark"])
    #expect(folder.contents == ["dot", "dot/settings", "settings.json"])
  }

  @Test func aDanglingLinkGetsItsFile() throws {
    let link = folder.path + "/settings.json"
    #expect(symlink(folder.path + "/later/settings", link) == 0)
    try SettingsFile(path: link).write(["a": 1])
    #expect(try SettingsFile(path: folder.path + "/later/settings").read() == ["a": 1])
  }

  @Test(arguments: ["{", "[1]", "", "\0\0", "null", #"{"a":1,"a":2}"#])
  func aDamagedFileIsToldAndKeptAside(text: String) throws {
    try folder.write(text, to: "config/trivium/settings.json")
    let file = SettingsFile(path: path)
    let error = #expect(throws: StorageError.self) { try file.read() }
    #expect(error?.sentence.contains(path) == true)
    try file.write(["a": 1])
    #expect(try folder.text(of: path + ".damaged") == text)
    #expect(try file.read() == ["a": 1])
    try folder.write("x", to: "config/trivium/settings.json")
    try file.write(["a": 2])
    #expect(try folder.text(of: path + ".damaged") == text)
    #expect(try folder.text(of: path + ".damaged-2") == "x")
  }

  @Test(arguments: [
    Fault(call: .open, use: 1, effect: .error(EACCES)),
    Fault(call: .write, use: 1, effect: .error(ENOSPC)),
    Fault(call: .write, use: 1, effect: .fullAfter(3)),
    Fault(call: .sync, use: 1, effect: .error(EIO)),
    Fault(call: .rename, use: 1, effect: .error(EROFS)),
  ])
  func whenItCannotBeWrittenTheOldFileStaysAndNoLitter(fault: Fault) throws {
    try SettingsFile(path: path).write(["a": 1])
    let disk = FaultyDisk()
    disk.fault = fault
    let error = #expect(throws: StorageError.self) {
      try SettingsFile(path: path, calls: disk.calls).write(["a": 2])
    }
    #expect(error?.sentence.hasPrefix("The settings are not saved: cannot write \(path)") == true)
    #expect(try SettingsFile(path: path).read() == ["a": 1])
    #expect(folder.contents.count == 3)
  }

  @Test func withoutAHomeFolderItSaysSo() {
    #expect(throws: StorageError.self) { try SettingsFile(path: nil).write([:]) }
  }

  @Test func aFolderInItsPlaceIsNamed() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: StorageError.self) { try SettingsFile(path: path).read() }
    #expect(error?.sentence == "The settings in \(path) cannot be read: Is a directory.")
  }

  @Test func whatAnEndedRunLeftIsRemovedOnceItIsOld() throws {
    let old = try folder.write("{", to: "config/trivium/.settings.json.0123456789abcdef.new")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: old)
    let fresh = try folder.write("{", to: "config/trivium/.settings.json.fedcba9876543210.new")
    try SettingsFile(path: path).write(["a": 1])
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(FileManager.default.fileExists(atPath: fresh))
  }
}

@Suite struct DataFileTests {
  @Test func theEarlierFolderWinsByNameAndHiddenFilesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    let own = try folder.write(#"{"a":"mine"}"#, to: "own/de.json")
    try folder.write("{}", to: "own/.hidden.json")
    try folder.write("{}", to: "share/de.json")
    try folder.write("{}", to: "share/en.json")
    try folder.write("{}", to: "share/notes.txt")
    let files = DataFile.all(in: ["own", "none", "share"].map { folder.path + "/" + $0 })
    #expect(files.map(\.name) == ["de", "en"])
    #expect(files.first?.path == own)
    #expect(try files.first?.read() == ["a": "mine"])
  }

  @Test func anErrorNamesTheFileAndTheLine() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\n  \"a\": 1,\n}", to: "en.json")
    let file = try #require(DataFile.all(in: [folder.path]).first)
    let error = #expect(throws: StorageError.self) { try file.read() }
    #expect(error?.sentence.hasPrefix("\(path), line 2, ") == true)
  }

  @Test func aListIsNoLanguage() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("[]", to: "en.json")
    let error = #expect(throws: StorageError.self) {
      try DataFile.all(in: [folder.path]).first?.read()
    }
    #expect(error?.sentence == "\(path) holds a list and not an object.")
    #expect(throws: StorageError("\(path) holds no object.")) {
      try DataFile.all(in: [folder.path]).first?.readTexts()
    }
  }
}
