package enginetest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bayboard/core/engine"
)

// Scenarios plays the rule scenarios in the files *.txt of a folder, each as
// a subtest named by its title; the package doc describes the format.
func Scenarios(t *testing.T, g engine.Game, dir string) {
	names, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no scenarios in %s: %v", dir, err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list, err := parseScenarios(string(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, sc := range list {
			t.Run(sc.title, func(t *testing.T) {
				if err := guard(func() error { return sc.run(g) }); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			})
		}
	}
}

// scenario is what must hold: from a start, some actions have some results.
type scenario struct {
	title    string
	rules    []engine.Rule
	setup    string
	position string
	steps    []step
	legal    []string // nil if not asked for
	outcome  []string // lines that must be there
	end      []string // lines of the position that must be there
}

// step is an action, and what it must do.
type step struct {
	line    int
	text    string
	refusal string // rule and facts; empty if the action is legal
	events  []expected
}

// expected is an event that must occur or, if none, must not.
type expected struct {
	line int
	none bool
	text string // name and facts
}

// parseScenarios reads a file: scenarios with a line of hyphens between.
func parseScenarios(text string) (list []scenario, err error) {
	p := scenarioParser{}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimRight(line, " \t\r")
		if strings.HasPrefix(line, "---") && strings.Trim(line, "-") == "" {
			list = append(list, p.scenario)
			p = scenarioParser{}
			continue
		}
		if err := p.read(line, i+1); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	list = append(list, p.scenario)
	for _, sc := range list {
		switch {
		case sc.title == "":
			return nil, errors.New("a scenario has no title")
		case len(sc.rules) == 0:
			return nil, fmt.Errorf("%q cites no rule", sc.title)
		case (sc.setup == "") == (sc.position == ""):
			return nil, fmt.Errorf("%q: want a setup or a position", sc.title)
		}
	}
	return list, nil
}

// scenarioParser is in the section that the last line without indentation
// began.
type scenarioParser struct {
	scenario
	section string
}

func (p *scenarioParser) read(line string, number int) error {
	body := strings.TrimSpace(line)
	switch {
	case body == "" || line[0] == '#':
		return nil
	case p.title == "":
		p.title = body
		return nil
	case line[0] != ' ' && line[0] != '\t':
		return p.begin(body)
	}
	switch p.section {
	case "position":
		p.position += strings.TrimPrefix(line, "  ") + "\n"
	case "play":
		return p.step(body, number)
	case "legal":
		p.legal = append(p.legal, body)
	case "outcome":
		p.outcome = append(p.outcome, body)
	case "end":
		p.end = append(p.end, body)
	default:
		return fmt.Errorf("%q stands in no section", body)
	}
	return nil
}

func (p *scenarioParser) begin(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "rules":
		for id := range strings.FieldsSeq(rest) {
			p.rules = append(p.rules, engine.Rule(id))
		}
	case "setup":
		p.setup = rest
	case "position", "play", "legal", "outcome", "end":
		if rest != "" {
			return fmt.Errorf("%q follows %s", rest, word)
		}
		if word == "legal" {
			p.legal = []string{}
		}
	default:
		return fmt.Errorf("%q: want rules, setup, position, play, legal, outcome or end", word)
	}
	p.section = word
	return nil
}

func (p *scenarioParser) step(body string, number int) error {
	if rest, ok := strings.CutPrefix(body, ">"); ok {
		if len(p.steps) == 0 || p.steps[len(p.steps)-1].refusal != "" {
			return errors.New("an event follows the legal action that causes it")
		}
		rest, none := strings.CutPrefix(rest, "!")
		last := &p.steps[len(p.steps)-1]
		last.events = append(last.events, expected{number, none, strings.TrimSpace(rest)})
		return nil
	}
	s := step{line: number, text: body}
	if rest, ok := strings.CutPrefix(body, "! "); ok {
		if s.text, s.refusal, ok = strings.Cut(rest, " => "); !ok || strings.TrimSpace(s.refusal) == "" {
			return errors.New("want ! action => rule")
		}
	}
	p.steps = append(p.steps, s)
	return nil
}
