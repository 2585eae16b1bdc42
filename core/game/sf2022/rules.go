package sf2022

import "bayboard/core/engine"

// The rule ids, in the order of the rules page.
const (
	RulePlayers           engine.Rule = "players"
	RuleDeck              engine.Rule = "deck"
	RuleFoundationStacks  engine.Rule = "foundation-stacks"
	RuleAdvantageTokens   engine.Rule = "advantage-tokens"
	RuleBoard             engine.Rule = "board"
	RuleBonusSupply       engine.Rule = "bonus-supply"
	RuleTurnOneAction     engine.Rule = "turn-one-action"
	RuleDecision          engine.Rule = "decision"
	RuleLayout            engine.Rule = "layout"
	RuleLayoutFoundation  engine.Rule = "layout-foundation"
	RuleRealize           engine.Rule = "realize"
	RuleCommitmentLimit   engine.Rule = "commitment-limit"
	RuleCommitmentGain    engine.Rule = "commitment-gain"
	RuleCommitmentRelease engine.Rule = "commitment-release"
	RulePlaceOrder        engine.Rule = "place-order"
	RulePlaceRow          engine.Rule = "place-row"
	RulePlaceFullRow      engine.Rule = "place-full-row"
	RuleNoCommitment      engine.Rule = "no-commitment-token"
	RuleDeckEmpty         engine.Rule = "deck-empty"
	RuleAdjacent          engine.Rule = "adjacent"
	RuleNetwork           engine.Rule = "network"
	RuleMarkerSupply      engine.Rule = "marker-supply"
	RuleTrackToken        engine.Rule = "track-token-effect"
	RuleSquare            engine.Rule = "square"
	RulePlusTwo           engine.Rule = "plus-two"
	RuleSkyscraper        engine.Rule = "skyscraper"
	RuleWaterfront        engine.Rule = "waterfront"
	RuleSkyscraperSupply  engine.Rule = "skyscraper-supply"
	RuleBuildersOrder     engine.Rule = "builders-order"
	RuleSettleOrder       engine.Rule = "settle-order"
	RuleCompletion        engine.Rule = "completion"
	RuleBonus             engine.Rule = "bonus"
	RuleBonusMandatory    engine.Rule = "bonus-mandatory"
	RuleBonusNow          engine.Rule = "bonus-now"
	RuleUniversalCard     engine.Rule = "universal-card"
	RuleEndFoundation     engine.Rule = "end-foundation"
	RuleEndBoard          engine.Rule = "end-board"
	RuleDistrictAdvantage engine.Rule = "district-advantage"
	RuleDistrictTie       engine.Rule = "district-tie"
	RuleNetworkAdvantage  engine.Rule = "network-advantage"
	RuleLastTie           engine.Rule = "last-tie"
	RuleScore             engine.Rule = "score"
	RuleWinner            engine.Rule = "winner"
)

// allRules is the closed list; those that refuse actions are marked.
var allRules = []engine.RuleInfo{
	{ID: RulePlayers}, {ID: RuleDeck}, {ID: RuleFoundationStacks}, {ID: RuleAdvantageTokens},
	{ID: RuleBoard}, {ID: RuleBonusSupply},
	{ID: RuleTurnOneAction, Refuses: true}, {ID: RuleDecision},
	{ID: RuleLayout, Refuses: true}, {ID: RuleLayoutFoundation},
	{ID: RuleRealize, Refuses: true}, {ID: RuleCommitmentLimit, Refuses: true},
	{ID: RuleCommitmentGain}, {ID: RuleCommitmentRelease},
	{ID: RulePlaceOrder, Refuses: true}, {ID: RulePlaceRow, Refuses: true},
	{ID: RulePlaceFullRow, Refuses: true}, {ID: RuleNoCommitment, Refuses: true},
	{ID: RuleDeckEmpty, Refuses: true},
	{ID: RuleAdjacent}, {ID: RuleNetwork}, {ID: RuleMarkerSupply}, {ID: RuleTrackToken, Refuses: true},
	{ID: RuleSquare}, {ID: RulePlusTwo, Refuses: true}, {ID: RuleSkyscraper}, {ID: RuleWaterfront},
	{ID: RuleSkyscraperSupply}, {ID: RuleBuildersOrder}, {ID: RuleSettleOrder},
	{ID: RuleCompletion}, {ID: RuleBonus, Refuses: true}, {ID: RuleBonusMandatory, Refuses: true},
	{ID: RuleBonusNow, Refuses: true}, {ID: RuleUniversalCard, Refuses: true},
	{ID: RuleEndFoundation, Refuses: true}, {ID: RuleEndBoard, Refuses: true},
	{ID: RuleDistrictAdvantage}, {ID: RuleDistrictTie}, {ID: RuleNetworkAdvantage},
	{ID: RuleLastTie}, {ID: RuleScore}, {ID: RuleWinner},
}

// ending is why a game is over.
type ending uint8

const (
	running ending = iota
	endFoundation
	endBoard
	endDeck
)

var endRules = [...]engine.Rule{"", RuleEndFoundation, RuleEndBoard, RuleDeckEmpty}

// refuse makes the error of an illegal action.
func refuse(r engine.Rule, a engine.Action, facts ...engine.Fact) error {
	return &engine.IllegalError{Rule: r, Action: a, Facts: facts}
}
