package store

import (
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"
	"bayboard/wasm/address"

	"github.com/stretchr/testify/require"
)

// finished plays a game to its end and opens its review, whose searches wait.
func finished(t *testing.T, players ...Player) (*desk, *Review) {
	d := newDesk(t, "")
	p := d.start(players...)
	for p.Actor() != engine.NoSeat {
		d.act()
	}
	d.bots, d.thoughts = false, nil
	d.send(AddressChanged{"#/sf2022/review/" + p.ID})
	require.NotNil(t, d.m.Review)
	return d, d.m.Review
}

// worth answers the last question: the best action and the one played are
// worth so much to the actor, in thousandths; the rest is the others'.
func (d *desk) worth(best, played int) Think {
	q := d.last()
	d.send(Decided{Request: q.Request, Thought: opinion(q, best, played)})
	return q
}

func opinion(q Think, best, played int) search.Thought {
	other := q.Legal[0]
	if other == q.Also[0] {
		other = q.Legal[1]
	}
	th := search.Thought{Action: other, Tries: []search.Try{
		{Action: other, Visits: 20, Chance: best}, {Action: q.Also[0], Visits: 20, Chance: played},
		{Action: engine.Action{Kind: 99}, Visits: 3, Chance: 999}, // looked at too little
	}}
	if best <= played {
		th.Action = q.Also[0]
	}
	r := rng.FromUint64(1)
	seats := q.View.Sample(nil, &r).Seats()
	for p := range seats {
		th.Value[p] = (1000 - max(best, played)) / (seats - 1)
	}
	th.Value[q.View.Seat()] = max(best, played)
	return th
}

// whole answers all questions.
func (d *desk) whole(best, played int) int {
	n := 0
	for d.m.Review.Going {
		d.worth(best, played)
		n++
		require.Less(d.t, n, 2000)
	}
	return n
}

func TestAReviewAsksAboutEachDecisionFromTheViewOfItsSeat(t *testing.T) {
	d, r := finished(t, person, easy)
	m := r.Play.Match
	choices := 0
	for _, x := range r.Moments {
		if x.Choice {
			choices++
		}
	}
	require.Greater(t, choices, 20)
	at := map[int]int{}
	for r.Going {
		q := d.worth(520, 520)
		s := m.StateAt(q.Ply)
		require.Equal(t, s.Actor(), q.View.Seat())
		require.Equal(t, s.View(s.Actor()), q.View, "a view, never the state")
		require.Equal(t, s.Legal(nil), q.Legal)
		require.Equal(t, []engine.Action{m.Actions()[q.Ply]}, q.Also)
		require.Equal(t, depthNodes("sf2022", uint8(at[q.Ply]+1)), q.Nodes)
		require.Zero(t, q.Pause)
		at[q.Ply]++
		if at[q.Ply] == 2 {
			require.Equal(t, r.Seat, s.Actor(), "without turning points only the person's decisions are searched longer")
		}
	}
	require.Len(t, at, choices)
	for ply, x := range r.Moments {
		want := uint8(0)
		if x.Choice {
			want = 1
			if x.Actor == 0 {
				want = 2
			}
		}
		require.Equal(t, want, x.Depth, "ply %d", ply)
		require.Equal(t, int(want), at[ply])
	}
}

func TestProgressIsToldAndTheReviewStopsAndGoesOn(t *testing.T) {
	d, r := finished(t, person, easy)
	done, of, closer := r.Progress()
	require.Zero(t, done)
	require.False(t, closer)
	for n := range 9 {
		d.worth(600, 500)
		done, again, _ := r.Progress()
		require.Equal(t, n+1, done)
		require.Equal(t, of, again)
	}
	q := d.last()
	d.send(ReviewToggled{})
	require.False(t, r.Going)
	require.Equal(t, []uint64{q.Request}, d.forgotten)
	asked := len(d.thoughts)
	d.send(Decided{Request: q.Request, Thought: opinion(q, 900, 100)})
	done, _, _ = r.Progress()
	require.Equal(t, 9, done, "a late answer changes nothing")
	require.Len(t, d.thoughts, asked)

	d.send(ReviewToggled{})
	require.True(t, r.Going)
	again := d.last()
	require.NotEqual(t, q.Request, again.Request)
	require.Equal(t, q.Ply, again.Ply)
	d.whole(500, 500)
	require.True(t, r.Done())
	d.send(ReviewToggled{})
	require.False(t, r.Going, "there is nothing left to do")
}

func TestAnAnswerWithoutComparisonLeavesTheDecisionOpenButIsNotAskedForAgain(t *testing.T) {
	d, r := finished(t, person, easy)
	q := d.last()
	d.send(Decided{Request: q.Request, Thought: search.Thought{Action: q.Legal[0]}})
	require.Greater(t, d.last().Ply, q.Ply)
	m := &r.Moments[q.Ply]
	require.False(t, m.Known())
	require.Equal(t, NoGrade, m.Grade())
	require.Zero(t, m.Loss())
}

func TestAReloadGoesOnWhereItWas(t *testing.T) {
	d, r := finished(t, person, easy)
	for range often {
		d.worth(640, 500)
	}
	moments := append([]Moment(nil), r.Moments...)
	d.worth(700, 500) // not kept yet
	n := d.reload()
	require.NotNil(t, n.m.Review)
	require.Equal(t, moments, n.m.Review.Moments)
	require.True(t, n.m.Review.Going)
	require.Equal(t, d.thoughts[often].Ply, n.last().Ply)
	n.whole(500, 500)
	again := n.reload()
	require.False(t, again.m.Review.Going)
	require.Empty(t, again.thoughts)
	require.Equal(t, Saved, again.m.Review.Kept)
	require.Equal(t, n.m.Review.Moments, again.m.Review.Moments)
}

func TestLeavingKeepsWhatWasFoundAndStops(t *testing.T) {
	for name, fragment := range map[string]string{"lobby": "#/", "the game": "#/sf2022/play/", "settings": "#/settings"} {
		t.Run(name, func(t *testing.T) {
			d, r := finished(t, person, easy)
			d.worth(640, 500)
			q := d.last()
			if strings.HasSuffix(fragment, "play/") {
				fragment += r.Play.ID
			}
			d.send(AddressChanged{fragment})
			require.Nil(t, d.m.Review)
			require.Equal(t, []uint64{q.Request}, d.forgotten)
			d.send(Decided{Request: q.Request, Thought: opinion(q, 600, 500)})
			d.send(AddressChanged{"#/sf2022/review/" + r.Play.ID})
			require.NotSame(t, r, d.m.Review)
			require.Equal(t, r.Moments, d.m.Review.Moments)
		})
	}
}

func TestAChangedGameIsReviewedAnew(t *testing.T) {
	d, r := finished(t, person, person)
	d.whole(640, 500)
	id := r.Play.ID
	d.bots = true
	d.send(AddressChanged{"#/sf2022/play/" + id})
	p := d.m.Play
	for ply, x := range r.Moments {
		if x.Choice {
			d.send(PlyChosen{ply})
			break
		}
	}
	legal := p.Legal()
	if legal[0] == p.Match.Actions()[p.Match.Ply()] {
		legal = legal[1:]
	}
	d.send(ActionChosen{legal[0]})
	d.send(AddressChanged{"#/sf2022/review/" + id})
	require.Nil(t, d.m.Review, "it is not over now")
	require.Equal(t, ReviewTooEarly, d.m.Notice.Kind)
	require.Equal(t, address.Page{Kind: address.Play, Game: "sf2022", ID: id, Ply: address.Live}, d.m.Page)
	for d.m.Play.Actor() != engine.NoSeat {
		d.act()
	}
	d.bots, d.thoughts = false, nil
	d.send(AddressChanged{"#/sf2022/review/" + id})
	require.True(t, d.m.Review.Going)
	for _, m := range d.m.Review.Moments {
		require.Zero(t, m.Depth)
	}
}

func TestWithoutRoomTheReviewGoesOnAndSaysSo(t *testing.T) {
	for _, result := range []WriteResult{WriteFull, WriteBlocked} {
		d, r := finished(t, person, easy)
		d.reviewing = result
		for range often {
			d.worth(640, 500)
		}
		require.Equal(t, SaveFailed, r.Kept)
		require.True(t, r.Going)
		d.reviewing = WriteOK
		for range often {
			d.worth(640, 500)
		}
		require.Equal(t, Saved, r.Kept)
	}
}

func TestADeletedGameTakesItsReviewWithIt(t *testing.T) {
	d, r := finished(t, person, person)
	d.whole(640, 500)
	require.Contains(t, d.kept, "review:"+r.Play.ID)
	d.send(AddressChanged{"#/"})
	d.send(GameDeleted{r.Play.ID})
	require.Empty(t, d.kept)
}

func TestTheAddressFollowsThePlyAndLeadsToIt(t *testing.T) {
	d, r := finished(t, person, easy)
	base := "#/sf2022/review/" + r.Play.ID
	d.replaced = nil
	for _, ply := range []int{7, 0, r.Play.Match.Len()} {
		d.send(PlyChosen{ply})
		require.Equal(t, ply, r.Play.Match.Ply())
	}
	d.send(PlyChosen{9999})
	require.Equal(t, r.Play.Match.Len(), r.Play.Match.Ply())
	require.Nil(t, r.Moment())
	require.Zero(t, r.Shown())
	d.send(PlyChosen{-1})
	require.Zero(t, r.Play.Match.Ply())
	require.Equal(t, base+"/7", d.replaced[0])
	require.Equal(t, base, d.replaced[1])
	d.send(AddressChanged{base + "/12"})
	require.Same(t, r, d.m.Review)
	require.Equal(t, 12, r.Play.Match.Ply())
	n := d.reload()
	require.Equal(t, 12, n.m.Review.Play.Match.Ply())
}

func TestAnUnknownGameHasNoReview(t *testing.T) {
	d := newDesk(t, "")
	d.send(AddressChanged{"#/sf2022/review/nothere"})
	require.Nil(t, d.m.Review)
	require.Equal(t, GameMissing, d.m.Notice.Kind)
	require.Equal(t, address.Lobby, d.m.Page.Kind)
}

func TestTheBoardShowsTheBestMoveWhereWhatWasPlayedFellShort(t *testing.T) {
	d, r := finished(t, person, easy)
	first := d.worth(700, 500).Ply
	second := d.worth(510, 500).Ply
	for _, c := range []struct {
		ply   int
		best  bool
		grade Grade
	}{{first, true, BadMove}, {second, false, GoodMove}} {
		d.send(PlyChosen{c.ply})
		m := r.Moment()
		require.Equal(t, c.grade, m.Grade())
		require.Equal(t, c.best, r.Best)
		require.Equal(t, m.Actor, r.Play.Viewer)
		d.send(MoveShown{true})
		require.Equal(t, m.Best, r.Play.Pointed)
		d.send(MoveShown{false})
		require.Equal(t, m.Played, r.Play.Pointed)
		require.NotEqual(t, m.Best, m.Played)
	}
}

func TestAnotherSeatsDecisionsAreSearchedWhenTheyAreAskedFor(t *testing.T) {
	d, r := finished(t, person, easy)
	d.whole(500, 500)
	d.send(ReviewSeatChosen{1})
	require.True(t, r.Going)
	require.Equal(t, engine.Seat(1), r.Moments[d.last().Ply].Actor)
	d.whole(500, 500)
	for _, m := range r.Moments {
		require.True(t, !m.Choice || m.Depth == 2)
	}
	d.send(ReviewSeatChosen{7})
	require.Equal(t, engine.Seat(1), r.Seat)
}
