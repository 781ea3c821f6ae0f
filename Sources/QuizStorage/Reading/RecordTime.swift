/// Times of records as they are written, checked for being possible.
enum RecordTime {
  /// `2026-01-31T12:34:56.789Z` as the number 20260131123456789, which sorts as time does.
  static func number(of text: UnsafeRawBufferPointer) -> Int? {
    guard text.count == 24 || text.count == 20, let day = day(text, years: 1970...9999),
      text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      text[text.count - 1] == UInt8(ascii: "Z"),
      let hour = digits(text, 11..<13), hour < 24, let minute = digits(text, 14..<16), minute < 60,
      let second = digits(text, 17..<19), second <= 60
    else { return nil }
    var milliseconds = 0
    if text.count == 24 {
      guard text[19] == UInt8(ascii: "."), let value = digits(text, 20..<23) else { return nil }
      milliseconds = value
    }
    return ((day * 100 + hour) * 100 + minute) * 100_000 + second * 1000 + milliseconds
  }

  /// The days since 1970-01-01 of a local date, which west of Greenwich is one day behind UTC;
  /// `nil` where it is none.
  static func days(of text: UnsafeRawBufferPointer) -> Int? {
    guard text.count == 10, let date = day(text, years: 1969...9999) else { return nil }
    return days(year: date / 10_000, month: date / 100 % 100, day: date % 100)
  }

  /// The days since 1970-01-01 of a date.
  static func days(year: Int, month: Int, day: Int) -> Int {
    // Years are taken to begin in March, so that the day that comes and goes is their last.
    let years = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 719_468
  }

  private static func day(_ text: UnsafeRawBufferPointer, years: ClosedRange<Int>) -> Int? {
    guard text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = digits(text, 0..<4), years.contains(year), let month = digits(text, 5..<7),
      (1...12).contains(month), let day = digits(text, 8..<10), (1...31).contains(day)
    else { return nil }
    return (year * 100 + month) * 100 + day
  }

  private static func digits(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) else { return nil }
      number = number * 10 + Int(text[index] & 0xF)
    }
    return number
  }
}
