package text

import "strconv"

// Coach are the words of the coach.
var Coach = struct{ Title, Idle, Waiting, More, On, Off, Quit, New, Begin string }{
	Title: "Coach", Idle: "More as soon as the next rule matters.", Waiting: "There is more to tell here.", More: "More",
	On: "Switch the coach on", Off: "Switch the coach off", Quit: "Switch off",
	New:   "Play a first game against easy bots. A coach explains each rule when it first matters.",
	Begin: "First game with a coach",
}

// CoachNext asks for the next of n tips.
func CoachNext(n int) string { return "Next (" + strconv.Itoa(n) + ")" }
