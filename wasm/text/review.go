package text

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/wasm/store"
)

// Review are the words of the review of a finished game.
var Review = struct {
	Title, Open, Back, Chances, Hundred, Line, Moves, Stop, GoOn, Table, Less, All, Start, Over, NotKept, Same,
	Played, Best, NoChoice, NotYet, Nothing, Turning, NoTurning, Decisions, Whose, NoSlips, Earlier, Later, Keys, Show, Board string
}{
	Title: "Review", Open: "Review the game", Back: "Back to the game", Chances: "Who was going to win", Hundred: "Games won of 100",
	Line: "Move", Moves: "Moves", Stop: "Stop", GoOn: "Go on", Table: "The curve as a table", Less: "Show fewer", All: "Show all decisions",
	Start: "The start of the game", Over: "The end of the game", NotKept: "There is no room to save this review.",
	Same: "It was the best move.", Played: "As played", Best: "Better move", NoChoice: "There was no choice.", NotYet: "Not looked at yet.",
	Nothing: "The computer could not judge this decision.", Turning: "Turning points", NoTurning: "No turn changed the chances much.",
	Decisions: "Decisions", Whose: "Whose decisions", NoSlips: "No slips so far.", Earlier: "Mistake before", Later: "Next mistake",
	Keys: "Keys: ← and → one move back and forward, B and N to the mistake before and after, T from one move to the other.",
	Show: "On the board", Board: "The board then",
}

// Grades explains the grades.
func Grades() string {
	slip, bad := store.SlipLoss/10, store.BlunderLoss/10
	return "Best: nothing better was found. Good: it costs less than " + strconv.Itoa(slip) + bond + "of" + bond + "100" + bond + "games. Slip:" + bond + strconv.Itoa(slip) + bond + "to" + bond +
		strconv.Itoa(bad-1) + ". Blunder:" + bond + strconv.Itoa(bad) + bond + "or" + bond + "more. " +
		"The computer plays on from each move many times, with what the seat could know then; it may be some games off."
}

// Grade is a grade in a word, empty if there is none.
func Grade(g store.Grade) string {
	switch g {
	case store.BestMove:
		return "best"
	case store.GoodMove:
		return "good"
	case store.Slip:
		return "slip"
	case store.BadMove:
		return "blunder"
	}
	return ""
}

// ReviewProgress says how far a review is.
func ReviewProgress(done, of int, closer bool) string {
	n, all := strconv.Itoa(done), strconv.Itoa(of)
	switch {
	case !closer:
		return n + " of " + all + " decisions looked at"
	case done < of:
		return "A closer look: " + n + " of " + all
	}
	return "All decisions have been looked at."
}

// MoveOf is "Move 31 of 96".
func MoveOf(ply, all int) string {
	return Review.Line + " " + strconv.Itoa(ply) + " of " + strconv.Itoa(all)
}

// ShareOf is a chance in thousandths as games of 100.
func ShareOf(chance int) string { return strconv.Itoa((chance + 5) / 10) }

// Shares says what each seat can expect: "You 56, Mira 44 of 100".
func Shares(names []string, value [engine.MaxSeats]int) string {
	said := ""
	for p, name := range names {
		if p > 0 {
			said += ", "
		}
		said += name + " " + ShareOf(value[p])
	}
	return said + " of 100"
}

// Changes says how the expectations changed: "You 58 → 41, Mira 42 → 59 of
// 100"; only of seats whose did.
func Changes(names []string, was, is [engine.MaxSeats]int) string {
	said := ""
	for p, name := range names {
		if ShareOf(was[p]) == ShareOf(is[p]) {
			continue
		}
		if said != "" {
			said += ", "
		}
		said += name + " " + ShareOf(was[p]) + " → " + ShareOf(is[p])
	}
	return said + " of 100"
}

// Decided says what was played: "You played: Realize area 2".
func Decided(name, move string) Line { return say(strong(name), " played: "+move+".") }

// Verdict says how good a decision was, and what the best one would have
// changed. better is the best action in words.
func Verdict(m *store.Moment, better string) Line {
	games := strconv.Itoa(m.Loss() / 10)
	switch m.Grade() {
	case store.BestMove:
		return say(strong("Best."), " Nothing better was found.")
	case store.GoodMove:
		if games == "0" {
			return say(strong("Good."), " “"+better+"” would have done as well.")
		}
		return say(strong("Good."), " “"+better+"” would have won about "+games+bond+"of"+bond+"100"+bond+"games more.")
	case store.Slip:
		return say(strong("A slip."), " “"+better+"” would have won about "+games+bond+"of"+bond+"100"+bond+"games more.")
	case store.BadMove:
		return say(strong("A blunder."), " “"+better+"” would have won about "+games+bond+"of"+bond+"100"+bond+"games more.")
	}
	if !m.Choice {
		return say(Review.NoChoice)
	}
	if m.Depth > 0 {
		return say(Review.Nothing)
	}
	return say(Review.NotYet)
}

// Cost is "−6 of 100", what a decision cost.
func Cost(loss int) string { return minus + strconv.Itoa(loss/10) + " of 100" }

// GradeCount says how many decisions of a seat were of each grade: "31 best, 12
// good, 4 slips, 1 blunder".
func GradeCount(best, good, slips, blunders int) string {
	said := strconv.Itoa(best) + bond + "best, " + strconv.Itoa(good) + bond + "good, "
	whole := func(s string) string { return strings.Replace(s, " ", bond, 1) } // in one line
	return said + whole(count(slips, "slip", "slips")) + ", " + whole(count(blunders, "blunder", "blunders"))
}
