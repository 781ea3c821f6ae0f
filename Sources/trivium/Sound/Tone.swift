import Glibc

/// A short sound as the bytes of a WAV file: notes one after the other, each fading out.
struct Tone {
  /// A pitch in hertz and how long it sounds, in milliseconds.
  struct Note {
    let pitch: Double
    let milliseconds: Int
  }

  let notes: [Note]

  /// Two notes that rise.
  static let right = Tone(notes: [
    Note(pitch: 659.26, milliseconds: 70), Note(pitch: 987.77, milliseconds: 120),
  ])
  /// Two low notes that fall.
  static let wrong = Tone(notes: [
    Note(pitch: 233.08, milliseconds: 110), Note(pitch: 174.61, milliseconds: 170),
  ])

  private static let rate = 22_050
  private static let loudness = 9_000.0
  /// The part of a note, in seconds, over which it begins, so that it does not click.
  private static let attack = 0.004

  /// The sound in 16 bits, one channel, with its header (RIFF WAVE).
  var wave: [UInt8] {
    let samples = notes.flatMap(Self.samples)
    var bytes = Array("RIFF".utf8)
    Self.append(UInt32(36 + samples.count * 2), to: &bytes)
    bytes += Array("WAVEfmt ".utf8)
    Self.append(UInt32(16), to: &bytes)
    Self.append(UInt16(1), to: &bytes)
    Self.append(UInt16(1), to: &bytes)
    Self.append(UInt32(Self.rate), to: &bytes)
    Self.append(UInt32(Self.rate * 2), to: &bytes)
    Self.append(UInt16(2), to: &bytes)
    Self.append(UInt16(16), to: &bytes)
    bytes += Array("data".utf8)
    Self.append(UInt32(samples.count * 2), to: &bytes)
    for sample in samples { Self.append(UInt16(bitPattern: sample), to: &bytes) }
    return bytes
  }

  private static func samples(of note: Note) -> [Int16] {
    let count = rate * note.milliseconds / 1000
    return (0..<count).map { index in
      let time = Double(index) / Double(rate)
      let swell = min(1, time / attack)
      let fade = 1 - Double(index) / Double(count)
      return Int16(loudness * swell * fade * fade * sin(2 * .pi * note.pitch * time))
    }
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }
}
