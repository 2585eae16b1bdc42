// Package effect carries out what the store asks for: it reads and writes what
// is kept on the device, changes the address, copies, thinks for bots, and
// answers with messages.
//
// What is kept and how is plain Go over [Storage], tested on the host; the
// files *_js.go hold what calls JavaScript.
//
// # Keys of localStorage
//
//	bayboard:game:<id>    a saved game (store.Save)
//	bayboard:last:<id>    its last good copy, one writing older
//	bayboard:broken:<id>  a text that could not be read, put aside
//	bayboard:prefs        the settings
package effect
