import QuizEngine
import Testing

struct StableDigestTests {
  static let known: [([String], String)] = [
    ([], "cbf29ce484222325"), ([""], "af64724c8602eb6e"), (["a"], "089bc907b544c769"),
    (["ab", "c"], "20ba9b3025a8b421"), (["a", "bc"], "a0a3542c19b900ab"),
    (["ä"], "5fda201c1dec8367"), (["a\u{308}"], "18984680981659c5"),
    (["1390"], "00f5508e9455e471"),
  ]

  @Test(arguments: known)
  func textsHaveTheDigestOfFNV1aForEver(texts: [String], expected: String) {
    var digest = StableDigest()
    for text in texts { digest.add(text) }
    #expect(digest.hexadecimal == expected)
  }

  @Test func theDigestOfOneTextIsThatOfAListOfOne() {
    #expect(StableDigest.of("Welche Stadt?") == "072a6761b5bf02ab")
  }
}
