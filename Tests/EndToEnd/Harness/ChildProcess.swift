import Glibc

/// A program that a test started.
struct ChildProcess {
  let id: pid_t

  /// What a descriptor of the program is.
  enum Descriptor {
    case file(String, flags: Int32 = O_RDONLY)
    case same(as: Int32)
  }

  /// How a program came to its end.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)

    /// The code that a shell makes of it.
    var code: Int32 {
      switch self {
      case .exit(let code): code
      case .signal(let signal): 128 + signal
      }
    }
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc shows to GNU sources only.
  private static let newSession: Int32 = 0x80

  struct Failure: Error { var code: Int32 }

  /// Starts a program with every signal as usual, whatever is ignored around the tests.
  ///
  /// - Parameters:
  ///   - descriptors: the standard ones, from 0.
  ///   - leadsSession: whether the first terminal it opens becomes its own.
  init(
    _ path: String, _ arguments: [String], environment: [String: String],
    descriptors: [Descriptor], leadsSession: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in descriptors.enumerated() {
      switch descriptor {
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, Int32(target), path, flags, 0o600)
      case .same(let source):
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let group = leadsSession ? Self.newSession : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(
      &attributes, Int16(group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = Self.vector([path] + arguments)
    let settings = Self.vector(environment.map { "\($0.key)=\($0.value)" }.sorted())
    defer { for word in words + settings { free(word) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, path, &actions, &attributes, words, settings)
    guard code == 0 else { throw Failure(code: code) }
    id = started
  }

  private static func vector(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  /// How it ended, and the seconds of processor time it took; `nil` while it runs.
  func end() -> (End, seconds: Double)? {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(id, &status, WNOHANG, &usage) == id else { return nil }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    let signal = status & 0x7f
    return (
      signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal),
      seconds(usage.ru_utime) + seconds(usage.ru_stime)
    )
  }
}
