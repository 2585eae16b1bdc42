// Package sf2000 is San Francisco by Andreas Wetter and Thorsten Löpmann
// (2000), for 3 to 5 players: win the right to lay a stick on a street by
// influence, by checks or by option cards, and rebuild the tiles on whose
// sides nobody can catch up with you.
//
// The rules page is manual.en.md; each rule id is an anchor there. Money is
// counted in units of 10,000 dollars.
//
// # How it is built
//
//   - data.go, edition.go, csv.go: requests and action cards, and the
//     [Edition], the two lists of them.
//   - streets.go, tiles.go: the map's geometry, as bit sets of streets.
//   - checks.go, memory.go: hands of checks, and what everybody knows of them.
//   - table.go, state.go: the [Table], all that lies open and is remembered; a
//     [State] adds what is hidden and the generator.
//   - rules.go: the rule ids. round.go, influence.go, bidding.go, options.go
//     run a request; invest.go and majority.go lay sticks and rebuild;
//     cards.go, sticks.go and income.go carry out action cards.
//   - legal.go lists, score.go counts, view.go hides, sample.go makes up what
//     is hidden, position.go writes.
//
// # What is hidden
//
// The orders of the two decks, choices that are not shown yet, sealed offers,
// and the checks: each hand is known at the start, and only payments face down
// make it uncertain (rule secrecy).
package sf2000

import _ "embed"

// Version is the rules version.
const Version = 1

//go:embed data/requests.csv
var requestsCSV string

//go:embed data/actions.csv
var actionsCSV string
