import Testing

/// The program as it is installed, played from outside; one test at a time, since each has a
/// terminal of its own to keep up with.
@Suite(
  .serialized,
  .enabled(if: Program.isBuilt, "there is no .build/release/trivium: run `make build`"),
  .enabled(if: TerminalSession.isPossible, "tmux is not installed: run `make test`"))
struct EndToEnd {}
