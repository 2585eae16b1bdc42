package text

import (
	"strings"

	"bayboard/core/engine"
)

// Teller is what gives events their names and facts: a state, or a view.
type Teller interface {
	Game() engine.Game
	DescribeEvent(engine.Event) (string, []engine.Fact)
}

// words are the sentences of one game. Lists are strings, which cost the
// program less than maps: names with spaces between them, or lines of a rule's
// id and what is said of it.
type words struct {
	title  string // of the box
	year   string
	by     string
	kind   string
	blurb  string
	length string // of a game at the table

	rules     string // lines: the headings of the rules
	ends      string // lines: by what a game ended
	ask       func(v engine.View, pick engine.Action) Line
	watch     func(v engine.View, name string) Line
	did, came string                                          // names of the events that main and effect tell
	main      func(event) Line                                // what somebody did
	effect    func(event) string                              // what came of it
	refusal   func(refusal) (title, reason string)            // empty for another rule
	score     func(engine.Rule, facts) (label, detail string) // the same
	legend    string                                          // of the details of a score
	chance    func(after []event) string                      // what a preview does not know; nil: a card
	turn      func(engine.View) int
	counts    string   // what turn counts, "Turn" if empty
	passing   string   // names of events that the next action tells again
	options   []Option // of the setup, in the order of Game.Options
}

// holds reports whether a list has a name.
func holds(names, name string) bool {
	for n := range strings.FieldsSeq(names) {
		if n == name {
			return true
		}
	}
	return false
}

// heading is what is said of a rule in lines, empty if nothing.
func heading(lines, id string) string {
	for line := range strings.Lines(lines) {
		if rule, text, _ := strings.Cut(line, " "); rule == id {
			return strings.TrimSpace(text)
		}
	}
	return ""
}

// Option is an option of the setup in words.
type Option struct {
	Title, Hint string
	Values      []string // as many as the option has
}

// SetupOption is the words of an option of a game.
func SetupOption(slug string, option int) Option {
	if o := known(slug).options; option < len(o) {
		return o[option]
	}
	return Option{}
}

// known are the words of a game; one without any can still be shown.
func known(slug string) *words {
	switch slug {
	case "sf2022":
		return &sf2022Words
	case "sf2000":
		return &sf2000Words
	case "ttrsf":
		return &ttrsfWords
	}
	return &words{title: slug}
}

// Title and Year name a game; two of them share a title, the others need no
// year.
func Title(slug string) string { return known(slug).title }

// Year is when a game came out, empty where the title is enough.
func Year(slug string) string { return known(slug).year }

// FullTitle is "San Francisco 2022".
func FullTitle(slug string) string {
	if y := Year(slug); y != "" {
		return Title(slug) + " " + y
	}
	return Title(slug)
}

// About is what the card of a game in the lobby says.
type About struct{ Kind, Title, By, Blurb, Length string }

// AboutGame describes a game.
func AboutGame(slug string) About {
	w := known(slug)
	return About{w.kind, w.title, w.by, w.blurb, w.length}
}

// Turn is the number of the turn that a view shows, 0 if the game has none.
func Turn(v engine.View) int {
	if w := known(v.Game().Slug()); w.turn != nil {
		return w.turn(v)
	}
	return 0
}

// Ask says what the actor of a view can do now. pick is the part of an action
// that is chosen already. name is the actor's; nobody but the actor is asked.
func Ask(v engine.View, pick engine.Action, name string) Line {
	w := known(v.Game().Slug())
	if w.ask == nil {
		return say("Choose what to do.")
	}
	l := w.ask(v, pick)
	if name == You || len(l) == 0 {
		return l
	}
	l[0].Text = lower(l[0].Text)
	return say(strong(name), ": ", l)
}

// Watch says what the actor of a view is about to do, for those who look on.
func Watch(v engine.View, name string) Line {
	if w := known(v.Game().Slug()); w.watch != nil {
		if l := w.watch(v, name); len(l) > 0 {
			return l
		}
	}
	return Thinking(name)
}

// Passing reports whether an action only showed what the next one tells again,
// such as a card whose place is still to be chosen.
func Passing(t Teller, events []engine.Event) bool {
	w := known(t.Game().Slug())
	for _, e := range events {
		if name, _ := t.DescribeEvent(e); !holds(w.passing, name) {
			return false
		}
	}
	return true
}

// RuleTitle is the heading of a rule, its id if there is none.
func RuleTitle(slug string, id engine.Rule) string {
	if t := heading(known(slug).rules, string(id)); t != "" {
		return t
	}
	return string(id)
}

// EndReason says by what a game ended.
func EndReason(slug string, id engine.Rule) string {
	return orOver(heading(known(slug).ends, string(id)))
}

func orOver(reason string) string {
	if reason == "" {
		return "The game is over."
	}
	return reason
}

// Refusal says why an action is not possible: a title, and the reason with
// the numbers.
func Refusal(slug string, err *engine.IllegalError) (title, reason string) {
	if f := known(slug).refusal; f != nil {
		if title, reason = f(refusal{err, facts(err.Facts)}); title != "" {
			return title, reason
		}
	}
	return "Not possible now", "The rule “" + RuleTitle(slug, err.Rule) + "” forbids it."
}

// ScoreLine says what a line of a score is for, and how it came about.
func ScoreLine(slug string, l engine.Line) (label, detail string) {
	if f := known(slug).score; f != nil {
		if label, detail = f(l.Rule, facts(l.Facts)); label != "" {
			return label, detail
		}
	}
	return RuleTitle(slug, l.Rule), ""
}

// ScoreLegend explains the details beside the points of a score.
func ScoreLegend(slug string) string {
	if l := known(slug).legend; l != "" {
		return l
	}
	return Score.Legend
}

// refusal is an error with its facts.
type refusal struct {
	*engine.IllegalError
	facts facts
}

// facts are the details of an event, a refusal or a line.
type facts []engine.Fact

// word is the fact of a name that is a word, empty if there is none.
func (f facts) word(name string) string {
	for _, x := range f {
		if x.Name == name {
			return x.Text
		}
	}
	return ""
}

// number is the fact of a name that is a number, 0 if there is none.
func (f facts) number(name string) int {
	for _, x := range f {
		if x.Name == name {
			return x.Int
		}
	}
	return 0
}

func (f facts) has(name string) bool {
	for _, x := range f {
		if x.Name == name {
			return true
		}
	}
	return false
}
