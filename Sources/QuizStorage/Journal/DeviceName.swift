internal import Glibc
internal import QuizEngine

/// The name under which this machine keeps its journal files.
///
/// It is kept with the state, together with a digest of the machine's id: a state folder that was
/// copied to another machine gets a new name there.
enum DeviceName {
  static func current(in folder: String?, calls: SystemCalls) -> String {
    let machine = machineDigest()
    guard let folder else { return lasting(machine) }
    let path = folder + "/device"
    if let name = kept(at: path, machine: machine) { return name }
    let name = RandomName.make(digits: 12)
    do {
      var unflushed: [String] = []
      try calls.makeFolders(folder, unflushed: &unflushed)
      let code = calls.unlink(path)
      guard code >= 0 || code == -ENOENT else { return lasting(machine) }
      let file = try calls.opened(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      defer { _ = calls.close(file) }
      try calls.writeAll(Array("\(name) \(machine)\n".utf8), to: file)
      try calls.flushData(of: file)
      for folder in unflushed + [folder] { try calls.flushFolder(folder) }
      return name
    } catch {
      // Another copy of the program may have been faster.
      return kept(at: path, machine: machine) ?? lasting(machine)
    }
  }

  /// The name in the file, where it is whole and was made on this machine.
  private static func kept(at path: String, machine: String) -> String? {
    guard let line = DiskFile.firstLine(of: path) else { return nil }
    let parts = line.split(separator: " ")
    guard parts.count == 2, parts[1] == machine, parts[0].utf8.count == 12,
      parts[0].utf8.allSatisfy(isHexadecimal)
    else { return nil }
    return String(parts[0])
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// A name that is the same in each run, for a machine that cannot keep one.
  private static func lasting(_ machine: String) -> String { String(machine.prefix(12)) }

  private static func machineDigest() -> String {
    let id =
      DiskFile.firstLine(of: "/etc/machine-id")
      ?? DiskFile.firstLine(of: "/var/lib/dbus/machine-id") ?? ""
    return StableDigest.of("trivium \(id)")
  }
}
