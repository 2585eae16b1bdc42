package store

import (
	"slices"
	"strconv"
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// Pauses between bots' moves, in milliseconds.
const (
	DefaultPause = 700
	MaxPause     = 3000
)

// usualEffort is how long bots think when nothing was chosen, in percent.
const usualEffort = 100

// String is the settings as they are kept: a line for each that has a number
// or is not as usual.
func (p Prefs) String() string {
	text := "pause " + strconv.Itoa(p.BotPause)
	if p.Effort != usualEffort {
		text += "\neffort " + strconv.Itoa(p.Effort)
	}
	if !p.Keys {
		text += "\nkeys off"
	}
	if p.Theme != SystemTheme {
		text += "\ntheme " + string(p.Theme)
	}
	if p.Still {
		text += "\nmotion off"
	}
	if p.BestStreak > 0 {
		text += "\nstreak " + strconv.Itoa(p.Streak) + "\nbest " + strconv.Itoa(p.BestStreak)
	}
	return text
}

// settings are the words that lines of the kept settings begin with.
const settings = " pause effort keys theme motion streak best "

// maxForeign bounds the lines that are kept for another version, in bytes.
const maxForeign = 4000

// ForeignPrefs is those lines of kept settings that another version of the
// program has written, each with a line break before it.
func ForeignPrefs(text string) string {
	out := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		word, _, _ := strings.Cut(line, " ")
		if word != "" && !strings.Contains(settings, " "+word+" ") && len(out)+len(line) < maxForeign {
			out += "\n" + line
		}
	}
	return out
}

func usualPrefs() Prefs { return Prefs{BotPause: DefaultPause, Effort: usualEffort, Keys: true} }

// ParsePrefs reads what String writes; what it cannot read is as usual.
func ParsePrefs(text string) Prefs {
	p := usualPrefs()
	for line := range strings.Lines(text) {
		word, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch n, err := strconv.Atoi(value); {
		case word == "pause" && err == nil:
			p.BotPause = max(0, min(n, MaxPause))
		case word == "effort" && slices.Contains(Efforts[:], n):
			p.Effort = n
		case word == "streak" && err == nil:
			p.Streak = max(n, 0)
		case word == "best" && err == nil:
			p.BestStreak = max(n, 0)
		case word == "theme" && (value == string(LightTheme) || value == string(DarkTheme)):
			p.Theme = Theme(value)
		case word == "motion":
			p.Still = value == "off"
		case word == "keys":
			p.Keys = value != "off"
		}
	}
	return p
}

// choose is the settings after one was chosen.
func (p Prefs) choose(msg Msg) Prefs {
	switch msg := msg.(type) {
	case PauseChosen:
		p.BotPause = max(0, min(msg.Milliseconds, MaxPause))
	case EffortChosen:
		if slices.Contains(Efforts[:], msg.Percent) {
			p.Effort = msg.Percent
		}
	case KeysChosen:
		p.Keys = msg.On
	case ThemeChosen:
		p.Theme = msg.Theme
	case MotionChosen:
		p.Still = msg.Still
	case PrefsReset:
		usual := usualPrefs()
		usual.Streak, usual.BestStreak = p.Streak, p.BestStreak
		return usual
	}
	return p
}

// newForm sets up a form for a game: a person against bots.
func (u *update) newForm(slug string) {
	if u.m.Form.Game == slug {
		return
	}
	u.m.Form = Form{Game: slug, First: engine.NoSeat}
	g, _ := catalog.Games{}.BySlug(slug)
	least, _ := g.Players()
	u.chooseSeats(least)
}

// chooseSeats keeps who sits already; new seats are bots.
func (u *update) chooseSeats(n int) {
	g, _ := catalog.Games{}.BySlug(u.m.Form.Game)
	if g == nil {
		return
	}
	least, most := g.Players()
	n = max(least, min(n, most))
	players := make([]Player, n)
	for i := range players {
		players[i] = Player{Kind: Bot, Level: search.Medium}
		if i == 0 {
			players[i] = Player{Kind: Person}
		}
	}
	copy(players, u.m.Form.Players)
	u.m.Form.Players = players
	if int(u.m.Form.First) >= n {
		u.m.Form.First = engine.NoSeat
	}
}

// chooseOption takes a value of an option that the game has.
func (u *update) chooseOption(option, value int) {
	g, _ := catalog.Games{}.BySlug(u.m.Form.Game)
	if g == nil || option < 0 || option >= len(g.Options()) || value < 0 || value >= len(g.Options()[option].Values) {
		return
	}
	u.m.Form.Options[option] = uint8(value)
}

func (u *update) typeSeed(text string) {
	u.m.Form.Seed, u.m.Form.Error = text, ""
	if text = strings.TrimSpace(text); text != "" {
		if _, err := rng.ParseSeed(text); err != nil {
			u.m.Form.Error = err.Error()
		}
	}
}

// seed draws the seed of a game.
func (u *update) seed() rng.Seed { return rng.Seed(u.m.Chance.Bounded(uint64(rng.MaxSeed) + 1)) }

// startGame begins the game of the form.
func (u *update) startGame() {
	f := &u.m.Form
	g, _ := catalog.Games{}.BySlug(f.Game)
	if g == nil || f.Error != "" {
		return
	}
	seed, err := rng.ParseSeed(strings.TrimSpace(f.Seed))
	if err != nil {
		seed = u.seed()
	}
	setup := engine.Setup{Players: len(f.Players), First: f.First, Seed: seed, Options: f.Options}
	if err := u.begin(g, setup, append([]Player(nil), f.Players...), Coach{}); err != nil {
		f.Error = err.Error()
		return
	}
	f.Seed = ""
}

func (u *update) begin(g engine.Game, setup engine.Setup, players []Player, coach Coach) error {
	match, err := replay.New(g, setup)
	if err == nil {
		viewer := firstPerson(players, match.State().Actor())
		u.keep(&Play{Match: match, Players: players, Viewer: viewer, Coach: coach}, PushAddress{})
	}
	return err
}

// firstPerson is the seat that the table is shown to at first: the person who
// decides, else the first person, else the first seat.
func firstPerson(players []Player, actor engine.Seat) engine.Seat {
	if actor != engine.NoSeat && players[actor].Kind == Person {
		return actor
	}
	for i, p := range players {
		if p.Kind == Person {
			return engine.Seat(i)
		}
	}
	return 0
}
