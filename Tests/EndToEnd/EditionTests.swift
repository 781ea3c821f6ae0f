import Foundation
import Testing

extension EndToEnd {
  /// What tells the editions apart in the program's file.
  struct Editions {
    @Test(arguments: ["FreeTier", "FreePhrase", "ponsor", "sedUp"])
    func onlyTheFreeEditionHasItsCode(name: String) throws {
      let program = try Data(contentsOf: URL(fileURLWithPath: Program.path))
      #if FreeEdition
        #expect(program.range(of: Data(name.utf8)) != nil)
      #else
        #expect(program.range(of: Data(name.utf8)) == nil)
      #endif
    }
  }
}
