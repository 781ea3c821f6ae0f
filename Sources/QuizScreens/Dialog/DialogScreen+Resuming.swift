import QuizEngine

extension DialogScreen {
  /// Asks what is to become of an unfinished paper before another one of its deck is begun.
  init(about kept: UnfinishedPaper, before request: PaperRequest, in world: Surroundings) {
    let words = world.words
    let standing = words(
      .dialogKeptText,
      [
        "answered": words.number(kept.answeredCount),
        "total": words.number(kept.questions.count),
      ])
    let form = world.summary(id: kept.deckID).map { kept.form(in: $0.outline, words: words) } ?? []
    self.init(
      title: words(.dialogKept),
      message: form.isEmpty
        ? standing : words.labelled(form.joined(separator: " · "), standing),
      choices: [
        .init(words(.welcomeContinue), .goOn(paperID: kept.id)),
        .init(words(.dialogStartNew), .drop(paperID: kept.id, request)),
        .init(words(.dialogCancel), .stay),
      ])
  }

  /// Says that an unfinished paper cannot be gone on with.
  init(aboutLost kept: UnfinishedPaper, in world: Surroundings) {
    let title = world.summary(id: kept.deckID)?.outline.title ?? kept.deckID
    self.init(
      title: title, message: world.words(.dialogKeptGone),
      choices: [.init(world.words(.wayDone), .stay)])
  }
}
