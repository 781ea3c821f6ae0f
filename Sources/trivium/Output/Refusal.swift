/// Why a command cannot be carried out: a sentence for standard error, and the exit code.
struct Refusal: Error, Equatable {
  let code: Int32
  let sentence: String

  /// The input cannot be read or used.
  static func badInput(_ sentence: String) -> Refusal {
    Refusal(code: ExitCode.badInput, sentence: sentence)
  }

  /// It was called in a wrong way.
  static func usage(_ sentence: String) -> Refusal {
    Refusal(code: ExitCode.usage, sentence: sentence)
  }
}
