package store

import (
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/core/search"
)

// Coach tells the rules of a game as they come to matter.
type Coach struct {
	On   bool
	Told []engine.Rule // the names of the tips that were told
	Tip  *lesson.Tip   // the one that is told now, nil if none is
	More int           // tips that matter now too

	ply int // at which something was told last
}

// What the person did with the coach.
type (
	// FirstGameStarted: a first game against easy bots, with the coach.
	FirstGameStarted struct{ Game string }
	// CoachAsked: the next tip.
	CoachAsked struct{}
	// CoachClosed: the tip was read.
	CoachClosed struct{}
	// CoachSwitched: on, or off.
	CoachSwitched struct{ On bool }
)

// String is the coach in a save; empty if it was never on.
func (c *Coach) String() string {
	if !c.On && c.Told == nil {
		return ""
	}
	text := coachWords[0]
	if c.On {
		text = coachWords[1]
	}
	for _, r := range c.Told {
		text += " " + string(r)
	}
	return text
}

var coachWords = [...]string{"off", "on"}

// parse reads what String writes; it reports whether it could.
func (c *Coach) parse(text string) bool {
	word, rest, _ := strings.Cut(text, " ")
	c.On = word == coachWords[1]
	for id := range strings.FieldsSeq(rest) {
		c.Told = append(c.Told, engine.Rule(id))
	}
	return c.On || word == coachWords[0]
}

// startFirst begins a first game: the person, who begins, and as few bots as
// there can be.
func (u *update) startFirst(slug string) {
	g, _ := catalog.Games{}.BySlug(slug)
	if g == nil {
		return
	}
	least, _ := g.Players()
	players := make([]Player, least)
	for i := range players[1:] {
		players[i+1] = Player{Kind: Bot, Level: search.Easy}
	}
	setup := engine.Setup{Players: least, Seed: u.seed()}
	if err := u.begin(g, setup, players, Coach{On: true, ply: -1}); err != nil {
		panic("store: a first game cannot begin: " + err.Error())
	}
}

// coach tells what matters at a new decision of a person, or at the end. What
// was told stays until then.
func (u *update) coach(p *Play) {
	c := &p.Coach
	if !c.On {
		return
	}
	if slug := p.Match.Game().Slug(); u.m.Coach == nil || u.m.Coach.Game.Slug() != slug {
		u.m.Coach = nil
		u.do(ReadText{coachText(slug)})
		return
	}
	if !p.Live() || p.Actor() != engine.NoSeat && !p.Deciding() {
		return
	}
	if c.ply == p.Match.Ply() {
		c.More = len(u.m.Coach.Due(p.Match, p.Viewer, c.Told))
		return
	}
	u.tell(p)
}

func coachText(game string) string { return "coach-" + game + "-en" }

// coachRead lets the coach begin. Without its text it is asked for again at
// the next decision.
func (u *update) coachRead(msg TextRead) {
	p := u.m.Play
	if p == nil || p.Lesson != nil || u.m.Coach != nil || !msg.OK || msg.Name != coachText(p.Match.Game().Slug()) {
		return
	}
	coach, err := lesson.ParseCoach(p.Match.Game(), lesson.File{Name: msg.Name, Text: msg.Text})
	if err != nil {
		return
	}
	u.m.Coach = coach
	u.coach(p)
	if p.Coach.Tip != nil {
		u.save(p)
	}
}

// tell tells the next tip that matters, if there is one.
func (u *update) tell(p *Play) {
	c := &p.Coach
	c.Tip, c.More, c.ply = nil, 0, p.Match.Ply()
	if due := u.m.Coach.Due(p.Match, p.Viewer, c.Told); len(due) > 0 {
		c.Tip, c.More = &u.m.Coach.Tips[due[0]], len(due)-1
		c.Told = append(c.Told[:len(c.Told):len(c.Told)], c.Tip.Rules[0])
	}
}

func (u *update) handleCoach(p *Play, msg Msg) {
	c := &p.Coach
	switch msg := msg.(type) {
	case CoachAsked:
		if c.More > 0 && u.m.Coach != nil {
			u.tell(p)
			u.save(p)
		}
	case CoachClosed:
		c.Tip = nil
	case CoachSwitched:
		c.On, c.Tip, c.More, c.ply = msg.On, nil, 0, -1
		u.coach(p)
		u.save(p)
	}
}
