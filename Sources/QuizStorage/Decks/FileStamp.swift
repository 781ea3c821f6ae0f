internal import Glibc

/// What tells that a file is still the one that was read.
struct FileStamp: Equatable {
  let name: String
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  init(name: String, size: Int, seconds: Int, nanoseconds: Int) {
    self.name = name
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The stamp that a file in a folder has now.
  init(name: String, in folder: String) {
    var status = stat()
    if stat(folder + "/" + name, &status) == 0 {
      self.init(
        name: name, size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    } else {
      self.init(name: name, size: -1, seconds: 0, nanoseconds: 0)
    }
  }

  init(from reader: inout FieldReader) {
    self.init(
      name: reader.text(), size: reader.number(), seconds: reader.number(),
      nanoseconds: reader.number())
  }

  func write(to writer: inout FieldWriter) {
    writer.add(name)
    for number in [size, seconds, nanoseconds] { writer.add(number) }
  }
}
