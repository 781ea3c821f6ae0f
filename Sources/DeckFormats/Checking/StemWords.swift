internal import QuizEngine

/// The words of all stems of a bank, the rare ones weighing more than the common ones.
///
/// What tells two questions apart are their rare words: nearly all stems have "which" and "the".
struct StemWords {
  /// For each stem its words, each once, the rarest of the bank first, as ranks of rarity.
  let words: [[Int]]
  /// For each stem its words as they stand, as ranks of rarity.
  private let sequences: [[Int]]
  /// What a word weighs by its rank: 1 where it stands in every stem, and 1 more each time it is half as common.
  private let weights: [Int]
  /// What the words of each stem weigh together.
  private let totals: [Int]
  /// For each stem the words with a digit in them.
  private let figures: [[Int]]

  init(_ stems: [String]) {
    var numbers: [Substring: Int] = [:]
    var names: [Substring] = []
    var counts: [Int] = []
    let stemNumbers = stems.map { stem in
      Self.split(stem).map { word in
        let number = numbers[word] ?? names.count
        if number == names.count {
          numbers[word] = number
          names.append(word)
          counts.append(0)
        }
        return number
      }
    }
    for number in stemNumbers.joined() { counts[number] += 1 }
    let byRarity = counts.indices.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var ranks = counts
    for (rank, number) in byRarity.enumerated() { ranks[number] = rank }
    let weights = byRarity.map { max(1, (stems.count / counts[$0]).significantBitCount) }
    let hasDigit = byRarity.map { names[$0].contains(where: \.isNumber) }
    sequences = stemNumbers.map { $0.map { ranks[$0] } }
    words = sequences.map { Set($0).sorted() }
    totals = words.map { $0.reduce(0) { $0 + weights[$1] } }
    figures = words.map { $0.filter { hasDigit[$0] } }
    self.weights = weights
  }

  /// A text as its words without case, accents and punctuation.
  static func split(_ text: String) -> [Substring] {
    TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }
  }

  /// The rarest words of a stem, of which any stem that is alike has at least one among its own.
  ///
  /// All words that two stems share are in what follows the first of them. Where the stems are
  /// alike those weigh enough, and so does what follows the first in either stem.
  func rarest(of stem: Int, alikeFrom tenths: Int) -> ArraySlice<Int> {
    var rest = totals[stem]
    for (index, word) in words[stem].enumerated() {
      if rest * 10 < totals[stem] * tenths { return words[stem][..<index] }
      rest -= weights[word]
    }
    return words[stem][...]
  }

  /// How many words two stems share, and how many they have together; `nil` where they are not
  /// alike: where the shared ones weigh less than so many tenths of all, where each has a figure
  /// that the other lacks, or where one is the other with a word replaced.
  func likeness(_ first: Int, _ second: Int, from tenths: Int) -> (shared: Int, all: Int)? {
    let (ours, theirs) = (words[first], words[second])
    var (at, other, count, weight) = (0, 0, 0, 0)
    while at < ours.count, other < theirs.count {
      if ours[at] == theirs[other] {
        count += 1
        weight += weights[ours[at]]
      }
      let isBehind = ours[at] <= theirs[other]
      if ours[at] >= theirs[other] { other += 1 }
      if isBehind { at += 1 }
    }
    guard weight * 10 >= (totals[first] + totals[second] - weight) * tenths,
      figures[first].allSatisfy(theirs.contains) || figures[second].allSatisfy(ours.contains),
      !hasReplacement(first, second)
    else { return nil }
    return (count, ours.count + theirs.count - count)
  }

  /// Whether two stems are the same word by word but for names and the like, as in two questions
  /// about two towns; words in an eighth of all stems, such as "which" for "what", do not count.
  private func hasReplacement(_ first: Int, _ second: Int) -> Bool {
    sequences[first].count == sequences[second].count
      && zip(sequences[first], sequences[second]).contains { ours, theirs in
        ours != theirs && min(weights[ours], weights[theirs]) > 3
          && !words[second].contains(ours) && !words[first].contains(theirs)
      }
  }

  /// Whether all words of one stem stand in the other, in their order.
  func isPart(_ first: Int, _ second: Int) -> Bool {
    let isShorter = sequences[first].count <= sequences[second].count
    var rest = sequences[isShorter ? first : second][...]
    for word in sequences[isShorter ? second : first] where word == rest.first {
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }
}

extension Int {
  /// How many binary digits a number from 0 has.
  fileprivate var significantBitCount: Int { bitWidth - leadingZeroBitCount }
}
