/// What `--help` and `help COMMAND` print.
enum HelpText {
  static func text(of command: CommandName?) -> String {
    switch command {
    case nil: general
    case .play: play
    case .decks: decks
    case .scores: scores
    case .check: check
    case .help: help
    }
  }

  private static let general = """
    trivium: quizzes and practice for official exams

    usage: trivium                  the full screen
           trivium play DECK|FILE   play a deck or a file at once
           trivium decks            what there is to play
           trivium scores           high scores and history
           trivium check PATH...    every fault of a deck or a file
           trivium help COMMAND     more about a command
           trivium --version

    options of every command:
    \(common)

    Without a terminal that can be drawn on, trivium goes on line by line.
    Exit codes: 0 done; 1 the input cannot be used; 2 wrong usage or no terminal;
    3 the disk refused.
    """

  private static let common = """
      --decks DIR      the only folder of decks
      --data DIR       one folder for answers, settings and all else that is kept
      --language TAG   the language of the program, such as en or de-AT
      --theme NAME     the colours
      --seed N         the seed of the first paper, 0 to 9007199254740991
      --no-animation   nothing moves but the clock
      --no-color       no colours (also with NO_COLOR set)
    """

  private static let play = """
    usage: trivium play DECK|FILE [options]

    Plays a deck by its id, or any file that can be read, as it is.

      --mode MODE      game, practice, exam or review (of mistakes)
      --category ID    questions of one category only
      --region ID      with the questions of a region, where a deck has them
      --variant ID     a form of the exam, where a deck has several
      --profile ID=yes or no: what falls away for a candidate, where a deck asks
      --paper ID       a paper whose questions are fixed, where a deck has them
      --questions N    how many questions, in games and practice
      --plain          line by line, for screen readers and slow lines
      --script FILE    answers from a file (- for standard input), no terminal
      --json           with --script: a line of JSON for each question and the end

    A line of a script is one of
      2        the number of an option as shown; 1 3 where several are right
      1 2 1    for statements: 1 true, 2 false
      1-2 2-1  for pairs: left and right as shown
      3 1 2    for an order: the numbers as shown
      =        the right answer
      !        a wrong answer
      -        no answer
      "text    a typed answer
      +S       S seconds pass on the clock
    After each answer ACK n is printed, once it is on the disk. Where the script
    ends, the rest of the questions are unanswered.
    """

  private static let decks = """
    usage: trivium decks [--json]

    Lists the decks there are, those with faults among them.
    """

  private static let scores = """
    usage: trivium scores [--deck ID] [--json]

    Lists what was finished, the best first. Scripts are left out.

      --deck ID        of one deck only
    """

  private static let check = """
    usage: trivium check PATH... [--json]

    Names every fault of decks and files: where, what, and how to mend it. Of a
    deck's folder it also tells what gives answers away: right options that stand
    out by length or place, questions asked twice, and quotas with few questions.
    A path is a file, a deck's folder, or a folder of decks. Exits with 1 where
    there is an error, with 0 where there are warnings only.
    """

  private static let help = """
    usage: trivium help [COMMAND]

    Says more about a command: play, decks, scores or check.
    """
}
