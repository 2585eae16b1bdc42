package text

import (
	"strconv"
	"strings"
)

// minus is the sign, not the hyphen.
const minus = "−"

// halfPoints is the unit of games that score halves (engine.Game.Unit).
const halfPoints = "half points"

// Points writes a score of a game's unit: "7½", "−1", "0".
func Points(unit string, n int) string {
	sign := ""
	if n < 0 {
		sign, n = minus, -n
	}
	if unit != halfPoints {
		return sign + strconv.Itoa(n)
	}
	whole, half := n/2, ""
	if n%2 == 1 {
		half = "½"
	}
	if whole == 0 && half != "" {
		return sign + half
	}
	return sign + strconv.Itoa(whole) + half
}

// Gain writes a change of points with its sign: "+1", "−½".
func Gain(unit string, n int) string {
	if n > 0 {
		return "+" + Points(unit, n)
	}
	return Points(unit, n)
}

// PointsWord is "point" or "points", whichever goes with the number.
func PointsWord(unit string, n int) string {
	if unit == halfPoints && (n == 1 || n == 2 || n == -1 || n == -2) || unit != halfPoints && (n == 1 || n == -1) {
		return "point"
	}
	return "points"
}

// count is "1 card", "3 cards", "no cards".
func count(n int, one, many string) string {
	switch n {
	case 0:
		return "no " + many
	case 1:
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// Place is "1st", "2nd".
func Place(n int) string {
	switch n {
	case 1:
		return "1st"
	case 2:
		return "2nd"
	case 3:
		return "3rd"
	}
	return strconv.Itoa(n) + "th"
}

// And joins words: "You", "You and Mira", "You, Mira and Jun".
func And(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}

// Ago says how long before now (both in milliseconds) something was.
func Ago(then, now int64) string {
	minutes := max(now-then, 0) / 60000
	switch hours, days := minutes/60, minutes/60/24; {
	case minutes < 1:
		return "just now"
	case minutes < 60:
		return count(int(minutes), "minute", "minutes") + " ago"
	case hours < 24:
		return count(int(hours), "hour", "hours") + " ago"
	case days == 1:
		return "yesterday"
	case days < 60:
		return count(int(days), "day", "days") + " ago"
	case days < 365:
		return count(int(days/30), "month", "months") + " ago"
	default:
		return count(int(days/365), "year", "years") + " ago"
	}
}
