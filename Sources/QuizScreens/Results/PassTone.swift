import TerminalKit

/// How strict the words and roles of a result are, by the pass mark.
enum PassTone {
  /// From 90 %: every mistake matters.
  case strict
  /// From 75 %.
  case firm
  case encouraging

  init(mark percent: Int) {
    self =
      switch percent {
      case 90...: .strict
      case 75...: .firm
      default: .encouraging
      }
  }

  /// What to do at a distance from the mark.
  func phrase(at distance: PassDistance) -> Phrase {
    switch (self, distance) {
    case (.strict, .withEase): .toneStrictEase
    case (.strict, .justPassed): .toneStrictJust
    case (.strict, .justMissed): .toneStrictNear
    case (.strict, .missed): .toneStrictMissed
    case (.strict, .farOff): .toneStrictFar
    case (.firm, .withEase): .toneFirmEase
    case (.firm, .justPassed): .toneFirmJust
    case (.firm, .justMissed): .toneFirmNear
    case (.firm, .missed): .toneFirmMissed
    case (.firm, .farOff): .toneFirmFar
    case (.encouraging, .withEase): .toneMildEase
    case (.encouraging, .justPassed): .toneMildJust
    case (.encouraging, .justMissed): .toneMildNear
    case (.encouraging, .missed): .toneMildMissed
    case (.encouraging, .farOff): .toneMildFar
    }
  }

  func role(at distance: PassDistance) -> Role {
    switch (self, distance) {
    case (.strict, .withEase): .text
    case (.strict, .justPassed): .warning
    case (.strict, _): .wrong
    case (.firm, .withEase): .right
    case (.firm, .justPassed): .text
    case (.firm, .justMissed): .warning
    case (.firm, _): .wrong
    case (.encouraging, .withEase), (.encouraging, .justPassed): .right
    case (.encouraging, _): .warning
    }
  }
}
