import CNcurses
import Glibc
package import TerminalKit
import TerminalRestore

extension CursesTerminal {
  package func nextEvent(timeout: Duration?) -> InputEvent {
    holdingSignals { mask in
      let deadline = timeout.map { Deadline(after: $0) }
      // A terminal that is readable again and again with nothing to read has come to its end.
      var emptyReads = 0
      while true {
        if let event = pendingEvent() { return event }
        switch readEvent() {
        case .event(let event): return event
        case .consumed: emptyReads = 0
        case .nothing where emptyReads >= 3: return ended(128 + SIGHUP)
        case .nothing:
          switch wait(until: deadline, mask: &mask) {
          case .timeout: return .timeout
          case .input: emptyReads += 1
          case .signal: emptyReads = 0
          case .hangUp: return ended(128 + SIGHUP)
          }
        }
      }
    }
  }

  package func discardPendingKeys() {
    guard isOpen else { return }
    holdingSignals { _ in
      for _ in 0..<100_000 {
        switch readEvent() {
        case .nothing: return
        case .consumed, .event(.key), .event(.paste): continue
        case .event(let event): waiting.append(event)
        }
      }
    }
  }

  /// What is there without reading: the end, what was put off, a signal's flag.
  private func pendingEvent() -> InputEvent? {
    guard isOpen else { return .ended(code: endingCode ?? 128 + SIGHUP) }
    if let endingCode { return .ended(code: endingCode) }
    let signal = terminal_signals_ending()
    if signal != 0 { return ended(128 + signal) }
    if terminal_signals_take_continued() {
      comeBack()
      return .resumed
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private func ended(_ code: Int32) -> InputEvent {
    endingCode = code
    return .ended(code: code)
  }

  private enum Reading {
    case event(InputEvent)
    case consumed
    case nothing
  }

  private func readEvent() -> Reading {
    switch keys.next() {
    case .nothing: return .nothing
    case .ignored: return .consumed
    case .pasteStart: return .event(.paste(readPaste()))
    case .resize:
      adoptNewSize()
      return .event(.resize(size))
    case .key(.control("l")):
      repaint()
      return .consumed
    case .key(.control("c")):
      // Only where another program took the signal's key from the terminal.
      return .event(ended(128 + SIGINT))
    case .key(let key): return .event(.key(key))
    }
  }

  private enum Waking { case input, signal, timeout, hangUp }

  private func wait(until deadline: Deadline?, mask: inout sigset_t) -> Waking {
    let events: Int32
    if let deadline {
      var remaining = deadline.remaining
      events = terminal_signals_wait(inputDescriptor, &remaining, &mask)
    } else {
      events = terminal_signals_wait(inputDescriptor, nil, &mask)
    }
    if events < 0 { return .signal }
    if events == 0 { return .timeout }
    return events & POLLIN != 0 ? .input : .hangUp
  }

  /// Has everything written anew at the next `present`: terminals rearrange their rows themselves.
  private func adoptNewSize() {
    shown = nil
    clearok(curses_shown_window(), true)
  }

  /// Takes the terminal again after a stop.
  private func comeBack() {
    if !terminal_signals_take_stopped() {
      // SIGSTOP gave ncurses no chance to leave the screen, so modes may be anybody's.
      endwin()
      if hasPaste { write(LeavingBytes.pasteOn) }
    }
    // Resizing while it was stopped was told to the shell, not to this program.
    var area = winsize()
    if ioctl(outputDescriptor, UInt(TIOCGWINSZ), &area) == 0, area.ws_row > 0, area.ws_col > 0,
      is_term_resized(Int32(area.ws_row), Int32(area.ws_col))
    {
      resizeterm(Int32(area.ws_row), Int32(area.ws_col))
      shown = nil
    }
    repaint()
  }
}
