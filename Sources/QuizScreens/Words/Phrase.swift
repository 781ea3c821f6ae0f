/// Every text of the program's own; its raw value is its key in the language files.
package enum Phrase: String, CaseIterable, Sendable {
  // Formats
  case formatDate, formatPercent, formatSeconds, formatLabelled, scoreOf, rightOf, answeredOf,
    answeredShort, questionOf, streak

  // Counts, each with its plural forms
  case countDecks, countMistakes, countPoints, countMarksOf, countErrorPoints, countErrorPointsOf,
    countQuestions

  // Welcome
  case welcomeTagline, welcomeShortTagline, welcomePlay, welcomeChoose, welcomeReview,
    welcomeHighScores, welcomeSettings, welcomeHighScore, welcomeHowTo, welcomeContinue,
    welcomeResult, continueAt, continueLeft, continueTimeUp

  // Pickers
  case decksTitle, decksReviewTitle, deckFaulty, categoriesAll, pickerNothing, standingNew,
    standingBest, standingPassed, standingRight, choiceVariant, choiceProfile, choiceYes, choiceNo

  // Modes and rules
  case modePractice, modePracticeAbout, countDue, countNew, practiceNothingDue, modeExam,
    modePapers, modePapersAbout, modeGame, modeGameAbout, modeMistakes, modeFlagged, rulesMinutes,
    rulesSecondsEach, rulesToPass, rulesRight, rulesErrors, rulesPoints, rulesPointsOf,
    rulesErrorPoints, rulesWrongOfWeight, rulesPerTopic, rulesEverySection, rulesEdition,
    rulesValidFrom,
    practiceConditions

  // Sections
  case sectionOf, sectionHandedIn, sectionNoWayBack, sectionGate

  // Question card
  case answerTrue, answerFalse, cardKnown, cardUnknown, hintChoose, hintSeveral, hintNumber,
    hintNumberUnit, hintTime, hintCoordinate, hintStatements, hintMatching, hintMatchingMany,
    hintOrdering, hintCard, markAnswers, numberRange, numberUnclear, verdictRight, verdictWrong,
    verdictTimeUp, verdictRightIs, pictureMissing, nothingToAsk

  // Question map
  case mapTitle, mapAnswered, mapUnanswered, mapFlagged

  // Dialogs
  case dialogStay, dialogRestart, dialogRestartYes, dialogLeaveGame, dialogLeaveExam,
    dialogLeavePractice, dialogStanding, dialogHandIn, dialogHandInTitle, dialogHandInPart,
    dialogHandInPartTitle, dialogFinish,
    dialogGiveUp, dialogAllAnswered, dialogUnanswered, dialogKeep, dialogKept, dialogKeptText,
    dialogKeptGone, dialogStartNew, dialogCancel, dialogTimeLeft

  // Results
  case resultsTitle, resultsPassed, resultsFailed, resultsPerfect, resultsWellDone,
    resultsKeepPractising, resultsNewHighScore, resultsPassMark, resultsAtMost, resultsNotSat,
    resultsErrors, resultsMinimum, resultsPartsFailed, resultsPartsNotSat, resultsPartsPassed,
    resultsStreak, resultsPracticeConditions, advicePerfect, advicePassedJust, advicePassedEase,
    adviceAboveJust, adviceAboveEase, adviceBelowJust, adviceBelow, adviceBelowFar,
    adviceOneTopic, adviceOneSection, adviceMissing, adviceGate, adviceNotSat, adviceSeveral,
    adviceGood, adviceKeepOn, toneStrictEase, toneStrictJust, toneStrictNear, toneStrictMissed,
    toneStrictFar, toneFirmEase, toneFirmJust, toneFirmNear, toneFirmMissed, toneFirmFar,
    toneMildEase, toneMildJust, toneMildNear, toneMildMissed, toneMildFar,
    wayPractise, wayReviewMistakes, wayReviewAll, wayPlayAgain, waySitAgain, wayDone

  // Review
  case reviewTitle, reviewMistakeOf, reviewYours, reviewRight, reviewUnanswered, reviewUnscored

  // High scores
  case highScoresTitle, highScoresNone

  // Settings
  case settingsTitle, settingLanguage, settingLanguageAbout, settingTheme, settingThemeAbout,
    settingClock, settingClockAbout, settingAnimation, settingAnimationAbout, settingSound,
    settingSoundAbout, settingQuestions, settingQuestionsAbout, settingGlyphs, settingGlyphsAbout,
    valueOn, valueOff, valueAutomatic, valueFromSystem, valueFromDeck, valueBell, valueTones,
    valueGlyphsFull, valueGlyphsSimple, valueGlyphsASCII, themeDefault, themeHighContrast,
    themeMonochrome

  // Help
  case helpTitle, helpKeys, helpScoring, helpScoringText, helpExamText, helpKept, helpControlC,
    helpControlL

  // Keys, as the footer names them
  case labelEnter, labelSpace, keyAgain, keyAnswer, keyBack, keyBegin, keyCancel, keyChange,
    keyChoose,
    keyClear, keyDidNot, keyExplain, keyFlag, keyGoOn, keyGoTo, keyHandIn, keyHelp, keyKnew,
    keyLeave, keyMap, keyMark, keyMatch, keyMove, keyNext, keyOpen, keyOtherKeys, keyPlace,
    keyPlay, keyPractise, keyPractiseThese, keyQuit, keyRestart, keyScroll, keySearch, keySelect,
    keyTurn, keyType

  // Line by line
  case countMinutes, countSeconds, plainAnswer, plainBegin, plainChoose,
    plainHintLatitude, plainHintLongitude, plainHintMatching, plainHintNumber, plainHintOrdering,
    plainHintStatements, plainHintTime, plainHintUnit, plainHow, plainHowTyped, plainNoChoice,
    plainNoted, plainNumber, plainPartner, plainPicture, plainSeveral, plainSkip, plainStatement,
    plainTime, plainTimeOver, plainTurn, plainUnknown

  // Other
  case tooSmall, readingDeck, readingFailed

  // Colours of pictures
  case colourBlack, colourWhite, colourRed, colourOrange, colourYellow, colourGreen, colourBlue,
    colourLightBlue, colourPurple, colourBrown, colourGrey
}
