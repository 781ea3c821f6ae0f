import JSONText
import Testing

struct JSONDocumentTests {
  @Test func theTextsOfAnObjectAreReadAlone() throws {
    let text = #"{"a": "A", "b\n": "\u00e4\"", "n": 1, "o": {"x": "X"}, "": "\ud800"}"#
    let texts = try JSONDocument.texts(in: Array(text.utf8))
    #expect(texts == ["a": "A", "b\n": "ä\"", "": "\u{FFFD}"])
    #expect(try JSONDocument.texts(in: Array("[]".utf8)) == nil)
    #expect(try JSONDocument.texts(in: Array("{}".utf8)) == [:])
  }

  @Test(arguments: [
    (#"{"a": "A", "b": "B",\n"a": "C"}"#, 2), (#"{"a": 1, "b": "B",\n "a": "C"}"#, 2),
    (#"{"a": "A",\n\n"a": 2}"#, 3), (#"{"a": 1, "a": 2}"#, 1),
    (#"{"\u0061": "A",\n"a": "B"}"#, 2), (#"{"o": [1,\n{"x": 1, "x": 2}]}"#, 2),
  ])
  func aKeyThatStandsTwiceAmongTextsIsRefused(text: String, line: Int) throws {
    let bytes = Array(text.replacing(#"\n"#, with: "\n").utf8)
    #expect(throws: try #require(throws: JSONError.self) { try JSONValue(parsing: bytes) }) {
      try JSONDocument.texts(in: bytes)
    }
    #expect(try #require(throws: JSONError.self) { try JSONValue(parsing: bytes) }.line == line)
  }

  @Test func theElementsOfTheOutermostArrayHaveTheirLines() throws {
    let document = try JSONDocument(Array("[ {\"id\":1},\n\n  [2, [3]], \r\n\"x\"\r,4]".utf8))
    #expect(document.isArray)
    #expect(document.elements.map(\.line) == [1, 3, 4, 5])
    let values = try document.elements.map { try document.value(of: $0) }
    #expect(values == [["id": 1], [2, [3]], "x", 4])
    #expect(document.members.isEmpty)
  }

  @Test func theMembersOfTheOutermostObjectAndTheElementsOfTheirArraysHaveTheirLines() throws {
    let text = """
      {"title": "T",
       "questions": [{"options": [1, 2]},
         {"options": []}],
       "empty": [],
       "note":
         {"a": [1]}, "pass":
       [1, 2] }
      """
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.isObject)
    #expect(document.members.map(\.key) == ["title", "questions", "empty", "note", "pass"])
    #expect(document.members.map(\.part.line) == [1, 2, 4, 6, 7])
    #expect(document.line(of: "note") == 5)
    #expect(document.line(of: "none") == nil)
    let questions = try #require(document.elements(under: "questions"))
    #expect(questions.map(\.line) == [2, 3])
    let values = try questions.map { try document.value(of: $0) }
    #expect(values == [["options": [1, 2]], ["options": []]])
    #expect(document.elements(under: "empty")?.isEmpty == true)
    #expect(document.elements(under: "pass")?.map(\.line) == [7, 7])
    #expect(document.elements(under: "title") == nil)
    #expect(document.elements(under: "note") == nil)
    #expect(document.elements.isEmpty)
  }

  @Test func aKeyRepeatedInOneElementLeavesTheOthersReadable() throws {
    let document = try JSONDocument(Array("[{\"a\":1},\n{\"b\":1,\"b\":2},\n{\"c\":3}]".utf8))
    let values = document.elements.map { try? document.value(of: $0) }
    #expect(values == [["a": 1], nil, ["c": 3]])
    let error = try #require(throws: JSONError.self) {
      try document.value(of: document.elements[1])
    }
    #expect([error.line, error.column] == [2, 8])
  }

  @Test func aSimpleValueHasNoParts() throws {
    let document = try JSONDocument(Array("7".utf8))
    #expect(!document.isArray && !document.isObject)
    #expect(try document.value() == 7)
  }
}
