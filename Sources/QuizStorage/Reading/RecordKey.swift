/// The place of a record in the order of the whole journal.
struct RecordKey: Comparable {
  let at: Int
  let path: JournalPath
  let number: Int

  static func < (one: RecordKey, other: RecordKey) -> Bool {
    if one.at != other.at { return one.at < other.at }
    if one.path != other.path { return one.path < other.path }
    return one.number < other.number
  }
}
