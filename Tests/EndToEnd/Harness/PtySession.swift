import Glibc

/// The program on a terminal that is nothing but bytes: for signals, modes and what is written.
final class PtySession {
  let process: ChildProcess
  /// All that was written so far.
  private(set) var bytes: [UInt8] = []
  private var terminal: Int32
  /// A second hold on the terminal: its modes can be read when the program has gone.
  private let modes: Int32
  private let modesBefore: termios
  private var outcome: (ChildProcess.End, seconds: Double)?

  init(
    _ arguments: [String], home: Home, columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var area = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.0, &ends.1, &name, nil, &area) == 0 else {
      throw ChildProcess.Failure(code: errno)
    }
    (terminal, modes) = ends
    for end in [terminal, modes] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    modesBefore = Self.modes(of: modes)
    process = try ChildProcess(
      Program.path, arguments, environment: home.environment.merging(environment) { $1 },
      descriptors: [.file(path, flags: O_RDWR), .same(as: 0), .same(as: 0)],
      leadsSession: true)
  }

  deinit {
    if outcome == nil {
      kill(process.id, SIGKILL)
      waitpid(process.id, nil, 0)
    }
    hangUp()
    close(modes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write($0) } }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    Glibc.write(terminal, bytes.baseAddress, bytes.count)
  }

  func send(_ signal: Int32) { kill(process.id, signal) }

  /// Takes the terminal away, as closing a window does.
  func hangUp() {
    if terminal >= 0 { close(terminal) }
    terminal = -1
  }

  /// Waits until a text has been written, from the byte `start` on.
  func wait(for awaited: String, from start: Int = 0) throws {
    let found: Bool? = Patience.wait {
      read()
      if String(decoding: bytes.dropFirst(start), as: UTF8.self).contains(awaited) { return true }
      return nil
    }
    guard found != nil else { throw NothingCame(awaited, instead: text.debugDescription) }
  }

  /// Types a key until a text has been written: a new screen ignores keys for a moment.
  func type(_ key: String, until awaited: String) throws {
    let start = bytes.count
    let found: Bool? = Patience.wait {
      type(key)
      return Patience.wait(.milliseconds(250)) {
        read()
        return String(decoding: bytes.dropFirst(start), as: UTF8.self).contains(awaited)
          ? true : nil
      }
    }
    guard found != nil else {
      throw NothingCame("\(awaited) after \(key)", instead: text.debugDescription)
    }
  }

  /// Takes what has been written by now.
  private func read() {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    var part = [UInt8](repeating: 0, count: 65_536)
    while terminal >= 0, poll(&request, 1, 0) == 1 {
      let count = Glibc.read(terminal, &part, part.count)
      guard count > 0 else { return }
      bytes += part[..<count]
    }
  }

  /// Waits for the end; tells how it came and the seconds of processor time in all.
  func end() throws -> (ChildProcess.End, seconds: Double) {
    outcome = Patience.wait {
      read()
      return process.end()
    }
    read()
    guard let outcome else { throw NothingCame("the end", instead: text.debugDescription) }
    return outcome
  }

  /// What is not as it was before the program; empty where all is restored.
  var leftBehind: [String] {
    let pairs = [
      ("the second screen", "\u{1B}[?1049h", "\u{1B}[?1049l"),
      ("a hidden cursor", "\u{1B}[?25l", "\u{1B}[?25h"),
      ("the paste mode", "\u{1B}[?2004h", "\u{1B}[?2004l"),
      ("keypad keys", "\u{1B}[?1h", "\u{1B}[?1l"),
    ]
    let left = pairs.filter { _, on, off in
      guard let last = text.lastRange(of: on) else { return false }
      guard let end = text.lastRange(of: off) else { return true }
      return end < last
    }.map(\.0)
    return left + (modesAreAsBefore ? [] : ["raw input"])
  }

  private var modesAreAsBefore: Bool {
    let now = Self.modes(of: modes)
    return now.c_lflag == modesBefore.c_lflag && now.c_iflag == modesBefore.c_iflag
      && now.c_oflag == modesBefore.c_oflag
  }

  private static func modes(of descriptor: Int32) -> termios {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return modes
  }
}

extension String {
  /// Where a text begins for the last time, as a count of characters.
  fileprivate func lastRange(of part: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).last {
      bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}
