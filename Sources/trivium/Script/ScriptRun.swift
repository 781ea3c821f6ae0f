import QuizEngine
import TerminalKit

/// A paper that is answered by a script, on a clock that only the script moves.
struct ScriptRun {
  private var sitting: Sitting
  private var lines: LineReader
  private let name: String
  private let report: ScriptReport
  private var recorder: Recorder
  private var output = Output()
  /// What is printed once it is true: that an answer is on the disk.
  private var pending: [String] = []
  private var now = Duration.zero
  private var lineNumber = 0

  /// Prepares a paper.
  ///
  /// - Parameter path: the file that the lines come from, `-` for standard input.
  init(
    paper: Paper, lines: LineReader, path: String, report: ScriptReport, recorder: Recorder
  ) {
    sitting = Sitting(paper: paper, at: .zero)
    self.lines = lines
    name = path == "-" ? "standard input" : cleaned(path)
    self.report = report
    self.recorder = recorder
  }

  /// Carries out the script; returns the exit code.
  mutating func run() -> Int32 {
    record(.started(sitting.paper, isScripted: true))
    var code = ExitCode.done
    do {
      try answerQuestions()
      finish()
    } catch {
      Complaint.say(error.sentence)
      record(.abandoned)
      code = error.code
    }
    let loss = recorder.close()
    acknowledge()
    output.flush()
    if let loss {
      Complaint.say(loss)
      return ExitCode.disk
    }
    return output.exitCode ?? code
  }

  /// Takes lines until the paper has ended or there are no more of them.
  private mutating func answerQuestions() throws(Refusal) {
    while !sitting.session.isFinished, let entry = sitting.session.current {
      guard let line = try nextLine(for: entry) else { return }
      if case .wait(let time) = line {
        now += time
        switch sitting.tick(at: now) {
        case .question: takeAnswer()
        case .section: handIn()
        case .paper, nil: break
        }
      } else if let answer = line.answer(to: entry) {
        sitting.give(answer, at: now)
        takeAnswer()
      } else {
        throw misfit(entry)
      }
    }
  }

  private mutating func nextLine(for entry: Paper.Entry) throws(Refusal) -> ScriptLine? {
    lineNumber += 1
    switch lines.next() {
    case nil: return nil
    case .tooLong: throw Refusal.badInput("\(name), line \(lineNumber): it is too long.")
    case .failed(let words): throw Refusal.badInput("\(name) cannot be read: \(words).")
    case .text(let text):
      guard let line = ScriptLine(text) else { throw misfit(entry) }
      return line
    }
  }

  private func misfit(_ entry: Paper.Entry) -> Refusal {
    .badInput(
      "\(name), line \(lineNumber) does not fit question \(sitting.session.position + 1) "
        + "('\(cleaned(entry.question.id))'): \(ScriptLine.usage(for: entry)).")
  }

  /// Records what was given for the question that is shown, and goes on.
  private mutating func takeAnswer() {
    let position = sitting.session.position
    guard let answered = sitting.answered else { return }
    pending.append(
      report.line(of: sitting.session, at: position, timeLeft: sitting.timeLeft(at: now)))
    record(.answered(answered))
    if sitting.session.isAtEnd {
      handIn()
    } else {
      sitting.go(to: position + 1, at: now)
    }
  }

  /// Hands in the section or the paper; a script goes on with the next section at once.
  private mutating func handIn() {
    for event in sitting.handIn(at: now) + sitting.beginSection(at: now) { record(event) }
  }

  /// Ends the paper, where time has not, and tells how it went.
  private mutating func finish() {
    sitting.finish(at: now)
    let session = sitting.session
    if report.isJSON {
      for index in session.given.indices where session.given[index] == nil {
        pending.append(report.line(of: session, at: index, timeLeft: nil))
      }
    }
    if let line = report.finish(of: session) { pending.append(line) }
    if let result = FinishedPaper(session, isScripted: true) { record(.finished(result)) }
  }

  private mutating func record(_ event: SessionEvent) {
    if let warning = recorder.record(event) { Complaint.say(warning) }
    acknowledge()
  }

  /// Prints what waits for being true, if it is.
  private mutating func acknowledge() {
    guard recorder.isSaved, !pending.isEmpty else { return }
    for line in pending { output.line(line) }
    output.flush()
    pending = []
  }
}
