package sf2022

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/core/rng"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// look is what an action would cause.
type look struct {
	sight
	gains []gain
}

// sight is what it would cause on the actor's board.
type sight struct {
	action  engine.Action
	at      game.Cell // where it leads
	onBoard bool
	card    game.CardType // the card that would be placed, 0 if none
	plus    int           // +2 tokens that would be laid on the space
	track   bool          // a track token would be laid on it
	joins   game.CellSet
	lives   game.CellSet
	rises   game.CellSet
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
	l := &look{sight: sight{action: a}}
	l.at, l.onBoard = landing(events)
	for _, e := range events {
		if e.Seat == v.Actor() {
			l.hear(e)
		}
	}
	l.count("i-car", l.joins.Len(), text.GainMarkers)
	l.count("i-square", l.lives.Len(), text.GainSquares)
	l.count("i-tower", l.rises.Len(), text.GainSkyscrapers)
	for _, e := range events {
		l.single(e)
	}
	if !open {
		l.compare(v, a)
	}
	return l
}

func (l *look) hear(e engine.Event) {
	switch e.Kind {
	case game.EvPlaced:
		l.card = game.CardType(e.A)
	case game.EvPlus2:
		l.plus++
	case game.EvTrack:
		l.track = true
	case game.EvMarker:
		l.joins |= cell(e.A)
	case game.EvSquare:
		l.lives |= cell(e.A)
	case game.EvSkyscraper:
		l.rises |= cell(e.A)
	}
}

func (l *look) count(icon string, n int, words func(int) string) {
	if n > 0 {
		l.gains = append(l.gains, gain{icon, words(n)})
	}
}

func (l *look) single(e engine.Event) {
	switch e.Kind {
	case game.EvOrder:
		l.gains = append(l.gains, gain{"i-order", text.GainOrder})
	case game.EvCompleted:
		l.gains = append(l.gains, gain{"i-done", text.GainComplete})
	case game.EvBonusDue:
		l.gains = append(l.gains, gain{"i-star", text.GainBonus})
	case game.EvBonusLost:
		l.gains = append(l.gains, gain{"i-star", text.GainNoBonus})
	case game.EvEnded:
		l.gains = append(l.gains, gain{"i-done", text.GainEnd})
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
			l.gains = append(l.gains, gain{rowIcon(row), text.GainValue(was, is)})
		}
	}
	if more := solid(after.Breakdown(seat)) - solid(v.Breakdown(seat)); more != 0 {
		l.gains = append(l.gains, gain{"i-coin", text.GainPoints(more)})
	}
}

func rowIcon(r game.Row) string { return svg.District2022(game.Color(r)) }

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
		for r := range game.Row(game.Rows) {
			if g.icon == rowIcon(r) {
				said += text.RowName(r) + " "
			}
		}
		said += g.text
	}
	return said
}
