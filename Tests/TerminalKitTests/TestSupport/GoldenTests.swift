import Foundation
import TerminalKit
import TestSupport
import Testing

struct GoldenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("goldens-\(UUID().uuidString)")

  private func canvas(_ text: String) -> Canvas {
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    canvas.write(text, at: Position(row: 0, column: 0), as: .title)
    return canvas
  }

  @Test func aRecordedGoldenFailsOnceThenPasses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = canvas("ab")
    #expect(Golden.problem(of: golden, named: "x", in: folder, isWriting: false) != nil)
    let recorded = Golden.problem(of: golden, named: "x", in: folder, isWriting: true)
    #expect(recorded?.contains("recorded") == true)
    let file = folder.appendingPathComponent("x.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "ab\n\n====\nTT..\n....\n")
    #expect(Golden.problem(of: golden, named: "x", in: folder, isWriting: false) == nil)
  }

  @Test func aDifferenceIsShownRowByRow() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = Golden.problem(of: canvas("ab"), named: "x", in: folder, isWriting: true)
    let problem = Golden.problem(of: canvas("abc"), named: "x", in: folder, isWriting: false)
    #expect(
      problem == "golden x differs:\n1\t- ab\n1\t+ abc\n4\t- TT..\n4\t+ TTT.")
  }
}
