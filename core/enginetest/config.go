package enginetest

import (
	"flag"
	"os"
	"strconv"
	"testing"

	"bayboard/core/engine"
)

// Config is what the kit cannot know of a game. The zero value is fine for a
// game without rare events and rules.
type Config struct {
	// Games is the number of games for each player count, option and edition;
	// 0 means 12. The environment variable BAYBOARD_GAMES overrides it. With
	// -short it is 2, no coverage is asked for, and each player count, value of
	// an option and edition is played once, not in all combinations.
	Games int
	// Greedy makes the choices that are not random. Nil chooses by the score
	// that a sample has after the action.
	Greedy func(engine.View, []engine.Action) engine.Action
	// Tries are actions worth trying although they may be refused, beside the
	// variations that the kit makes up by itself: for refusals which those
	// reach too rarely.
	Tries func(engine.View) []engine.Action
	// MinSeen is how often every kind of event and every refusing rule must
	// occur over all games; 0 means 20.
	MinSeen int
	// RareEvents and RareRules are excepted from that: scenarios cover them.
	// One that occurs MinSeen times all the same is out of date and fails.
	RareEvents []string
	RareRules  []engine.Rule
	// Editions are further component lists to play with, CSV texts by file.
	Editions []map[string]string
}

const (
	usualGames   = 12
	shortGames   = 2
	usualMinSeen = 20
	// triesPerPly is the number of made-up actions tried at each ply.
	triesPerPly = 24
)

// update says that answers in testdata are to be rewritten.
var update = flag.Bool("update", false, "rewrite the answers in testdata")

// games is the number of games per combination; usual says that coverage can
// be asked for both ways.
func (c Config) games() (n int, usual bool) {
	if n, err := strconv.Atoi(os.Getenv("BAYBOARD_GAMES")); err == nil && n > 0 {
		return n, false
	}
	if testing.Short() {
		return shortGames, false
	}
	if c.Games > 0 {
		return c.Games, true
	}
	return usualGames, true
}

func (c Config) minSeen() int {
	if c.MinSeen > 0 {
		return c.MinSeen
	}
	return usualMinSeen
}
