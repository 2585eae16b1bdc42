package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"time"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// options are the command line.
type options struct {
	game, bots            string
	players, games, nodes int
	jobs                  int // games at a time
	seed                  uint64
	want, margin          float64
	json                  bool
}

// tally is what has come of the games so far, by bot.
type tally struct {
	games int
	won   []float64
	asked []int // decisions with a choice
	took  []time.Duration
	nodes []int // carried out by bots that search a tree
	// lead sums the first bot's points beyond the best other's, off their squares.
	lead, off float64
	test      sequential
}

// report is the JSON line.
type report struct {
	Game    string       `json:"game"`
	Bots    []string     `json:"bots"`
	Games   int          `json:"games"`
	WinRate []float64    `json:"win_rate"`
	CI95    [][2]float64 `json:"ci95"`
	Players int          `json:"players"`
	Want    float64      `json:"want,omitempty"`
	Verdict string       `json:"verdict,omitempty"`
}

// everySoOften the games so far are told on standard error.
const everySoOften = 20 * time.Second

func run(o options, out io.Writer) error {
	game, _ := catalog.Games{}.BySlug(o.game)
	if game == nil {
		return fmt.Errorf("there is no game %q", o.game)
	}
	list, err := parsePlayers(o.game, o.bots, o.nodes)
	if err != nil {
		return err
	}
	least, most := game.Players()
	if o.players == 0 {
		o.players = max(least, len(list))
	}
	if o.players < max(least, len(list)) || o.players > most {
		return fmt.Errorf("%d players: %s has %d to %d, and there are %d bots", o.players, o.game, least, most, len(list))
	}
	if o.games < 1 {
		return fmt.Errorf("%d games: want one or more", o.games)
	}
	t := newTally(len(list))
	if o.want != 0 {
		if t.test, err = newSequential(o.want-o.margin, o.want); err != nil {
			return err
		}
	}
	told, stop := time.Now(), make(chan struct{})
	defer close(stop)
	for one := range o.begin(game, list, stop) {
		r := <-one
		if r.err != nil {
			return r.err
		}
		t.add(r.tally)
		if time.Since(told) > everySoOften {
			fmt.Fprintf(os.Stderr, "%d games, %s %.1f victories\n", t.games, list[0].name, t.won[0])
			told = time.Now()
		}
		if t.games%o.players == 0 && t.test.verdict() != "" {
			break
		}
	}
	return t.print(out, o, list)
}

func newTally(bots int) *tally {
	return &tally{won: make([]float64, bots), asked: make([]int, bots), took: make([]time.Duration, bots), nodes: make([]int, bots)}
}

// result is a tally of one game.
type result struct {
	*tally
	err error
}

// begin plays the games, some at a time, and gives their results in their
// order, until it is told to stop.
func (o options) begin(game engine.Game, list []player, stop <-chan struct{}) <-chan chan result {
	queue := make(chan chan result, max(0, o.jobs-1))
	go func() {
		defer close(queue)
		for n := range o.games {
			one := make(chan result, 1)
			select {
			case queue <- one:
			case <-stop:
				return
			}
			go func() {
				t := newTally(len(list))
				one <- result{t, t.play(game, list, o, n)}
			}()
		}
	}()
	return queue
}

// add takes in a later game.
func (t *tally) add(one *tally) {
	for i := range t.won {
		t.won[i] += one.won[i]
		t.asked[i] += one.asked[i]
		t.took[i] += one.took[i]
		t.nodes[i] += one.nodes[i]
	}
	t.games += one.games
	t.lead += one.lead
	t.off += one.off
	t.test.add(one.won[0])
}

// play plays one game: its number gives deal and seats.
func (t *tally) play(game engine.Game, list []player, o options, number int) error {
	deal, turned := uint64(number/o.players), number%o.players
	s, err := game.New(engine.Setup{Players: o.players, First: engine.NoSeat, Seed: rng.Seed(o.seed + deal)})
	if err != nil {
		return err
	}
	who := seating(o.players, len(list), turned)
	bots := make([]search.Bot, o.players)
	for seat, i := range who {
		bots[seat] = list[i].bot((o.seed+deal)<<8 + uint64((seat-turned+o.players)%o.players))
	}
	for ply := 0; s.Actor() != engine.NoSeat; ply++ {
		seat := s.Actor()
		v, legal := s.View(seat), s.Legal(nil)
		begun := time.Now()
		a := t.choose(bots[seat], who[seat], v, legal, ply)
		if len(legal) > 1 {
			t.took[who[seat]] += time.Since(begun)
			t.asked[who[seat]]++
		}
		if err := s.Apply(a, nil); err != nil {
			return fmt.Errorf("%s plays what is not legal: %w\n%s", list[who[seat]].name, err, s.Position())
		}
	}
	winners := s.Outcome().Winners()
	for _, w := range winners {
		t.won[who[w]] += 1 / float64(len(winners))
	}
	t.games++
	t.ahead(s.Outcome(), who)
	return nil
}

// ahead counts how far the first bot is before the best other one.
func (t *tally) ahead(out engine.Outcome, who []int) {
	own, best := 0, math.MinInt
	for seat, i := range who {
		if i == 0 {
			own = out.Scores[seat]
		} else {
			best = max(best, out.Scores[seat])
		}
	}
	d := float64(own - best)
	t.lead += d
	t.off += d * d
}

// choose asks a bot, number i, and counts its nodes.
func (t *tally) choose(b search.Bot, i int, v engine.View, legal []engine.Action, ply int) engine.Action {
	thinker, ok := b.(*search.Thinker)
	if !ok {
		return b.Choose(v, legal, ply)
	}
	th := thinker.Think(v, legal, ply)
	t.nodes[i] += th.Nodes
	return th.Action
}

// seating is the bot at each seat when the first bot has moved on so far.
func seating(players, bots, turned int) []int {
	who := make([]int, players)
	for i := range players {
		if i > 0 {
			who[(i+turned)%players] = 1 + (i-1)%(bots-1)
		}
	}
	return who
}

func (t *tally) print(out io.Writer, o options, list []player) error {
	r := report{Game: o.game, Games: t.games, Players: o.players, Want: o.want, Verdict: t.test.verdict()}
	if o.want != 0 && r.Verdict == "" {
		r.Verdict = "open"
	}
	fmt.Fprintf(out, "%s, %d players, %d games\n", o.game, o.players, t.games)
	for i, p := range list {
		rate := t.won[i] / float64(t.games)
		low, high := wilson(rate, t.games)
		r.Bots = append(r.Bots, p.name)
		r.WinRate = append(r.WinRate, round(rate))
		r.CI95 = append(r.CI95, [2]float64{round(low), round(high)})
		fmt.Fprintf(out, "  %-14s %5.1f %%  (%.1f to %.1f)  %v a decision", p.name, 100*rate, 100*low, 100*high,
			(t.took[i] / time.Duration(max(1, t.asked[i]))).Round(10*time.Microsecond))
		if t.nodes[i] > 0 {
			fmt.Fprintf(out, ", %.0f nodes a second", float64(t.nodes[i])/t.took[i].Seconds())
		}
		fmt.Fprintln(out)
	}
	mean := t.lead / float64(t.games)
	off := 1.96 * math.Sqrt(max(0, t.off/float64(t.games)-mean*mean)/float64(t.games))
	fmt.Fprintf(out, "  %s is %.1f ahead (%.1f to %.1f)\n", list[0].name, mean, mean-off, mean+off)
	if r.Verdict != "" {
		fmt.Fprintf(out, "  %s wins %.0f %%: %s\n", list[0].name, 100*o.want, r.Verdict)
	}
	if !o.json {
		return nil
	}
	return json.NewEncoder(out).Encode(r)
}
