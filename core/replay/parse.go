package replay

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// ParseFile reads what File.String writes. It tolerates a byte order mark,
// CRLF, spaces at the ends of lines and blank lines at the end. Its error is
// a *SyntaxError, or a *VersionError for the file of another version.
func ParseFile(text string) (File, error) {
	lines, err := splitLines(text)
	if err != nil {
		return File{}, err
	}
	p := parser{lines: lines, seen: map[string]bool{}}
	if err = p.parse(); err != nil {
		return File{}, err
	}
	return p.file, nil
}

// splitLines gives the lines without their ends, and refuses bytes that no
// text has.
func splitLines(text string) ([]string, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		l = strings.TrimSuffix(l, "\r")
		if !utf8.ValidString(l) || strings.ContainsFunc(l, isControl) {
			return nil, &SyntaxError{NotText, i + 1, l}
		}
		lines[i] = strings.TrimRight(l, " \t")
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines, nil
}

func isControl(r rune) bool {
	return r < ' ' && r != '\t' || r >= 0x7f && r < 0xa0
}

// parser reads the lines of a file. next is the index of the line after the
// one in hand.
type parser struct {
	lines []string
	next  int
	seen  map[string]bool // by first word
	file  File
}

func (p *parser) fail(code SyntaxCode) error {
	return &SyntaxError{code, p.next, p.lines[p.next-1]}
}

func (p *parser) parse() error {
	if err := p.first(); err != nil {
		return err
	}
	for p.next < len(p.lines) && !p.seen[wordActions] {
		if err := p.header(); err != nil {
			return err
		}
	}
	if err := p.complete(); err != nil {
		return err
	}
	for _, a := range p.lines[p.next:] {
		p.next++
		if a = strings.Trim(a, " \t"); a == "" {
			return p.fail(BlankLine)
		}
		p.file.Actions = append(p.file.Actions, a)
	}
	slices.Sort(p.file.Takebacks)
	p.file.Takebacks = slices.Compact(p.file.Takebacks)
	return nil
}

// first reads the line that names the format.
func (p *parser) first() error {
	if len(p.lines) == 0 {
		return &SyntaxError{NotOurs, 1, ""}
	}
	p.next = 1
	word, rest, _ := strings.Cut(p.lines[0], " ")
	if word != wordFile {
		return p.fail(NotOurs)
	}
	version, ok := number(rest, 1, maxNumber)
	if !ok {
		return p.fail(BadLine)
	}
	if version != fileVersion {
		return &VersionError{What: "file", Have: version, Want: fileVersion}
	}
	return nil
}

// header reads one line before the actions, or a position.
func (p *parser) header() error {
	line := p.lines[p.next]
	p.next++
	word, rest, _ := strings.Cut(line, " ")
	read := headerLine(word)
	if read == nil {
		return p.fail(UnknownLine)
	}
	if p.seen[word] && word != wordOption && word != wordTakeback {
		return p.fail(RepeatedLine)
	}
	p.seen[word] = true
	if !read(p, rest) {
		return p.fail(BadLine)
	}
	return nil
}

var seededWords = []string{wordPlayers, wordFirst, wordSeed, wordOption, wordEdition}

// complete tells what is missing or does not go together.
func (p *parser) complete() error {
	need := []string{wordGame, wordPlayers, wordFirst, wordSeed, wordActions}
	if p.seen[wordPosition] {
		need = []string{wordGame, wordActions}
		for _, w := range seededWords {
			if p.seen[w] {
				return &SyntaxError{MisplacedLine, p.next, w}
			}
		}
	}
	for _, w := range need {
		if !p.seen[w] {
			return &SyntaxError{MissingLine, p.next, w}
		}
	}
	return nil
}
