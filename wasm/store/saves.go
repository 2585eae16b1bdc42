package store

import (
	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"slices"
	"sort"
)

// save finds a saved game.
func (m *Model) save(id string) (Save, bool) {
	for _, s := range m.Saves {
		if s.ID == id {
			return s, true
		}
	}
	return Save{}, false
}

// openedFrom is the game that a link was opened as before, empty if none was.
func (m *Model) openedFrom(code string) string {
	for _, s := range m.Saves {
		if s.From == code && code != "" {
			return s.ID
		}
	}
	return ""
}

// savesLoaded takes over what the device keeps. What cannot be read is put
// aside, and its last good copy is used if there is one.
func (u *update) savesLoaded(msg SavesLoaded) {
	u.m.Blocked = msg.Blocked
	if msg.Blocked && u.m.pending == nil {
		return // what is remembered is all there is
	}
	u.m.Saves = nil
	u.m.Prefs = ParsePrefs(msg.Prefs)
	u.m.Learned = u.m.Learned.Merge(msg.Learned)
	broken, restored := 0, 0
	for _, e := range msg.Entries {
		s, err := ParseSave(e.ID, e.Text)
		if err != nil && err != ErrSaveNewer {
			good := ""
			if s, err = ParseSave(e.ID, e.Last); err == nil {
				good = e.Last
				restored++
			} else {
				broken++
			}
			u.do(PutAside{ID: e.ID, Text: e.Text, Good: good})
			if err != nil {
				continue
			}
		}
		s.Err = err
		u.m.Saves = append(u.m.Saves, s.measured())
	}
	u.sortSaves()
	if u.m.pending != nil {
		fragment := *u.m.pending
		u.m.pending = nil
		u.goTo(fragment)
	}
	switch {
	case u.m.Notice != nil:
	case msg.Blocked:
		u.notice(Notice{Kind: StorageBlocked})
	case broken > 0:
		u.notice(Notice{Kind: SavesBroken, Count: broken})
	case restored > 0:
		u.notice(Notice{Kind: SaveRestored, Count: restored})
	}
}

// measured fills what the list of saves shows.
func (s Save) measured() Save {
	s.Actor = engine.NoSeat
	if match, _ := s.Record.Open(catalog.Games{}); match != nil {
		s.measure(match)
	}
	return s
}

func (s *Save) measure(m *replay.Match) {
	state := m.State()
	if m.Ply() < m.Len() {
		state = m.StateAt(m.Len())
	}
	s.Actor = state.Actor()
	s.Over = s.Actor == engine.NoSeat
	if v, ok := state.View(0).(interface{ Turn() int }); ok {
		s.Turn = v.Turn()
	}
}

// sortSaves puts the latest first.
func (u *update) sortSaves() {
	sort.SliceStable(u.m.Saves, func(i, j int) bool { return u.m.Saves[i].Updated > u.m.Saves[j].Updated })
}

// save keeps the open game on the device.
func (u *update) save(p *Play) {
	s := Save{
		ID: p.ID, Counter: p.counter + 1, Updated: u.m.Now, Players: p.Players, Viewer: p.Viewer,
		Ply: -1, From: p.From, Coach: p.Coach, Record: p.Match.File(),
	}
	if !p.Live() {
		s.Ply = p.Match.Ply()
	}
	u.do(WriteSave{ID: p.ID, Text: s.String, Expect: p.counter})
	p.counter++
	p.Saved = Saving
	s.measure(p.Match)
	u.remember(s)
}

// remember puts a save into the list.
func (u *update) remember(s Save) {
	saves := []Save{s}
	for _, old := range u.m.Saves {
		if old.ID != s.ID {
			saves = append(saves, old)
		}
	}
	u.m.Saves = saves
	u.sortSaves()
}

// Quiet reports whether a message is going to change nothing that is shown: a
// writing that went well, as nearly all do; or no more than ShowProgress does.
func (m *Model) Quiet(msg Msg) bool {
	if _, ok := msg.(Progressed); ok {
		return true
	}
	if w, ok := msg.(LearnedWritten); ok {
		return w.Result != WriteFull
	}
	w, ok := msg.(SaveWritten)
	return ok && w.Result == WriteOK && (m.Play == nil || m.Play.Saved != SaveFailed)
}

// saveWritten takes note of what became of a writing.
func (u *update) saveWritten(msg SaveWritten) {
	p := u.m.Play
	if p == nil || p.ID != msg.ID {
		return
	}
	switch msg.Result {
	case WriteOK, WriteMissing:
		if msg.Counter == p.counter {
			p.Saved = Saved
		}
		if msg.Result == WriteMissing {
			u.keepAgain(p.ID)
			u.notice(Notice{Kind: StorageWiped})
		}
	case WriteFull:
		p.Saved = SaveFailed
		u.notice(Notice{Kind: StorageFull})
	case WriteBlocked:
		p.Saved = SaveFailed
		if !u.m.Blocked {
			u.m.Blocked = true
			u.notice(Notice{Kind: StorageBlocked})
		}
	case WriteConflict:
		u.fork(p)
	}
}

// keepAgain writes what this page remembers besides a game, after the storage
// was cleared. What is there after all is not overwritten.
func (u *update) keepAgain(but string) {
	for _, s := range u.m.Saves {
		if s.ID != but && s.Err == nil {
			u.do(WriteSave{ID: s.ID, Text: s.String})
		}
	}
	if len(u.m.Learned) > 0 {
		u.do(WriteLearned{u.m.Learned.String()})
	}
	u.do(WritePrefs{u.m.Prefs.String()})
}

// fork goes on under a new name, since another tab went on with the old one.
func (u *update) fork(p *Play) {
	p.ID, p.counter = u.freshID(), 0
	u.settle(p)
	u.save(p)
	u.do(LoadSaves{})
	u.notice(Notice{Kind: SaveForked})
}

// deleteGame deletes a saved game; it can be undone until the page changes.
func (u *update) deleteGame(id string) {
	s, ok := u.m.save(id)
	if !ok {
		return
	}
	u.m.deleted = &s
	u.m.Saves = slices.DeleteFunc(slices.Clone(u.m.Saves), func(o Save) bool { return o.ID == id })
	u.do(DeleteSave{id})
	u.notice(Notice{Kind: GameWasDeleted})
}

func (u *update) undelete() {
	s := u.m.deleted
	if s == nil {
		return
	}
	u.m.deleted, u.m.Notice = nil, nil
	u.do(WriteSave{ID: s.ID, Text: s.String})
	u.remember(*s)
}
