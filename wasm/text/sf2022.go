package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

var sf2022Words = words{
	title:   "San Francisco",
	year:    "2022",
	by:      "Reiner Knizia, 2022",
	kind:    "City building",
	blurb:   "Lay project cards in five districts, join them to the streetcar, and let skyscrapers rise where people live.",
	length:  "45\u00a0min",
	passing: "revealed",
	turn:    sf2022Turn,
	rules:   sf2022Rules,
	ends:    sf2022Ends,
	ask:     sf2022Ask,
	watch:   sf2022Watch,
	did:     sf2022Did,
	main:    sf2022Main,
	came:    sf2022Came,
	effect:  sf2022Effect,
	refusal: refuse2022,
	score:   sf2022Score,
}

// sf2022Ends says by what a game ended.
const sf2022Ends = `end-foundation All foundation tokens are on cards: the game is over.
end-board A board is full: the game is over.
deck-empty The deck and all areas are empty: the game is over.`

func sf2022Turn(v engine.View) int { return v.(*sf2022.View).Turn() }

// FaceName is the whole name of a card of sf2022.
func FaceName(c sf2022.Card) string {
	name, shown := faceWord(c)
	for _, s := range []struct {
		is   sf2022.Symbols
		word string
	}{{sf2022.Tracks, "tracks"}, {sf2022.Bonus, "bonus"}, {sf2022.Depot, "depot"},
		{sf2022.Waterfront, "waterfront"}, {sf2022.Square, "square"}, {sf2022.Foundation, "foundation"}} {
		if c.Has(s.is) && s.is != shown {
			name += ", " + s.word
		}
	}
	return name
}

// cardShort is a card without its tracks and bonus: "Orange 2".
func cardShort(card string) string {
	c, err := sf2022.ParseCard(card)
	if err != nil {
		return card
	}
	name, _ := faceWord(c)
	return name
}

// faceWord names a card by its colour and what it is, and says which symbol
// that is.
func faceWord(c sf2022.Card) (string, sf2022.Symbols) {
	name := DistrictName(c.Color)
	for _, s := range []struct {
		is   sf2022.Symbols
		word string
	}{{sf2022.Foundation, " foundation"}, {sf2022.Square, " square"}, {sf2022.Depot, " depot"}, {sf2022.Waterfront, " waterfront"}} {
		if !c.Has(s.is) {
			continue
		}
		if c.Value > 0 {
			return name + s.word + " " + strconv.Itoa(int(c.Value)), s.is
		}
		return name + s.word, s.is
	}
	return name + " " + strconv.Itoa(int(c.Value)), 0
}

// DistrictName is a colour as a name: "Orange", for black cards "Universal".
func DistrictName(c sf2022.Color) string {
	if c == sf2022.Black {
		return "Universal"
	}
	return upper(colour(c.String()))
}

// RowName is "orange row".
func RowName(r sf2022.Row) string { return colour(r.String()) + " row" }

// colour is the word of a colour as texts spell it.
func colour(word string) string {
	if word == "gray" {
		return "grey"
	}
	return word
}

// BonusName names a kind of bonus, with its article.
func BonusName(b sf2022.BonusKind) string { return bonusName(b.String()) }

func bonusName(word string) string {
	switch word {
	case "plus2":
		return "a +2 token"
	case "universal":
		return "a universal card of value 4"
	case "depot":
		return "a universal depot"
	case "points":
		return "a 1½-point token"
	case "nocommitment":
		return "a no-commitment token"
	case "track":
		return "a track token"
	}
	return word
}

// BonusUse says in a few words what a bonus is good for.
func BonusUse(b sf2022.BonusKind) string {
	switch b {
	case sf2022.BonusPlus2:
		return "One of your cards is worth 2 more."
	case sf2022.BonusUniversal:
		return "A card of value 4 for any row."
	case sf2022.BonusDepot:
		return "A depot for any row: always in the network."
	case sf2022.BonusPoints:
		return "1½ points at the end."
	case sf2022.BonusNoCommitment:
		return "Gives up to 2 commitment tokens back, once."
	case sf2022.BonusTrack:
		return "One of your cards gets tracks."
	}
	return ""
}
