#if FreeEdition
  /// Every text of the free edition; its raw value is its key in the files of `Data/free`.
  package enum FreePhrase: String, CaseIterable, Sendable {
    case freeUsedUp, freeUsedUpText, freeOtherDecks, freeKept, freeRefusal, freeSponsor
  }
#endif
