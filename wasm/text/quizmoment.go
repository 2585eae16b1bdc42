package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/game/sf2022"
	"bayboard/core/game/ttrsf"
	"bayboard/core/quiz"
)

// Moment says when in a turn it is asked what is possible: what the seat has
// done just before, and what is to be done now, as the table asks it. Where
// the table's sentence would tell the answer, it is a shorter one.
func Moment(q *quiz.Question, names []string) Line {
	if q.Kind != quiz.Legal {
		return nil
	}
	var l Line
	for _, events := range q.Done {
		if told := Action(q.State, events, names); len(told) > 0 {
			l = next(l, told)
		}
	}
	v := q.State.View(q.Seat)
	now := due(v, len(l) > 0)
	if len(now) == 0 {
		now = Ask(v, engine.Action{}, You)
	}
	if len(l) == 0 {
		return now
	}
	return say(l, " ", strong(Quiz.Now), " ", now.lower())
}

// lower makes the first letter of a line a small one.
func (l Line) lower() Line {
	out := append(Line(nil), l...)
	out[0].Text = lower(out[0].Text)
	return out
}

// due is what is to be done where the table's sentence tells what may be
// chosen; empty where it does not. Begun says that what was done just before is
// told already.
func due(view engine.View, begun bool) Line {
	switch v := view.(type) {
	case *ttrsf.View:
		return dueTTRSF(v)
	case *sf2022.View:
		return due2022(v)
	case *sf2000.View:
		return due2000(v, begun)
	}
	return nil
}

func dueTTRSF(v *ttrsf.View) Line {
	switch v.Ask() {
	case ttrsf.AskStack:
		return say("Place ", strong(stackName(v.Placing())), ".")
	case ttrsf.AskSecond:
		return say("Take your ", strong("second card"), ".")
	case ttrsf.AskToken:
		return say("Choose a ", strong("token"), ".")
	case ttrsf.AskTurn:
		l := say("Your turn begins: draw cards, claim a route or draw tickets.")
		if v.LastTurns() > 0 {
			return say("Your ", strong("last turn"), l[0].Text[len("Your turn"):])
		}
		return l
	}
	return nil
}

func due2022(v *sf2022.View) Line {
	switch v.Ask() {
	case sf2022.AskTurn:
		if v.DeckLen() > 0 {
			return say("Your turn begins: lay out a card, or realize an area.")
		}
		return say("Your turn begins. The deck is empty.")
	case sf2022.AskPlace:
		hand := v.Hand()
		if len(hand) > 1 {
			return nil
		}
		return say("Place or discard ", strong(cardShort(v.Edition().Card(hand[0]).String())), ".")
	}
	return nil
}

func due2000(v *sf2000.View, begun bool) Line {
	switch v.Ask() {
	case sf2000.AskInfluence:
		return say("Choose influence for ", prize(v), ".")
	case sf2000.AskBid:
		bid, high := v.Bid(v.Actor()), highOthers(v)
		l := say("Bid for ", prize(v))
		switch sum := bid.Sum(); {
		case sum > 0 && high > 0 && begun:
			return say("Go on with your bid for ", prize(v), ". The highest other bid is ", strong(strconv.Itoa(high)), ".")
		case sum > 0 && high > 0:
			return say(l, ": you have bid ", strong(strconv.Itoa(sum)), ", and the highest other bid is ", strong(strconv.Itoa(high)), ".")
		case sum > 0:
			return say(l, ": you have bid ", strong(strconv.Itoa(sum)), ", and nobody else has bid.")
		case high > 0:
			return say(l, " or drop out. The highest bid is ", strong(strconv.Itoa(high)), ".")
		}
		return say(l, " or drop out. Nobody has bid yet.")
	}
	return nil
}
