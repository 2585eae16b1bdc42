package text

import (
	"strconv"

	"bayboard/core/game/sf2022"
)

// Lying is how a card lies, beside what is printed on it.
type Lying struct {
	Square, Live              bool // a square, and it is worth 4
	Plus                      int  // +2 tokens on it
	Track, Marker, Skyscraper bool
	Around, Need              int // of a foundation
}

// LyingName is the whole name of a card as it lies: "Orange 2, tracks, in the
// network".
func LyingName(c sf2022.Card, l Lying) string {
	name := FaceName(c)
	if l.Square {
		name += " 0/4" // as the card says
	}
	add := func(is bool, s string) {
		if is {
			name += ", " + s
		}
	}
	add(l.Square && l.Live, "worth 4")
	add(l.Square && !l.Live, "worth 0")
	add(l.Plus > 0, "+"+strconv.Itoa(2*l.Plus)+" by token")
	add(l.Track, "track token")
	add(l.Marker, "in the network")
	add(l.Skyscraper, "skyscraper")
	add(l.Need > 0 && !l.Skyscraper, "neighbours "+strconv.Itoa(l.Around)+"/"+strconv.Itoa(l.Need))
	return name
}

// The gains of a preview: a few words each.

// GainMarkers is "+2 markers".
func GainMarkers(n int) string { return plus(n, "marker", "markers") }

// GainSquares is "+1 square worth 4".
func GainSquares(n int) string { return plus(n, "square worth 4", "squares worth 4") }

// GainSkyscrapers is "+1 skyscraper".
func GainSkyscrapers(n int) string { return plus(n, "skyscraper", "skyscrapers") }

// GainValue is "3 → 5".
func GainValue(was, is int) string { return strconv.Itoa(was) + " → " + strconv.Itoa(is) }

// GainPoints is "+1 point".
func GainPoints(n int) string { return Gain(halfPoints, n) + " " + PointsWord(halfPoints, n) }

// The gains that are all or nothing.
const (
	GainOrder    = "Builder’s Order"
	GainComplete = "row complete"
	GainBonus    = "bonus"
	GainNoBonus  = "bonus has no use"
	GainEnd      = "ends the game"
)

func plus(n int, one, many string) string { return "+" + count(n, one, many) }
