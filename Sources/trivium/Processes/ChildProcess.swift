import Glibc

/// A program that runs beside this one, with the null device for what is not given; nothing waits
/// for it.
struct ChildProcess {
  private let id: pid_t

  /// Starts a program by its path; `nil` where that fails.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name.
  ///   - input: a descriptor to read from; the null device for `nil`.
  ///   - output: a descriptor to write to; the null device for `nil`.
  init?(_ path: String, _ arguments: [String], input: Int32? = nil, output: Int32? = nil) {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source, mode) in [(0, input, O_RDONLY), (1, output, O_WRONLY), (2, nil, O_WRONLY)]
    {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", mode, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C at the terminal is not meant for it; and no signal is blocked.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var vector = ([path] + arguments).map { strdup($0) }
    vector.append(nil)
    defer { for word in vector { free(word) } }
    var started: pid_t = 0
    guard posix_spawn(&started, path, &actions, &attributes, vector, environ) == 0 else {
      return nil
    }
    id = started
  }

  /// What has become of it; a program that ended is reaped by this.
  func state() -> State {
    var status: Int32 = 0
    let result = waitpid(id, &status, WNOHANG)
    if result == 0 { return .running }
    return .ended(succeeded: result == id && status == 0)
  }

  enum State: Equatable {
    case running
    case ended(succeeded: Bool)
  }

  /// Ends it and reaps it.
  func stop() {
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// The first program of a name in the folders of PATH.
  static func find(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
