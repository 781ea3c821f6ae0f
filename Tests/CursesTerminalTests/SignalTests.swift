import Glibc
import TerminalKit
import TerminalRestore
import Testing

@testable import CursesTerminal

extension CursesTests {
  struct Signals {
    /// Raises a signal in this thread, which a test may run in with every signal held back.
    private func deliver(_ signal: Int32) {
      var set = sigset_t()
      var before = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, signal)
      pthread_sigmask(SIG_UNBLOCK, &set, &before)
      raise(signal)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func aSignalToLeaveEndsTheProgramForGood(signal: Int32, code: Int32) throws {
      let terminal = try HeadlessTerminal()
      terminal_signals_watch()
      defer { terminal_signals_unwatch() }
      terminal.type("x")
      deliver(signal)
      #expect(terminal.curses.nextEvent(timeout: .seconds(5)) == .ended(code: code))
      deliver(SIGTERM)
      #expect(terminal.curses.nextEvent(timeout: .seconds(5)) == .ended(code: code))
    }

    @Test func goingOnAfterAStopRepaintsAndIsReportedOnce() throws {
      let terminal = try HeadlessTerminal()
      terminal_signals_watch()
      defer { terminal_signals_unwatch() }
      var canvas = Canvas(size: terminal.curses.size)
      canvas.write("abcdefgh", at: Position(row: 0, column: 0), as: .text)
      terminal.curses.present(canvas)
      let count = terminal.written.count
      deliver(SIGCONT)
      #expect(terminal.curses.nextEvent(timeout: .zero) == .resumed)
      #expect(terminal.curses.nextEvent(timeout: .zero) == .timeout)
      let written = String(decoding: terminal.written[count...], as: UTF8.self)
      #expect(written.contains("abcdefgh"))
      #expect(written.contains(LeavingBytes.pasteOn))
    }

    @Test func theMaskIsAsBeforeAfterEachCall() throws {
      let terminal = try HeadlessTerminal()
      var before = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &before)
      terminal.curses.present(Canvas(size: terminal.curses.size))
      _ = terminal.curses.nextEvent(timeout: .zero)
      var after = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &after)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGCONT, SIGTSTP, SIGWINCH] {
        #expect(sigismember(&before, signal) == sigismember(&after, signal))
      }
    }

    @Test func aTimeoutIsWaitedFor() throws {
      let terminal = try HeadlessTerminal()
      let start = ContinuousClock.now
      #expect(terminal.curses.nextEvent(timeout: .milliseconds(30)) == .timeout)
      #expect(ContinuousClock.now - start >= .milliseconds(30))
    }
  }
}
