package text

import (
	"strconv"

	"bayboard/core/search"
	"bayboard/wasm/store"
)

// You is the name of the only person of this device.
const You = "You"

// bots are the names of the program's players by level and seat; nobody has
// two names, so a name tells the level too.
var bots = map[search.Level][]string{
	search.Easy:   {"Nell", "Leo", "Ida", "Bo", "Pia"},
	search.Medium: {"Ada", "Mira", "Jun", "Theo", "Rosa"},
	search.Hard:   {"Iris", "Omar", "Vera", "Hugo", "Yuki"},
	search.Expert: {"Noor", "Otto", "Lena", "Ravi", "Suki"},
}

// SeatName is what the player of a seat, counted from 0, is called.
func SeatName(players []store.Player, seat int) string {
	p := players[seat]
	if p.Name != "" {
		return p.Name
	}
	switch p.Kind {
	case store.Bot:
		if names := bots[p.Level]; names != nil {
			return names[seat%len(names)]
		}
	case store.Person:
		if alone(players) {
			return You
		}
	}
	return Seat(seat)
}

// SeatNames are the names of all seats.
func SeatNames(players []store.Player) []string {
	names := make([]string, len(players))
	for i := range players {
		names[i] = SeatName(players, i)
	}
	return names
}

// Called is how the page speaks to the person of a seat: the only one at this
// device is "you", whatever their name.
func Called(players []store.Player, seat int) string {
	if players[seat].Kind == store.Person && alone(players) {
		return You
	}
	return SeatName(players, seat)
}

// alone reports whether one person plays at this device.
func alone(players []store.Player) bool {
	n := 0
	for _, p := range players {
		if p.Kind == store.Person {
			n++
		}
	}
	return n == 1
}

// Seat is "Seat 2" for the seat 1, as people count from one.
func Seat(seat int) string { return "Seat " + strconv.Itoa(seat+1) }

// Level is the name of a bot's level.
func Level(l search.Level) string { return string(l) }

// Player says who plays a seat: "Bot, easy", "Person".
func Player(p store.Player) string {
	switch p.Kind {
	case store.Bot:
		if p.Level == "" {
			return "" // who only follows a lesson
		}
		return "Bot, " + Level(p.Level)
	case store.Away:
		return "Elsewhere"
	}
	return "Person"
}

// own is "your" or "Mira's".
func own(name string) string {
	if name == You {
		return "your"
	}
	return name + "’s"
}

// their is "your" or "their", of the one whom the sentence is about.
func their(name string) string {
	if name == You {
		return "your"
	}
	return "their"
}

// verb takes the form that goes with a name: verb(You, "win", "wins").
func verb(name, you, they string) string {
	if name == You {
		return you
	}
	return they
}

// within is a name inside of a sentence.
func within(name string) string {
	if name == You {
		return "you"
	}
	return name
}
