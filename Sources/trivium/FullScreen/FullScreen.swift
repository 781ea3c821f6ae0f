/// The program on a whole terminal.
enum FullScreen {
  /// Runs until the end is asked for; returns the exit code.
  static func run(options: FullScreenOptions) -> Int32 { ExitCode.done }
}
