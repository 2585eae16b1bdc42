package store

import "strings"

// Learned is what the person has done of the courses: the stars of each step,
// by game and lesson. It is a value: what changes it makes a new one.
type Learned []lessonStars

type lessonStars struct {
	game, lesson string
	stars        string // a digit for each step, 0 for one still to do
}

// maxSteps bounds the steps of a lesson that are kept.
const maxSteps = 99

// Stars of a step, from 0; none if it is still to do.
func (l Learned) Stars(game, lesson string, step int) int {
	for _, x := range l {
		if x.game == game && x.lesson == lesson && step < len(x.stars) {
			return int(x.stars[step] - '0')
		}
	}
	return 0
}

// Whole is the stars of a lesson with so many steps: the mean of them all,
// rounded down, 0 as long as one is to do. done is how many are done.
func (l Learned) Whole(game, lesson string, steps int) (stars, done int) {
	for i := range steps {
		n := l.Stars(game, lesson, i)
		stars += n
		if n > 0 {
			done++
		}
	}
	if done < steps || steps == 0 {
		return 0, done
	}
	return stars / steps, done
}

// with gives a step its stars, unless it had more.
func (l Learned) with(game, lesson string, step, stars int) Learned {
	if step < 0 || step >= maxSteps || stars <= l.Stars(game, lesson, step) {
		return l
	}
	out := append(Learned(nil), l...)
	at := len(out)
	for i, x := range out {
		if x.game == game && x.lesson == lesson {
			at = i
		}
	}
	if at == len(out) {
		out = append(out, lessonStars{game: game, lesson: lesson})
	}
	was := []byte(out[at].stars)
	for len(was) <= step {
		was = append(was, '0')
	}
	was[step] = '0' + byte(stars)
	out[at].stars = string(was)
	return out
}

// String is a line for each lesson: "sf2022 bonus 320".
func (l Learned) String() string {
	var b strings.Builder
	for _, x := range l {
		b.WriteString(x.game + " " + x.lesson + " " + x.stars + "\n")
	}
	return b.String()
}

// ParseLearned reads what String writes; it passes over what it cannot read.
func ParseLearned(text string) Learned { return Learned(nil).Merge(text) }

// beyond counts the steps with more stars than in another.
func (l Learned) beyond(other Learned) (steps int) {
	for _, x := range l {
		for i := range x.stars {
			if int(x.stars[i]-'0') > other.Stars(x.game, x.lesson, i) {
				steps++
			}
		}
	}
	return steps
}

// readable are the words of a line that this version has written, or nil.
func readable(line string) []string {
	if words := strings.Fields(line); len(words) == 3 && len(words[2]) <= maxSteps {
		return words
	}
	return nil
}

// ForeignLearned is those lines of what is kept of the courses that another
// version of the program has written.
func ForeignLearned(text string) string {
	out := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line != "" && readable(line) == nil && len(out)+len(line) < maxForeign {
			out += line + "\n"
		}
	}
	return out
}

// Merge adds what another text has, the better of both for each step.
func (l Learned) Merge(text string) Learned {
	for line := range strings.Lines(text) {
		words := readable(line)
		if words == nil {
			continue
		}
		for i, c := range []byte(words[2]) {
			if c > '0' && c <= '3' {
				l = l.with(words[0], words[1], i, int(c-'0'))
			}
		}
	}
	return l
}
