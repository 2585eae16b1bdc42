package text

import (
	"bayboard/core/engine"
)

// Teller is what gives events their names and facts: a state, or a view.
type Teller interface {
	Game() engine.Game
	DescribeEvent(engine.Event) (string, []engine.Fact)
}

// words are the sentences of one game.
type words struct {
	title  string // of the box
	year   string
	by     string
	kind   string
	blurb  string
	length string // of a game at the table

	rules   map[engine.Rule]string
	ends    map[engine.Rule]string
	ask     func(v engine.View, pick engine.Action) Line
	watch   func(v engine.View, name string) Line
	main    map[string]func(event) Line   // what somebody did, by event
	effect  map[string]func(event) string // what came of it, by event
	refusal map[engine.Rule]func(refusal) (title, reason string)
	score   map[engine.Rule]func(facts) (label, detail string)
	legend  string                     // of the details of a score
	chance  func(after []event) string // what a preview does not know; nil: a card
	turn    func(engine.View) int
	counts  string          // what turn counts, "Turn" if empty
	passing map[string]bool // events that the next action tells again
	options []Option        // of the setup, in the order of Game.Options
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

// games are the words of the games of the catalog, by slug.
var games = map[string]*words{
	"sf2022": &sf2022Words,
	"sf2000": sf2000Words(),
	"ttrsf":  ttrsfWords(),
}

// known gives every game words, so that one without any can still be shown.
func known(slug string) *words {
	if w, ok := games[slug]; ok {
		return w
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
		if name, _ := t.DescribeEvent(e); !w.passing[name] {
			return false
		}
	}
	return true
}

// RuleTitle is the heading of a rule, its id if there is none.
func RuleTitle(slug string, id engine.Rule) string {
	if t := known(slug).rules[id]; t != "" {
		return t
	}
	return string(id)
}

// EndReason says by what a game ended.
func EndReason(slug string, id engine.Rule) string {
	return orOver(known(slug).ends[id])
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
	if f := known(slug).refusal[err.Rule]; f != nil {
		return f(refusal{err, facts(err.Facts)})
	}
	return "Not possible now", "The rule “" + RuleTitle(slug, err.Rule) + "” forbids it."
}

// ScoreLine says what a line of a score is for, and how it came about.
func ScoreLine(slug string, l engine.Line) (label, detail string) {
	if f := known(slug).score[l.Rule]; f != nil {
		return f(facts(l.Facts))
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
