internal import Glibc

/// What the system said when it refused.
package struct DiskError: Error, Equatable {
  package let code: Int32

  /// Makes an error of an errno.
  package init(code: Int32) { self.code = code }

  /// The system's words for it, as in "No space left on device".
  package var words: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
