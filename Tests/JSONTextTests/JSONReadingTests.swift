import JSONText
import Testing

struct JSONReadingTests {
  static let goodTexts: [(String, JSONValue)] = [
    ("null", JSONValue.null), ("true", .bool(true)), (" false\n", .bool(false)), ("0", .number(0)),
    ("-1.5e2", .number(-150)), ("9007199254740991", .number(9_007_199_254_740_991)),
    (#""""#, .string("")), (#""ä€𝄞""#, .string("ä€𝄞")), (#""\u00e4\ud834\udd1e\/\"\\""#, "ä𝄞/\"\\"),
    (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), ("[]", []), ("{}", .object([])),
    ("[1,[2,[]],{}]", [1, [2, []], .object([])]),
    (#"{"b":1,"a":{"x":null},"__proto__":[]}"#, ["b": 1, "a": ["x": nil], "__proto__": []]),
    ("\u{FEFF}[1]", [1]), ("\r\n [ 1 ,\r2 ]\t", [1, 2]),
  ]

  @Test(arguments: goodTexts)
  func aTextOfJSONReadsAsItsValue(text: String, expected: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == expected)
  }

  static let faults: [(String, Int, Int, String)] = [
    ("", 1, 1, "the file is empty"),
    (" \n\n", 3, 1, "the file is empty"),
    ("\u{FEFF}", 1, 1, "the file is empty"),
    ("[1,\n 2,\n]", 2, 3, "this comma is one too many"),
    (#"{"a":1,}"#, 1, 7, "this comma is one too many"),
    ("[1 2]", 1, 4, "a comma or ] is missing before 2"),
    (#"{"a":1 "b":2}"#, 1, 8, "a comma or } is missing before \""),
    (#"{"a" 1}"#, 1, 6, "a colon is missing before 1"),
    ("{a:1}", 1, 2, "a key in double quotes is missing before a"),
    ("[1}", 1, 3, "] is missing before }"),
    (#"{"a":1]"#, 1, 7, "} is missing before ]"),
    ("[1", 1, 3, "the file ends in the middle"),
    ("{\"ä\":\n \"ä", 2, 4, "the file ends in the middle"),
    ("[\"a\nb\"]", 1, 4, "the text does not end on its line"),
    ("[\"a\tb\"]", 1, 4, "the control character U+0009 stands in a text"),
    (#"["\x"]"#, 1, 3, "a backslash may not stand here"),
    (#"["\u12"]"#, 1, 3, #"four hexadecimal digits are missing after \u"#),
    ("['a']", 1, 2, "no value can begin with '"),
    ("[nul]", 1, 2, "no value can begin with n"),
    ("[True]", 1, 2, "no value can begin with T"),
    ("[NaN]", 1, 2, "no value can begin with N"),
    ("[01]", 1, 3, "the number goes on with 1"),
    ("[1.]", 1, 4, "a digit is missing after the decimal point"),
    ("[.5]", 1, 2, "no value can begin with ."),
    ("[+5]", 1, 2, "no value can begin with +"),
    ("[-]", 1, 3, "a digit is missing here"),
    ("[1e]", 1, 4, "a digit is missing in the exponent"),
    ("[1e999999]", 1, 2, "the number is too large"),
    ("[-1e309]", 1, 2, "the number is too large"),
    ("[1]\n[2]", 2, 1, "nothing may stand here after the end of the text of JSON"),
    ("[1]x", 1, 4, "nothing may stand here after the end of the text of JSON"),
    ("[1,\u{C}2]", 1, 4, "no value can begin with U+000C"),
    ("[“a”]", 1, 2, "no value can begin with a character outside ASCII"),
    (#"{"a":1,"b":2,"a":3}"#, 1, 14, #"the key "a" stands twice in one object"#),
    (
      "[{\"ä\":1},\n {\"x\":{\"y\":1, \"y\":2}}]", 2, 15, #"the key "y" stands twice in one object"#
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsNamedWithLineAndColumn(
    text: String, line: Int, column: Int, problem: String
  ) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error.problem == problem)
    #expect([error.line, error.column] == [line, column])
    #expect(error.description == "line \(line), column \(column): \(problem)")
    #expect(error.remedy.hasSuffix("."))
  }

  static let foreignBytes: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0x5B, 0], "the file is in UTF-16 and not in UTF-8"),
    ([0xFE, 0xFF, 0, 0x5B], "the file is in UTF-16 and not in UTF-8"),
    ([0x5B, 0, 0x5D, 0], "the file is in UTF-16 and not in UTF-8"),
    ([0, 0x5B, 0, 0x5D], "the file is in UTF-16 and not in UTF-8"),
    (
      [0x5B, 0x22, 0xE4, 0x22, 0x5D], "the byte 0xE4 is not UTF-8; the file may be in Windows-1252"
    ),
    ([0x5B, 0xE4, 0x5D], "the byte 0xE4 is not UTF-8; the file may be in Windows-1252"),
    ([0x22, 0xC0, 0x80, 0x22], "the byte 0xC0 is not UTF-8; the file may be in Windows-1252"),
    (
      [0x22, 0xED, 0xA0, 0x80, 0x22], "the byte 0xED is not UTF-8; the file may be in Windows-1252"
    ),
    (
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      "the byte 0xF4 is not UTF-8; the file may be in Windows-1252"
    ),
    (
      [0x22, 0xF0, 0x9D, 0x84, 0x22], "the byte 0xF0 is not UTF-8; the file may be in Windows-1252"
    ),
    ([0x22, 0x9D, 0x22], "the byte 0x9D is not UTF-8; the file may be in Windows-1252"),
    ([0x22, 0xE2, 0x82], "the byte 0xE2 is not UTF-8; the file may be in Windows-1252"),
    ([0x22, 0x61, 0, 0x22], "the control character U+0000 stands in a text"),
  ]

  @Test(arguments: foreignBytes)
  func aForeignEncodingIsNamed(bytes: [UInt8], problem: String) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: bytes) }
    #expect(error.problem == problem)
  }

  @Test func thirtyTwoContainersMayStandInOneAnotherAndNoMore() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONValue(parsing: nested(32)) }
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: nested(33)) }
    #expect(error.column == 33)
    #expect(error.problem == "lists and objects stand in one another more than 32 deep")
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func millionsOfOpenContainersAreRefusedAtTheThirtyThird(opening: String) throws {
    let text = String(repeating: opening, count: 5_000_000 / opening.utf8.count)
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error.problem.hasSuffix("more than 32 deep"))
  }

  @Test func eachBeginningOfAGoodTextIsRefusedAndNeverTraps() throws {
    let text = Array(#"{"a":[1.5e1,"ä\u00e4\ud834\udd1e",true,{"b":null}],"c":-0}"#.utf8)
    #expect(throws: Never.self) { try JSONValue(parsing: text) }
    for length in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text[..<length])) }
    }
  }

  @Test func aKeyRepeatedAmongManyIsFound() throws {
    let members = (0..<100).map { #""k\#($0)":0"# } + [#""k7":1"#]
    let text = "[{" + members.joined(separator: ",\n") + "}]"
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error.line == 101)
    #expect(error.problem == #"the key "k7" stands twice in one object"#)
  }

  @Test func aLoneSurrogateAndNULReadAsTheReplacementCharacterAndTheirLinesAreKept() throws {
    let text = "[\"a\\ud800b\",\n\"\\udc00\\ud834\\udd1e\",\n\n\"x\\u0000y\"]"
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.repairedLines == [1, 2, 4])
    #expect(try document.value() == ["a\u{FFFD}b", "\u{FFFD}𝄞", "x\u{FFFD}y"])
  }

  @Test func aWholeNumberIsExactOrNone() throws {
    #expect(try JSONValue(parsing: "9007199254740992").int == 9_007_199_254_740_992)
    #expect(try JSONValue(parsing: "-9007199254740992").int == -9_007_199_254_740_992)
    #expect(try JSONValue(parsing: "9007199254740994").int == nil)
    #expect(try JSONValue(parsing: "2.0").int == 2)
    #expect(try JSONValue(parsing: "2.5").int == nil)
    #expect(try JSONValue(parsing: "1e300").int == nil)
  }
}
