// Package effect carries out what the store asks for: it reads and writes what
// is kept on the device, changes the address, copies, thinks for bots, and
// answers with messages.
//
// What is kept and how is plain Go over [Storage], tested on the host; the
// files *_js.go hold what calls JavaScript.
//
// # Keys of localStorage
//
//	bayboard:game:<id>    a saved game (store.Save)
//	bayboard:last:<id>    its last good copy, one writing older
//	bayboard:broken:<id>  a text that could not be read, put aside
//	bayboard:prefs        the settings
//	bayboard:learned      what was done of the courses
//	bayboard:review:<id>  the review of a finished game
//
// # Faults and their tests
//
// In each case the game goes on or comes back, nothing good is overwritten,
// and the person is told. The tests are those of wasm and of
// scripts/check/journeys.
//
// What is kept:
//
//	reading the property throws      TestWithoutStorageAGameCanBePlayed, TestBlockedStorageIsTold
//	no room for a game               TestWithoutRoomTheGameGoesOnAndSaysSo, TestWithoutRoomTheGoodEntryStays
//	no room for what was learned     TestReviewsMakeRoomForWhatWasLearned, TestNoRoomForWhatWasLearnedIsTold
//	no room for a review             TestReviewsGiveWayWhereThereIsNoRoom, TestWithoutRoomTheReviewGoesOnAndSaysSo
//	cleared while playing            TestASavedGameThatVanishedIsWrittenAnew, TestWhatThePageRemembersIsKeptAgainWhenTheStorageWasCleared
//	damaged, with a good copy        TestADamagedSaveIsPutAsideAndItsLastGoodCopyRestored
//	damaged, without one             TestADamagedSaveWithoutACopyIsPutAsideAndTheOthersStay
//	cut or changed anywhere          TestADamagedSaveIsBroken, TestUnreadableTextIsPutAsideBeforeItsPlaceIsGiven
//	written by a newer version       TestASaveOfANewerVersionIsLeftAlone
//	the same, settings and courses   TestSettingsOfANewerVersionAreKept, TestWhatANewerVersionKeepsOfTheCoursesStays
//	moves that no longer fit         TestAnOldSaveOpensAtItsLastLegalPly
//	another tab at the same time     TestTwoTabsOfTheSameGameDoNotOverwriteEachOther, TestAWriterThatDidNotSeeTheLastWritingChangesNothing
//	left right after a move          TestAReloadRightAfterAMoveKeepsIt
//	a file with damaged parts        TestADamagedPartOfAFileIsPassedOver, TestWhatIsHereAlreadyIsPassedOverAndNothingIsOverwritten
//
// Links:
//
//	cut by any number of letters     TestALinkThatWasCutAnywhereNeverOpensAnything
//	put between signs, broken into
//	lines, with percent signs        TestALinkIsOpenedWhateverAMailProgramDidToIt, TestALinkWithItsHashWrittenAsPercentSignsLeadsThere
//	in capitals, foreign, of other
//	versions, too long               TestALinkThatCannotBeReadSaysWhyAndLeavesTheOwnGameAlone, TestALinkThatIsNoneSaysSoAndLeavesTheGamesAlone
//	without its fragment             TestALinkThatLostItsFragmentLeadsToTheLobby
//	too long for a QR code           TestALinkThatIsTooLongHasNoQRCode
//
// The program:
//
//	a panic in a handler             TestAPanicInAHandlerLeavesTheGameAndOffersAReload
//	a panic in a render              TestAPanicWhileThePageIsChangedLeavesTheGameAndOffersAReload, TestPanicInBuildKeepsThePageAndItsHandlers
//	an exception of the browser      TestASetterThatThrowsIsToldAndLeavesTheGame, TestAHistoryThatRefusesDoesNotEndTheGame
//	the program ends                 TestAPanicOffersReloadAndAReport
//	a worker dies, or none starts    TestTheGameGoesOnWhenAWorkerDies, TestWithoutWorkersThePageThinks, TestAWorkerThatDoesNotStartIsGivenUp
//	a question it cannot answer      TestARequestThatCannotBeAnsweredSaysWhy
//
// Loading:
//
//	no WebAssembly, or forbidden     TestWithoutWebAssemblyTheRulesAreOffered, TestWhereWebAssemblyIsForbiddenTheRulesAreOffered
//	slow, missing, broken, cut       TestWhileLoadingTheLobbyIsReadableAndAChoiceIsKept, TestAMissingProgramGivesTheReasonAndARetry,
//	or stopped download              TestABrokenConnectionGivesTheReason, TestADownloadThatEndsTooEarlyIsNotKept, TestADownloadThatStopsIsGivenUp
//	another media type, another file TestAWrongMediaTypeDoesNotMatter, TestAPageInPlaceOfTheProgramIsNamed
//	no network                       TestAfterOneVisitEveryPageWorksWithoutNetwork
//	a new build, half published      TestANewBuildIsOfferedAndTakenByReloadOnly
package effect
