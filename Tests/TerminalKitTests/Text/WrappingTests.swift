import TerminalKit
import Testing

struct WrappingTests {
  @Test(arguments: [
    ("The quick brown fox", 10, ["The quick", "brown fox"]),
    ("The quick brown fox", 9, ["The quick", "brown fox"]),
    ("The quick brown fox", 5, ["The", "quick", "brown", "fox"]),
    ("unbelievable", 5, ["unbel", "ievab", "le"]),
    ("an unbelievable tale", 6, ["an", "unbeli", "evable", "tale"]),
    ("one\ntwo\r\nthree\rfour", 10, ["one", "two", "three", "four"]),
    ("a\n\nb\n", 10, ["a", "", "b"]),
    ("", 10, [""]),
    ("  indented text", 10, ["  indented", "text"]),
    ("trailing   ", 8, ["trailing"]),
    ("two  blanks", 20, ["two  blanks"]),
    ("日本語の文章", 4, ["日本", "語の", "文章"]),
    ("日本語の文章", 5, ["日本", "語の", "文章"]),
    ("これは、文。", 6, ["これ", "は、", "文。"]),
    ("彼は「はい」", 6, ["彼は", "「は", "い」"]),
    ("日本 Japan 日本", 7, ["日本", "Japan", "日本"]),
    ("漢字", 1, ["…", "…"]),
    ("Qui\u{A0}? Lui\u{A0}!", 5, ["Qui\u{A0}?", "Lui\u{A0}!"]),
    ("dit «\u{A0}oui\u{A0}» ici", 8, ["dit", "«\u{A0}oui\u{A0}»", "ici"]),
    ("Ta\u{202F}: tu", 4, ["Ta\u{202F}:", "tu"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👍🏽👍🏽👍🏽", 4, ["👍👍", "👍"]),
    ("good 👍!", 6, ["good", "👍!"]),
    ("a\u{200B}b", 1, ["a", "b"]),
    ("a b", 0, ["a", "b"]),
  ])
  func aTextIsBrokenBetweenWords(text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width: width) == expected)
  }

  private static let samples = [
    "The shortest day of all planets: Jupiter's, of 9 h 56 min.",
    "日本国憲法は、1946年（昭和21年）に「公布」された。漢字とカナ、ﾊﾝｶｸ。",
    "Cafe\u{301} u\u{308}ber a\u{323}\u{302}llem 한국어 \u{1112}\u{1161}\u{11AB} ไทยกำลัง हिन्दी क्षत्रिय",
    "👨‍👩‍👧 👍🏽 🇩🇪🇫🇷 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 done👩🏽‍⚕️!!!",
    "\u{1B}[2J\u{202E}evil\u{0} \t\t tabs\r\rreturns\n\n\n",
    "Donaudampfschifffahrtsgesellschaftskapitän\u{A0}: «\u{A0}oui\u{A0}»",
    "a" + String(repeating: "\u{301}", count: 10_000),
  ]

  @Test(arguments: samples, 1...20)
  func noLineIsWiderAndNothingIsLost(text: String, width: Int) {
    let lines = wrapped(text, width: width)
    #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
    #expect(lines.allSatisfy { cleaned($0) == $0 })
    if width > 1 {
      let kept = lines.joined().filter { $0 != " " }
      #expect(
        String(kept.unicodeScalars) == String(cleaned(text).filter { $0 != " " }.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("Mecklenburg-Vorpommern", 20, ["Mecklenburg-", "Vorpommern"]),
    ("Mecklenburg-Vorpommern", 22, ["Mecklenburg-Vorpommern"]),
    ("a-b-cdefgh", 5, ["a-b-", "cdefg", "h"]), ("-abcdef", 4, ["-abc", "def"]),
    ("in Rheinland-Pfalz", 12, ["in", "Rheinland-", "Pfalz"]),
  ])
  func aWordThatNoLineHoldsIsCutAfterItsHyphen(text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width: width) == expected)
  }

  @Test func aLongTextWithoutABlankIsWrappedInTime() {
    let lines = wrapped(String(repeating: "x", count: 200_000), width: 80)
    #expect(lines.count == 2_500)
  }
}
