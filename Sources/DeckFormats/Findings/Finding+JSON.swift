package import JSONText

extension Finding {
  /// The finding as `--json` shows it.
  package var json: JSONValue {
    [
      "file": .string(file), "line": line.map(JSONValue.int) ?? nil,
      "question": question.map(JSONValue.string) ?? nil, "severity": .string(severity.rawValue),
      "problem": .string(problem), "remedy": .string(remedy),
    ]
  }
}
