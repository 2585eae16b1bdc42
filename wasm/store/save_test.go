package store

import (
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

func someSave(t testing.TB) Save {
	game, _ := catalog.Games{}.BySlug("sf2022")
	m, err := replay.New(game, engine.Setup{Players: 3, First: 1, Seed: 77})
	require.NoError(t, err)
	for range 9 {
		require.NoError(t, m.Play(m.State().Legal(nil)[0], nil))
	}
	return Save{
		ID: "abc", Counter: 17, Updated: 1764458000000, Viewer: 2, Ply: 4, From: "AQbz_-9",
		Players: []Player{{Kind: Bot, Level: search.Medium, Name: "Mira M"}, {Kind: Away, Name: "Jun"}, {Kind: Person}},
		Record:  m.File(),
	}
}

func TestASaveReadsAsItWasWritten(t *testing.T) {
	s := someSave(t)
	back, err := ParseSave("abc", s.String())
	require.NoError(t, err)
	require.Equal(t, s, back)
	require.Equal(t, 17, CounterOf(s.String()))
	require.Contains(t, s.String(), "bayboard save 1 ")
	s.Coach = Coach{On: true, Told: []engine.Rule{"layout", "realize"}}
	require.Contains(t, s.String(), "\ncoach on layout realize\n")
	require.Contains(t, s.String(), "bayboard save 2 ", "an older version would take it for damaged")
	back, err = ParseSave("abc", s.String())
	require.NoError(t, err)
	require.Equal(t, s, back)
	s.Ply, s.From, s.Coach.On = -1, "", false
	back, err = ParseSave("abc", s.String())
	require.NoError(t, err)
	require.Equal(t, s, back)
}

func TestADamagedSaveIsBroken(t *testing.T) {
	text := someSave(t).String()
	for n := range len(text) {
		_, err := ParseSave("abc", text[:n])
		require.Error(t, err, "cut to %d", n)
		changed := text[:n] + string(text[n]^1) + text[n+1:]
		_, err = ParseSave("abc", changed)
		require.Error(t, err, "changed at %d", n)
	}
}

func TestASaveOfANewerVersionSaysSo(t *testing.T) {
	text := strings.Replace(someSave(t).String(), "bayboard save 1", "bayboard save 3", 1)
	_, err := ParseSave("abc", text)
	require.ErrorIs(t, err, ErrSaveNewer)
}

// sealed is a text with its checksum.
func sealed(head, body string) string { return head + " " + checksum(body) + "\n" + body }

func TestASaveOfANewerVersionIsLeftAlone(t *testing.T) {
	text := someSave(t).String()
	head, body, _ := strings.Cut(text, "\n")
	for name, newer := range map[string]string{
		"format": strings.Replace(text, "bayboard save 1", "bayboard save 3", 1),
		"line":   sealed("bayboard save 1", "mood bright\n"+body),
		"player": sealed("bayboard save 1", strings.Replace(body, "away Jun", "ghost Jun", 1)),
		"record": sealed("bayboard save 1", strings.Replace(body, "record\nbayboard 1", "record\nbayboard 2", 1)),
	} {
		require.NotEqual(t, text, newer, name)
		_, err := ParseSave("abc", newer)
		require.ErrorIs(t, err, ErrSaveNewer, name)
		d := newDesk(t, "")
		d.kept["abc"] = newer
		d = d.reload()
		require.Nil(t, d.m.Notice, name)
		require.Equal(t, ErrSaveNewer, d.m.Saves[0].Err, name)
		d.send(AddressChanged{Fragment: "#/sf2022/play/abc"})
		require.Nil(t, d.m.Play, name)
		require.Equal(t, NewerSave, d.m.Notice.Kind, name)
		require.Equal(t, map[string]string{"abc": newer}, d.kept, name)
	}
	require.Equal(t, text, sealed(strings.Join(strings.Fields(head)[:3], " "), body))
}

func TestNamesFitOnALine(t *testing.T) {
	require.Equal(t, "a b", cleanName(" a\n\tb \x00"))
	require.Equal(t, strings.Repeat("ü", 20), cleanName(strings.Repeat("ü", 50)))
}

func FuzzSave(f *testing.F) {
	f.Add(someSave(f).String())
	f.Add("bayboard save 1 x\ncounter 1\n")
	coached := someSave(f)
	coached.Coach.On = true
	f.Add(coached.String())
	f.Fuzz(func(t *testing.T, text string) {
		_, body, _ := strings.Cut(text, "\n")
		text = "bayboard save 1 " + checksum(body) + "\n" + body // past the checksum
		s, err := ParseSave("x", text)
		if err != nil {
			return
		}
		again, err := ParseSave("x", s.String())
		require.NoError(t, err)
		require.Equal(t, s, again)
		_, _ = s.Record.Open(catalog.Games{})
	})
}
