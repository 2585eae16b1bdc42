// Package quiz asks questions about positions, endlessly: which of these
// actions is legal, what does a seat score, who wins, and what a game itself
// asks about (the value of a card, the streets that are missing, a ticket).
//
// A question is made by the rules alone. A game between beginners is played
// from a number; the question is about one of its moments, and the engine
// gives the answer. So each question has exactly one right answer, and the
// reason of each wrong one: the rule that refuses an action, the lines of a
// score. The number makes the same question again, on any machine.
//
// A question tells no secret: it is asked through the eyes of one seat, of
// what its view holds.
package quiz
