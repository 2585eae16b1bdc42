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
	s.Ply, s.From = -1, ""
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
	text := strings.Replace(someSave(t).String(), "bayboard save 1", "bayboard save 2", 1)
	_, err := ParseSave("abc", text)
	require.ErrorIs(t, err, ErrSaveNewer)
}

func TestNamesFitOnALine(t *testing.T) {
	require.Equal(t, "a b", cleanName(" a\n\tb \x00"))
	require.Equal(t, strings.Repeat("ü", 20), cleanName(strings.Repeat("ü", 50)))
}

func FuzzSave(f *testing.F) {
	f.Add(someSave(f).String())
	f.Add("bayboard save 1 x\ncounter 1\n")
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
