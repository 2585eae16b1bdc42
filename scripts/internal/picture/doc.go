// Package picture draws the pictures of a game's manual, with the same code as
// the boards of the application, as SVG that needs classes only.
//
// # Small pictures
//
// An image of Markdown whose address is a scheme and a word is drawn in the
// line of the text: ![Blue 2 with tracks](card:blue2t). Its text is its name;
// without one it says nothing to those who hear the page. The schemes and
// words are told by inline of each game.
//
// # Figures
//
// A fenced block of the language "picture" is a figure:
//
//	example 4
//	show city 1 yellow green
//	mark green 1
//	after 1
//	alt Your two lowest rows after the placement: …
//	caption One placement, three markers.
//
//	example N [K]     the K-th scenario of testdata/scenarios/example-N.txt,
//	                  the first if K is left out. The figure then leads to the
//	                  lesson step that shows it, or to its position in the app.
//	position          followed by indented lines: a position of its own
//	show WORDS        a part of the figure; the words are told by part of each
//	                  game. There may be several.
//	over TEXT         a heading of the part before
//	mark WORDS        a frame around something of the part before
//	label WORDS: TEXT a number at something of the part before, and its text
//	                  in a list below the figure
//	after N…          how many actions of the scenario have been made; with
//	                  several numbers the parts are drawn once for each
//	heads TEXT | …    the headings of these
//	alt TEXT          what there is to see, for those who do not. Required.
//	caption TEXT      stands below
//
// # Lists
//
// A fenced block of the language "list" is the table of a component list:
//
//	deck.csv The whole list
package picture
