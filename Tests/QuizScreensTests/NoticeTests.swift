import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What must stay in sight takes the place of nothing.
struct NoticeTests {
  static let short = "Answers are not saved."
  static let long =
    "The answers are not saved: cannot write /home/somebody/.local/share/trivium/journal: "
    + "No space left on device."

  /// The screens of a game and of an exam, one after the other.
  private static func screens(_ size: (Int, Int)) throws -> [Play] {
    var card = try Play.begin(.exam, of: Decks.exam(30), size: size)
    card.press(.down)
    var map = card
    map.type("m")
    var dialog = card
    dialog.press(.escape)
    var help = card
    help.type("?")
    var settings = try Play(size: size)
    settings.press(.end, .enter)
    return [card, map, dialog, help, settings]
  }

  @Test(arguments: [(40, 12), (40, 30), (59, 19), (60, 20), (80, 24), (80, 50), (200, 60)])
  func aNoticeCoversNeitherKeysNorText(_ columns: Int, _ rows: Int) throws {
    for notice in [Self.short, Self.long] {
      for var play in try Self.screens((columns, rows)) {
        let keys = play.footer
        _ = play.app.handle(.notice(notice), at: play.outside.time)
        let lines = play.lines
        let at = try #require(lines.firstIndex { $0.contains("! ") }, "\(play.top)")
        #expect(lines.contains { $0.hasPrefix(" ") && $0.hasSuffix(keys.drop { $0 == " " }) })
        let said = lines[at...].joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(said.contains("! " + notice) || columns < 60 && said.contains("…"), "\(said)")
        // A dialog may lie over the frame of the card.
        #expect(play.top == "dialog" || CanvasFaults(play.canvas).found.isEmpty)
        // It goes as it came.
        _ = play.app.handle(.notice(nil), at: play.outside.time)
        #expect(!play.screen.contains("! "))
        #expect(play.footer == keys)
      }
    }
  }

  @Test func whatANoticeTakesRoomFromCanBeScrolledTo() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.wide(9)), size: (40, 12))
    _ = play.app.handle(.notice(Self.long), at: play.outside.time)
    var seen: [String] = []
    for _ in 0..<20 {
      play.press(.down)
      seen += play.lines.filter { $0.contains("▸") }
    }
    for number in 1...9 {
      #expect(seen.contains { $0.contains("Option number \(number)") })
    }
  }

  @Test func theHelpHasAllOfANotice() throws {
    var play = try Play.begin(.exam, of: Decks.exam(), size: (40, 12))
    _ = play.app.handle(.notice(Self.long), at: play.outside.time)
    #expect(!play.screen.contains("No space left"))
    play.type("?")
    play.press(.end)
    let said = play.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(said.contains("No space left on device."))
  }
}
