/// Why a line is no record.
enum JournalLineError: Error, Equatable {
  case tooLong
  case cutOff
  case noChecksum
  case wrongChecksum
  case notUTF8
  case notJSON
  case missing(String)
  case outOfRange(String)

  var problem: String {
    switch self {
    case .tooLong: "the line is longer than 1 MiB"
    case .cutOff: "the line is cut off"
    case .noChecksum: "the line has no checksum at its end"
    case .wrongChecksum: "the checksum does not match"
    case .notUTF8: "the line is not UTF-8"
    case .notJSON: "the line is not JSON"
    case .missing(let member): "`\(member)` is missing"
    case .outOfRange(let member): "`\(member)` is out of range"
    }
  }
}
