package import TerminalKit

extension App {
  /// The canvas as it is to be shown now.
  package func draw(at now: Duration) -> Canvas {
    guard Page.fits(world.size) else {
      var canvas = Canvas(size: world.size)
      canvas.writeTooSmall(world.words)
      return canvas
    }
    var world = stage
    world.clock = stack.card?.clock(at: now)
    var canvas = Canvas(size: world.size)
    let dialogs = stack.pushed.reversed().prefix { if case .dialog = $0 { true } else { false } }
    let base = stack.pushed.dropLast(dialogs.count).last
    if let base {
      base.state.draw(on: &canvas, in: world, at: now)
    } else {
      stack.root.draw(on: &canvas, in: world, at: now)
    }
    #if FreeEdition
      drawSponsor(on: &canvas, below: base)
    #endif
    for dialog in dialogs.reversed() { dialog.state.draw(on: &canvas, in: world, at: now) }
    return withNotice(canvas)
  }
}
