// Package ttrsf is Ticket to Ride: San Francisco by Alan R. Moon, for 2 to 4
// players: collect transport cards, claim routes between the sights of the
// city, complete secret destination tickets and gather tourist tokens.
//
// The rules page is manual.en.md; each rule id is an anchor there.
//
// # How it is built
//
//   - data.go: colours, symbols, sets. edition.go, editionread.go: an
//     [Edition], the map and the tickets, from three CSV files.
//   - table.go: the [Table], all that everybody may know. A [State] (state.go)
//     is the table, what the seats hide, what lies face down, and the
//     generator.
//   - rules.go: the rule ids and refusals. setup.go, cards.go, row.go, claim.go,
//     tickets.go, turn.go carry out actions.
//   - legal.go lists, network.go connects, score.go counts, view.go and
//     sample.go hide, position.go writes, parse.go reads.
//
// Hidden are the hands, the tickets and the order of deck and ticket pile.
// What everybody can keep in mind is public and stays so: the cards that a
// seat took face up and has not spent, and who knows which place of the
// ticket pile.
package ttrsf

import _ "embed"

// Version is the rules version.
const Version = 1

//go:embed data/locations.csv
var locationsCSV string

//go:embed data/routes.csv
var routesCSV string

//go:embed data/tickets.csv
var ticketsCSV string
