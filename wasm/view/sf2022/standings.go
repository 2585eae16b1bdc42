package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// rank is a seat's place in a row, which may be text.Tied, and the row's value.
type rank struct{ place, value int }

func (s *scene) rank(r game.Row, seat engine.Seat) rank {
	st := &s.standings[r]
	at := rank{1, st.Values[seat]}
	for i := range s.view.Seats() {
		if st.Order[i] == seat {
			if at.place = i + 1; s.view.Open(st, i) {
				at.place = text.Tied
			}
		}
	}
	return at
}

// Standings is who leads each district and the network.
type Standings struct{ s *scene }

// contest is a line of the table.
type contest struct {
	key, head string
	cells     []standing
}

// standing is one place in a contest.
type standing struct{ class, body string }

func (c *Standings) key() string {
	out := ""
	for seat := range c.s.view.Seats() {
		out += `<span class="h-k">` + seatMark(engine.Seat(seat)) + esc(c.s.Names[seat]) + "</span>"
	}
	return out
}

func (c *Standings) class() string { return "std std-" + strconv.Itoa(c.s.view.Seats()) }

func (c *Standings) places() []string {
	var list []string
	for i := range c.s.view.Seats() {
		list = append(list, text.Place(i+1))
	}
	return list
}

func (c *Standings) contests() []contest {
	var list []contest
	for k := range game.Contest(game.Contests) {
		x := contest{key: "net", head: chip("c-net", "i-car") + contestName(words.Network)}
		if k != game.NetworkContest {
			color := game.Color(k)
			x.key = color.String()
			x.head = chip(svg.Class2022(color), svg.District2022(color)) + contestName(text.DistrictName(color))
		}
		for place := range c.s.view.Seats() {
			x.cells = append(x.cells, c.standing(&c.s.standings[k], place))
		}
		list = append(list, x)
	}
	return list
}

func contestName(s string) string { return `<span class="std-n">` + s + "</span>" }

func (c *Standings) standing(st *game.Standing, place int) standing {
	seat := st.Order[place]
	x := standing{body: seatMark(seat) + hidden(c.s.Names[seat]+" ") + strconv.Itoa(st.Values[seat])}
	if seat == c.s.seat {
		x.class = "me"
	}
	sign, what := "=", words.Tie
	if c.s.view.Open(st, place) {
		sign, what = "?", words.Undecided
	} else if place == c.s.view.Seats()-1 || st.ByTie[place] == "" {
		return x
	}
	x.body += `<i class="tie" title="` + what + `" aria-hidden="true">` + sign + `</i>` + hidden(", "+what)
	return x
}

// note tells what the places are worth.
func (c *Standings) note() string {
	n := c.s.view.Seats()
	var rest []int
	for place := 1; place < n; place++ {
		rest = append(rest, game.Advantage(0, n, place))
	}
	note := text.AdvantageNote(game.Advantage(0, n, 0), game.Advantage(game.NetworkContest, n, 0), rest, c.s.now.Over)
	tied, open := false, false
	for k := range c.s.standings {
		st := &c.s.standings[k]
		for place := range n {
			switch {
			case c.s.view.Open(st, place):
				open = true
			case place < n-1 && st.ByTie[place] != "":
				tied = true
			}
		}
	}
	if tied {
		note += " " + words.TieNote
	}
	if open {
		note += " " + words.OpenNote
	}
	return note
}
