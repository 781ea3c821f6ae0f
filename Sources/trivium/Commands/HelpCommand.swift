/// What is printed as it is.
enum HelpCommand {
  static func print(_ text: String) -> Int32 {
    var output = Output()
    output.line(text)
    output.flush()
    return output.exitCode ?? ExitCode.done
  }
}
