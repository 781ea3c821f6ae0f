@testable import QuizStorage

/// Tests that record on a disk of their own, under a clock that only they move.
protocol JournalSuite {
  var disk: TestDisk { get }
}

/// A temporary folder for all that is kept, and a clock.
struct TestDisk {
  let folder: TemporaryFolder
  let folders: StorageFolders
  let clock = TestClock()

  init() throws {
    folder = try TemporaryFolder()
    folders = Samples.folders(in: folder)
  }
}

extension JournalSuite {
  var folder: TemporaryFolder { disk.folder }
  var folders: StorageFolders { disk.folders }
  var clock: TestClock { disk.clock }

  func journal() -> Journal {
    Journal(folders: folders, programVersion: "1", clock: clock.clock)
  }

  var reading: JournalReading {
    JournalReader(folder: folders.journal).read(now: clock.clock.now())
  }
}
