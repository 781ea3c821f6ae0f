import TerminalKit

/// The keys of the footer as they fit in a row.
///
/// The keys of a screen stand in the order in which they are needed, help and the way out at the
/// end. Where there is too little room, words go before keys: those of keys that are known without
/// them, as Enter, arrows and `?` are. Then keys go, the last ones before help and the way out first; and
/// what room that leaves is given back to the words, from left to right, arrows and the way out last.
package struct FooterLine: Equatable {
  package var keys: [KeyHelp]
  package var gap: Int

  /// Fits the keys of a screen.
  package static func fitted(_ keys: [KeyHelp], to columns: Int) -> FooterLine {
    var line = FooterLine(keys: keys, gap: 3)
    if line.width > columns { line.gap = 2 }
    guard line.width > columns else { return line }
    for index in keys.indices where index >= keys.count - 2 || keys[index].isPlain {
      line.keys[index].help = ""
    }
    var kept = Array(keys.indices)
    while line.width > columns, kept.count > 2 {
      line.keys.remove(at: kept.count - 3)
      kept.remove(at: kept.count - 3)
    }
    guard line.width <= columns else {
      line.keys = line.keys.map { KeyHelp(label: $0.label, help: "") }
      return line
    }
    let isClear = { (index: Int) in keys[index].isArrows || index == keys.count - 1 }
    let places = Array(kept.enumerated())
    for (place, index) in places.filter({ !isClear($1) }) + places.filter({ isClear($1) }) {
      var longer = line
      longer.keys[place] = keys[index]
      if longer.width <= columns { line = longer }
    }
    return line
  }

  package var width: Int {
    keys.reduce(0) {
      $0 + displayWidth(of: $1.label)
        + ($1.help.isEmpty ? 0 : 1 + displayWidth(of: $1.help))
    } + gap * max(0, keys.count - 1)
  }
}

extension KeyHelp {
  fileprivate var isArrows: Bool { label.allSatisfy { "←↑↓→".contains($0) } }
}
