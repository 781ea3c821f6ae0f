import TerminalKit

/// Rows of texts in columns.
enum TextTable {
  /// The rows as lines; every column but the last is as wide as its widest text.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? displayWidth(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      return row.prefix(last + 1).indices.map { column in
        let blanks = column == last ? 0 : widths[column] - displayWidth(of: row[column]) + 2
        return row[column] + String(repeating: " ", count: blanks)
      }.joined()
    }
  }
}
