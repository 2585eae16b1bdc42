// Package lesson says what a lesson is; the courses of the games lie below it. A
// lesson is data: positions, goals and texts. The person makes every move; any
// legal way that reaches a step's goal in its number of decisions counts.
//
// # Files
//
// A course is the files courses/<slug>/en/*.txt, one for each chapter, in the
// order of their names (1-building.txt). The application fetches them as one
// text (Join, Read); package courses embeds them for the rest.
// courses/<slug>/untaught.txt lists the rule ids that no step teaches, each with
// a reason, and is for the check only:
//
//	marker-supply: pieces in the box; nothing to decide
//
// # Format
//
// A line that begins without indentation is a word and its value. Indented
// lines go on with it. Blank lines and lines that begin with # say nothing.
//
//	chapter Skyscrapers
//
//	lesson waterfront Lower the bar
//	before A waterfront card makes all your skyscrapers cheaper.
//
//	step
//	before Your foundation has 6 points around it and needs 7.
//	goal Make a skyscraper rise.
//	hint Look for the card that lowers what a foundation needs.
//	hint Place the blue waterfront card.
//	after One waterfront: 6 is enough, on your whole board.
//	rules waterfront skyscraper
//	reach event skyscraper row=orange
//	position
//	  sf2022 position 1
//	  …
//	play
//	  ! discard 2 => place-order
//	  place 1
//	  2: layout
//	  2: area 3
//
// chapter stands once, first. lesson has the id for its address, then its
// title; before, if any, is what its first step says before its own.
//
// Of a step:
//
//	goal      one sentence: whose turn, what to reach. Required.
//	before    what to know first, a sentence or two
//	after     what it led to and why, a sentence or two. Required.
//	hint      twice: where to look, then what to do. Required.
//	rules     the rule ids that the step teaches. Required.
//	reach     a test, see below; several must all hold. Required.
//	position  the start in the game's position text. Without it the step goes
//	          on where the stored solution of the one before has ended.
//	you       the person's seat; else as in the step that this one goes on
//	          from, else whoever decides at the start
//	par       the number of decisions that may be made; else as many as the
//	          stored solution has
//	play      the stored solution. Required.
//
// Lines of play are actions of the person; "2: action" is a reply of seat 2.
// The next reply of a seat is used when it is legal; a seat without one plays
// greedily, always alike. "! action => rule" is a try that is refused; it is
// no decision and goes only with the test "refused rule". Replies before the
// person's first action are played when the step begins.
//
// # Tests
//
//	event NAME [FACT…] [times N]   has happened, N times. The facts are those
//	                               of State.DescribeEvent. It is an event of
//	                               the person or of the table, unless one of
//	                               the facts is seat=N (from 1) or seat=any.
//	action TEXT                    the person has made an action whose text is
//	                               or begins with TEXT
//	refused RULE                   the rule has refused a try
//	score RULE [FACT…]             the line of the person's score with the rule
//	                               and the facts, among them "points", in the
//	                               game's unit; seat=N and seat=any as above
//	rank N                         the person's place is N or better
//	over [RULE]                    the game is over (by the rule)
//	turn over                      another seat decides, or the game is over
//	position LINE                  the position text has a line that begins so
//	not TEST                       the event or action must not have happened;
//	                               other tests must not hold
//
// A fact is name=value, or name>=n, name<=n with a number. Tests of events,
// actions and refusals are about all that happened since the step began.
//
// # Rules of play
//
// A step is reached as soon as all its tests hold, even before the others
// reply. It has gone wrong when the decisions are used up or when no
// continuation reaches the goal, as an exhaustive search finds out; a search
// that takes too long says nothing. A refused try costs nothing.
//
// # The coach
//
// courses/<slug>/coach.en.txt is what a first game tells, each rule once. A tip
// is a line "tell" with its rules, the first of which leads to more, a line
// "say" with a sentence or two, and lines "when", one of which must hold in all
// its parts:
//
//	tell place-order
//	say Build your cards in the order you like.
//	when legal place and legal discard
//
//	legal ACTION            an action that begins so is legal for the person
//	refused ACTION => RULE  the rule refuses it
//	event …                 has happened in the game, as in the test above
//
// Those that stand first are told first. uncoached.txt lists the rules that a
// course teaches and the coach does not tell, each with a reason.
//
// # Checks
//
// Check finds what is wrong with a course or a coach and names file and line;
// `go test ./core/lesson` runs it on all.
package lesson
