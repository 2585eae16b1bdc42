// Package sf2022 is San Francisco by Reiner Knizia (2022), for 2 to 4
// players: lay out project cards, realize them in five districts, join them
// to the streetcar network and let skyscrapers rise.
//
// The rules page is manual.en.md; each rule id is an anchor there. Points are
// counted in half points, so that 1½ and 2½ are exact.
//
// # How it is built
//
//   - data.go, edition.go: a [Card] and the [Edition], the list of cards.
//   - cells.go, city.go: one player's [City], 5 rows by 5 columns, as bit sets
//     and small counts.
//   - table.go, state.go: the [Table], all that lies open; a [State] is the
//     table and the order of the deck.
//   - rules.go: the rule ids and refusals. turn.go, place.go, bonus.go carry
//     out actions; settle.go what a placement triggers.
//   - legal.go lists, score.go counts, view.go hides, position.go writes.
//
// The only hidden thing is the order of the deck, so every seat has the same
// view.
package sf2022

import _ "embed"

// Version is the rules version.
const Version = 1

//go:embed data/deck.csv
var deckCSV string
