package engine

// Outcome is the result of a game, or how it stands.
type Outcome struct {
	// Over says that the game has ended; Reason is the rule by which it did.
	Over   bool
	Reason Rule
	// Seats is the number of seats; entries of the arrays beyond it are 0.
	Seats int
	// Scores are in the game's unit ([Game.Unit]).
	Scores [MaxSeats]int
	// Ranks count from 1; seats that share a place have the same rank.
	Ranks [MaxSeats]int
	// TieBreaks are the ids of the rules that decided between equal scores,
	// per seat the one that gave it its place, empty where none was needed.
	TieBreaks [MaxSeats]Rule
}

// Winners are the seats of rank 1, in seat order: several when the victory is
// shared.
func (o Outcome) Winners() []Seat {
	var w []Seat
	for s := range o.Seats {
		if o.Ranks[s] == 1 {
			w = append(w, Seat(s))
		}
	}
	return w
}

// Line is one line of a score: the points that a rule gives a seat.
type Line struct {
	Rule   Rule
	Points int
	Facts  []Fact
}
