import Glibc
import QuizEngine
import QuizScreens

/// Lines that are said, and lines that are asked for.
struct PlainTalk {
  private var input = LineReader.standardInput
  private var output = Output()
  /// Whether the terminal itself shows the end of what is typed.
  private let isEchoed = isatty(STDIN_FILENO) == 1

  /// Says some lines.
  mutating func say(_ lines: [String]) {
    for line in lines { output.line(line) }
  }

  /// Asks for a line; `nil` at the end of the input.
  mutating func ask(_ text: String) -> String? {
    output.write(text + " ")
    output.flush()
    guard output.failure == nil, case .text(let line) = input.next() else {
      output.line()
      return nil
    }
    if !isEchoed { output.line() }
    return line
  }

  /// Asks for one of some numbered choices; `nil` at the end of the input.
  ///
  /// What is none of them is the first, and `q` is the last.
  mutating func choose(_ title: String, among choices: [String], words: Words) -> Int? {
    say([title] + choices.enumerated().map { "\($0 + 1). \($1)" })
    guard let line = ask(words(.plainNumber)) else { return nil }
    let typed = TextFolding.trimmed(line)
    if typed == "q" || typed == "Q" { return choices.count - 1 }
    guard let number = WholeNumber.of(typed), (1...UInt64(choices.count)).contains(number) else {
      return 0
    }
    return Int(number) - 1
  }

  /// Says what is held back; the exit code.
  mutating func close() -> Int32 {
    output.flush()
    return output.exitCode ?? ExitCode.done
  }
}
