import Glibc

extension CursesTerminal {
  /// Reads a paste to its end, past ncurses, and hands back the keys typed right after it.
  ///
  /// A paste whose end mark stays away for a second has ended.
  func readPaste() -> String {
    var scanner = PasteScanner()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while isReadable(within: scanner.hasEnded ? 10 : 1000) {
      let count = read(inputDescriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      scanner.append(buffer[..<count])
    }
    let (text, rest) = scanner.finish()
    keys.putBack(rest)
    return text
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0 && Int32(input.revents) & POLLIN != 0
  }
}
