/// Where an element of a list or a member of an object stands.
struct JSONItem: Sendable {
  var line = 1
  var start = 0
  var end = 0
  /// Where the key of a member stands.
  var key = JSONPart(line: 1, start: 0, end: 0)
  /// The elements of a member that is an array, as indices of the scanner's inner items.
  var inner = 0..<0
}

/// Where the parts of a text stand.
struct JSONOutline: Sendable {
  /// The first byte of the outermost value.
  var rootKind: UInt8 = 0
  var root = JSONItem()
  /// The elements or members of the outermost value.
  var topLevel: [JSONItem] = []
  /// The elements of the arrays that are members of the outermost object.
  var inner: [JSONItem] = []
  /// Escapes `\uXXXX` that name no character.
  var repairs: [(offset: Int, line: Int)] = []
}
