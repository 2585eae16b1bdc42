package replay

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// headerLine reads what follows the first word of a line, nil if there is no
// such word; false means that it is wrong.
func headerLine(word string) func(p *parser, rest string) bool {
	switch word {
	case wordGame:
		return func(p *parser, rest string) (ok bool) {
			words := strings.Split(rest, " ")
			if len(words) != 3 || words[0] == "" || words[1] != wordRules {
				return false
			}
			p.file.Game = words[0]
			p.file.Rules, ok = number(words[2], 0, maxNumber)
			return ok
		}
	case wordPlayers:
		return func(p *parser, rest string) (ok bool) {
			p.file.Players, ok = number(rest, 1, engine.MaxSeats)
			return ok
		}
	case wordFirst:
		return func(p *parser, rest string) bool {
			n, ok := number(rest, 1, engine.MaxSeats)
			p.file.First = engine.Seat(n - 1)
			if rest == wordDrawn {
				p.file.First, ok = engine.NoSeat, true
			}
			return ok
		}
	case wordSeed:
		return func(p *parser, rest string) bool {
			seed, err := rng.ParseSeed(rest)
			p.file.Seed = seed
			return err == nil
		}
	case wordOption:
		return func(p *parser, rest string) bool {
			name, value, ok := strings.Cut(rest, " = ")
			p.file.Options = append(p.file.Options, Choice{name, value})
			return ok && name != "" && value != ""
		}
	case wordEdition:
		return func(p *parser, rest string) bool {
			p.file.Edition = engine.EditionID(rest)
			return rest != ""
		}
	case wordPosition:
		return func(p *parser, rest string) bool {
			return rest == "" && p.position()
		}
	case wordTakeback:
		return func(p *parser, rest string) bool {
			n, ok := number(rest, 0, maxNumber)
			p.file.Takebacks = append(p.file.Takebacks, n)
			return ok
		}
	case wordActions:
		return func(_ *parser, rest string) bool { return rest == "" }
	}
	return nil
}

// position reads the indented lines that follow. Blank lines belong to it
// where more indented ones follow.
func (p *parser) position() bool {
	var b strings.Builder
	blank := 0
	for ; p.next < len(p.lines); p.next++ {
		line := p.lines[p.next]
		if line == "" {
			blank++
			continue
		}
		if !strings.HasPrefix(line, indent) {
			break
		}
		b.WriteString(strings.Repeat("\n", blank))
		blank = 0
		b.WriteString(line[len(indent):])
		b.WriteByte('\n')
	}
	p.file.Position = b.String()
	return b.Len() > 0
}

// maxNumber bounds the numbers of a file.
const maxNumber = 1_000_000

// number reads digits.
func number(text string, least, most int) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= least && n <= most && text[0] != '+' && text[0] != '-'
}
