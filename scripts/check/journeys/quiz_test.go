package journeys

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheQuizAsksAndAnswersInEachGame(t *testing.T) {
	p := arrive(t)
	p.SetViewport(390, 844, true)
	answered := 0
	for _, game := range []string{"sf2022", "sf2000", "ttrsf"} {
		p.at("#/" + game + "/quiz/2")
		for range 4 {
			p.WaitFor(".q-b")
			require.Contains(t, p.Text(".q-q"), "?")
			require.GreaterOrEqual(t, p.Count(".q-b"), 2)
			asked := p.URL()
			p.Click(".q-b")
			p.WaitFor(".q-yes")
			require.Equal(t, asked, p.URL())
			answered++
			require.NotEmpty(t, p.Text(".q-v"))
			p.Click(".q-do .btn-p")
			p.Wait("another question", "location.href !== "+strconv.Quote(asked))
		}
	}
	require.Equal(t, 12, answered)
	p.WaitFor(".q-b")
	streak, asked, address := p.Text(".q-n"), p.Text(".q-q"), p.URL()
	p.Reload()
	p.WaitFor(".q-b")
	require.Equal(t, streak, p.Text(".q-n"), "the streak is kept")
	require.Equal(t, asked, p.Text(".q-q"))

	friend := arrive(t)
	friend.at(address[strings.Index(address, "#"):])
	friend.WaitFor(".q-b")
	require.Equal(t, asked, friend.Text(".q-q"), "a friend sees the same question")
}
