import TerminalKit

/// The words of a command line, sorted into options and operands.
struct ArgumentList: Equatable {
  private(set) var options: [(name: OptionName, value: String)] = []
  private(set) var operands: [String] = []

  /// Sorts the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-h" {
        options.append((.help, ""))
      } else if word.hasPrefix("--") {
        try takeOption(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        throw UsageError("there is no option '\(cleaned(word))'; trivium --help lists them.")
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    // A search by raw value first makes a table of all of them, which costs more than the rest.
    guard let name = OptionName.allCases.first(where: { $0.rawValue == written }) else {
      throw UsageError("there is no option '--\(cleaned(written))'; trivium --help lists them.")
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard name.takesValue else {
      if attached != nil { throw UsageError("--\(name.rawValue) takes no value; leave it out.") }
      options.append((name, ""))
      return
    }
    if let attached {
      options.append((name, attached))
    } else if let next = rest.first, !next.hasPrefix("--") {
      rest.removeFirst()
      options.append((name, next))
    } else {
      throw UsageError("--\(name.rawValue) needs a value: write --\(name.rawValue) VALUE.")
    }
  }

  /// The value of an option; of several, the last.
  subscript(name: OptionName) -> String? { options.last { $0.name == name }?.value }

  /// The values of an option that may be given several times.
  func values(of name: OptionName) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// Whether an option was given.
  func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }

  static func == (a: ArgumentList, b: ArgumentList) -> Bool {
    a.operands == b.operands && a.options.elementsEqual(b.options, by: ==)
  }
}
