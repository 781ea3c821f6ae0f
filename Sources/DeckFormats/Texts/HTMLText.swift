internal import CGumbo

/// Text in which characters may be written as HTML writes them.
enum HTMLText {
  /// The text with its references to characters, such as `&eacute;`, read once.
  ///
  /// Whatever looks like a tag is text and stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // In a title gumbo reads references but no tags, and keeps all blanks.
    var source = "<title>"
    for character in text.unicodeScalars {
      if character == "<" { source += "&lt;" } else { source.unicodeScalars.append(character) }
    }
    source += "</title>"
    guard let output = source.withCString({ gumbo_parse($0) }) else { return text }
    defer { withUnsafePointer(to: kGumboDefaultOptions) { gumbo_destroy_output($0, output) } }
    guard let root = output.pointee.root, let title = title(below: root) else { return text }
    return children(of: title).compactMap(Self.text).joined()
  }

  private static func title(
    below node: UnsafeMutablePointer<GumboNode>
  ) -> UnsafeMutablePointer<GumboNode>? {
    for child in children(of: node) where child.pointee.type == GUMBO_NODE_ELEMENT {
      if child.pointee.v.element.tag == GUMBO_TAG_TITLE { return child }
      if let title = title(below: child) { return title }
    }
    return nil
  }

  private static func children(
    of node: UnsafeMutablePointer<GumboNode>
  ) -> [UnsafeMutablePointer<GumboNode>] {
    let list = node.pointee.v.element.children
    return (0..<Int(list.length)).compactMap { index in
      list.data[index]?.assumingMemoryBound(to: GumboNode.self)
    }
  }

  private static func text(of node: UnsafeMutablePointer<GumboNode>) -> String? {
    switch node.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE: String(cString: node.pointee.v.text.text)
    default: nil
    }
  }
}
