internal import Glibc

/// What the system said when it refused.
package struct DiskError: Error, Equatable {
  package let code: Int32

  /// Makes an error of an errno.
  package init(code: Int32) { self.code = code }

  /// Neither a file of bytes nor a folder: a pipe, a device, a socket.
  static let notRegular = DiskError(code: 0)
  /// A path that leads out of the folder it belongs to.
  static let outside = DiskError(code: -1)

  /// The system's words for it, as in "No space left on device".
  package var words: String {
    guard self != .notRegular else { return "Not a regular file" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
