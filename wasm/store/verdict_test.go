package store

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestGradesGoByWhatADecisionCost(t *testing.T) {
	a, b := engine.Action{Kind: 1}, engine.Action{Kind: 2}
	for _, c := range []struct {
		m     Moment
		loss  int
		grade Grade
	}{
		{Moment{Played: a}, 0, NoGrade},
		{Moment{Played: a, Depth: 1}, 0, NoGrade},
		{Moment{Played: a, Best: a, Depth: 1, Chance: 400, Chosen: 400}, 0, BestMove},
		{Moment{Played: a, Best: b, Depth: 2, Chance: 400, Chosen: 400 - SlipLoss + 1}, SlipLoss - 1, GoodMove},
		{Moment{Played: a, Best: b, Depth: 1, Chance: 400, Chosen: 400 - SlipLoss}, SlipLoss, Slip},
		{Moment{Played: a, Best: b, Depth: 1, Chance: 400, Chosen: 401 - BlunderLoss}, BlunderLoss - 1, Slip},
		{Moment{Played: a, Best: b, Depth: 1, Chance: 400, Chosen: 400 - BlunderLoss}, BlunderLoss, BadMove},
	} {
		require.Equal(t, c.loss, c.m.Loss())
		require.Equal(t, c.grade, c.m.Grade())
	}
}

func TestTheCurveGoesAsFarAsTheReviewAndEndsWithTheResult(t *testing.T) {
	d, r := finished(t, person, easy)
	require.LessOrEqual(t, len(r.Curve()), d.last().Ply, "nothing is known of the first decision yet")
	ply := d.worth(640, 500).Ply
	curve := r.Curve()
	seat := r.Moments[ply].Actor
	require.Equal(t, 640, curve[ply][seat])
	require.Equal(t, 360, curve[ply][1-seat])
	d.whole(500, 500)
	curve = r.Curve()
	require.Len(t, curve, r.Play.Match.Len()+1)
	o := r.Play.Match.StateAt(r.Play.Match.Len()).Outcome()
	last := curve[len(curve)-1]
	require.Equal(t, 1000, last[0]+last[1])
	require.NotZero(t, last[o.Winners()[0]])
	for _, v := range curve[:len(curve)-1] {
		require.Equal(t, 1000, v[0]+v[1])
	}
}

func TestTurningPointsAreTheTurnsOfTheLargestChanges(t *testing.T) {
	_, r := finished(t, person, easy)
	for i := range r.Moments {
		m := &r.Moments[i]
		if m.Choice {
			m.Depth, m.Best, m.Value = 1, m.Played, [engine.MaxSeats]int{500, 500}
		}
	}
	require.Empty(t, r.Turning(), "only the end decides")
	at := len(r.Moments) / 2
	for i := at; i < len(r.Moments); i++ {
		r.Moments[i].Value = [engine.MaxSeats]int{800, 200}
	}
	for !r.Moments[at].Choice {
		at++
	}
	points := r.Turning()
	require.Len(t, points, 1)
	s := points[0]
	require.Equal(t, at-1, s.Ply)
	require.True(t, s.From <= s.Ply && s.Ply < s.To)
	require.Equal(t, 300, s.Change)
	require.Equal(t, 500, s.Was[0])
	require.Equal(t, 800, s.Is[0])
	for i := s.From; i < s.To; i++ {
		require.Equal(t, r.Moments[s.From].Turn, r.Moments[i].Turn)
	}
	require.Contains(t, r.closer(), at)
}

func TestWithSecretsTheCurveIsTheMeanOfWhatTheSeatsFound(t *testing.T) {
	require.Equal(t, [engine.MaxSeats]int{500, 400, 100}, mean([][engine.MaxSeats]int{{600, 300, 100}, {}, {400, 500, 100}}))
}

func FuzzReview(f *testing.F) {
	d, r := finished(&testing.T{}, person, easy)
	for range often {
		d.worth(640, 500)
	}
	f.Add(d.kept["review:"+r.Play.ID])
	f.Add(reviewHead + "1 " + r.hash + "\n0 1 0 0 0 0 0 0 1 1\n-1 2 3\n99999999999999 1\n")
	for i := range r.Moments {
		r.Moments[i] = Moment{Actor: r.Moments[i].Actor, Played: r.Moments[i].Played, Choice: r.Moments[i].Choice}
	}
	f.Fuzz(func(t *testing.T, text string) {
		one := &Review{Play: r.Play, hash: r.hash, Moments: append([]Moment(nil), r.Moments...)}
		one.parse(text)
		two := &Review{Play: r.Play, hash: r.hash, Moments: append([]Moment(nil), r.Moments...)}
		two.parse(one.text(5))
		require.Equal(t, one.Moments, two.Moments)
		one.Turning()
	})
}
