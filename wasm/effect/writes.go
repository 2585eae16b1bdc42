package effect

import "bayboard/wasm/store"

// writes are the saved games that wait for their turn to be written. A game
// waits once: its next state takes the place of the one that waits, however
// slow the turns come.
type writes map[string]*store.WriteSave

// add lets a state wait, and reports whether it needs a turn of its own; it
// returns what is to be taken in that turn.
func (w writes) add(e store.WriteSave) (waits *store.WriteSave, own bool) {
	if old := w[e.ID]; old != nil {
		old.Text = e.Text // what is expected in the storage stays the same
		return old, false
	}
	w[e.ID] = &e
	return &e, true
}

// take ends the waiting: its turn has come.
func (w writes) take(waits *store.WriteSave) store.WriteSave {
	if w[waits.ID] == waits {
		w.close(waits.ID)
	}
	return *waits
}

// close lets what comes later wait by itself, behind something else that is to
// be done with the game.
func (w writes) close(id string) { delete(w, id) }
