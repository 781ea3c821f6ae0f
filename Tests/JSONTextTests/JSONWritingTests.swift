import JSONText
import Testing

struct JSONWritingTests {
  static let lines: [(JSONValue, String)] = [
    (JSONValue.null, "null"), (true, "true"), (0, "0"), (-3, "-3"), (0.75, "0.75"),
    (.number(-0.0), "0"), (9_007_199_254_740_992, "9007199254740992"), (1e300, "1e+300"),
    (.number(.infinity), "null"), ("", #""""#), ("a\"\\/b", #""a\"\\/b""#),
    ("\n\r\t\u{0}\u{1B}\u{7F}", #""\n\r\t\u0000\u001b\u007f""#),
    ("\u{80}\u{9B}\u{9F}\u{A0}ä𝄞", "\"\\u0080\\u009b\\u009f\u{A0}ä𝄞\""),
    (
      "\u{2028}\u{2029}\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}",
      #""\u2028\u2029\u202e\u2066\u2069\u200e\u200f\u061c""#
    ),
    ([], "[]"), (.object([]), "{}"), ([1, "a", [nil]], #"[1,"a",[null]]"#),
    (["z": 1, "a": ["k": []]], #"{"z":1,"a":{"k":[]}}"#), (["a\u{7}": 1], #"{"a\u0007":1}"#),
  ]

  @Test(arguments: lines)
  func aValueIsWrittenOnOneLine(value: JSONValue, text: String) {
    #expect(value.text(.line) == text)
  }

  @Test func thePrettyFormIndentsByTwoAndKeepsShortListsOnALine() {
    let value: JSONValue = [
      "id": "q1", "options": ["a", "b"], "empty": [], "none": .object([]),
      "questions": [["n": 1], ["n": 2]],
      "long": .strings([String(repeating: "x", count: 50), String(repeating: "y", count: 50)]),
    ]
    let expected = """
      {
        "id": "q1",
        "options": ["a", "b"],
        "empty": [],
        "none": {},
        "questions": [
          {
            "n": 1
          },
          {
            "n": 2
          }
        ],
        "long": [
          "\(String(repeating: "x", count: 50))",
          "\(String(repeating: "y", count: 50))"
        ]
      }
      """
    #expect(value.text(.pretty) == expected)
  }

  @Test(arguments: [JSONForm.line, .pretty])
  func whatIsWrittenReadsBackTheSame(form: JSONForm) throws {
    let everyScalar = (1...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: everyScalar)
    let value: JSONValue = [
      "text": .string(String(text)), "numbers": [0.1, 1e-7, 123456789.125, -1, 2.5e-300],
      "nested": [[["deep": [nil, true, false]]]], "": "empty key",
    ]
    #expect(try JSONValue(parsing: value.bytes(form)) == value)
  }

  @Test func anAccessorAnswersForItsKindOnly() {
    let value: JSONValue = ["s": "t", "n": 2, "b": true, "a": [1], "z": nil]
    #expect(value["s"]?.string == "t")
    #expect(value["n"]?.int == 2)
    #expect(value["n"]?.double == 2)
    #expect(value["b"]?.bool == true)
    #expect(value["a"]?.array == [1])
    #expect(value["z"]?.isNull == true)
    #expect(value["none"] == nil)
    #expect(value.members?.map(\.key) == ["s", "n", "b", "a", "z"])
    #expect(value["n"]?.string == nil)
    #expect(value["n"]?.bool == nil)
    #expect(value["b"]?.int == nil)
    #expect(value["s"]?.array == nil)
    #expect(value["a"]?["s"] == nil)
  }
}
