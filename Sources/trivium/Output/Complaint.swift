import Glibc

/// Sentences on standard error.
enum Complaint {
  /// Writes one sentence on one line; it is cleaned already where it quotes others' text.
  static func say(_ sentence: String) {
    var output = Output(descriptor: STDERR_FILENO)
    output.line("trivium: \(sentence)")
    output.flush()
  }
}
