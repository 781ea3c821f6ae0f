import Testing

@testable import QuizStorage

@Suite struct CRC32CTests {
  @Test(arguments: [
    ("", 0), ("a", 0xC1D0_4330), ("123456789", 0xE306_9283),
    ("The quick brown fox jumps over the lazy dog", 0x2262_0404),
  ])
  func aKnownTextHasItsKnownChecksum(text: String, checksum: UInt32) {
    #expect(Array(text.utf8).withUnsafeBytes { CRC32C.checksum($0) } == checksum)
  }
}
