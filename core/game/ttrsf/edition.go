package ttrsf

import (
	"errors"
	"fmt"
	"sync"

	"bayboard/core/engine"
)

// What an edition may have at most (rule map).
const (
	MaxLocations = 48
	MaxRoutes    = 96
	MaxTickets   = 64
	MaxLength    = 9 // of a route
)

// startStacks are the token stacks that lie on the map from the beginning
// (rule tokens-setup); the other two are placed by players.
const startStacks = 5

// Location is a place on the map. X and Y say where it is drawn.
type Location struct {
	Name, Slug string
	X, Y       int16
	Tokens     bool // a token stack starts here
}

// Route is a line of spaces between two locations. A double route is two
// routes, each the other's Twin.
type Route struct {
	A, B    Loc
	Length  uint8 // spaces
	Ferries uint8 // ferry symbols
	Color   Color // Gray takes any colour
	Points  uint8
	Twin    RouteID // or NoRoute
	Second  bool    // the later one of two twins
	// Same says that the twin has the same colour: then both are one choice,
	// named by the first (rule claim-open).
	Same bool
}

// way is a route as seen from one of its ends.
type way struct {
	route RouteID
	to    Loc
}

// Ticket joins two locations.
type Ticket struct {
	A, B   Loc
	Points uint8
}

// Edition is a map with its tickets, immutable. Equal ones are one pointer.
type Edition struct {
	id        engine.EditionID
	locCount  uint8
	routeN    uint8
	ticketN   uint8
	choiceN   uint8
	locations [MaxLocations]Location
	routes    [MaxRoutes]Route
	tickets   [MaxTickets + 1]Ticket  // from 1
	choices   [MaxRoutes]RouteID      // routes that claims name, ascending
	starts    [startStacks]Loc        // in the order of the locations
	near      [MaxLocations][]RouteID // the routes that end at a location
	ways      [MaxLocations][]way     // where they lead
	gray      routeSet
	content   string // what the id is the hash of
}

// ID is the edition's id.
func (e *Edition) ID() engine.EditionID { return e.id }

// Locations is the number of locations; Location gives one.
func (e *Edition) Locations() int { return int(e.locCount) }

// Location is the location of an index.
func (e *Edition) Location(l Loc) *Location { return &e.locations[l] }

// Routes is the number of routes, both of a double counted; Route gives one.
func (e *Edition) Routes() int { return int(e.routeN) }

// Route is the route of an index.
func (e *Edition) Route(r RouteID) *Route { return &e.routes[r] }

// Tickets is the number of tickets, which are 1 to Tickets.
func (e *Edition) Tickets() int { return int(e.ticketN) }

// Ticket is the ticket of a number.
func (e *Edition) Ticket(t TicketID) *Ticket { return &e.tickets[t] }

// Choice is the route that actions name for a route: itself, or the first of
// two twins of one colour.
func (e *Edition) Choice(r RouteID) RouteID {
	if route := &e.routes[r]; route.Same && route.Second {
		return route.Twin
	}
	return r
}

// LocOf finds a location by its slug.
func (e *Edition) LocOf(slug string) (Loc, bool) {
	for i := range e.locations[:e.locCount] {
		if e.locations[i].Slug == slug {
			return Loc(i), true
		}
	}
	return NoLoc, false
}

// other is the end of a route that is not l.
func (r *Route) other(l Loc) Loc { return r.A ^ r.B ^ l }

// routePoints is what a claim scores by length (rule route-points).
var routePoints = [...]uint8{1: 1, 2: 2, 3: 4, 4: 7, 5: 10}

// ParseEdition reads a map and its tickets from the texts of locations.csv,
// routes.csv and tickets.csv. Errors name file and line.
func ParseEdition(locations, routes, tickets string) (*Edition, error) {
	e := new(Edition)
	for _, f := range []struct {
		name, text string
		read       func(*Edition, string) error
	}{
		{"locations.csv", locations, (*Edition).readLocations},
		{"routes.csv", routes, (*Edition).readRoutes},
		{"tickets.csv", tickets, (*Edition).readTickets},
	} {
		if err := f.read(e, f.text); err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	e.id = engine.HashEdition(e.content)
	return e, nil
}

// editions holds each known edition once.
var editions = struct {
	sync.RWMutex
	byID map[engine.EditionID]*Edition
}{byID: map[engine.EditionID]*Edition{}}

// BuiltinID is the number of the edition that ships with the program.
const BuiltinID engine.EditionID = "1"

// builtin is read on demand: a program that does not use it does not carry the
// reading either.
var builtin struct {
	sync.Once
	e *Edition
}

// Builtin is the map that ships with the program (rule map).
func Builtin() *Edition {
	builtin.Do(func() {
		e, err := ParseEdition(locationsCSV, routesCSV, ticketsCSV)
		if err != nil {
			panic("ttrsf: built-in edition: " + err.Error())
		}
		e.id = BuiltinID
		builtin.e = e
	})
	return builtin.e
}

// editionByID finds a known edition; the empty id is the built-in one.
func editionByID(id engine.EditionID) (*Edition, bool) {
	if id == "" || id == BuiltinID {
		return Builtin(), true
	}
	editions.RLock()
	defer editions.RUnlock()
	e, ok := editions.byID[id]
	return e, ok
}

// addEdition makes an edition known; one equal to the built-in one is it.
func addEdition(files map[string]string) (*Edition, error) {
	for _, name := range []string{"locations.csv", "routes.csv", "tickets.csv"} {
		if _, ok := files[name]; !ok {
			return nil, errors.New(name + " is missing")
		}
	}
	e, err := ParseEdition(files["locations.csv"], files["routes.csv"], files["tickets.csv"])
	if err != nil {
		return nil, err
	}
	if b := Builtin(); b.content == e.content {
		return b, nil
	}
	editions.Lock()
	defer editions.Unlock()
	if known, ok := editions.byID[e.id]; ok {
		if known.content != e.content {
			return nil, errors.New("another edition has the same id " + string(e.id))
		}
		return known, nil
	}
	editions.byID[e.id] = e
	return e, nil
}
