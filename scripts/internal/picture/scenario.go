package picture

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"bayboard/core/engine"
)

// scenario is what a figure needs of a rule scenario of a game: where it
// begins and what is done.
type scenario struct {
	position string
	actions  []string
}

// readScenarios reads a file of scenarios, which have a line of hyphens
// between. Their format is told by core/enginetest.
func readScenarios(name string) (list []scenario, err error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	for text := range strings.SplitSeq(string(data), "\n---") {
		s, section := scenario{}, ""
		for line := range strings.Lines(text) {
			line = strings.TrimRight(line, " \n")
			body := strings.TrimSpace(line)
			switch {
			case body == "":
			case line[0] != ' ':
				section = body
			case section == "position":
				s.position += strings.TrimPrefix(line, "  ") + "\n"
			case section == "play" && body[0] != '>' && body[0] != '!':
				s.actions = append(s.actions, body)
			}
		}
		list = append(list, s)
	}
	return list, nil
}

func (b *Book) scenario(example, k int) (scenario, error) {
	name := fmt.Sprintf("example-%d.txt", example)
	list, err := readScenarios(filepath.Join(b.dir, "testdata", "scenarios", name))
	if err == nil && (k < 1 || k > len(list)) {
		err = fmt.Errorf("%s has no scenario %d", name, k)
	}
	if err != nil {
		return scenario{}, err
	}
	return list[k-1], nil
}

// moment is a state that was reached, and what was done to reach it.
type moment struct {
	state engine.State
	done  []deed
}

// deed is an action that was made.
type deed struct {
	seat   engine.Seat
	action engine.Action
	text   string
	events []engine.Event
}

// play begins at a position and makes the first n actions.
func (b *Book) play(s scenario, n int) (moment, error) {
	m := moment{}
	var err error
	if m.state, err = b.game.ParsePosition(s.position); err != nil {
		return m, err
	}
	if n > len(s.actions) {
		return m, fmt.Errorf("after %d: there are only %d actions", n, len(s.actions))
	}
	for _, text := range s.actions[:n] {
		d := deed{seat: m.state.Actor(), text: text}
		if d.action, err = m.state.ParseAction(text); err != nil {
			return m, err
		}
		if err = m.state.Apply(d.action, func(e engine.Event) { d.events = append(d.events, e) }); err != nil {
			return m, err
		}
		m.done = append(m.done, d)
	}
	return m, nil
}
