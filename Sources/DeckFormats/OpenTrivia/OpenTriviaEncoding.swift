/// How the texts of a file of Open Trivia Database are encoded.
enum OpenTriviaEncoding: Equatable {
  /// References to characters as in HTML; the default of the service.
  case html
  /// As a form is sent: percent signs, and `+` for a blank.
  case urlLegacy
  /// Percent signs by RFC 3986; a `+` is a plus.
  case url3986
  case base64

  /// The encoding in which all items of a file are.
  init(of items: [OpenTriviaItem]) {
    let types = ["multiple", "boolean"]
    let isBase64 = items.contains { item in
      !types.contains(item.type) && Base64.text(of: item.type).map(types.contains) ?? false
    }
    let texts = items.lazy.flatMap(\.texts)
    if isBase64 {
      self = .base64
    } else if !texts.allSatisfy(PercentEncoding.isEncoded) {
      self = .html
    } else if texts.contains(where: { $0.utf8.contains(UInt8(ascii: "+")) }) {
      self = .urlLegacy
    } else {
      self = .url3986
    }
  }

  /// The text in clear; `nil` where it is not in this encoding.
  func decoded(_ text: String) -> String? {
    switch self {
    case .html: HTMLText.decoded(text)
    case .urlLegacy: PercentEncoding.text(of: text, plusIsBlank: true)
    case .url3986: PercentEncoding.text(of: text, plusIsBlank: false)
    case .base64: Base64.text(of: text)
    }
  }

  /// The encoding in words.
  var description: String {
    switch self {
    case .html: "HTML"
    case .urlLegacy, .url3986: "percent encoding"
    case .base64: "base64"
    }
  }
}
