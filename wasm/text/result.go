package text

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// Result is the sentence at the end of a game: who won, with what.
func Result(o engine.Outcome, unit string, names []string) Line {
	winners := o.Winners()
	if len(winners) == 0 {
		return say("The game is over.")
	}
	score := Points(unit, o.Scores[winners[0]]) + " " + PointsWord(unit, o.Scores[winners[0]])
	var who []string
	for _, s := range winners {
		who = append(who, names[s])
	}
	if len(who) > 1 {
		return say(strong(And(who)), " share the victory with "+score+".")
	}
	line := say(strong(who[0]), " "+verb(who[0], "win", "wins")+" with "+score+tieNote(o, winners[0])+".")
	for s := range o.Seats {
		if names[s] == You && o.Ranks[s] > 1 {
			line = say(line, " You are ", strong(Place(o.Ranks[s])), " with "+Points(unit, o.Scores[s])+".")
		}
	}
	return line
}

// tieNote says that more than points decided.
func tieNote(o engine.Outcome, winner engine.Seat) string {
	if o.TieBreaks[winner] == "" {
		return ""
	}
	return ", by the tie rule"
}

// Lead says who would win if the game ended now, unless nobody has points.
func Lead(o engine.Outcome, unit string, names []string) string {
	if o.Scores == [engine.MaxSeats]int{} {
		return ""
	}
	var who []string
	for _, s := range o.Winners() {
		who = append(who, names[s])
	}
	if len(who) == 0 {
		return ""
	}
	verbs := verb(who[0], "lead", "leads")
	if len(who) > 1 {
		verbs = "lead"
	}
	return And(who) + " " + verbs + " with " + Points(unit, o.Scores[o.Winners()[0]]) + " " + PointsWord(unit, o.Scores[o.Winners()[0]]) + "."
}

// Against says who plays: "You, Mira and Jun".
func Against(names []string) string {
	if len(names) > 1 && names[0] == You {
		return "You against " + And(names[1:])
	}
	return And(names)
}

// TurnOf is "your turn", "Mira’s turn".
func TurnOf(name string) string { return own(name) + " turn" }

// TurnStarts is "Mira’s turn."
func TurnStarts(name string) string { return upper(TurnOf(name)) + "." }

// Thinking and Waiting say that somebody else decides.
func Thinking(name string) Line { return say(strong(name), " is thinking …") }

// Waiting is for a person at another device.
func Waiting(name string) Line {
	return say("It is ", strong(own(name)), " turn. Send ", within(name), " the link to this game.")
}

// Looking says that the table shows an earlier moment.
func Looking(name string) Line {
	if name == "" {
		return say("Looking at the end of the game.")
	}
	return say("Looking back: ", strong(own(name)), " decision.")
}

// Shift is by how much the points of a seat change, as the game stands.
type Shift struct {
	Name   string
	Points int
}

// Preview adds to the effects of an action the points that it brings for
// certain, and how the points of all seats change as the game stands.
func Preview(effects, unit string, gain int, shifts []Shift) string {
	amount := ": " + Gain(unit, gain)
	switch points := " " + PointsWord(unit, gain) + "."; {
	case gain == 0:
	case strings.Count(effects, ": +") == 1 && strings.Contains(effects, amount+"."):
		effects = strings.Replace(effects, amount+".", amount+points, 1) // told already
	default:
		effects += " " + Gain(unit, gain) + points
	}
	var parts []string
	for _, s := range shifts {
		parts = append(parts, s.Name+" "+Gain(unit, s.Points))
	}
	if len(parts) > 0 {
		effects += " As it stands: " + strings.Join(parts, ", ") + "."
	}
	return strings.TrimSpace(effects)
}

// Earlier is the remark that the person decides at an earlier moment.
const Earlier = "You are back at an earlier moment. Another choice drops what came after it."

// BoardOf is "Mira’s board".
func BoardOf(name string) string { return upper(own(name)) + " board" }

// TurnNumber is "Turn 17", in games that count rounds "Round 17".
func TurnNumber(slug string, n int) string {
	counts := known(slug).counts
	if counts == "" {
		counts = "Turn"
	}
	return counts + " " + strconv.Itoa(n)
}
