import Foundation
import Glibc
import TestSupport

/// The program as `make build` leaves it.
enum Program {
  static let path = ProjectFiles.root.appendingPathComponent(built).path

  #if FreeEdition
    private static let built = ".build/free/release/trivium"
  #else
    private static let built = ".build/release/trivium"
  #endif

  static var isBuilt: Bool { access(path, X_OK) == 0 }

  /// What a program without a terminal left behind.
  struct Outcome {
    var end: ChildProcess.End
    var output: String
    var complaints: String
  }

  /// Runs the program to its end without a terminal.
  static func run(
    _ arguments: [String], home: Home, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, home: home, input: input, environment: environment)
  }

  /// Runs any program to its end without a terminal.
  static func run(
    _ path: String, _ arguments: [String], home: Home, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let name = UUID().uuidString
    defer {
      for part in ["in", "out", "err"] { unlink(home.path("run/\(name).\(part)")) }
    }
    try home.write(input, to: "run/\(name).in")
    let child = try ChildProcess(
      path, arguments,
      environment: home.environment.merging(environment) { $1 },
      descriptors: [
        .file(home.path("run/\(name).in")),
        .file(home.path("run/\(name).out"), flags: O_WRONLY | O_CREAT),
        .file(home.path("run/\(name).err"), flags: O_WRONLY | O_CREAT),
      ])
    func read(_ part: String) -> String {
      let file = FileManager.default.contents(atPath: home.path("run/\(name).\(part)"))
      return String(decoding: file ?? Data(), as: UTF8.self)
    }
    guard let (end, _) = Patience.wait(until: { child.end() }) else {
      kill(child.id, SIGKILL)
      waitpid(child.id, nil, 0)
      throw NothingCame("the end of \(path) \(arguments)", instead: read("out") + read("err"))
    }
    return Outcome(end: end, output: read("out"), complaints: read("err"))
  }
}
