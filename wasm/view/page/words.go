package page

import "bayboard/wasm/text"

// The words of the markup, which cannot import them.
var (
	common        = &text.Common
	galleryWords  = &text.Gallery
	coachWords    = &text.Coach
	barWords      = &text.Bar
	panelWords    = &text.Panel
	lobbyWords    = &text.Lobby
	setupWords    = &text.Setup
	openingWords  = &text.Opening
	settingsWords = &text.Settings
	learnWords    = &text.Learn
	quizWords     = &text.Quiz
	reviewWords   = &text.Review
)

// bound keeps numbers in the line of what they count, for vg-content.
func bound(s string) string { return text.Bound(s) }
