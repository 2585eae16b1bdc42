package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestTheFirstPlayerToFillARowTakesItsCompletionToken(t *testing.T) {
	cites(t, RuleCompletion)
	body := "hand: black2\ncity 1: commitments 1\n green: green3 green3 green1t green1t\ncity 2:\n green: green3 green3 green2t green2t"
	s := at(t, 2, 1, "place", body)
	require.Equal(t, "completed 1 row=green", play(t, s, "place 1 green")[1])
	require.Equal(t, engine.Seat(0), s.Completion(green))
	later := at(t, 2, 1, "place", body+" universal\ncompleted green 2")
	require.Empty(t, only(play(t, later, "place 1 green"), "completed"))
	require.Equal(t, engine.Seat(1), later.Completion(green))
}

func TestAUniversalBonusCardFillsASpaceForCompletion(t *testing.T) {
	cites(t, RuleCompletion, RuleUniversalCard)
	s := at(t, 2, 1, "lay universal", "city 1:\n gray: gray1b gray1b gray3 gray3")
	require.Equal(t, []string{"placed 1 card=universal row=gray column=5", "completed 1 row=gray"}, play(t, s, "universal gray"))
}

func TestTheSecondBonusSymbolInARowGivesItsBonusOrATrackToken(t *testing.T) {
	cites(t, RuleBonus)
	for r := range Row(Rows) {
		name := r.String()
		body := "hand: " + name + "2b blue3\ncity 1: commitments 1\n " + name + ": " + name + "1b"
		s := at(t, 2, 1, "place", body)
		require.Equal(t, []string{"bonus-due 1 row=" + name}, only(play(t, s, "place 1"), "bonus-due"))
		own := DistrictBonus(r).String()
		require.Equal(t, []string{"bonus " + own, "bonus track"}, legal(s))
		for _, other := range bonusWords[1:] {
			if other != own && other != "track" {
				refused(t, s, "bonus "+other, RuleBonus)
			}
		}
		refusedAction(t, s, engine.Action{Kind: ActBonus}, RuleBonus)
		refusedAction(t, s, engine.Action{Kind: ActBonus, A: 7}, RuleBonus)
		play(t, s, "bonus "+own)
		require.Equal(t, 2, s.Supply(DistrictBonus(r)))
	}
}

func TestOneSymbolIsNotEnoughAndAThirdGivesNothing(t *testing.T) {
	cites(t, RuleBonus)
	s := at(t, 2, 1, "place", "hand: gray1b orange1b yellow1tb green1tb blue1b blue2b blue1tb\ncity 1: commitments 1\n blue: blue3")
	for range 4 {
		require.Empty(t, only(play(t, s, "place 1"), "bonus-due"), "one symbol in each of several rows")
	}
	require.Empty(t, only(play(t, s, "place 1"), "bonus-due"))
	require.Len(t, only(play(t, s, "place 1"), "bonus-due"), 1, "other cards may lie between")
	play(t, s, "bonus plus2", "plus2 blue 1")
	require.Empty(t, only(play(t, s, "place 1"), "bonus-due"), "the third symbol")
}

func TestEachPlayerGetsTheBonusOfARowOnce(t *testing.T) {
	cites(t, RuleBonus)
	s := at(t, 2, 2, "place", "hand: yellow1b\ncity 1: points 1\n yellow: yellow2b yellow2tb\ncity 2: commitments 1\n yellow: yellow1b")
	play(t, s, "place 1", "bonus points")
	require.Equal(t, []int{1, 1}, []int{s.City(0).PointTokens(), s.City(1).PointTokens()})
}

func TestBlackBonusCardsCountWhereTheyLieAndUniversalBonusCardsHaveNoSymbol(t *testing.T) {
	cites(t, RuleBonus)
	deck := "count,color,value,symbols\n6,black,1,bonus\n5,gray,1,bonus\n"
	s := parse(t, positionText(2, 1, "place", "edition "+edition(t, deck)+"\nhand: black1b black1b\ncity 1: commitments 1\n gray: universal gray1b\n"))
	require.Empty(t, only(play(t, s, "place 1 orange"), "bonus-due"))
	play(t, s, "place 1 gray")
	require.Equal(t, []string{"bonus universal", "bonus track"}, legal(s))
	play(t, s, "bonus universal")
	require.Empty(t, only(play(t, s, "universal orange"), "bonus-due"), "it is not a second symbol in orange")
}

// gone is a second board on which all copies of a bonus lie.
var gone = map[BonusKind]string{
	BonusPlus2:        "city 2:\n blue: blue3+2 blue3+2+2",
	BonusUniversal:    "city 2:\n gray: universal universal universal",
	BonusDepot:        "city 2:\n gray: depot depot depot",
	BonusPoints:       "city 2: points 3",
	BonusNoCommitment: "city 2: nocommitment 2\nreleased 1",
	BonusTrack:        "city 2:\n gray: gray0f~ black2~ black2~",
}

func TestABonusThatHasRunOutCannotBeTaken(t *testing.T) {
	cites(t, RuleBonusMandatory, RuleBonusSupply)
	for r := range Row(Rows) {
		name, own := r.String(), DistrictBonus(r)
		hand := "hand: " + name + "2b " + name + "1tb\ncity 1: commitments 1\n " + name + ": " + name + "1b\n"
		s := at(t, 2, 1, "place", hand+gone[own])
		play(t, s, "place 1")
		require.Equal(t, []string{"bonus track"}, legal(s), "the one that is left must be taken")
		refused(t, s, "bonus "+own.String(), RuleBonusMandatory)

		s = at(t, 2, 1, "place", hand+gone[BonusTrack])
		play(t, s, "place 1")
		require.Equal(t, []string{"bonus " + own.String()}, legal(s))
		refused(t, s, "bonus track", RuleBonusMandatory)
	}
}

func TestABonusIsLostForGoodWhenNothingCanBeTaken(t *testing.T) {
	cites(t, RuleBonusMandatory, RuleBonus)
	s := at(t, 2, 1, "place", "hand: yellow2b yellow1b\ncity 1: commitments 1\n yellow: yellow1b\n"+
		"city 2: points 3\n green: green3~ green3~ green3~")
	require.Equal(t, []string{"bonus-lost 1 row=yellow"}, only(play(t, s, "place 1"), "bonus-due", "bonus-lost"))
	require.Equal(t, AskPlace, s.Ask())
	require.Empty(t, only(play(t, s, "place 1"), "bonus-due", "bonus-lost"), "the third symbol does not bring it back")
	require.Equal(t, engine.Seat(1), s.Actor())
}

func TestATrackTokenIsUnusableWhenEveryCardHasTracks(t *testing.T) {
	cites(t, RuleBonusMandatory)
	s := at(t, 2, 1, "place", "hand: yellow1tb\ncity 1: commitments 1\n blue: blue1tb universal~\n yellow: yellow2tb")
	play(t, s, "place 1")
	require.Equal(t, []string{"bonus points"}, legal(s))
	refused(t, s, "bonus track", RuleBonusMandatory)
	lost := at(t, 2, 1, "place", "hand: yellow1tb blue3\ncity 1: commitments 1\n yellow: yellow2tb\ncity 2: points 3")
	require.Len(t, only(play(t, lost, "place 1"), "bonus-lost"), 1)
	require.Equal(t, []string{"place 1", "discard 1"}, legal(lost))
}

func TestAUniversalCardIsUnusableWhenTheBoardIsFull(t *testing.T) {
	cites(t, RuleBonusMandatory, RuleEndBoard)
	s := at(t, 2, 1, "place", "hand: gray1b black2\n"+almostFull("gray"))
	play(t, s, "place 1")
	require.Equal(t, []string{"bonus track"}, legal(s))
	refused(t, s, "bonus universal", RuleBonusMandatory)
	require.Equal(t, engine.Seat(0), s.Actor(), "the bonus comes before the end")
	happened := play(t, s, "bonus track", "track blue 1")
	require.Equal(t, []string{"discarded 1 card=black2", "ended 1 reason=end-board"}, happened[len(happened)-2:])
}

func TestBonusesOnCardsAreLaidBeforeTheNextTakenCard(t *testing.T) {
	cites(t, RuleBonusNow)
	for r, action := range map[Row]string{blue: "plus2 blue 1", gray: "universal orange", orange: "universal blue"} {
		name := r.String()
		s := at(t, 2, 1, "place", "hand: "+name+"2b green3\ncity 1: commitments 1\n "+name+": "+name+"1b")
		play(t, s, "place 1", "bonus "+DistrictBonus(r).String())
		require.Equal(t, AskLay, s.Ask())
		refused(t, s, "place 1", RuleBonusNow)
		if r == blue {
			require.Equal(t, []string{"plus2 blue 1", "plus2 blue 2"}, legal(s), "on the own board")
			refused(t, s, "track blue 1", RuleBonusNow)
		}
		play(t, s, action)
		require.Equal(t, []string{"place 1", "discard 1"}, legal(s))
	}
	track := at(t, 2, 1, "place", "hand: blue2b green3\ncity 1: commitments 1\n blue: blue1b")
	play(t, track, "place 1", "bonus track")
	refused(t, track, "plus2 blue 1", RuleBonusNow)
	play(t, track, "track blue 2")
	require.Equal(t, AskPlace, track.Ask())
	kept := at(t, 2, 1, "place", "hand: yellow2b green1b green3\ncity 1: commitments 1\n yellow: yellow1b\n green: green2b")
	play(t, kept, "place 1", "bonus points")
	require.Equal(t, AskPlace, kept.Ask(), "1½ points are kept, nothing is laid")
	play(t, kept, "place 1", "bonus nocommitment")
	require.Equal(t, AskPlace, kept.Ask())
	require.Equal(t, 1, kept.City(0).NoCommitmentTokens())
}

func TestAUniversalCardGoesInAnyRowOnTheLeftmostSpaceAndSettles(t *testing.T) {
	cites(t, RuleUniversalCard, RuleSettleOrder)
	s := at(t, 2, 1, "lay universal", "city 1:\n blue: blue3 blue3 blue3 blue1b blue1b\n gray: gray0f gray1b gray1b\n orange:\ncompleted blue 1")
	require.Equal(t, []string{"universal gray", "universal orange", "universal yellow", "universal green"}, legal(s))
	refused(t, s, "universal blue", RuleUniversalCard)
	refusedAction(t, s, engine.Action{Kind: ActUniversal, A: 5}, RuleUniversalCard)
	refusedAction(t, s, engine.Action{Kind: ActUniversal, A: -1}, RuleUniversalCard)
	require.Equal(t, []string{
		"placed 1 card=universal row=orange column=1", "skyscraper 1 row=gray column=1 around=8 needed=7", "order 1 from=0",
	}, play(t, s, "universal orange"))
	require.Equal(t, 4, valueAt(s, 1, orange, 1))

	depot := at(t, 2, 1, "lay depot", "city 1:\n orange: orange1b orange1tb orange0s")
	require.Equal(t, []string{
		"placed 1 card=depot row=gray column=1", "marker 1 row=gray column=1",
	}, play(t, depot, "universal gray"), "a depot: its marker is placed at once")
	require.Zero(t, valueAt(depot, 1, gray, 1))
}
