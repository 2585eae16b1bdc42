// Command engine offers the rules cores to other programs: one JSON object
// per line on standard input is a request, and each gets one line on standard
// output, in order. It knows one game at a time.
//
//	> {"cmd":"new","game":"sf2022","players":2,"seed":"7F3K","options":{"first":0}}
//	< {"ok":true,"actor":0,"over":false}
//	> {"cmd":"legal"}
//	< {"ok":true,"actor":0,"actions":["layout"]}
//	> {"cmd":"play","action":"layout"}
//	< {"ok":true,"events":[{"kind":"revealed","seat":0,"chance":true,"card":"green2tb"}]}
//	> {"cmd":"play","action":"realize 1"}
//	< {"ok":false,"rule":"layout","error":"illegal by layout: card=green2tb"}
//	> {"cmd":"bot","level":"medium","seed":"1"}
//	< {"ok":true,"action":"area 1"}
//
// # Requests
//
// A request has the field cmd and the fields of its command. A line that is
// no request, an unknown command or field, or something impossible gets
// {"ok":false,"error":"…"}, changes nothing, and the program goes on. Seats
// count from 0; nobody is -1. Actions are texts in the grammar of the game's
// rules page.
//
//	new       game, players, seed, options    begins a game: its slug; the seed is 1 to 8
//	                                          characters of Crockford's base32; options are
//	                                          "first" (a seat; else it is drawn), "edition",
//	                                          and those of the game, by name
//	load      position                        begins at a position
//	open      record                          begins with a record as text, or the code of a link
//	legal                                     lists the actor's legal actions
//	play      action                          plays one; the answer has the events. A refusal
//	                                          has the id of the rule that forbids it
//	undo                                      takes the last action back
//	position                                  the state as text
//	record    as ("text", "link")             the game so far: a text, which is usual, or a link's code
//	view      seat                            what a seat may know
//	outcome                                   the result, or what it would be now
//	bot       level, seed, nodes              what a bot would play; it does not play it.
//	                                          nodes bounds levels that search a tree, hard and
//	                                          expert; 0 is their usual budget. easy and medium
//	                                          do not search
//
// The answer of hard and expert also says why: value is each seat's part of the
// victory, as expected; visits counts how often the search went through, tries by
// action, with how well the seat would stand; line is the action and what the
// seat would most likely decide next. With a single legal action nothing is
// searched, and value is 0 for all.
//
// new, load and open answer with actor and over. Events are complete, also
// with what only one seat may know: this program is the referee. An event has
// its kind and seat, "chance" if chance decided it, "to" if only one seat may
// know the facts, and its facts by name.
package main
