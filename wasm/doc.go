//go:build js && wasm

// Command wasm is Bayboard in the browser: it wires the store, the effects and
// the components together, and runs. The same program runs in the page and in
// a worker of its own, where bots think (package worker).
//
// # One flow
//
//	a click, a key, an answer
//	      │  Msg: what happened, as a past fact
//	      ▼
//	store.Update ──► replay.Match ──► the rules (core)
//	      │  Model: all that the page knows      Effect: what is to be done
//	      ▼                                            ▼
//	view: components ──► dom: the page           effect: storage, history,
//	                                             clipboard, worker, fetch
//	                                                   │ its answer is a Msg
//	                                                   └──► store.Update
//
// Only Update changes the Model; components get values and a send function.
// Store, components, texts and geometry know no JavaScript: all of them are
// tested on the host.
//
// # Where things are
//
//	store       Model, Msg, Effect, Update
//	address     addresses in the fragment
//	effect      carries effects out; the table of faults and their tests
//	worker      protocol, client and main function of the worker
//	dom         our renderer of Vugu's build results
//	late        what is shown a moment later than the rest
//	svg         geometry: cells, streets, routes, cards, as markup
//	text        every word of the interface
//	escape      text into markup
//	view/markup what generated components call
//	view/ui     the parts that all games share: bar, log, time line, score …
//	view/page   the pages: lobby, set-up, table, lesson, quiz, review …
//	view/sf2022, view/sf2000, view/ttrsf   boards and hands of the games
//
// # Size
//
// Each byte is loaded before anything can be played, on a phone, too. So the
// program is built without inlining but for rules, search and rendering; tables
// are strings; fmt, reflection and maps of functions stay out where they can.
// The build then takes away what a page never needs (scripts/internal/slim) and
// makes the code shorter (scripts/internal/wasmcode),
// and scripts/check holds a budget.
package main
