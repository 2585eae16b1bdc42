// Package browse measures the built site in a headless Chromium: how long a
// click takes until its result is painted, how long the app takes to load, and
// what memory it has after many moves.
//
// # Clicks
//
// The tables are games of the most players at one device, 1280 by 800 pixels,
// of which two thirds have been played: the largest boards. A mouse of the
// browser's own points and clicks as a person does, at a page that is idle: it
// moves to a control, waits, presses, waits, releases. All kinds of actions
// are clicked, and undo. A control that does not stay under
// the pointer, as its preview moves it, is counted and not clicked.
//
// Two figures are taken of each click, in the page and by its clock:
//
//   - to paint: from the click's own time stamp, when the browser received the
//     release of the button, until the page has painted the frame in which the
//     result is seen. The program renders in the next animation frame, and
//     these come at 60 Hz, so up to 16.7 ms of it are waiting for a frame, as
//     on a screen.
//   - work: the same without waiting: the time of the click's handlers, and
//     from the start of the frame's first callback until it is painted. This
//     is the program's handler and render and the browser's style, layout and
//     paint; what is left out is waiting for the event and for the frame.
//
// Painted means that the page's own thread is done with the frame: a message
// that was sent in the frame has arrived. That the compositor rasters and
// shows it is not measured. A frame counts only when something on the page
// changed in it; else the next one is waited for.
//
// A third figure is for machines that others use too: the time that a
// processor spent on the page's thread, from before the click until after the
// paint. Nothing that other programs take is in it, but a little of measuring
// itself.
//
// Hovers, where a pointer arrives at something that can be chosen and its
// preview is drawn, are measured alike, from the move's time stamp, but apart.
// The browser hands moves over at the start of a frame.
//
// # Loading
//
// From the start of the navigation until the app has shown its first screen
// and can be used, unthrottled, from this machine: on the first visit with an
// empty profile, and on a second one with what the first has left. The same on
// a phone: a processor four times slower, 1.6 Mbit/s, 150 ms.
//
// # Memory
//
// What the program has reserved as WebAssembly memory, which never shrinks,
// and the JavaScript heap after a collection, both after many moves in one
// visit.
//
// A soak has bots of mixed levels play all games on one page for minutes, and
// reads this and the number of nodes after each game. Its growth is the slope
// over the time after the first third: games differ in what they need.
package browse
