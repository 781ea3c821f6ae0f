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
      (.direct, RGB(1, 2, 3), 0x010203), (.direct, RGB(0, 0, 0), 8), (.direct, RGB(0, 0, 3), 8),
      (.none, RGB(1, 2, 3), -1),
    ] as [(Palette, RGB, Int32)])
  func aColourIsTheNearestOfThePalette(palette: Palette, colour: RGB, number: Int32) {
    #expect(palette.number(of: colour) == number)
  }

  @Test(
    arguments: [
      // Netherlands, Czechia, Thailand, Sweden, Ukraine, Botswana, Bahamas
      (RGB(30, 71, 133), 0x005FAF), (RGB(17, 69, 126), 0x005FAF), (RGB(34, 32, 95), 0x00005F),
      (RGB(0, 106, 167), 0x005FAF), (RGB(0, 87, 183), 0x005FAF), (RGB(109, 169, 210), 0x5FAFD7),
      (RGB(0, 119, 139), 0x008787),
      // Italy, Jamaica, Senegal, Pakistan, Mali, Bangladesh
      (RGB(0, 140, 69), 0x00875F), (RGB(0, 155, 58), 0x008700), (RGB(0, 133, 63), 0x008700),
      (RGB(1, 65, 28), 0x005F00), (RGB(20, 181, 58), 0x00AF00), (RGB(0, 116, 78), 0x00875F),
      // Poland, Latvia, Germany, Ireland
      (RGB(212, 33, 46), 0xD70000), (RGB(154, 42, 46), 0xAF0000), (RGB(255, 204, 0), 0xFFD700),
      (RGB(255, 136, 45), 0xFF8700),
    ] as [(RGB, Int)])
  func nationalColoursKeepTheirHueInTheCube(colour: RGB, wanted: Int) {
    let number = Int(Palette.cube.number(of: colour)) - 16
    let levels = [0, 95, 135, 175, 215, 255]
    let (red, green, blue) = (levels[number / 36 % 6], levels[number / 6 % 6], levels[number % 6])
    #expect(number < 216)
    #expect(red << 16 | green << 8 | blue == wanted)
  }

  @Test(arguments: stride(from: 0, through: 255, by: 15).map { UInt8($0) })
  func greysStayGrey(shade: UInt8) {
    let number = Palette.cube.number(of: RGB(shade, shade, shade))
    #expect(number >= 232 || (number - 16) % 43 == 0)
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
