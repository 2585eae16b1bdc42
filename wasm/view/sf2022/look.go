package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/core/rng"
	"bayboard/wasm/text"
)

// look is what an action would cause on the actor's board.
type look struct {
	action  engine.Action
	at      game.Cell // where it leads
	onBoard bool
	card    game.CardType // the card that would be placed, 0 if none
	plus    int           // +2 tokens that would be laid on the space
	track   bool          // a track token would be laid on it
	joins   map[game.Cell]bool
	lives   map[game.Cell]bool
	rises   map[game.Cell]bool
	gains   []gain
}

// gain is one line of the preview.
type gain struct{ icon, text string }

// landing is the space that the events of an action begin with.
func landing(events []engine.Event) (game.Cell, bool) {
	for _, e := range events {
		switch e.Kind {
		case game.EvPlaced:
			return game.Cell(e.B), true
		case game.EvPlus2, game.EvTrack:
			return game.Cell(e.A), true
		}
	}
	return 0, false
}

// lookAhead asks the engine what an action would cause, nil if it is illegal.
func lookAhead(v *game.View, a engine.Action) *look {
	events, open, err := engine.Preview(v, a)
	if err != nil {
		return nil
	}
	l := &look{action: a, joins: map[game.Cell]bool{}, lives: map[game.Cell]bool{}, rises: map[game.Cell]bool{}}
	l.at, l.onBoard = landing(events)
	for _, e := range events {
		if e.Seat == v.Actor() {
			l.hear(e)
		}
	}
	l.count(&l.gains, "i-car", len(l.joins), "marker", "markers")
	l.count(&l.gains, "i-square", len(l.lives), "square worth 4", "squares worth 4")
	l.count(&l.gains, "i-tower", len(l.rises), "skyscraper", "skyscrapers")
	for _, e := range events {
		l.single(e)
	}
	if !open {
		l.compare(v, a)
	}
	return l
}

func (l *look) hear(e engine.Event) {
	at := game.Cell(e.A)
	switch e.Kind {
	case game.EvPlaced:
		l.card = game.CardType(e.A)
	case game.EvPlus2:
		l.plus++
	case game.EvTrack:
		l.track = true
	case game.EvMarker:
		l.joins[at] = true
	case game.EvSquare:
		l.lives[at] = true
	case game.EvSkyscraper:
		l.rises[at] = true
	}
}

func (l *look) count(to *[]gain, icon string, n int, one, many string) {
	switch {
	case n == 1:
		*to = append(*to, gain{icon, "+1 " + one})
	case n > 1:
		*to = append(*to, gain{icon, "+" + strconv.Itoa(n) + " " + many})
	}
}

func (l *look) single(e engine.Event) {
	switch e.Kind {
	case game.EvOrder:
		l.gains = append(l.gains, gain{"i-order", "Builder’s Order"})
	case game.EvCompleted:
		l.gains = append(l.gains, gain{"i-done", "row complete"})
	case game.EvBonusDue:
		l.gains = append(l.gains, gain{"i-star", "bonus"})
	case game.EvBonusLost:
		l.gains = append(l.gains, gain{"i-star", "bonus has no use"})
	case game.EvEnded:
		l.gains = append(l.gains, gain{"i-done", "ends the game"})
	}
}

// compare adds how the row's value and the points that do not depend on
// others would change.
func (l *look) compare(v *game.View, a engine.Action) {
	seat, r := v.Actor(), rng.FromUint64(0)
	after := v.Sample(nil, &r).(*game.State)
	if after.Apply(a, nil) != nil {
		return
	}
	for row := range game.Row(game.Rows) {
		was, is := v.City(seat).RowValue(v.Edition(), row), after.City(seat).RowValue(v.Edition(), row)
		if was != is {
			l.gains = append(l.gains, gain{"d-" + row.String(), strconv.Itoa(was) + " → " + strconv.Itoa(is)})
		}
	}
	if more := solid(after.Breakdown(seat)) - solid(v.Breakdown(seat)); more != 0 {
		l.gains = append(l.gains, gain{"i-coin", text.Gain("half points", more) + " " + text.PointsWord("half points", more)})
	}
}

// solid is the points that no contest decides.
func solid(lines []engine.Line) int {
	sum := 0
	for _, l := range lines {
		if l.Rule != game.RuleDistrictAdvantage && l.Rule != game.RuleNetworkAdvantage {
			sum += l.Points
		}
	}
	return sum
}

// words are the gains as a sentence's end.
func (l *look) words() string {
	said := ""
	for i, g := range l.gains {
		if i > 0 {
			said += ", "
		}
		if len(g.icon) > 2 && g.icon[:2] == "d-" {
			said += g.icon[2:] + " row "
		}
		said += g.text
	}
	return said
}
