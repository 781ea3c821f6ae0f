#if FreeEdition
  extension DataFile {
    /// The most bytes a file with a sponsor's line may have.
    private static let sponsorLimit = 1 << 16

    /// The texts of the free edition in the language of this file.
    ///
    /// They lie in the folder `free` beside the one of languages, with the first line of
    /// `sponsor.txt` as one of them; what cannot be read is left out.
    package func freeEditionTexts(sponsorKey: String) -> [String: String] {
      let folder = DiskPath.parent(of: DiskPath.parent(of: path)) + "/free/"
      var texts = (try? DataFile(name: name, path: folder + name + ".json").readTexts()) ?? [:]
      let bytes = (try? DiskFile.read(folder + "sponsor.txt", limit: Self.sponsorLimit)) ?? []
      texts[sponsorKey] = String(
        decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return texts
    }
  }
#endif
