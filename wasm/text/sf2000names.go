package text

import (
	"strconv"
	"strings"

	"bayboard/core/game/sf2000"
)

// TileName is a tile by its place: "C3". The columns are A to G from the left,
// the rows 1 to 5 from the top, as at the edges of the map.
func TileName(at sf2000.Tile) string {
	r, c := at.RowCol()
	return string("ABCDEFG"[c]) + strconv.Itoa(r+1)
}

// KindTitle is what a tile shows as a title: "City hall".
func KindTitle(d sf2000.District) string { return upper(kindName(d.String())) }

// kindName is a kind of district by the core's word: "city hall".
func kindName(word string) string { return strings.Replace(word, "-", " ", 1) }

// aKind is "a market", "an office"; the boundary is "the boundary".
func aKind(kind string) string {
	switch {
	case kind == sf2000.Boundary.String():
		return "the boundary"
	case kind != "" && strings.Contains("aeiou", kind[:1]):
		return "an " + kind
	}
	return "a " + kind
}

// tileText is "market C3", without a map "C3".
func tileText(t any, at sf2000.Tile) string {
	if m, ok := t.(interface {
		District(sf2000.Tile) sf2000.District
	}); ok {
		return kindName(m.District(at).String()) + " " + TileName(at)
	}
	return TileName(at)
}

// StreetName is a street by what lies beside it: "between market C3 and office
// D3", "at the top edge beside market C1". t is the state or view with the
// map; without one the kinds are left out.
func StreetName(t any, s sf2000.Street) string {
	if int(s) >= sf2000.StreetCount {
		return "nowhere"
	}
	a, b := s.Beside()
	if a != b {
		return "between " + tileText(t, a) + " and " + tileText(t, b)
	}
	r, c := s.RowCol()
	edge := "right"
	switch {
	case s.IsAcross() && r == 0:
		edge = "top"
	case s.IsAcross():
		edge = "bottom"
	case c == 0:
		edge = "left"
	}
	return "at the " + edge + " edge beside " + tileText(t, a)
}

// OptionName is an option card: "Industrial / office".
func OptionName(o sf2000.OptionCard) string { return upper(optionText(o.String())) }

// optionText is an option card by the core's word: "industrial / office". No line
// begins with the slash.
func optionText(word string) string { return strings.Replace(word, "-", bond+"/ ", 1) }

// WayName is how a privilege is won: "influence", "checks", "option cards".
func WayName(w sf2000.Way) string { return wayName(w.String()) }

func wayName(word string) string {
	if word == sf2000.ByOption.String() {
		return "option cards"
	}
	return word
}

// RequestTitle is what a request names: "Market", "Boundary", "Any kind".
func RequestTitle(r sf2000.Request) string { return upper(requestPlace(r.String())) }

// requestPlace is what a request names, by its text.
func requestPlace(text string) string {
	place, _, _ := strings.Cut(text, "-")
	if place == sf2000.AnyOption.String() {
		return "any kind"
	}
	return place
}

// RequestName is a whole request: "market, by checks, 1 investor".
func RequestName(r sf2000.Request) string { return requestName(r.String()) }

// requestName is a request by its text: "market-checks-1", "option".
func requestName(text string) string {
	place, rest, _ := strings.Cut(text, "-")
	way, n, _ := strings.Cut(rest, "-")
	if place == sf2000.AnyOption.String() {
		return "any kind, by option cards, up to 3 investors"
	}
	k, _ := strconv.Atoi(n)
	return place + ", by " + way + ", " + count(k, "investor", "investors")
}

// InvestorsOf is "1 investor", for option cards "up to 3 investors".
func InvestorsOf(r sf2000.Request) string {
	if r.Way == sf2000.ByOption {
		return "up to 3 investors"
	}
	return count(int(r.Investors), "investor", "investors")
}

// deedName is an action card by the core's word, and what it lets do.
func deedName(word string) (name, does string) {
	switch word {
	case "two":
		return "two sticks", "Lay up to two sticks on free streets of one tile."
	case "move":
		return "move a stick", "Move any stick one or two streets straight on."
	case "swap":
		return "swap two sticks", "Two sticks of different players change places."
	case "free":
		return "free street", "Lay a stick on any free street."
	case "exchange":
		return "exchange a stick", "Put one of your sticks in the place of another player’s."
	case "bonus":
		return "bonus", "The next one rebuilt scores 3 more."
	case "allowance":
		return "allowance", "Everybody takes 4 influence, or checks up to 10 from the bank."
	case "remove":
		return "remove sticks", "Everybody may remove own sticks: 2 influence each, or checks up to 5 each."
	}
	return word, ""
}

// ActionTitle is the short name of an action card: "Move a stick", "Residence
// bonus".
func ActionTitle(c sf2000.Card) string {
	name, _, _ := strings.Cut(actionName(c.String()), ",")
	return upper(name)
}

// ActionName is a whole action card: "move a stick, by checks".
func ActionName(c sf2000.Card) string { return actionName(c.String()) }

// actionName is an action card by its text: "move-checks", "bonus-market"
// is "market bonus".
func actionName(text string) string {
	deed, rest, _ := strings.Cut(text, "-")
	name, _ := deedName(deed)
	switch {
	case deed == sf2000.DeedBonus.String():
		return kindName(rest) + " " + name
	case rest != "":
		return name + ", by " + rest
	}
	return name
}

// ActionDoes says what an action card lets do.
func ActionDoes(c sf2000.Card) string {
	_, does := deedName(c.Deed.String())
	return does
}

// YearName is the year of a field, counted from 0: "1907".
func YearName(field int) string { return strconv.Itoa(sf2000.FirstYear + field) }
