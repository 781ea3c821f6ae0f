/// The checksum of a journal line: CRC-32C (Castagnoli), eight bytes a step.
package enum CRC32C {
  /// The checksum of some bytes, or of some more after those of an earlier checksum.
  package static func checksum(
    _ bytes: UnsafeRawBufferPointer, after earlier: UInt32 = 0
  ) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var crc = ~earlier
      var at = 0
      while at + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        let low = UInt32(truncatingIfNeeded: word) ^ crc
        let high = UInt32(truncatingIfNeeded: word >> 32)
        crc = table[0x700 | Int(low & 0xFF)] ^ table[0x600 | Int(low >> 8 & 0xFF)]
        crc ^= table[0x500 | Int(low >> 16 & 0xFF)] ^ table[0x400 | Int(low >> 24)]
        crc ^= table[0x300 | Int(high & 0xFF)] ^ table[0x200 | Int(high >> 8 & 0xFF)]
        crc ^= table[0x100 | Int(high >> 16 & 0xFF)] ^ table[Int(high >> 24)]
        at += 8
      }
      while at < bytes.count {
        crc = table[Int((crc ^ UInt32(bytes[at])) & 0xFF)] ^ crc >> 8
        at += 1
      }
      return ~crc
    }
  }

  /// Eight tables of 256: the k-th takes a byte that k further bytes follow.
  private static let table: [UInt32] = {
    var table: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0x82F6_3B78) }
    }
    for index in 256..<2048 {
      let earlier = table[index - 256]
      table.append(table[Int(earlier & 0xFF)] ^ earlier >> 8)
    }
    return table
  }()
}
