/// The box that a question lies in, which says after how many days it is asked again.
///
/// Each right answer puts it one box further, and in each box it waits twice as long as in the one
/// before: 1, 2, 4 and so on to 64 days. A wrong answer puts it back before the first box, where it
/// is due at once. Right answers of one day count as one, since what was heard an hour ago shows
/// nothing of what will be known in a week.
///
/// Source: S. Leitner, "So lernt man lernen", Herder 1972; the seven boxes with doubled intervals
/// are those of N. Case, "How to remember anything forever-ish", 2018.
package struct LeitnerBox: Equatable, Sendable {
  /// The last box; whoever knows the answer there is asked again all the same, after 64 days.
  package static let last = 7

  /// From 1 to `last`; 0 for what was answered wrong at last.
  package let number: Int

  /// The box after so many right answers in a row.
  package init(streak: Int) { number = min(max(streak, 0), Self.last) }

  /// How many days a question waits in it.
  package var interval: Int { number == 0 ? 0 : 1 << (number - 1) }
}
