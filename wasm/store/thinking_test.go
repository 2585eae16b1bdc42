package store

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
	"bayboard/core/game/ttrsf"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

var hard, expert = Player{Kind: Bot, Level: search.Hard}, Player{Kind: Bot, Level: search.Expert}

// waits begins a game in which a bot is about to move, and gives its question.
func waits(t *testing.T, bot Player) (*desk, *Play, Think) {
	d := newDesk(t, "")
	d.bots = false
	p := d.start(bot, person)
	require.True(t, p.Thinking())
	return d, p, d.last()
}

func (d *desk) last() Think { return d.thoughts[len(d.thoughts)-1] }

func first(t Think) Decided {
	return Decided{Request: t.Request, Thought: search.Thought{Action: t.Legal[0]}}
}

func TestTheBudgetGoesByLevelGameAndSetting(t *testing.T) {
	hardNodes, expertNodes := search.Budget(search.Hard, sf2022.Game), search.Budget(search.Expert, sf2022.Game)
	for _, c := range []struct {
		bot                  Player
		effort, nodes, limit int
	}{
		{easy, 100, 0, HardLimit}, {easy, 400, 0, HardLimit},
		{hard, 100, hardNodes, 1000}, {hard, 50, hardNodes / 2, 500}, {hard, 400, 4 * hardNodes, 4000},
		{expert, 100, expertNodes, 3000}, {expert, 200, 2 * expertNodes, 6000},
	} {
		d := newDesk(t, "")
		d.bots = false
		d.send(EffortChosen{c.effort})
		d.start(c.bot, person)
		q := d.last()
		require.Equal(t, c.bot.Level, q.Level)
		require.Equal(t, c.nodes, q.Nodes)
		require.Equal(t, c.limit, q.Limit)
		require.Equal(t, DefaultPause, q.Pause)
	}
	nodes, limit := budget(search.Hard, ttrsf.Game, 100)
	require.Equal(t, search.Budget(search.Hard, ttrsf.Game), nodes)
	require.Greater(t, nodes, hardNodes, "where a node takes less time")
	require.Equal(t, HardLimit, limit)
}

func TestTheProgressOfABotIsShownUntilItMoves(t *testing.T) {
	d, p, q := waits(t, hard)
	require.True(t, p.Searching())
	d.send(Progressed{q.Request, Progress{1500, 6000, q.Legal[0]}})
	require.Equal(t, 25, p.Progress.Percent())
	d.send(Progressed{q.Request + 1, Progress{3000, 6000, q.Legal[0]}})
	require.Equal(t, 25, p.Progress.Percent(), "of another question")
	d.send(first(q))
	require.Equal(t, 1, p.Match.Ply())
	require.Zero(t, p.Progress)
	require.Empty(t, d.forgotten, "it was answered")
}

func TestABotThatSearchesIsHurriedAndOthersAreAskedAgain(t *testing.T) {
	d, p, q := waits(t, hard)
	d.send(BotsHurried{})
	require.Equal(t, []uint64{q.Request}, d.hurried)
	require.True(t, p.Thinking())
	d.send(first(q))
	require.Equal(t, 1, p.Match.Ply())
	if p.Thinking() {
		require.Zero(t, d.last().Pause, "until a person decides")
	}

	d, p, q = waits(t, easy)
	d.send(BotsHurried{})
	require.Empty(t, d.hurried)
	require.Equal(t, []uint64{q.Request}, d.forgotten)
	require.Zero(t, d.last().Pause)
	require.NotEqual(t, q.Request, d.last().Request)
	require.True(t, p.Thinking())
}

// Whatever takes the person elsewhere, the bot's question is dropped and its
// answer changes nothing.
func TestAStaleQuestionIsForgotten(t *testing.T) {
	for name, msgs := range map[string][]Msg{
		"jump":           {PlyChosen{0}},
		"undo":           {UndoAsked{}},
		"drag":           {PlyDragged{1}},
		"lobby":          {AddressChanged{"#/"}},
		"settings":       {AddressChanged{"#/settings"}},
		"another player": {PlayerChanged{1, person}},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, "")
			d.bots = false
			p := d.start(person, hard)
			for p.Deciding() {
				d.act()
			}
			require.True(t, p.Searching())
			q, plies := d.last(), p.Match.Len()
			for _, m := range msgs {
				d.send(m)
			}
			require.Equal(t, []uint64{q.Request}, d.forgotten)
			d.send(Progressed{q.Request, Progress{1, 2, engine.Action{}}})
			d.send(first(q))
			require.Equal(t, plies, p.Match.Len())
		})
	}
}

func TestABotIsAskedAgainWhenThePersonComesBack(t *testing.T) {
	d := newDesk(t, "")
	d.bots = false
	p := d.start(person, hard)
	for p.Deciding() {
		d.act()
	}
	q := d.last()
	d.send(PlyChosen{0})
	require.False(t, p.Thinking())
	d.send(NowChosen{})
	again := d.last()
	require.NotEqual(t, q.Request, again.Request)
	again.Request = q.Request
	require.Equal(t, q, again, "the same question, so the same answer")
}

func TestPlayersOfAllLevelsAreKept(t *testing.T) {
	for _, l := range search.Ladder() {
		p := Player{Kind: Bot, Level: l, Name: "Ada"}
		got, err := ParsePlayer(p.String())
		require.NoError(t, err)
		require.Equal(t, p, got)
	}
	_, err := ParsePlayer("bot grandmaster")
	require.Error(t, err)
}

func TestProgressMovesOnlyTheBar(t *testing.T) {
	d, _, q := waits(t, hard)
	msg := Progressed{q.Request, Progress{1500, 6000, q.Legal[0]}}
	require.True(t, d.m.Quiet(msg))
	_, effects := Update(d.m, msg)
	require.Equal(t, []Effect{ShowProgress{25}}, effects)
}

func TestAHintSaysMoreEachTimeAndIsTheSameAgain(t *testing.T) {
	d := newDesk(t, "")
	d.bots = false
	p := d.start(person, easy)
	d.send(HintAsked{})
	q := d.last()
	require.Equal(t, search.Expert, q.Level)
	require.Equal(t, search.Budget(search.Expert, sf2022.Game), q.Nodes)
	require.Equal(t, p.Viewer, q.View.Seat())
	d.send(HintAsked{})
	require.Len(t, d.thoughts, 1, "one question is enough")
	require.Zero(t, p.HintArea())

	d.send(first(q))
	require.Equal(t, 0, p.Match.Ply(), "a hint is no move")
	require.Equal(t, q.Legal[0], p.HintArea())
	require.Zero(t, p.Hinted())
	d.send(HintAsked{})
	require.Equal(t, HintMove, p.Hint.Stage)
	require.Equal(t, q.Legal[0], p.Hinted())
	require.Equal(t, q.Legal[0], p.Pointed)
	d.send(Pointed{q.Legal[len(q.Legal)-1]})
	d.send(Pointed{})
	require.Equal(t, q.Legal[0], p.Pointed, "it is shown again")
	d.send(HintAsked{})
	require.Equal(t, HintWhy, p.Hint.Stage)
	d.send(HintAsked{})
	require.Nil(t, p.Hint)
	require.Zero(t, p.Pointed)

	d.send(EffortChosen{400})
	d.send(HintAsked{})
	again := d.last()
	again.Request = q.Request
	require.Equal(t, q, again)
	d.send(HintHidden{})
	require.Len(t, d.forgotten, 1)
	d.send(HintAsked{})
	d.act()
	require.Nil(t, p.Hint)
	require.Len(t, d.forgotten, 2)
}

func TestNobodyElseIsGivenAHint(t *testing.T) {
	d, p, _ := waits(t, hard)
	d.send(HintAsked{})
	require.Nil(t, p.Hint)
	require.Len(t, d.thoughts, 1)
}

func TestTheReasonOfABotsMoveIsRememberedOrThoughtAgain(t *testing.T) {
	d, p, q := waits(t, hard)
	th := search.Thought{Action: q.Legal[0], Visits: 7}
	d.send(Decided{Request: q.Request, Thought: th})
	asked := len(d.thoughts)
	d.send(ReasonAsked{1})
	require.Equal(t, &Reason{Ply: 1, Action: q.Legal[0], Found: true, Thought: th}, p.Reason)
	require.Len(t, d.thoughts, asked)
	d.send(ReasonAsked{1})
	require.Nil(t, p.Reason)
	for _, none := range []int{0, -1, 2, 99} {
		d.send(ReasonAsked{none})
		require.Nil(t, p.Reason, "ply %d is no bot's action", none)
	}

	again := d.reload()
	again.send(ReasonAsked{1})
	r := again.m.Play.Reason
	require.False(t, r.Found)
	question := again.last()
	question.Request, question.Pause = q.Request, q.Pause
	require.Equal(t, q, question, "the same question, so the same thought")
	again.send(Decided{Request: again.last().Request, Thought: th})
	require.True(t, again.m.Play.Reason.Found)
	require.Equal(t, th, again.m.Play.Reason.Thought)
}

func TestTheReasonOfABotThatDoesNotSearchNeedsNoThought(t *testing.T) {
	d, p, q := waits(t, easy)
	d.send(first(q))
	asked := len(d.thoughts)
	d.send(ReasonAsked{1})
	require.True(t, p.Reason.Found)
	require.Len(t, d.thoughts, asked)
}

func TestAReasonIsGoneWithItsMove(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, hard)
	for len(p.Actors()) < 12 {
		d.act()
	}
	ply := 0
	for !p.Explains(ply) {
		ply++
	}
	d.send(ReasonAsked{ply})
	require.NotNil(t, p.Reason)
	d.send(PlyChosen{0})
	require.NotNil(t, p.Reason, "the move is still in the record")
	d.send(BackToHere{})
	require.Nil(t, p.Reason)
}
