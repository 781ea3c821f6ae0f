import TerminalKit

/// The conversion of a picture of pixels to half blocks by the program chafa, which runs beside.
struct PictureConversion {
  private let process: ChildProcess
  private let output: ScratchFile

  /// The size a picture is converted to; it is made smaller where it must fit.
  private static let size = Size(columns: 48, rows: 16)
  private static let outputLimit = 1 << 20

  /// Starts to convert; `nil` where chafa is not installed or does not start.
  init?(_ bytes: [UInt8]) {
    guard let path = ChildProcess.find("chafa"), let input = ScratchFile(holding: bytes),
      let output = ScratchFile()
    else { return nil }
    let arguments = [
      "--format=symbols", "--symbols=vhalf", "--colors=full", "--animate=off",
      "--size=\(Self.size.columns)x\(Self.size.rows)", "--", "/proc/self/fd/0",
    ]
    guard
      let process = ChildProcess(
        path, arguments, input: input.descriptor, output: output.descriptor)
    else { return nil }
    self.process = process
    self.output = output
  }

  /// What has come of it: `nil` while it runs.
  func result() -> Result? {
    switch process.state() {
    case .running: return nil
    case .ended(let succeeded):
      guard succeeded else { return .failed }
      let text = String(decoding: output.contents(limit: Self.outputLimit), as: UTF8.self)
      let picture = TextPicture(text)
      return picture.isEmpty ? .failed : .picture(picture)
    }
  }

  enum Result {
    case picture(TextPicture)
    case failed
  }

  func stop() { process.stop() }
}
