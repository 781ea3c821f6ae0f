import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What holds for the keys of every screen.
struct BindingTests {
  static let sizes = [(40, 12), (80, 24)]

  /// The screen on top, Welcome too.
  static func state(of play: Play) -> any ScreenState {
    play.app.stack.top?.state ?? play.app.stack.root
  }

  @Test(arguments: Scene.all)
  func noKeyIsBoundTwice(_ scene: Scene) throws {
    for size in Self.sizes {
      let play = try scene.play(size)
      func check(_ state: some ScreenState) {
        let keys = state.bindings(in: play.app.world).flatMap(\.keys)
        #expect(Set(keys).count == keys.count, "\(keys)")
        #expect(!keys.isEmpty)
      }
      check(Self.state(of: play))
    }
  }

  @Test(arguments: Scene.all)
  func theFooterListsExactlyTheBindings(_ scene: Scene) throws {
    for size in Self.sizes {
      let play = try scene.play(size)
      func check(_ state: some ScreenState) {
        let bindings = state.bindings(in: play.app.world).filter { !$0.help.isEmpty }
        let listed = bindings.map { KeyHelp($0) }
        #expect(state.keyHelp(in: play.app.world) == listed)
        let line = FooterLine.fitted(listed, to: Page(size: play.size).area.columns)
        let text = line.keys.map { $0.help.isEmpty ? $0.label : $0.label + " " + $0.help }
          .joined(separator: String(repeating: " ", count: line.gap))
        #expect(play.footer.drop { $0 == " " } == text)
        for binding in bindings { #expect(!binding.label.isEmpty) }
      }
      check(Self.state(of: play))
    }
  }

  @Test(arguments: Scene.all)
  func whatTheFooterListsDoesSomethingNow(_ scene: Scene) throws {
    for size in Self.sizes {
      let play = try scene.play(size)
      func check(_ state: some ScreenState) {
        let bindings = state.bindings(in: play.app.world)
        for listed in bindings where !listed.help.isEmpty {
          // Enter says what it will do once something is highlighted, marked or typed.
          if listed.keys.first == .enter, state is QuestionCardScreen { continue }
          // A label such as ←→ stands for its aliases too.
          let family = bindings.filter {
            Self.family(of: $0.command) == Self.family(of: listed.command)
          }
          #expect(
            family.contains { $0.keys.contains { Self.acts($0, on: state, in: play) } },
            "\(listed.label) \(listed.help) at \(size)")
        }
      }
      check(Self.state(of: play))
    }
  }

  @Test func everyKeyOfEveryBindingDoesSomethingSomewhere() throws {
    var bound: [String: [Key]] = [:]
    var acting: [String: Set<Key>] = [:]
    for scene in Scene.all {
      for size in Self.sizes {
        let play = try scene.play(size)
        func collect(_ state: some ScreenState) {
          let kind = play.top + (play.isVerdictShown && play.top == "card" ? " with a verdict" : "")
          for key in state.bindings(in: play.app.world).flatMap(\.keys) {
            bound[kind, default: []].append(key)
            if Self.acts(key, on: state, in: play) { acting[kind, default: []].insert(key) }
          }
        }
        collect(Self.state(of: play))
      }
    }
    for (kind, keys) in bound {
      let idle = Set(keys).subtracting(acting[kind] ?? [])
      #expect(idle.isEmpty, "on \(kind): \(idle)")
    }
    #expect(Set(bound.keys).count == 16, "\(bound.keys.sorted())")
  }

  @Test(arguments: Scene.all)
  func helpOpensOverEveryScreenAndClosesAgain(_ scene: Scene) throws {
    for size in Self.sizes {
      var play = try scene.play(size)
      guard play.top != "help" else { continue }
      let before = play.app.stack
      let keys = Self.state(of: play).keyHelp(in: play.app.world)
      let isTyping = play.footer.contains("F1")
      for open in isTyping ? [Key.function(1)] : [.character("?"), .function(1)] {
        for close in [Key.escape, .character("q"), .character("?"), .function(1)] {
          play.press(open)
          guard case .help(let help) = play.app.stack.top else {
            Issue.record("no help after \(open)")
            return
          }
          #expect(help.keys == keys)
          play.press(close)
          #expect(play.app.stack == before)
        }
      }
    }
  }

  @Test(arguments: Scene.all)
  func escapeAndQGoBackOneLevelOrAsk(_ scene: Scene) throws {
    for key in [Key.escape, .character("q")] {
      var play = try scene.play((80, 24))
      let isTyping = play.footer.contains("F1")
      let (before, depth, effects) = (play.app, play.app.stack.pushed.count, play.outside.effects)
      play.press(key)
      let now = play.app.stack.pushed.count
      switch (play.top, key) {
      case (_, .character) where isTyping: #expect(now == depth)
      case ("welcome", .escape) where depth == 0:
        #expect(play.isUnchanged(since: before))
      case ("welcome", _) where depth == 0:
        #expect(play.outside.effects == effects + [.quit(code: 0)])
      case ("dialog", _) where before.stack.top?.isCard == true:
        #expect(now == depth + 1)
      case ("decks", _) where isTyping, ("categories", _) where isTyping,
        ("choices", _) where isTyping, ("papers", _) where isTyping:
        #expect(now == depth)
        #expect(!play.lines[0].contains("/"))
        play.press(.escape)
        #expect(play.app.stack.pushed.count == depth - 1)
      default: #expect(now == depth - 1)
      }
    }
  }

  @Test(arguments: Scene.all)
  func keysThatAreNotBoundDoNothing(_ scene: Scene) throws {
    for key in [Key.insert, .function(12), .control("x"), .character("§"), .character("Z")] {
      var play = try scene.play((80, 24))
      guard !play.footer.contains("F1") else { continue }
      let before = play.app
      let effects = play.outside.effects.count
      play.press(key)
      #expect(play.isUnchanged(since: before), "\(key)")
      #expect(play.outside.effects.count == effects)
    }
  }

  private static func acts(_ key: Key, on state: some ScreenState, in play: Play) -> Bool {
    var changed = state
    let actions = changed.press(key, in: play.app.world, at: play.outside.time)
    return changed != state || !actions.isEmpty
  }

  /// The name of a command without its values; the two ways of a move are one.
  private static func family(of command: some Any) -> String {
    let name = String(String(describing: command).prefix { $0 != "(" })
    return name == "previous" ? "next" : name
  }
}

extension Screen {
  fileprivate var isCard: Bool { if case .questionCard = self { true } else { false } }
}
