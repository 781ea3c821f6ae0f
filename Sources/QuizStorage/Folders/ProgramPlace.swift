internal import Glibc

/// Where the program stands and what lies beside it.
package enum ProgramPlace {
  /// The program's own file; `nil` where the system does not tell.
  package static func path() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// The home folder that the list of users names.
  package static func home() -> String? {
    getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) }
  }

  /// The folders with `decks`, `languages` and `themes` that came with the program.
  static func shares(environment: [String: String], program: String?) -> [String] {
    let folder = program.map(DiskPath.parent)
    var shares: [String] = []
    if let variable = environment["TRIVIUM_SHARE"], !variable.isEmpty {
      shares.append(DiskPath.withoutEndSlashes(variable))
    } else if let folder {
      shares.append(DiskPath.parent(of: folder) + "/share/trivium")
    }
    if let checkout = folder.flatMap(checkout) { shares.append(checkout) }
    return shares
  }

  /// The folder `Data` of a checkout that the program was built in.
  private static func checkout(above folder: String) -> String? {
    var folder = folder
    while folder != "/", folder != "." {
      let data = folder + "/Data"
      if access(data + "/decks", F_OK) == 0 { return data }
      folder = DiskPath.parent(of: folder)
    }
    return nil
  }
}
