package codec

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// maxText is the length in bytes of the longest text that NewLines takes.
const maxText = 1 << 16

// Lines reads a text such as a position line by line.
type Lines struct {
	name  string // "position", for errors
	lines []string
	at    int // the lines read
}

// NewLines begins to read a text, which errors call by a name. It refuses one
// of more than 64 KiB.
func NewLines(name, text string) (*Lines, error) {
	if len(text) > maxText {
		return nil, errors.New(name + ": too long")
	}
	return &Lines{name: name, lines: strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")}, nil
}

// Next is the next line that is not blank, without space around it, false at
// the end.
func (l *Lines) Next() (string, bool) {
	for l.at < len(l.lines) {
		line := strings.TrimSpace(l.lines[l.at])
		l.at++
		if line != "" {
			return line, true
		}
	}
	l.at = len(l.lines) + 1
	return "", false
}

// Fault is an error with the line that was read last, if it is in the text.
func (l *Lines) Fault(err error) error {
	if l.at > 0 && l.at <= len(l.lines) {
		return fmt.Errorf("%s, line %d: %w", l.name, l.at, err)
	}
	return fmt.Errorf("%s: %w", l.name, err)
}

// Number reads a plain number within bounds: digits without leading zeros.
func Number(text string, least, most int) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && strconv.Itoa(n) == text && n >= least && n <= most
}

// NumberAfter reads a prefix and, after it, what Number does.
func NumberAfter(text, prefix string, least, most int) (int, bool) {
	digits, ok := strings.CutPrefix(text, prefix)
	n, plain := Number(digits, least, most)
	return n, ok && plain
}

// Want is the error of a text that has not the form it must have; nil if ok.
func Want(ok bool, form string) error {
	if ok {
		return nil
	}
	return errors.New("want " + form)
}
