package ttrsf

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/codec"
)

const (
	maxName = 40 // bytes of a location's name
	maxXY   = 9999
)

// numberIn reads a plain number within bounds.
func numberIn(what, text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most || strconv.Itoa(n) != text {
		return 0, fmt.Errorf("%s %q: want %d to %d", what, text, least, most)
	}
	return n, nil
}

func (e *Edition) readLocations(text string) error {
	starts := 0
	err := codec.Rows(text, []string{"name,x,y,tokens"}, func(row []string) error {
		if e.locCount == MaxLocations {
			return fmt.Errorf("more than %d locations", MaxLocations)
		}
		l, err := readLocation(row)
		if err != nil {
			return err
		}
		if _, twice := e.LocOf(l.Slug); twice {
			return fmt.Errorf("location %q stands twice", l.Slug)
		}
		if l.Tokens {
			if starts == startStacks {
				return fmt.Errorf("more than %d locations with tokens", startStacks)
			}
			e.starts[starts] = Loc(e.locCount)
			starts++
		}
		e.locations[e.locCount] = l
		e.locCount++
		e.content += fmt.Sprintf("location %q %d %d %t\n", l.Name, l.X, l.Y, l.Tokens)
		return nil
	})
	switch {
	case err != nil:
		return err
	case starts < startStacks:
		return fmt.Errorf("%d locations with tokens: want %d", starts, startStacks)
	case e.locCount < Symbols:
		return fmt.Errorf("%d locations: want at least %d, for the token stacks", e.locCount, Symbols)
	}
	return nil
}

func readLocation(row []string) (l Location, err error) {
	l.Name, l.Slug = strings.TrimSpace(row[0]), slug(row[0])
	if l.Slug == "" || len(l.Name) > maxName || strings.ContainsFunc(l.Name, func(r rune) bool { return !strconv.IsPrint(r) }) {
		return l, fmt.Errorf("name %q: want letters or digits, at most %d bytes", row[0], maxName)
	}
	x, err := numberIn("x", row[1], 0, maxXY)
	if err != nil {
		return l, err
	}
	y, err := numberIn("y", row[2], 0, maxXY)
	if err != nil {
		return l, err
	}
	l.X, l.Y = int16(x), int16(y)
	if l.Tokens = row[3] == "yes"; !l.Tokens && row[3] != "" {
		return l, fmt.Errorf("tokens %q: want yes or nothing", row[3])
	}
	return l, nil
}

// slug is a name in small letters and digits, all else one hyphen.
func slug(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
	return strings.Join(words, "-")
}

// ends finds two different locations by their names.
func (e *Edition) ends(row []string) (a, b Loc, err error) {
	var at [2]Loc
	for i, name := range row[:2] {
		l, ok := e.LocOf(slug(name))
		if !ok {
			return 0, 0, fmt.Errorf("no location %q", name)
		}
		at[i] = l
	}
	if at[0] == at[1] {
		return 0, 0, fmt.Errorf("%q is both ends", row[0])
	}
	return at[0], at[1], nil
}

func (e *Edition) readRoutes(text string) error {
	const header = "a,b,length,ferries,color,second_color"
	err := codec.Rows(text, []string{header, header + ",points"}, e.readRoute)
	if err != nil {
		return err
	}
	for r := range RouteID(e.routeN) {
		route := &e.routes[r]
		e.near[route.A] = append(e.near[route.A], r)
		e.near[route.B] = append(e.near[route.B], r)
		e.ways[route.A] = append(e.ways[route.A], way{r, route.B})
		e.ways[route.B] = append(e.ways[route.B], way{r, route.A})
		if route.Color == Gray {
			e.gray.add(r)
		}
		if !route.Same || !route.Second {
			e.choices[e.choiceN] = r
			e.choiceN++
		}
		e.content += fmt.Sprintf("route %d %d %d %d %s %d %t\n",
			route.A, route.B, route.Length, route.Ferries, route.Color, route.Points, route.Second)
	}
	return nil
}

// readRoute reads a row, which may be a double route.
func (e *Edition) readRoute(row []string) error {
	a, b, err := e.ends(row)
	if err != nil {
		return err
	}
	for _, o := range e.routes[:e.routeN] {
		if o.A == a && o.B == b || o.A == b && o.B == a {
			return fmt.Errorf("%s and %s are joined twice", row[0], row[1])
		}
	}
	length, err := numberIn("length", row[2], 1, MaxLength)
	if err != nil {
		return err
	}
	ferries, err := numberIn("ferries", row[3], 0, min(length, int(composition[Ferry])))
	if err != nil {
		return err
	}
	points, err := pointsOf(length, row[6:])
	if err != nil {
		return err
	}
	r := Route{A: a, B: b, Length: uint8(length), Ferries: uint8(ferries), Points: points, Twin: NoRoute}
	if r.Color, err = routeColor(row[4]); err != nil {
		return err
	}
	both := []Route{r}
	if row[5] != "" {
		twin := r
		if twin.Color, err = routeColor(row[5]); err != nil {
			return err
		}
		twin.Second, twin.Twin = true, RouteID(e.routeN)
		r.Twin = RouteID(e.routeN + 1)
		r.Same = r.Color == twin.Color
		twin.Same = r.Same
		both = []Route{r, twin}
	}
	if int(e.routeN)+len(both) > MaxRoutes {
		return fmt.Errorf("more than %d routes", MaxRoutes)
	}
	e.routeN += uint8(copy(e.routes[e.routeN:], both))
	return nil
}

func routeColor(word string) (Color, error) {
	c := slices.Index(colorNames[:Ferry], word)
	if c < 0 {
		return 0, fmt.Errorf("color %q: want one of %s", word, strings.Join(colorNames[:Ferry], ", "))
	}
	return Color(c), nil
}

// pointsOf is what a route scores. Lengths beyond the table must give it
// (rule route-points).
func pointsOf(length int, column []string) (uint8, error) {
	given := ""
	if len(column) > 0 {
		given = column[0]
	}
	if length < len(routePoints) {
		if want := strconv.Itoa(int(routePoints[length])); given != "" && given != want {
			return 0, fmt.Errorf("points %q: a route of length %d has %s", given, length, want)
		}
		return routePoints[length], nil
	}
	if given == "" {
		return 0, fmt.Errorf("length %d: want its points in a column points", length)
	}
	n, err := numberIn("points", given, 0, 50)
	return uint8(n), err
}

// maxTicket is the largest value of a ticket.
const maxTicket = 99

// minTickets are dealt to four players (rule deal).
const minTickets = 2 * MaxPlayers

func (e *Edition) readTickets(text string) error {
	err := codec.Rows(text, []string{"a,b,points"}, func(row []string) error {
		if e.ticketN == MaxTickets {
			return fmt.Errorf("more than %d tickets", MaxTickets)
		}
		a, b, err := e.ends(row)
		if err != nil {
			return err
		}
		for _, o := range e.tickets[1 : 1+e.ticketN] {
			if o.A == a && o.B == b || o.A == b && o.B == a {
				return fmt.Errorf("ticket %s, %s stands twice", row[0], row[1])
			}
		}
		shortest := e.distance(a, b)
		if shortest < 0 {
			return fmt.Errorf("no path from %s to %s", row[0], row[1])
		}
		if shortest > maxTicket {
			return fmt.Errorf("the path from %s to %s has more than %d spaces", row[0], row[1], maxTicket)
		}
		if row[2] != strconv.Itoa(shortest) {
			return fmt.Errorf("points %q: the shortest path has %d spaces", row[2], shortest)
		}
		e.ticketN++
		e.tickets[e.ticketN] = Ticket{A: a, B: b, Points: uint8(shortest)}
		e.content += fmt.Sprintf("ticket %d %d\n", a, b)
		return nil
	})
	if err == nil && e.ticketN < minTickets {
		err = fmt.Errorf("%d tickets: want at least %d, to deal two each", e.ticketN, minTickets)
	}
	return err
}

// distance is the length of the shortest path in spaces, -1 if there is none
// (rule map).
func (e *Edition) distance(from, to Loc) int {
	const far = 1 << 15
	var dist [MaxLocations]int
	for i := range dist {
		dist[i] = far
	}
	dist[from] = 0
	for range e.locCount {
		for i := range e.routes[:e.routeN] {
			r := &e.routes[i]
			n := int(r.Length)
			dist[r.A] = min(dist[r.A], dist[r.B]+n)
			dist[r.B] = min(dist[r.B], dist[r.A]+n)
		}
	}
	if dist[to] >= far {
		return -1
	}
	return dist[to]
}
