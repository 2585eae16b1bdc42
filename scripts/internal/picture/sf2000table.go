package picture

import (
	"errors"
	"strconv"
	"strings"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
)

// lines2000 are what the seats do, one line each: who, pictures, and how it
// ended.
type lines2000 struct {
	part
	pitch float64
	ends  []string
	most  float64 // how wide the pictures of a line are
}

func newLines(pitch float64) *lines2000 {
	return &lines2000{part: part{scale: 1, w: 300}, pitch: pitch}
}

// add is a line; its pictures have a width of their own.
func (l *lines2000) add(who engine.Seat, pictures row, end string) {
	y := l.h
	l.h += l.pitch
	l.art += put(0, y+l.pitch/2-10, 1, "", seat(0, 0, who, colours2000[who])) + put(88, y, 1, "", pictures.String())
	l.ends = append(l.ends, end)
	l.most = max(l.most, pictures.x)
}

// done are the lines with their ends, which stand below each other.
func (l *lines2000) done() part {
	p := l.part
	for i, end := range l.ends {
		p.art += write(96+l.most, float64(i)*l.pitch+l.pitch/2+3, "pic-q", end)
		p.w = max(p.w, 96+l.most+8.6*float64(len(end)))
	}
	return p
}

// won are the seats that may invest, in order.
func won(s *game.State) map[engine.Seat]int {
	at := map[engine.Seat]int{}
	for i, p := range s.Investors() {
		at[p.Seat] = i + 1
	}
	return at
}

var ordinals = [...]string{"", "invests first", "invests second", "invests third", "invests fourth", "invests fifth"}

func (sf2000) influence(m moment) (part, error) {
	s, l := m.state.(*game.State), newLines(62)
	order := won(s)
	times := map[string]int{}
	for _, d := range m.done {
		times[d.text]++
	}
	for who := range engine.Seat(s.Seats()) {
		for _, d := range m.done {
			value, ok := strings.CutPrefix(d.text, "influence ")
			if !ok || d.seat != who {
				continue
			}
			n, err := strconv.Atoi(value)
			if err != nil {
				return part{}, err
			}
			end := "not high enough"
			switch {
			case order[who] > 0:
				end = ordinals[order[who]] + ", pays " + value
			case times[d.text] > 1:
				end = "cancelled"
			}
			r := row{}
			r.add(46, put(0, 0, .7, svg.Kind2000("option"), svg.Influence2000(n)))
			l.add(who, r, end)
		}
	}
	if l.h == 0 {
		return part{}, errors.New("nobody has chosen an influence card")
	}
	return l.done(), nil
}

// checks draws checks from the highest.
func checks(c game.Checks) row {
	r := row{}
	for v := game.MaxCheck; v > 0; v-- {
		for range c[v] {
			r.add(54, put(0, 4, .8, "", svg.Check2000(v)))
		}
	}
	return r
}

func (sf2000) bids(m moment) part {
	s, l := m.state.(*game.State), newLines(38)
	bids := map[engine.Seat]game.Checks{}
	for _, d := range m.done {
		b := bids[d.seat]
		if v, err := strconv.Atoi(strings.TrimPrefix(d.text, "add ")); err == nil {
			b[v]++
			bids[d.seat] = b
		}
	}
	order := won(s)
	for who := range engine.Seat(s.Seats()) {
		r, sum := checks(bids[who]), 0
		for v, n := range bids[who] {
			sum += v * int(n)
		}
		end := "out"
		switch {
		case order[who] > 0:
			end = "pays " + strconv.Itoa(sum) + " and invests"
		case sum > 0 && len(order) > 0:
			end = "out, takes " + strconv.Itoa(sum) + " back"
		case sum > 0:
			end = "bids " + strconv.Itoa(sum)
		}
		l.add(who, r, end)
	}
	return l.done()
}

func (sf2000) options(m moment) (part, error) {
	s, l := m.state.(*game.State), newLines(62)
	order := won(s)
	for who := range engine.Seat(s.Seats()) {
		r, sum := row{}, 0
		for _, d := range m.done {
			if d.seat != who {
				continue
			}
			if o, ok := strings.CutPrefix(d.text, "option "); ok {
				r.add(50, put(0, 0, .7, svg.Kind2000("option"), option(o)))
			}
			for _, verb := range [...]string{"add ", "pay "} {
				if v, err := strconv.Atoi(strings.TrimPrefix(d.text, verb)); err == nil {
					sum += v
					r.add(50, put(0, 14, .75, "", svg.Check2000(v)))
				}
			}
		}
		end := ordinals[order[who]]
		if order[who] == 0 {
			end = "takes " + strconv.Itoa(sum) + " back"
			if sum == 0 {
				end = "gets nothing"
			}
		}
		l.add(who, r, end)
	}
	return l.done(), nil
}

func option(word string) string {
	for o := range game.OptionCards {
		if o.String() == word {
			a, b := o.Districts()
			return svg.Option2000(a.String(), b.String())
		}
	}
	return ""
}

func (sf2000) drawn(s *game.State, kept []string) (part, error) {
	l := newLines(38)
	for who := range engine.Seat(s.Seats()) {
		drawn := s.Drawn(who)
		if len(kept) > 0 && kept[0] == strconv.Itoa(int(who)+1) {
			hand := s.Hand(who)
			for _, text := range kept[1:] {
				v, err := strconv.Atoi(text)
				if err != nil || v < 1 || v >= len(hand) || hand[v] == drawn[v] || s.Share(who) != game.Kept {
					return part{}, errors.New("no check that was kept: " + text)
				}
				drawn[v]++
			}
		}
		end := map[game.Share]string{game.Lost: "lost", game.Kept: "kept", game.Drawing: "may draw or stop"}[s.Share(who)]
		if sum := drawn.Sum(); sum > 0 {
			end = strconv.Itoa(sum) + ": " + end
		}
		l.add(who, checks(drawn), end)
	}
	return l.done(), nil
}
