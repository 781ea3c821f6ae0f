/// Where a file of the journal lies: the folder of its device, and its name there.
struct JournalPath: Hashable, Comparable {
  let device: String
  let name: String

  static func < (one: JournalPath, other: JournalPath) -> Bool {
    one.device == other.device ? one.name < other.name : one.device < other.device
  }
}
