package picture

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// place is where and how large a drawing stands: turned, scaled, moved.
type place struct{ x, y, scale, turn float64 } // turn in degrees

var transformStep = regexp.MustCompile(`(translate|scale|rotate)\(([^)]*)\)`)

// placeOf reads a transform; ok is false for what a place cannot say.
func placeOf(transform string) (p place, ok bool) {
	p.scale = 1
	rest := strings.TrimSpace(transformStep.ReplaceAllString(transform, ""))
	for _, step := range transformStep.FindAllStringSubmatch(transform, -1) {
		v := numbers(step[2])
		switch {
		case step[1] == "translate" && len(v) == 2:
			p.x, p.y = p.at(v[0], v[1])
		case step[1] == "scale" && len(v) == 1:
			p.scale *= v[0]
		case step[1] == "rotate" && len(v) == 1:
			p.turn += v[0]
		default:
			return p, false
		}
	}
	return p, rest == ""
}

func (p place) at(x, y float64) (float64, float64) {
	sin, cos := math.Sincos(p.turn * math.Pi / 180)
	return p.x + p.scale*(x*cos-y*sin), p.y + p.scale*(x*sin+y*cos)
}

// of is a place within a place.
func (p place) of(in place) place {
	x, y := p.at(in.x, in.y)
	return place{x, y, p.scale * in.scale, p.turn + in.turn}
}

// apart is the place in units of its own scale.
func (p place) apart() place { return place{p.x / p.scale, p.y / p.scale, 1, p.turn} }

func (p place) transform() (s string) {
	if p.x != 0 || p.y != 0 {
		s = "translate(" + number(p.x) + " " + number(p.y) + ")"
	}
	if p.turn != 0 {
		s += "rotate(" + number(p.turn) + ")"
	}
	if p.scale != 1 {
		s += "scale(" + strconv.FormatFloat(math.Round(p.scale*1e4)/1e4, 'f', -1, 64) + ")"
	}
	return s
}

var (
	pathStep  = regexp.MustCompile(`([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)`)
	pathValue = regexp.MustCompile(`[+-]?(?:\d+\.?\d*|\.\d+)`)
)

func numbers(list string) (out []float64) {
	for _, s := range pathValue.FindAllString(list, -1) {
		v, _ := strconv.ParseFloat(s, 64)
		out = append(out, v)
	}
	return out
}

// operands are how many numbers a command of a path takes.
var operands = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

// path moves the data of a path to its place. Every command becomes relative,
// so that shapes that are alike are written alike.
func (p place) path(d string) (string, error) {
	t := tracer{place: p}
	err := t.trace(d)
	return t.String(), err
}

func (t *tracer) trace(d string) error {
	for _, step := range pathStep.FindAllStringSubmatch(d, -1) {
		command, v := step[1][0]&^0x20, numbers(step[2])
		relative, n := step[1][0] >= 'a', operands[command]
		if n == 0 {
			t.WriteByte('z')
			t.x, t.y, t.shownX, t.shownY = t.startX, t.startY, t.startShownX, t.startShownY
			continue
		}
		if len(v) == 0 || len(v)%n != 0 {
			return fmt.Errorf("%q in the path %q", step[0], d)
		}
		for ; len(v) > 0; v = v[n:] {
			t.step(command, relative, v[:n])
			if command == 'M' {
				t.startX, t.startY, t.startShownX, t.startShownY = t.x, t.y, t.shownX, t.shownY
				command = 'L' // more numbers are lines
			}
		}
	}
	return nil
}

// tracer writes a path at its place: where the given one is, and the written
// one, which is rounded.
type tracer struct {
	strings.Builder
	place
	x, y, shownX, shownY                     float64
	startX, startY, startShownX, startShownY float64
	bendX, bendY                             float64 // the last point that bent a curve
	loX, loY, hiX, hiY                       float64 // of all points, also of those that bend curves
}

func (t *tracer) step(command byte, relative bool, v []float64) {
	fromX, fromY := 0.0, 0.0
	if relative {
		fromX, fromY = t.x, t.y
	}
	switch command {
	case 'H':
		command, v = 'L', []float64{v[0], t.y - fromY}
	case 'V':
		command, v = 'L', []float64{t.x - fromX, v[0]}
	}
	t.stretch(command, v)
	baseX, baseY := t.shownX, t.shownY
	if command == 'M' {
		baseX, baseY = 0, 0
		t.WriteByte('M')
	} else {
		t.WriteByte(command | 0x20)
	}
	if command == 'A' {
		t.WriteString(number(v[0]*t.scale) + " " + number(v[1]*t.scale) + " " + t.angle(v) + " " + number(v[3]) + " " + number(v[4]) + " ")
		v = v[5:]
	}
	for i := 0; i < len(v); i += 2 {
		t.x, t.y = fromX+v[i], fromY+v[i+1]
		if i+4 == len(v) {
			t.bendX, t.bendY = t.x, t.y
		}
		x, y := t.reach(t.x, t.y)
		x, y = math.Round((x-baseX)*10)/10, math.Round((y-baseY)*10)/10
		t.shownX, t.shownY = baseX+x, baseY+y
		if i > 0 {
			t.WriteByte(' ')
		}
		t.WriteString(number(x) + " " + number(y))
	}
}

// angle is how an arc's ellipse is turned; a circle needs none.
func (t *tracer) angle(arc []float64) string {
	if arc[0] == arc[1] {
		return "0"
	}
	return number(arc[2] + t.turn)
}

// reach is where a point comes to.
func (t *tracer) reach(x, y float64) (float64, float64) {
	x, y = t.at(x, y)
	t.loX, t.loY, t.hiX, t.hiY = min(t.loX, x), min(t.loY, y), max(t.hiX, x), max(t.hiY, y)
	return x, y
}

// stretch reaches the points of a command that are not written: the one that
// bends a smooth curve, and how far an arc may go.
func (t *tracer) stretch(command byte, v []float64) {
	switch command {
	case 'S', 'T':
		t.bendX, t.bendY = 2*t.x-t.bendX, 2*t.y-t.bendY
		t.reach(t.bendX, t.bendY)
	case 'A':
		r := 2 * max(v[0], v[1])
		for _, corner := range [4][2]float64{{-r, -r}, {-r, r}, {r, -r}, {r, r}} {
			t.reach(t.x+corner[0], t.y+corner[1])
		}
	case 'C', 'Q':
	default:
		t.bendX, t.bendY = t.x, t.y
	}
}
