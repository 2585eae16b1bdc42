package effect

import (
	"bayboard/wasm/store"
	"errors"
	"sort"
	"strings"
)

// Storage is what keeps texts on the device: localStorage, or a map in tests.
// Any method may fail with ErrBlocked.
type Storage interface {
	Keys() ([]string, error)
	// Get is the text of a key, ok false if there is none.
	Get(key string) (text string, ok bool, err error)
	// Set may fail with ErrFull; what was there is then unchanged.
	Set(key, text string) error
	Delete(key string) error
}

// ErrBlocked: the browser does not let this page keep anything. ErrFull: there
// is no room.
var (
	ErrBlocked = errors.New("storage is blocked")
	ErrFull    = errors.New("storage is full")
)

const (
	gameKey   = "bayboard:game:"
	lastKey   = "bayboard:last:"
	brokenKey = "bayboard:broken:"
	prefsKey  = "bayboard:prefs"
	learnKey  = "bayboard:learned"
)

// Load reads all saved games.
func Load(s Storage) store.SavesLoaded {
	keys, err := s.Keys()
	if err != nil {
		return store.SavesLoaded{Blocked: true}
	}
	sort.Slice(keys, func(i, j int) bool { return keys[i] < keys[j] })
	var out store.SavesLoaded
	for _, key := range keys {
		id, ok := strings.CutPrefix(key, gameKey)
		if !ok {
			continue
		}
		e := store.Entry{ID: id}
		if e.Text, _, err = s.Get(key); err != nil {
			return store.SavesLoaded{Blocked: true}
		}
		e.Last, _, _ = s.Get(lastKey + id)
		out.Entries = append(out.Entries, e)
	}
	out.Prefs, _, _ = s.Get(prefsKey)
	out.Learned, _, _ = s.Get(learnKey)
	return out
}

// WritePrefs keeps the settings, and what another version has set besides.
func WritePrefs(s Storage, w store.WritePrefs) {
	old, _, _ := s.Get(prefsKey)
	_ = s.Set(prefsKey, w.Text+store.ForeignPrefs(old))
}

// WriteLearned adds to what is kept of the courses; what another tab or
// another version wrote stays. Reviews make room.
func WriteLearned(s Storage, w store.WriteLearned) store.WriteResult {
	old, _, err := s.Get(learnKey)
	if err != nil {
		return store.WriteBlocked
	}
	text := store.ParseLearned(old).Merge(w.Text).String() + store.ForeignLearned(old)
	err = s.Set(learnKey, text)
	if errors.Is(err, ErrFull) && dropReviews(s, "", 0) {
		err = s.Set(learnKey, text)
	}
	if err != nil {
		return refusal(err)
	}
	return store.WriteOK
}

// Write writes a saved game if nobody else did since: the counter of what is
// there must be the expected one. What was there becomes the last good copy.
// It is to be called under the lock of all tabs.
func Write(s Storage, w store.WriteSave) store.WriteResult {
	old, ok, err := s.Get(gameKey + w.ID)
	if err != nil {
		return store.WriteBlocked
	}
	if ok && store.CounterOf(old) != w.Expect {
		return store.WriteConflict
	}
	text, result := w.Text(), store.WriteOK
	if !ok && w.Expect > 0 {
		result = store.WriteMissing
	}
	err = s.Set(gameKey+w.ID, text)
	if errors.Is(err, ErrFull) && dropReviews(s, "", 0) {
		err = s.Set(gameKey+w.ID, text)
	}
	if err != nil {
		// The copy makes room, the game matters more.
		if errors.Is(err, ErrFull) && s.Delete(lastKey+w.ID) == nil {
			err = s.Set(gameKey+w.ID, text)
		}
		if err != nil {
			return refusal(err)
		}
		return result
	}
	if ok {
		_ = s.Set(lastKey+w.ID, old) // without room for it the game is kept all the same
	}
	return result
}

func refusal(err error) store.WriteResult {
	if errors.Is(err, ErrFull) {
		return store.WriteFull
	}
	return store.WriteBlocked
}

// Delete removes a saved game, its last good copy and its review.
func Delete(s Storage, id string) {
	_ = s.Delete(gameKey + id)
	_ = s.Delete(lastKey + id)
	_ = s.Delete(reviewKey + id)
}

// PutAside keeps an unreadable text under another key. Only when that worked
// is its place given to the good copy, or freed.
func PutAside(s Storage, p store.PutAside) {
	if s.Set(brokenKey+p.ID, p.Text) != nil {
		return
	}
	if p.Good == "" {
		_ = s.Delete(gameKey + p.ID)
		return
	}
	_ = s.Set(gameKey+p.ID, p.Good)
}
