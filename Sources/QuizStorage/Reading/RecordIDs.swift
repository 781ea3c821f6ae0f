/// The ids of records; those of a run mostly follow one another.
struct RecordIDs {
  /// The numbers of each run, sorted, none of them next to another.
  private(set) var runs: [UInt64: [Range<Int>]] = [:]

  init(runs: [UInt64: [Range<Int>]] = [:]) { self.runs = runs }

  func contains(_ id: RecordID) -> Bool {
    guard let numbers = runs[id.run] else { return false }
    let index = Self.index(of: id.number, in: numbers)
    return index < numbers.count && numbers[index].contains(id.number)
  }

  /// Adds an id; whether it was not there yet.
  mutating func insert(_ id: RecordID) -> Bool {
    Self.insert(id.number, into: &runs[id.run, default: []])
  }

  private static func insert(_ number: Int, into numbers: inout [Range<Int>]) -> Bool {
    let index = index(of: number, in: numbers)
    if index < numbers.count, numbers[index].contains(number) { return false }
    let follows = index > 0 && numbers[index - 1].upperBound == number
    let precedes = index < numbers.count && numbers[index].lowerBound == number + 1
    switch (follows, precedes) {
    case (true, true):
      numbers[index - 1] = numbers[index - 1].lowerBound..<numbers[index].upperBound
      numbers.remove(at: index)
    case (true, false): numbers[index - 1] = numbers[index - 1].lowerBound..<number + 1
    case (false, true): numbers[index] = number..<numbers[index].upperBound
    case (false, false): numbers.insert(number..<number + 1, at: index)
    }
    return true
  }

  /// The first range that ends after a number.
  private static func index(of number: Int, in numbers: [Range<Int>]) -> Int {
    guard let last = numbers.last, number < last.upperBound else { return numbers.count }
    var (low, high) = (0, numbers.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle].upperBound > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
