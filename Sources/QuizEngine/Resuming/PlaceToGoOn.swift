/// Where a paper that was left goes on.
///
/// Whoever comes back expects what was last before their eyes. As far as that is known, the paper
/// goes on with that question, or with the one after it where it is answered already; where that is
/// answered or closed as well, with the first that is still to be answered, and where none is, with
/// what was shown last. Where one only walks forward, it goes on behind the last answer.
enum PlaceToGoOn {
  /// The place among those that are open.
  ///
  /// - Parameters:
  ///   - shown: the place of the question that is known to have been shown last; `nil` where that
  ///     is not known.
  ///   - isGiven: whether anything was given at a place.
  ///   - isToDo: whether an answer is still wanted there.
  static func index(
    in open: Range<Int>, shown: Int?, isForward: Bool, isGiven: (Int) -> Bool,
    isToDo: (Int) -> Bool
  ) -> Int {
    let shown = shown.flatMap { open.contains($0) ? $0 : nil }
    let next: Int?
    if isForward {
      let reached = (open.last(where: isGiven) ?? open.lowerBound - 1) + 1
      next = max(reached, shown ?? reached)
    } else {
      let near = shown.map { [$0, $0 + 1] } ?? []
      next = near.first { open.contains($0) && isToDo($0) } ?? open.first(where: isToDo) ?? shown
    }
    return max(open.lowerBound, min(next ?? open.upperBound, open.upperBound - 1))
  }
}
