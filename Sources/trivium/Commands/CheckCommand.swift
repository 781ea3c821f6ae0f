import DeckFormats
import JSONText
import QuizStorage
import TerminalKit

/// Names every fault of decks and files.
struct CheckCommand {
  private let situation: Situation

  init(_ situation: Situation) { self.situation = situation }

  /// Checks all paths; returns the exit code.
  func run(paths: [String], isJSON: Bool) -> Int32 {
    var result = CheckResult()
    for path in paths {
      for location in DeckLocation.all(at: path) { result.add(reading(at: location)) }
    }
    var output = Output()
    if isJSON {
      output.line(result.json)
    } else {
      for line in result.lines { output.line(line) }
    }
    output.flush()
    return output.exitCode ?? (result.hasErrors ? ExitCode.badInput : ExitCode.done)
  }

  /// What is found at a place; that it cannot be read is a finding, too.
  private func reading(at location: DeckLocation) -> DeckReading {
    do {
      return try situation.library.check(location)
    } catch {
      let problem =
        error.sentence.hasSuffix(".") ? String(error.sentence.dropLast()) : error.sentence
      return DeckReading(
        format: "unknown", deck: nil,
        findings: [
          Finding(
            file: location.path, severity: .error, problem: problem,
            remedy: "Name a deck's folder or a file that you may read.")
        ])
    }
  }
}
