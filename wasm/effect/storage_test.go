package effect

import (
	"strings"
	"testing"

	"bayboard/wasm/store"

	"github.com/stretchr/testify/require"
)

// shelf is a storage with room for a number of characters.
type shelf struct {
	texts   map[string]string
	room    int
	blocked bool
}

func newShelf() *shelf { return &shelf{texts: map[string]string{}, room: 1 << 20} }

func (s *shelf) Keys() ([]string, error) {
	if s.blocked {
		return nil, ErrBlocked
	}
	var keys []string
	for k := range s.texts {
		keys = append(keys, k)
	}
	return keys, nil
}

func (s *shelf) Get(key string) (string, bool, error) {
	if s.blocked {
		return "", false, ErrBlocked
	}
	text, ok := s.texts[key]
	return text, ok, nil
}

func (s *shelf) Set(key, text string) error {
	if s.blocked {
		return ErrBlocked
	}
	used := len(text)
	for k, t := range s.texts {
		if k != key {
			used += len(t)
		}
	}
	if used > s.room {
		return ErrFull
	}
	s.texts[key] = text
	return nil
}

func TestWhatWasLearnedAddsUp(t *testing.T) {
	s := newShelf()
	WriteLearned(s, store.WriteLearned{Text: "sf2022 bonus 3\n"})
	WriteLearned(s, store.WriteLearned{Text: "sf2022 bonus 12\n"})
	require.Equal(t, "sf2022 bonus 32\n", Load(s).Learned)
	s.blocked = true
	require.Equal(t, store.WriteBlocked, WriteLearned(s, store.WriteLearned{Text: "sf2022 bonus 33\n"}))
	s.blocked = false
	require.Equal(t, "sf2022 bonus 32\n", Load(s).Learned)
}

func TestReviewsMakeRoomForWhatWasLearned(t *testing.T) {
	s := newShelf()
	WriteLearned(s, store.WriteLearned{Text: "sf2022 bonus 3\n"})
	s.texts[reviewKey+"a"] = "x"
	s.room = len("sf2022 bonus 32\n")
	require.Equal(t, store.WriteOK, WriteLearned(s, store.WriteLearned{Text: "sf2022 bonus 02\n"}))
	require.Equal(t, map[string]string{learnKey: "sf2022 bonus 32\n"}, s.texts)
	require.Equal(t, store.WriteFull, WriteLearned(s, store.WriteLearned{Text: "ttrsf first 3\n"}))
	require.Equal(t, "sf2022 bonus 32\n", s.texts[learnKey], "what was there stays")
}

func (s *shelf) Delete(key string) error {
	delete(s.texts, key)
	return nil
}

func save(counter, size string) string {
	return "bayboard save 1 x\ncounter " + counter + "\n" + strings.Repeat("x", len(size)) + "\n"
}

func written(counter, size string) func() string {
	return func() string { return save(counter, size) }
}

func TestTheFirstWritingMakesAnEntry(t *testing.T) {
	s := newShelf()
	require.Equal(t, store.WriteOK, Write(s, store.WriteSave{ID: "a", Text: written("1", "")}))
	require.Equal(t, save("1", ""), s.texts[gameKey+"a"])
	require.NotContains(t, s.texts, lastKey+"a")
}

func TestEachFurtherWritingKeepsTheOneBefore(t *testing.T) {
	s := newShelf()
	Write(s, store.WriteSave{ID: "a", Text: written("1", "")})
	require.Equal(t, store.WriteOK, Write(s, store.WriteSave{ID: "a", Text: written("2", ""), Expect: 1}))
	require.Equal(t, save("2", ""), s.texts[gameKey+"a"])
	require.Equal(t, save("1", ""), s.texts[lastKey+"a"])
}

func TestAWriterThatDidNotSeeTheLastWritingChangesNothing(t *testing.T) {
	s := newShelf()
	Write(s, store.WriteSave{ID: "a", Text: written("1", "")})
	Write(s, store.WriteSave{ID: "a", Text: written("2", ""), Expect: 1})
	require.Equal(t, store.WriteConflict, Write(s, store.WriteSave{ID: "a", Text: written("2", "other"), Expect: 1}))
	require.Equal(t, save("2", ""), s.texts[gameKey+"a"])
}

func TestAVanishedEntryIsWrittenAnewAndTold(t *testing.T) {
	s := newShelf()
	require.Equal(t, store.WriteMissing, Write(s, store.WriteSave{ID: "a", Text: written("9", ""), Expect: 8}))
	require.Equal(t, save("9", ""), s.texts[gameKey+"a"])
}

func TestWithoutRoomTheGoodEntryStays(t *testing.T) {
	s := newShelf()
	Write(s, store.WriteSave{ID: "a", Text: written("1", "")})
	s.room = len(save("1", ""))
	require.Equal(t, store.WriteFull, Write(s, store.WriteSave{ID: "a", Text: written("2", "longer"), Expect: 1}))
	require.Equal(t, save("1", ""), s.texts[gameKey+"a"])
}

func TestTheLastGoodCopyGivesWayToTheGame(t *testing.T) {
	s := newShelf()
	Write(s, store.WriteSave{ID: "a", Text: written("1", "abcdef")})
	Write(s, store.WriteSave{ID: "a", Text: written("2", "abcdef"), Expect: 1})
	s.room = len(save("3", "abcdefgh")) + 2
	require.Equal(t, store.WriteOK, Write(s, store.WriteSave{ID: "a", Text: written("3", "abcdefgh"), Expect: 2}))
	require.Equal(t, save("3", "abcdefgh"), s.texts[gameKey+"a"])
}

func TestBlockedStorageIsTold(t *testing.T) {
	s := newShelf()
	s.blocked = true
	require.Equal(t, store.WriteBlocked, Write(s, store.WriteSave{ID: "a", Text: written("1", "")}))
	require.True(t, Load(s).Blocked)
}

func TestLoadReadsGamesWithTheirCopiesAndLeavesOtherKeysAlone(t *testing.T) {
	s := newShelf()
	s.texts["else"], s.texts[brokenKey+"c"] = "x", "y"
	s.texts[gameKey+"b"], s.texts[gameKey+"a"], s.texts[lastKey+"a"] = "B", "A", "A0"
	s.texts[prefsKey] = "pause 100"
	require.Equal(t, store.SavesLoaded{
		Entries: []store.Entry{{ID: "a", Text: "A", Last: "A0"}, {ID: "b", Text: "B"}}, Prefs: "pause 100",
	}, Load(s))
}

func TestUnreadableTextIsPutAsideBeforeItsPlaceIsGiven(t *testing.T) {
	s := newShelf()
	s.texts[gameKey+"a"] = "junk"
	PutAside(s, store.PutAside{ID: "a", Text: "junk", Good: "good"})
	require.Equal(t, map[string]string{gameKey + "a": "good", brokenKey + "a": "junk"}, s.texts)
	PutAside(s, store.PutAside{ID: "a", Text: "good"})
	require.Equal(t, map[string]string{brokenKey + "a": "good"}, s.texts)
	s.texts[gameKey+"b"], s.room = "junk", 0
	PutAside(s, store.PutAside{ID: "b", Text: "junk"})
	require.Equal(t, "junk", s.texts[gameKey+"b"], "without room nothing is lost")
}

func TestSettingsOfANewerVersionAreKept(t *testing.T) {
	s := newShelf()
	s.texts[prefsKey] = "pause 100\nsound off\ntheme dark\nbest 3\n\nfont large serif"
	WritePrefs(s, store.WritePrefs{Text: "pause 300"})
	require.Equal(t, "pause 300\nsound off\nfont large serif", s.texts[prefsKey])
	WritePrefs(s, store.WritePrefs{Text: "pause 0"})
	require.Equal(t, "pause 0\nsound off\nfont large serif", s.texts[prefsKey], "not more with each time")
	s.texts[prefsKey] = strings.Repeat("junk of another program ", 99) + "\n" + strings.Repeat("more junk ", 999)
	WritePrefs(s, store.WritePrefs{Text: "pause 0"})
	require.Less(t, len(s.texts[prefsKey]), 5000, "junk has bounds")
}

func TestWhatANewerVersionKeepsOfTheCoursesStays(t *testing.T) {
	s := newShelf()
	s.texts[learnKey] = "sf2022 bonus 32\nsf2022 quick 2 in 90 s\n"
	for range 2 {
		require.Equal(t, store.WriteOK, WriteLearned(s, store.WriteLearned{Text: "sf2022 bonus 33\n"}))
		require.Equal(t, "sf2022 bonus 33\nsf2022 quick 2 in 90 s\n", s.texts[learnKey])
	}
}

func TestDeleteRemovesGameAndCopy(t *testing.T) {
	s := newShelf()
	s.texts[gameKey+"a"], s.texts[lastKey+"a"], s.texts[gameKey+"b"] = "A", "A0", "B"
	Delete(s, "a")
	require.Equal(t, map[string]string{gameKey + "b": "B"}, s.texts)
}
