// Package worker lets bots think beside the page: in a Web Worker that runs
// the same program, or, where there is none, in slices on the page.
//
// The page asks a [Client]. It starts a worker when the first question comes,
// puts one question at a time to it, and hears how far it is and what it came
// to. A worker that dies or falls silent is started again and asked again;
// when that happens twice in a row, questions are answered on the page from
// then on. Either way a question is answered by [Run], so the answers are the
// same, and the page stays free: Run makes way after a few milliseconds.
//
// A [Request] carries no secret: its position is a sample of what the seat
// that decides may know. Requests and answers are lines of text.
//
// Budgets are nodes, which make answers the same on all machines. The time
// limit is for slow ones: at the limit a search ends with what it has found,
// and at twice that it is cut off wherever it is.
package worker
