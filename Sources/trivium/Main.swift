import Glibc

/// The program's beginning and end.
@main
enum Main {
  static func main() {
    exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
