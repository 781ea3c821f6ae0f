import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// The rows above a question, and the way to a screen.
struct HeaderTests {
  @Test(arguments: [40, 60, 80, 120], [4, 9, 33, 50, 99])
  func neitherAFlagNorALongerNumberMovesTheHeader(_ columns: Int, _ count: Int) throws {
    var play = try Play.begin(.exam, of: Decks.exam(count), size: (columns, 24))
    /// What stands in the header, the flag and the number apart.
    func layout() -> [String] {
      play.lines.prefix(2).map { line in
        var line = line.replacing("⚑", with: " ")
        let number = (play.session?.position ?? 0) + 1
        line = line.replacing(" \(number) of", with: " N of").replacing(" \(number)/", with: " N/")
        return line.filter { $0 != " " }.replacing("◉", with: "○")
      }
    }
    /// Where the progress begins.
    func places() -> [Int?] {
      play.lines.prefix(2).map { Array($0).firstIndex { "○◉●█─".contains($0) } }
    }
    let (before, start) = (layout(), places())
    play.type("f")
    #expect(play.screen.contains("⚑"))
    #expect(layout() == before)
    #expect(places() == start)
    for _ in 1..<count { play.press(.right) }
    #expect(play.session?.position == count - 1)
    #expect(places() == start)
    play.type("f")
    #expect(play.screen.contains("⚑"))
    #expect(places() == start)
  }

  static let path = ["Trivium", "General knowledge of the sea", "North coast", "Mock exam"]

  @Test(arguments: [
    (80, "Trivium › General knowledge of the sea › North coast › Mock exam"),
    (64, "Trivium › General knowledge of the sea › North coast › Mock exam"),
    (63, "General knowledge of the sea › North coast › Mock exam"),
    (54, "General knowledge of the sea › North coast › Mock exam"),
    (50, "General knowledge of th… › North coast › Mock exam"),
    (39, "General know… › North coast › Mock exam"),
    (37, "General knowledge of… › … › Mock exam"),
    (28, "General kno… › … › Mock exam"),
    (24, "General kno… › Mock exam"),
    (20, "Mock exam"),
    (6, "Mock…"),
  ])
  func aLongWayIsShortenedFromTheProgramsNameOn(_ columns: Int, _ expected: String) {
    #expect(Breadcrumb(Self.path, columns: columns).names.joined(separator: " › ") == expected)
  }

  @Test func theNameOfWhatIsSatAndThePlaceAreNeverDroppedWhereTwelveColumnsAreLeftForEach() {
    let long = "Licence for boats of all kinds on all waters of this and other countries"
    for last in ["Mock exam", "Part two: signals by day, by night and in fog, with their meanings"]
    {
      for middle in [[], ["North coast"], ["North coast", "Inshore, up to twelve miles"]] {
        for columns in 27...140 {
          let names = Breadcrumb(["Trivium", long] + middle + [last], columns: columns).names
          #expect(names.contains { $0.hasPrefix("Licence for") }, "\(columns): \(names)")
          #expect(names.last?.hasPrefix(last.prefix(9)) == true, "\(columns): \(names)")
          #expect(displayWidth(of: names.joined(separator: " › ")) <= columns)
        }
      }
    }
  }

  @Test func theCardOfAnExamWithALongTitleNamesIt() throws {
    var deck = Decks.exam()
    deck.outline.title = "Licence for boats of all kinds on all waters of this and other countries"
    let play = try Play.begin(.exam, of: deck)
    #expect(play.lines[0].hasPrefix(" Licence for boats of all kinds"))
    #expect(play.lines[0].contains("… › Mock exam"))
    #expect(play.lines[0].hasSuffix("0 of 4 answered"))
  }
}
