import Glibc
@testable import TerminalKit
import Testing

struct TextWidthTests {
  /// Where our table and glibc's differ on purpose: none of these reaches a cell as it is.
  private static let exceptions: [ClosedRange<UInt32>] = [
    0x00...0x1F,  // C0: replaced
    0x7F...0x9F,  // DEL and C1: replaced
    0x2028...0x2029,  // separators of lines and paragraphs: replaced
  ]

  @Test func theTableAgreesWithGlibcOverAllScalars() throws {
    let differing = try scalars { scalar, theirs in
      TextWidth.isAssigned(scalar) && TextWidth.of(scalar) != Int(theirs)
        && !Self.exceptions.contains { $0.contains(scalar.value) }
    }
    #expect(differing.isEmpty)
  }

  @Test func whatIsNotAssignedForUsIsNotPrintableForGlibcEither() throws {
    let differing = try scalars { scalar, theirs in
      !TextWidth.isAssigned(scalar) && theirs >= 0
    }
    #expect(differing.isEmpty)
  }

  @Test func aSimpleScalarIsShownAsItIsAndKeptApartFromAnother() {
    for scalar in (UInt32(0)..<0x11000).compactMap(Unicode.Scalar.init)
    where TextWidth.ofSimple(scalar) > 0 {
      let pair = String(String.UnicodeScalarView(["x", scalar, "漢", scalar, scalar]))
      let isApart = pair.count == 5 && TextWidth.ofSimple(scalar) == TextWidth.of(scalar)
      let isShown = TextWidth.isAssigned(scalar) && cleaned(pair) == pair
      if !isApart || !isShown { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  /// The scalars for which a claim about them and glibc's width holds, in a UTF-8 locale.
  private func scalars(where claim: (Unicode.Scalar, Int32) -> Bool) throws -> [String] {
    // The header hides `wcwidth` from Swift.
    typealias Width = @convention(c) (wchar_t) -> Int32
    let wcwidth = unsafeBitCast(try #require(dlsym(nil, "wcwidth")), to: Width.self)
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let old = uselocale(locale)
    defer {
      uselocale(old)
      freelocale(locale)
    }
    return (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
      .filter { claim($0, wcwidth(wchar_t($0.value))) }
      .map { "U+" + String($0.value, radix: 16) }
  }
}
