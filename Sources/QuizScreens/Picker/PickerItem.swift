/// A card of a picker: what stands on it.
package struct PickerItem: Equatable, Sendable {
  /// One character, or empty.
  package let icon: String
  package var title: String
  /// Two short lines: what there is, and how one did.
  package var lines: [String]
  /// Whether the item cannot be used.
  package var isFaulty = false

  package init(icon: String, title: String, lines: [String], isFaulty: Bool = false) {
    self.icon = icon.first.map(String.init) ?? ""
    self.title = title
    self.lines = lines
    self.isFaulty = isFaulty
  }
}
