package ttrsf

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
)

// Supply is the list of routes: what the map shows, for the keyboard and for
// those who hear the page. It remembers whether it shows all of them.
type Supply struct {
	s *scene

	all bool
}

// entry is a route of the list.
type entry struct {
	key, class, label, name, signs, worth, pressed, idle string
	id                                                   game.RouteID
}

func (c *Supply) listed() []game.RouteID {
	var list []game.RouteID
	for i := range c.s.ed.Routes() {
		r := game.RouteID(i)
		if (c.all || c.s.over() || c.s.affords(r)) && !c.s.told(r) {
			list = append(list, r)
		}
	}
	return list
}

// alike reports whether a route and its twin differ in nothing: as long as both
// are open, they are one choice.
func (s *scene) alike(r game.RouteID) bool {
	route := s.ed.Route(r)
	return route.Same && s.view.Owner(r) == engine.NoSeat && s.view.Owner(route.Twin) == engine.NoSeat
}

// told reports whether a route stands in the list with its twin.
func (s *scene) told(r game.RouteID) bool { return s.alike(r) && s.ed.Choice(r) != r }

// affords reports whether the viewer could pay for a route, also while others
// decide.
func (s *scene) affords(r game.RouteID) bool {
	route, hand := s.ed.Route(r), s.view.Hand()
	length, most := int(route.Length), 0
	for k := game.Blue; k < game.Ferry; k++ {
		if route.Color == game.Gray || route.Color == k {
			most = max(most, int(hand[k]))
		}
	}
	ferries := int(hand[game.Ferry])
	return !s.over() && s.view.Open(s.seat, r) && s.view.Cars(s.seat) >= length &&
		ferries >= int(route.Ferries) && ferries+min(most, length-int(route.Ferries)) >= length
}

// payable is how many routes there are to pay: an entry that tells of two is two.
func (c *Supply) payable() int {
	n := 0
	for i := range c.s.ed.Routes() {
		if c.s.affords(game.RouteID(i)) {
			n++
		}
	}
	return n
}

func (c *Supply) routes() []entry {
	var list []entry
	for _, r := range c.listed() {
		list = append(list, c.entry(r))
	}
	return list
}

func (c *Supply) entry(r game.RouteID) entry {
	s := c.s
	route, st := s.ed.Route(r), s.state(r)
	x := entry{key: "r" + strconv.Itoa(int(r)), class: "tt-r off", label: s.entryName(r), name: halves(s.routeEnds(r)), pressed: yes(st.Picked),
		idle: yes(!s.acting || s.view.Ask() != game.AskTurn), id: r}
	if st.Can {
		x.class = "tt-r tt-can"
	}
	if st.Closed {
		x.class = "tt-r off tt-closed"
	}
	ferries := 0
	if st.Owner == 0 {
		ferries = int(route.Ferries)
	}
	x.signs = strings.Repeat(keySpace(route.Color, true, st.Owner), ferries) +
		strings.Repeat(keySpace(route.Color, false, st.Owner), int(route.Length)-ferries)
	x.worth = " " + esc(s.entryStands(r)) + " <b>" + strconv.Itoa(int(route.Points)) + "</b>"
	return x
}

// entryStands is how an entry stands, in words.
func (s *scene) entryStands(r game.RouteID) string {
	st := s.routeStands(r)
	switch {
	case !s.alike(r):
		return st
	case st == "":
		return words.Alike
	}
	return words.Alike + ", " + st
}

// entryName begins with what the entry shows, in the same order: so somebody
// who speaks to the screen can say what they read.
func (s *scene) entryName(r game.RouteID) string {
	name := s.routeEnds(r) + ", "
	if st := s.entryStands(r); st != "" {
		name += st + ", "
	}
	return name + number(int(s.ed.Route(r).Points), "point", "points") + ", " + s.routeFacts(r) + s.freshly(r)
}

func (c *Supply) press(_ vugu.DOMEvent, x entry) { c.s.press(x.id) }

func (c *Supply) none() bool { return len(c.listed()) == 0 }

func (c *Supply) showOnly(vugu.DOMEvent) { c.all = false }
func (c *Supply) showAll(vugu.DOMEvent)  { c.all = true }

func (c *Supply) onlyPressed() string { return yes(!c.all) }
func (c *Supply) allPressed() string  { return yes(c.all) }

func (c *Supply) onlyClass() string { return seg(!c.all) }
func (c *Supply) allClass() string  { return seg(c.all) }

func seg(on bool) string {
	if on {
		return "seg seg-on"
	}
	return "seg"
}

func (c *Supply) onlyLabel() string { return words.Only + " (" + strconv.Itoa(c.payable()) + ")" }
func (c *Supply) allLabel() string  { return words.All + " (" + strconv.Itoa(c.s.ed.Routes()) + ")" }

// note is how many routes there are where no switch tells it.
func (c *Supply) note() string {
	if c.s.over() {
		return strconv.Itoa(c.s.ed.Routes()) + " in all"
	}
	return ""
}
