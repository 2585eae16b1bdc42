package svg

import (
	"strconv"
	"strings"
)

// CurveSize is the width and the height of a curve's drawing, which is
// stretched to its place.
const CurveSize = 1000

// CurvePath is the line through values in thousandths, of which the last would
// stand at the right edge if there were steps+1 of them.
func CurvePath(values []int, steps int) string {
	var b strings.Builder
	for i, v := range values {
		if n := len(values); i > 0 && i < n-1 && values[i-1] == v && values[i+1] == v {
			continue // on a level line
		}
		b.WriteString(letter(i) + strconv.Itoa(CurveX(i, steps)) + " " + strconv.Itoa(CurveY(v)))
	}
	return b.String()
}

func letter(i int) string {
	if i == 0 {
		return "M"
	}
	return "L"
}

// CurveX is where a step stands, CurveY a value in thousandths.
func CurveX(step, steps int) int { return CurveSize * step / max(steps, 1) }

// CurveY is beside CurveX.
func CurveY(value int) int { return CurveSize - value*CurveSize/1000 }

// CurveBand is the part from one step to another, over the whole height.
func CurveBand(from, to, steps int) string {
	x := CurveX(from, steps)
	return "M" + strconv.Itoa(x) + " 0h" + strconv.Itoa(max(CurveX(to, steps)-x, 4)) + "v" + strconv.Itoa(CurveSize) + "H" + strconv.Itoa(x) + "z"
}
