import TerminalKit
import Testing

struct LetteringTests {
  @Test(arguments: [
    (RGB(0, 0, 0), ColourName.black), (RGB(255, 255, 255), .white), (RGB(221, 0, 0), .red),
    (RGB(255, 206, 0), .yellow), (RGB(22, 155, 98), .green), (RGB(255, 136, 62), .orange),
    (RGB(116, 172, 223), .lightBlue), (RGB(1, 33, 105), .blue), (RGB(200, 16, 46), .red),
    (RGB(174, 28, 40), .red), (RGB(33, 70, 139), .blue), (RGB(0, 87, 183), .blue),
    (RGB(255, 215, 0), .yellow), (RGB(0, 106, 167), .blue), (RGB(254, 204, 0), .yellow),
    (RGB(0, 175, 202), .lightBlue), (RGB(117, 170, 219), .lightBlue),
    (RGB(0, 163, 224), .lightBlue),
    (RGB(0, 114, 206), .blue), (RGB(13, 94, 175), .blue), (RGB(0, 56, 184), .blue),
    (RGB(255, 153, 51), .orange), (RGB(19, 136, 8), .green), (RGB(0, 146, 70), .green),
    (RGB(0, 35, 149), .blue), (RGB(237, 41, 57), .red), (RGB(0, 122, 61), .green),
    (RGB(128, 0, 128), .purple), (RGB(139, 69, 19), .brown), (RGB(128, 128, 128), .grey),
    (RGB(238, 28, 37), .red), (RGB(0, 155, 58), .green), (RGB(254, 223, 0), .yellow),
    (RGB(0, 39, 118), .blue), (RGB(229, 229, 229), .white), (RGB(0, 205, 205), .lightBlue),
    (RGB(205, 0, 205), .purple), (RGB(0, 119, 139), .lightBlue), (RGB(0, 127, 255), .lightBlue),
    (RGB(0, 122, 94), .green), (RGB(2, 82, 156), .blue), (RGB(17, 69, 126), .blue),
  ])
  func aColourHasTheNamePeopleGiveIt(colour: RGB, name: ColourName) {
    #expect(ColourName(nearestTo: colour) == name)
  }

  private func letter(_ name: ColourName) -> Character {
    switch name {
    case .black: "k"
    case .white: "w"
    case .red: "r"
    case .yellow: "y"
    case .green: "漢"
    default: "?"
    }
  }

  @Test func eachAreaShowsTheLetterOfItsColour() {
    let picture = TextPicture(
      "\u{1B}[40m   \u{1B}[0m\n\u{1B}[38;2;221;0;0m███\u{1B}[0m\n\u{1B}[93;103m▄▄▄\u{1B}[0m Key")
    let lettered = picture.lettered(letter)
    #expect(lettered.picture.lines() == ["kkk", "rrr", "yyy Key"])
    #expect(lettered.picture.roles() == [".......", ".......", "......."])
    #expect(lettered.colours == [.black, .red, .yellow])
  }

  @Test func aSignOnAGroundShowsItsOwnColour() {
    let lettered = TextPicture("\u{1B}[41m \u{1B}[33m★\u{1B}[0m").lettered(letter)
    #expect(lettered.picture.lines() == ["ry"])
  }

  @Test(arguments: [
    ("31;107", "▀", "rwr"), ("97;41", "▀", "rwr"), ("31;107", "▄", "rwr"), ("31;107", "█", "rrr"),
  ])
  func aThinLineStays(sgr: String, sign: String, column: String) {
    let picture = TextPicture("\u{1B}[31m█\n\u{1B}[\(sgr)m\(sign)\u{1B}[0m\n\u{1B}[31m█")
    #expect(picture.lettered(letter).picture.lines().joined() == column)
  }

  @Test func anUnfitLetterIsAQuestionMark() {
    #expect(TextPicture("\u{1B}[42m  ").lettered(letter).picture.lines() == ["??"])
  }

  @Test func artWithoutColoursHasNoLetters() {
    let picture = TextPicture("╭──╮")
    let lettered = picture.lettered(letter)
    #expect(lettered.picture == picture)
    #expect(lettered.colours.isEmpty)
  }
}
