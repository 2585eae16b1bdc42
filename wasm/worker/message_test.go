package worker

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

func act(kind engine.ActionKind, a, b, c int16) engine.Action {
	return engine.Action{Kind: kind, A: a, B: b, C: c}
}

var requests = []Request{
	{ID: 1, Game: "sf2022", Level: search.Hard, Seed: 1<<64 - 1, Ply: 40, Nodes: 6000, Limit: 1000, Position: "a b\n\nc\n"},
	{Game: "x", Level: search.Easy},
	{Game: "x", Level: search.Hard, Also: []engine.Action{act(1, 2, -3, 4), act(5, 0, 0, 0)}},
}

var answers = []Answer{
	{ID: 7, Nodes: 1200, Budget: 6000},
	{ID: 7, Nodes: 1200, Budget: 6000, Best: act(3, -1, 32767, -32768)},
	{ID: 8, Done: true, Err: "position: line 3"},
	{ID: 9, Done: true, Thought: search.Thought{Action: act(1, 2, 0, 0)}},
	{ID: 1 << 63, Done: true, Thought: search.Thought{
		Action: act(65535, 2, 0, 0), Value: [engine.MaxSeats]int{600, 400}, Visits: 90, Nodes: 6001,
		Tries: []search.Try{{Action: act(1, 2, 0, 0), Visits: 50, Value: -3000, Chance: 580, Glance: 20}, {Action: act(1, 3, 0, 0), Visits: 40}},
		Line:  []engine.Action{act(1, 2, 0, 0), act(2, 0, 0, 0)},
	}},
}

func TestMessagesAreReadAsTheyWereWritten(t *testing.T) {
	for _, r := range requests {
		got, ok := ParseRequest(r.String())
		require.True(t, ok)
		require.Equal(t, r, got)
	}
	for _, a := range answers {
		got, ok := ParseAnswer(a.String())
		require.True(t, ok, a.String())
		require.Equal(t, a, got)
	}
	id, ok := parseStop(stopText(12))
	require.True(t, ok)
	require.Equal(t, uint64(12), id)
}

func TestOtherTextIsNoMessage(t *testing.T) {
	for _, text := range []string{
		"", "ready", "think", "think 1 sf2022 hard 1 1 1", "think 1 sf2022 hard 1 -1 1 1\nx", "think x sf2022 hard 1 1 1 1\n",
		"think 1 x hard 1 1 1 1 2\n", "think 1 x hard 1 1 1 1 2 3 4 70000\n",
		"progress", "progress 1 2", "progress 1 2 3 4 5 6", "progress 1 2 3 70000 5 6 7", "progress 1 2 3 4 5 6 7 8",
		"thought 1 1 0 0 0 1 1 0 0 0 0 0 999999999 0", "thought 1 1 0 0 0 1 1 0 0 0 0 0 -1 0", "failed 1", "failed x y", "stop", "stop x",
	} {
		_, ok := ParseRequest(text)
		require.False(t, ok, text)
		_, ok = ParseAnswer(text)
		require.False(t, ok, text)
		_, ok = parseStop(text)
		require.False(t, ok, text)
	}
}

func FuzzParseAnswer(f *testing.F) {
	for _, a := range answers {
		f.Add(a.String())
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, ok := ParseAnswer(text)
		if !ok {
			return
		}
		again, ok := ParseAnswer(a.String())
		require.True(t, ok)
		require.Equal(t, a, again)
	})
}

func FuzzParseRequest(f *testing.F) {
	for _, r := range requests {
		f.Add(r.String())
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, ok := ParseRequest(text)
		if !ok {
			return
		}
		again, ok := ParseRequest(r.String())
		require.True(t, ok)
		require.Equal(t, r, again)
	})
}
