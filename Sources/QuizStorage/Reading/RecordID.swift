/// The id of a record: the random number of its run, and its place in the run.
struct RecordID: Hashable {
  let run: UInt64
  let number: Int

  init(run: UInt64, number: Int) {
    self.run = run
    self.number = number
  }

  /// Reads `<hexadecimal digits>:<n>`; `nil` where it is none.
  init?(_ text: UnsafeRawBufferPointer) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), (1...16).contains(colon),
      let run = UInt64(String(decoding: text[..<colon], as: UTF8.self), radix: 16),
      let number = JournalLine.number(UnsafeRawBufferPointer(rebasing: text[(colon + 1)...])),
      (0...1_000_000_000).contains(number)
    else { return nil }
    self.run = run
    self.number = number
  }
}
