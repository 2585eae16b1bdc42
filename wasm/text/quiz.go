package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/game/ttrsf"
	"bayboard/core/quiz"
)

// Quiz are the words of the quiz.
var Quiz = struct {
	Title, Right, Wrong, Next, Skip, Copy, Rule, Choices, Possible, Yes, No, IsRight, Yours, Link, Now string
}{
	Title: "Quiz", Right: "Right.", Wrong: "Not quite.", Next: "Next question", Skip: "Another question",
	Copy: "Copy the link", Rule: "Rule", Choices: "Answers", Possible: "This is possible.", Yes: "Yes", No: "No", IsRight: "right", Yours: "your answer", Link: "Quiz", Now: "Now:",
}

// Streak is how many questions in a row were answered right, and the most ever.
func Streak(n, best int) string {
	s := strconv.Itoa(n) + " in a row"
	if best > n {
		s += ", your best is " + strconv.Itoa(best)
	}
	return s
}

// Question is what a question of the quiz asks.
func Question(q *quiz.Question, names []string) Line {
	name := names[q.Seat]
	over := q.State.Actor() == engine.NoSeat
	switch q.Kind {
	case quiz.Legal:
		return say("It is ", strong(own(name)), " decision. Which of these is possible?")
	case quiz.Score:
		if over {
			return say("The game is over. How many points ", strong(verb(name, "do you", "does "+name)), " have?")
		}
		return say("How many points would ", strong(within(name)), " have if the game ended now?")
	case quiz.Winner:
		if over {
			return say("The game is over. Who wins?")
		}
		return say("If the game ended now, who would win?")
	}
	return riddle(q, names)
}

// AsksTicket reports whether a question asks how a ticket stands, which the
// page tells elsewhere.
func AsksTicket(q *quiz.Question) bool { return facts(q.Riddle.Facts).word("ask") == "ticket-complete" }

func riddle(q *quiz.Question, names []string) Line {
	f := facts(q.Riddle.Facts)
	who, does := "", ""
	if f.has("seat") {
		name := names[f.number("seat")]
		who, does = own(name), verb(name, "do you", "does "+name)
	}
	row, space := colour(f.word("row"))+" row", "space "+strconv.Itoa(f.number("column"))
	switch f.word("ask") {
	case "card-value":
		return say("What is the card on "+space+" of "+who+" ", strong(row), " worth?")
	case "foundation-missing":
		return say("How many points are missing around the foundation on "+space+" of "+who+" ", strong(row), " for a skyscraper?")
	case "row-value":
		return say("What are the cards of "+who+" ", strong(row), " worth together?")
	case "tie":
		return say("The ", strong(row), " is tied. Who is first in it?")
	case "sticks-missing":
		return say("How many more sticks "+does+" need for the majority around ", strong(tileText(q.State, sf2000.Tile(f.number("tile")))), ", if nobody else lays one there?")
	case "ticket-complete":
		e := q.State.View(q.Seat).(*ttrsf.View).Edition()
		return say("Would the ticket ", strong(TicketName(e, ttrsf.TicketID(f.number("ticket")))), " be complete for ", strong(within(names[f.number("seat")])), "?")
	case "token-points":
		return say("What do ", strong(who), " tourist tokens score?")
	case "route-points":
		return say("What have ", strong(who), " routes scored?")
	}
	return nil
}

// Answer is a choice of a question.
func Answer(q *quiz.Question, c quiz.Choice, names []string) string {
	ask := facts(q.Riddle.Facts).word("ask")
	switch {
	case q.Kind == quiz.Legal:
		return Move(q.State.View(q.Seat), c.Action)
	case q.Kind == quiz.Winner || ask == "tie":
		return names[c.Number]
	case q.Kind == quiz.Score:
		return Points(q.State.Game().Unit(), c.Number)
	case ask == "ticket-complete":
		return []string{Quiz.No, Quiz.Yes}[c.Number]
	}
	return strconv.Itoa(c.Number)
}

// Because is why an answer is right or wrong: a sentence, and the rule that it
// goes by.
func Because(q *quiz.Question, c quiz.Choice) (sentence string, rule engine.Rule) {
	slug := q.State.Game().Slug()
	switch {
	case c.Refusal != nil:
		title, reason := Refusal(slug, c.Refusal)
		return title + ": " + reason, c.Refusal.Rule
	case q.Kind == quiz.Legal:
		return Quiz.Possible, ""
	case q.Kind == quiz.Detail:
		return becauseOf(q, RuleTitle(slug, q.Riddle.Rule)), q.Riddle.Rule
	}
	return "", ""
}

// becauseOf says what the answer of a riddle comes from.
func becauseOf(q *quiz.Question, rule string) string {
	f := facts(q.Riddle.Facts)
	switch f.word("ask") {
	case "card-value":
		return "A square counts 4 beside the network, else nothing; each +2 token adds 2."
	case "foundation-missing":
		around := f.number("around")
		return "Its neighbours are worth " + strconv.Itoa(around) + ", and this city needs " + strconv.Itoa(around+q.Riddle.Points) + "."
	case "row-value":
		return "Printed values, 4 for each square beside the network, 2 for each +2 token."
	case "tie":
		return "Card by card from the left, the higher value wins."
	case "ticket-complete":
		return "A ticket is complete when the routes of its holder alone connect both places."
	case "token-points":
		return "2 tokens score 1 point, then 2, 4, 6, 9 and 12."
	case "route-points":
		return "Routes of 1 to 5 spaces score 1, 2, 4, 7 and 10."
	}
	return rule + "."
}

// Addends are the lines of a score that give points: "3 skyscrapers: 3".
func Addends(q *quiz.Question) (list []string) {
	unit := q.State.Game().Unit()
	for _, l := range q.Lines {
		if l.Points == 0 {
			continue
		}
		label, detail := ScoreLine(q.State.Game().Slug(), l)
		if detail != "" {
			label += " (" + detail + ")"
		}
		list = append(list, label+": "+Points(unit, l.Points))
	}
	return list
}

// Totals are the points of all seats when the winner was asked for.
func Totals(q *quiz.Question, names []string) string {
	return Result(q.State.Outcome(), q.State.Game().Unit(), names).String()
}
