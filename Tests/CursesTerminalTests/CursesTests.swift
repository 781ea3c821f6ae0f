import Testing

/// ncurses has one screen at a time, so whatever opens one is a suite in here.
@Suite(.serialized) struct CursesTests {}
