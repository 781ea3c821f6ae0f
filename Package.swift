// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// `pkgConfig:` is left out of the system libraries on purpose: for ncursesw it warns of prohibited
// flags at every build, and the `link` line of each module map is all the linker needs.
let package = Package(
  name: "trivium",
  products: [
    .library(name: "QuizEngine", targets: ["QuizEngine"]),
    .executable(name: "trivium", targets: ["trivium"]),
  ],
  traits: [
    .trait(
      name: "FreeEdition", description: "Has a part of each deck, and a line of a sponsor.")
  ],
  targets: [
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .systemLibrary(name: "CcJSON", providers: [.apt(["libcjson-dev"])]),
    .systemLibrary(name: "CGumbo", providers: [.apt(["libgumbo-dev"])]),
    .target(name: "TerminalRestore"),
    .target(name: "QuizEngine", swiftSettings: strict),
    .target(name: "QuizProgress", dependencies: ["QuizEngine"], swiftSettings: strict),
    .target(name: "JSONText", dependencies: ["CcJSON"], swiftSettings: strict),
    .target(
      name: "DeckFormats", dependencies: ["QuizEngine", "JSONText", "CGumbo"],
      swiftSettings: strict),
    .target(
      name: "QuizStorage", dependencies: ["QuizEngine", "DeckFormats", "JSONText"],
      swiftSettings: strict),
    .target(name: "TerminalKit", swiftSettings: strict),
    .target(
      name: "CursesTerminal", dependencies: ["CNcurses", "TerminalRestore", "TerminalKit"],
      swiftSettings: strict),
    .target(
      name: "QuizScreens", dependencies: ["QuizEngine", "QuizProgress", "TerminalKit"],
      swiftSettings: strict),
    .executableTarget(
      name: "trivium",
      dependencies: [
        "QuizEngine", "QuizProgress", "JSONText", "DeckFormats", "QuizStorage", "TerminalKit",
        "CursesTerminal", "QuizScreens",
      ], swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["QuizEngine", "JSONText", "DeckFormats", "TerminalKit", "QuizScreens"],
      path: "Tests/TestSupport", exclude: ["Exams/Decks"], swiftSettings: strict),
    .testTarget(
      name: "QuizEngineTests", dependencies: ["QuizEngine", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "QuizProgressTests", dependencies: ["QuizProgress"], swiftSettings: strict),
    .testTarget(
      name: "JSONTextTests", dependencies: ["JSONText", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DeckFormatsTests", dependencies: ["DeckFormats", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "QuizStorageTests", dependencies: ["QuizStorage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalKitTests", dependencies: ["TerminalKit", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CursesTerminal", "CNcurses", "TerminalRestore", "TerminalKit"],
      swiftSettings: strict),
    .testTarget(
      name: "QuizScreensTests", dependencies: ["QuizScreens", "DeckFormats", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "TriviumTests", dependencies: ["trivium", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "EndToEnd", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)
