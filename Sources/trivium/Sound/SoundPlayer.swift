import QuizScreens

/// Plays the tones through whichever player is installed; without one it is silent.
struct SoundPlayer {
  private var player: (path: String, arguments: [String])?
  private var hasLooked = false
  private var running: ChildProcess?
  /// The file that is being played, kept until the player has ended.
  private var file: ScratchFile?

  /// The players in the order in which they are looked for; each reads a file by its path.
  private static let players: [(name: String, arguments: [String])] = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]),
  ]

  /// Looks for a player, once and not before there is something to play.
  private mutating func look() {
    guard !hasLooked else { return }
    hasLooked = true
    player =
      Self.players.lazy.compactMap { candidate in
        ChildProcess.find(candidate.name).map { ($0, candidate.arguments) }
      }.first
  }

  /// Starts a tone and does not wait for it.
  ///
  /// One that still sounds is cut off.
  mutating func play(_ sound: Sound) {
    look()
    guard let player else { return }
    running?.stop()
    running = nil
    let tone = sound == .right ? Tone.right : Tone.wrong
    guard let made = ScratchFile(holding: tone.wave) else { return }
    // The player has the file as its standard input and opens it by that name.
    running = ChildProcess(
      player.path, player.arguments + ["/proc/self/fd/0"], input: made.descriptor)
    file = made
  }

  /// Reaps the player where it has ended.
  mutating func tidy() {
    guard let running, running.state() != .running else { return }
    self.running = nil
    file = nil
  }

  /// Ends what sounds.
  mutating func stop() {
    running?.stop()
    running = nil
    file = nil
  }
}
