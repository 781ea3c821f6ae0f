import Foundation
import Testing

@testable import QuizStorage

/// A system call that goes wrong: which, at which use, how, and whether ever after.
struct Fault: CustomTestStringConvertible {
  enum Call: String, CaseIterable {
    case open, write, syncData, sync, close, makeFolder, unlink, rename
  }

  enum Effect {
    case error(Int32)
    /// Only so many bytes are written; a success.
    case short(Int)
    /// So many bytes are written, and the disk is full ever after.
    case fullAfter(Int)
  }

  var call: Call
  var use: Int
  var effect: Effect
  var isLasting = false

  var testDescription: String {
    "\(call) \(use) \(effect)\(isLasting ? " and ever after" : "")"
  }
}

/// The system's calls with faults in them, and a list of what was called.
final class FaultyDisk {
  var fault: Fault?
  private(set) var log: [Fault.Call] = []
  private var uses: [Fault.Call: Int] = [:]
  private var isFull = false

  /// Takes the fault away.
  func heal() {
    fault = nil
    isFull = false
  }

  func clearLog() { log = [] }

  private func effect(of call: Fault.Call) -> Fault.Effect? {
    log.append(call)
    uses[call, default: 0] += 1
    if isFull, call == .write { return .error(ENOSPC) }
    guard let fault, fault.call == call, let use = uses[call] else { return nil }
    return use == fault.use || fault.isLasting && use > fault.use ? fault.effect : nil
  }

  private func code(_ call: Fault.Call, _ make: () -> Int32) -> Int32 {
    if case .error(let code) = effect(of: call) { return -code }
    return make()
  }

  var calls: SystemCalls {
    let real = SystemCalls()
    var calls = SystemCalls()
    calls.open = { path, flags, mode in self.code(.open) { real.open(path, flags, mode) } }
    calls.write = { file, bytes in
      switch self.effect(of: .write) {
      case .error(let code): return -Int(code)
      case .short(let count):
        return real.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
      case .fullAfter(let count):
        self.isFull = true
        return real.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
      case nil: return real.write(file, bytes)
      }
    }
    calls.syncData = { file in self.code(.syncData) { real.syncData(file) } }
    calls.sync = { file in self.code(.sync) { real.sync(file) } }
    calls.close = { file in
      // A close that fails has closed the file all the same.
      let code = real.close(file)
      return self.code(.close) { code }
    }
    calls.makeFolder = { path, mode in self.code(.makeFolder) { real.makeFolder(path, mode) } }
    calls.unlink = { path in self.code(.unlink) { real.unlink(path) } }
    calls.rename = { from, to in self.code(.rename) { real.rename(from, to) } }
    return calls
  }
}
