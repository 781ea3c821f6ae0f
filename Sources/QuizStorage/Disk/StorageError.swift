/// Why something could not be read or written, as a sentence with the place.
package struct StorageError: Error, Equatable {
  package let sentence: String

  /// Makes an error of its sentence.
  package init(_ sentence: String) { self.sentence = sentence }
}
