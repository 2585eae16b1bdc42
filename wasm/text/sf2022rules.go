package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

// sf2022Rules are the headings of the rules page.
var sf2022Rules = map[engine.Rule]string{
	sf2022.RulePlayers:           "Players and who begins",
	sf2022.RuleDeck:              "The project cards",
	sf2022.RuleFoundationStacks:  "Foundation tokens",
	sf2022.RuleAdvantageTokens:   "Advantage tokens",
	sf2022.RuleBoard:             "Your city board",
	sf2022.RuleBonusSupply:       "The bonuses in the supply",
	sf2022.RuleTurnOneAction:     "One action, then the next player",
	sf2022.RuleDecision:          "One decision at a time",
	sf2022.RuleLayout:            "Lay out a card",
	sf2022.RuleLayoutFoundation:  "A foundation takes a token",
	sf2022.RuleRealize:           "Realize an area",
	sf2022.RuleCommitmentLimit:   "When you may realize",
	sf2022.RuleCommitmentGain:    "Realizing costs one commitment token",
	sf2022.RuleCommitmentRelease: "Everybody has one: everybody discards one",
	sf2022.RulePlaceOrder:        "Place or discard, one card at a time",
	sf2022.RulePlaceRow:          "Its own row, leftmost empty space",
	sf2022.RulePlaceFullRow:      "A full row takes no more",
	sf2022.RuleNoCommitment:      "Using a no-commitment token",
	sf2022.RuleDeckEmpty:         "The deck is empty",
	sf2022.RuleAdjacent:          "Neighbours",
	sf2022.RuleNetwork:           "What belongs to the network",
	sf2022.RuleMarkerSupply:      "Markers never run out",
	sf2022.RuleTrackToken:        "What a track token does",
	sf2022.RuleSquare:            "Squares are worth 4 or 0",
	sf2022.RulePlusTwo:           "The +2 token",
	sf2022.RuleSkyscraper:        "When a skyscraper rises",
	sf2022.RuleWaterfront:        "Waterfronts lower the requirement",
	sf2022.RuleSkyscraperSupply:  "Nine skyscrapers are enough",
	sf2022.RuleBuildersOrder:     "The Builder’s Order",
	sf2022.RuleSettleOrder:       "What happens after each placement",
	sf2022.RuleCompletion:        "First to fill a row",
	sf2022.RuleBonus:             "Two bonus symbols in a row",
	sf2022.RuleBonusMandatory:    "You must take a bonus you can use",
	sf2022.RuleBonusNow:          "Bonuses are laid at once",
	sf2022.RuleUniversalCard:     "Universal bonus cards",
	sf2022.RuleEndFoundation:     "The last foundation token",
	sf2022.RuleEndBoard:          "A full board",
	sf2022.RuleDistrictAdvantage: "Who leads a district",
	sf2022.RuleDistrictTie:       "A tie in a district",
	sf2022.RuleNetworkAdvantage:  "Who leads the network",
	sf2022.RuleLastTie:           "The last word in a tie",
	sf2022.RuleScore:             "Count your points",
	sf2022.RuleWinner:            "Who wins",
}
