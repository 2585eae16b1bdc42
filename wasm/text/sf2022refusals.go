package text

import (
	"strconv"

	"bayboard/core/game/sf2022"
)

// refuse2022 says why not, for each rule that refuses.
func refuse2022(e refusal) (title, reason string) {
	switch e.Rule {
	case sf2022.RuleTurnOneAction:
		return "Choose your action first", "A turn begins with one of two actions: lay out a card, or realize an area."
	case sf2022.RuleLayout:
		if card := e.facts.word("card"); card != "" {
			return "The revealed card comes first", cardShort(card) + " has to go to one of the three areas before anything else."
		}
		return "There is no such area", "The areas are 1, 2 and 3."
	case sf2022.RuleRealize:
		return "Area " + strconv.Itoa(e.facts.number("area")) + " is empty", "Only an area with at least one card can be realized."
	case sf2022.RuleCommitmentLimit:
		return "This area is too small", "You hold " + count(e.facts.number("commitments"), "commitment token", "commitment tokens") +
			", this area has " + count(e.facts.number("cards"), "card", "cards") + ": you need more cards than tokens."
	case sf2022.RulePlaceOrder:
		cards := e.facts.number("cards")
		if e.facts.has("card") {
			return "There is no such card", "You took " + count(cards, "card", "cards") + " that you can still place."
		}
		return "Your cards come first", "You still have " + count(cards, "card", "cards") + " to place: each one goes on your board or is discarded."
	case sf2022.RulePlaceRow:
		card, err := sf2022.ParseCard(e.facts.word("card"))
		if err == nil && card.Color != sf2022.Black {
			return "That is not its row", faceShort(card) + " goes to the leftmost empty space of the " + colour(card.Color.String()) + " row."
		}
		return "Choose a row", "A black card goes to the leftmost empty space of a row that you choose."
	case sf2022.RulePlaceFullRow:
		return "The row is full", "Your " + colour(e.facts.word("row")) + " row has five cards, nothing more fits. A card without a place is discarded."
	case sf2022.RuleNoCommitment:
		return refuseRelease(e)
	case sf2022.RuleDeckEmpty:
		return refuseDeck(e)
	case sf2022.RuleTrackToken:
		return "Not on this one", "A track token goes on a card of your board that has no tracks yet."
	case sf2022.RulePlusTwo:
		return "There is no card here", "A +2 token goes on a card that already lies on your board."
	case sf2022.RuleBonus:
		return "Not the bonus of this row", "The " + colour(e.facts.word("row")) + " row gives " + bonusName(e.facts.word("bonus")) + ", or a track token."
	case sf2022.RuleBonusMandatory:
		return refuseBonus(e)
	case sf2022.RuleBonusNow:
		return "Lay your bonus first", "You took " + bonusName(e.facts.word("bonus")) + ": it is laid at once, before anything else."
	case sf2022.RuleUniversalCard:
		return "Choose another row", "A universal bonus card goes to the leftmost empty space of a row that is not full."
	case sf2022.RuleEndFoundation:
		return "The game is over", "The last foundation token went onto a card."
	case sf2022.RuleEndBoard:
		return "The game is over", "A player’s 25 spaces are full."
	}
	return "", ""
}

func faceShort(c sf2022.Card) string {
	name, _ := faceWord(c)
	return name
}

func refuseRelease(e refusal) (string, string) {
	tokens, commitments := e.facts.number("tokens"), e.facts.number("commitments")
	switch {
	case e.Action.Kind != sf2022.ActRelease:
		return "Your turn is nearly over", "You can still use your no-commitment token, or end your turn."
	case tokens == 0:
		return "You have none", "You hold no no-commitment token: it is the bonus of the green row."
	case commitments == 0:
		return "Nothing to give back", "You hold no commitment token now. Keep it for later."
	}
	return "Not so many", "You can give back 1 or 2 commitment tokens, and you hold " + strconv.Itoa(commitments) + "."
}

func refuseDeck(e refusal) (string, string) {
	switch {
	case e.Action.Kind == sf2022.ActLayout:
		return "The deck is empty", "There is no card left to lay out."
	case e.facts.has("deck"):
		return "You cannot pass", "Passing is possible only when the deck is empty and you can realize no area."
	}
	return "The game is over", "The deck and all areas are empty."
}

func refuseBonus(e refusal) (string, string) {
	bonus := e.facts.word("bonus")
	switch {
	case bonus == "":
		return "Choose your bonus first", "The " + colour(e.facts.word("row")) + " row gives a bonus, and it is taken at once."
	case e.facts.number("left") == 0:
		return "None left", "All three copies are gone. The other bonus can still be taken."
	}
	return "No use for it", "There is no place on your board for " + bonusName(bonus) + ". The other bonus can still be taken."
}
