/// The record with which a paper begins.
struct PaperStart {
  let deckID: String
  let id: RecordID
  let isExam: Bool
  let isScripted: Bool
  let key: RecordKey
}
