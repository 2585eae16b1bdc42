package sf2000

import "bayboard/core/engine"

// The rule ids, in the order of the rules page.
const (
	RulePlayers         engine.Rule = "players"
	RuleMap             engine.Rule = "map"
	RuleMapRandom       engine.Rule = "map-random"
	RuleWhiteSticks     engine.Rule = "white-sticks"
	RuleSupply          engine.Rule = "supply"
	RuleSecrecy         engine.Rule = "secrecy"
	RuleRequestDeck     engine.Rule = "request-deck"
	RuleActionDeck      engine.Rule = "action-deck"
	RuleDecision        engine.Rule = "decision"
	RuleRound           engine.Rule = "round"
	RuleRefuse          engine.Rule = "refuse"
	RuleRequestVoid     engine.Rule = "request-void"
	RuleRequestCap      engine.Rule = "request-cap"
	RuleReshuffle       engine.Rule = "request-reshuffle"
	RuleInfluenceSecret engine.Rule = "influence-secret"
	RuleInfluenceLimit  engine.Rule = "influence-limit"
	RuleInfluenceTie    engine.Rule = "influence-tie"
	RuleInfluencePay    engine.Rule = "influence-pay"
	RuleInfluenceCap    engine.Rule = "influence-cap"
	RuleChecksTurns     engine.Rule = "checks-turns"
	RuleChecksOutbid    engine.Rule = "checks-outbid"
	RuleChecksWin       engine.Rule = "checks-win"
	RuleOptionSecret    engine.Rule = "option-secret"
	RuleOptionAlone     engine.Rule = "option-alone"
	RuleOptionTied      engine.Rule = "option-tied"
	RuleOptionCount     engine.Rule = "option-count"
	RuleOptionOrder     engine.Rule = "option-order"
	RuleInvest          engine.Rule = "invest"
	RuleInvestOptional  engine.Rule = "invest-optional"
	RuleInvestVanished  engine.Rule = "invest-vanished"
	RuleInvestSupply    engine.Rule = "invest-supply"
	RuleBothSides       engine.Rule = "both-sides"
	RuleMajority        engine.Rule = "majority"
	RuleMajorityHall    engine.Rule = "majority-hall"
	RuleRebuild         engine.Rule = "rebuild"
	RuleActionDraw      engine.Rule = "action-draw"
	RuleActionYear      engine.Rule = "action-year"
	RuleActionAuction   engine.Rule = "action-auction"
	RuleActionTwo       engine.Rule = "action-two"
	RuleActionMove      engine.Rule = "action-move"
	RuleActionSwap      engine.Rule = "action-swap"
	RuleActionFree      engine.Rule = "action-free"
	RuleActionExchange  engine.Rule = "action-exchange"
	RuleActionBonus     engine.Rule = "action-bonus"
	RuleActionAllowance engine.Rule = "action-allowance"
	RuleActionRemove    engine.Rule = "action-remove"
	RuleEndYear         engine.Rule = "end-year"
	RuleEndBroke        engine.Rule = "end-broke"
	RuleEndFull         engine.Rule = "end-full"
	RuleEndNoRequest    engine.Rule = "end-no-request"
	RuleEndQuiet        engine.Rule = "end-quiet"
	RuleEndRounds       engine.Rule = "end-rounds"
	RuleWinner          engine.Rule = "winner"
	RuleVariantIncome   engine.Rule = "variant-income"
	RuleVariantNoRemove engine.Rule = "variant-no-remove"
)

// allRules is the closed list; those that refuse actions are marked.
var allRules = []engine.RuleInfo{
	{ID: RulePlayers}, {ID: RuleMap}, {ID: RuleMapRandom}, {ID: RuleWhiteSticks, Refuses: true}, {ID: RuleSupply},
	{ID: RuleSecrecy}, {ID: RuleRequestDeck}, {ID: RuleActionDeck},
	{ID: RuleDecision, Refuses: true}, {ID: RuleRound}, {ID: RuleRefuse, Refuses: true}, {ID: RuleRequestVoid},
	{ID: RuleRequestCap}, {ID: RuleReshuffle},
	{ID: RuleInfluenceSecret}, {ID: RuleInfluenceLimit, Refuses: true}, {ID: RuleInfluenceTie}, {ID: RuleInfluencePay},
	{ID: RuleInfluenceCap},
	{ID: RuleChecksTurns, Refuses: true}, {ID: RuleChecksOutbid, Refuses: true}, {ID: RuleChecksWin},
	{ID: RuleOptionSecret}, {ID: RuleOptionAlone, Refuses: true}, {ID: RuleOptionTied, Refuses: true}, {ID: RuleOptionCount},
	{ID: RuleOptionOrder},
	{ID: RuleInvest, Refuses: true}, {ID: RuleInvestOptional}, {ID: RuleInvestVanished}, {ID: RuleInvestSupply, Refuses: true},
	{ID: RuleBothSides}, {ID: RuleMajority}, {ID: RuleMajorityHall}, {ID: RuleRebuild},
	{ID: RuleActionDraw}, {ID: RuleActionYear}, {ID: RuleActionAuction}, {ID: RuleActionTwo, Refuses: true},
	{ID: RuleActionMove, Refuses: true}, {ID: RuleActionSwap, Refuses: true}, {ID: RuleActionFree, Refuses: true},
	{ID: RuleActionExchange, Refuses: true}, {ID: RuleActionBonus}, {ID: RuleActionAllowance},
	{ID: RuleActionRemove, Refuses: true},
	{ID: RuleEndYear, Refuses: true}, {ID: RuleEndBroke, Refuses: true}, {ID: RuleEndFull, Refuses: true},
	{ID: RuleEndNoRequest, Refuses: true}, {ID: RuleEndQuiet, Refuses: true}, {ID: RuleEndRounds, Refuses: true},
	{ID: RuleWinner}, {ID: RuleVariantIncome}, {ID: RuleVariantNoRemove},
}

// ending is why a game is over.
type ending uint8

const (
	running ending = iota
	endYear
	endBroke
	endFull
	endNoRequest
	endQuiet
	endRounds
)

var endRules = [...]engine.Rule{
	"", RuleEndYear, RuleEndBroke, RuleEndFull, RuleEndNoRequest, RuleEndQuiet, RuleEndRounds,
}

// refuse makes the error of an illegal action.
func refuse(r engine.Rule, a engine.Action, facts ...engine.Fact) error {
	return &engine.IllegalError{Rule: r, Action: a, Facts: facts}
}
