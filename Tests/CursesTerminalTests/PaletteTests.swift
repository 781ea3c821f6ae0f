import TerminalKit
import Testing

@testable import CursesTerminal

struct PaletteTests {
  @Test(
    arguments: [
      (Palette.cube, RGB(0, 0, 0), 16), (.cube, RGB(255, 255, 255), 231),
      (.cube, RGB(95, 135, 175), 67), (.cube, RGB(128, 128, 128), 244), (.cube, RGB(9, 8, 8), 232),
      (.cube, RGB(238, 238, 238), 255), (.cube, RGB(255, 136, 1), 208),
      (.sixteen, RGB(250, 250, 250), 15), (.sixteen, RGB(130, 120, 125), 8),
      (.sixteen, RGB(90, 90, 250), 4), (.eight, RGB(0, 70, 30), 2), (.eight, RGB(250, 250, 250), 7),
      (.eight, RGB(9, 200, 9), 2),
      (.direct, RGB(1, 2, 3), 0x010203), (.direct, RGB(0, 0, 0), 0), (.direct, RGB(0, 0, 3), 8),
      (.none, RGB(1, 2, 3), -1),
    ] as [(Palette, RGB, Int32)])
  func aColourIsTheNearestOfThePalette(palette: Palette, colour: RGB, number: Int32) {
    #expect(palette.number(of: colour) == number)
  }

  @Test(
    arguments: [
      (Palette.eight, 12, 4), (.sixteen, 12, 12), (.cube, 15, 15), (.direct, 7, 7),
      (.direct, 9, 0xFF0000), (.none, 3, -1), (.cube, 16, -1), (.cube, -1, -1),
    ] as [(Palette, Int, Int32)])
  func aNamedColourKeepsItsNameWhereItCan(palette: Palette, index: Int, number: Int32) {
    #expect(palette.number(ofIndexed: index) == number)
  }
}
