package import QuizEngine

/// The screens that lie over each other; Welcome is the root and is never pushed.
package struct NavigationStack: Equatable, Sendable {
  package var root: WelcomeScreen
  package private(set) var pushed: [Screen] = []

  package init(root: WelcomeScreen = WelcomeScreen()) { self.root = root }

  /// The screen on top; `nil` where that is Welcome.
  package var top: Screen? { pushed.last }

  package mutating func push(_ screen: Screen) { pushed.append(screen) }

  package mutating func pop() { _ = pushed.popLast() }

  package mutating func popToRoot() { pushed = [] }

  /// Takes off what lies above the last screen that is wanted; all where none is.
  package mutating func pop(to isWanted: (Screen) -> Bool) {
    while let top, !isWanted(top) { pop() }
  }

  package mutating func replaceTop(_ screen: Screen) {
    pop()
    push(screen)
  }

  /// The card, wherever it lies; `nil` where no paper is sat.
  package var card: QuestionCardScreen? {
    for case .questionCard(let card) in pushed { return card }
    return nil
  }

  /// Shows a map, wherever it lies, how its paper stands now.
  package mutating func updateMap(_ session: QuizSession) {
    for index in pushed.indices {
      guard case .questionMap(var map) = pushed[index] else { continue }
      map.follow(session)
      pushed[index] = .questionMap(map)
    }
  }

  /// Changes the card where it lies.
  package mutating func changeCard(
    _ body: (inout QuestionCardScreen) -> [Action]
  ) -> [Action] {
    for index in pushed.indices {
      guard case .questionCard(var card) = pushed[index] else { continue }
      let actions = body(&card)
      pushed[index] = .questionCard(card)
      return actions
    }
    return []
  }

  /// Changes a pushed screen where it lies.
  package mutating func change(at index: Int, _ body: (inout any ScreenState) -> [Action])
    -> [Action]
  {
    guard pushed.indices.contains(index) else { return [] }
    return body(&pushed[index].state)
  }
}
