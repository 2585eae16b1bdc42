package sf2022

import (
	"strconv"

	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Stock is what is left: the deck, foundation tokens, bonuses and completion
// tokens.
type Stock struct{ s *scene }

func (c *Stock) deckPicture() string { return svg.Deck2022(c.s.view.DeckLen()) }

func (c *Stock) deckText() string {
	return "<b>" + strconv.Itoa(c.s.view.DeckLen()) + "</b><span>" + words.Deck + "</span>"
}

// stacks are the foundation stacks, with a name.
func (c *Stock) stacks() string {
	out := ""
	for _, n := range c.s.view.Stacks() {
		out += `<svg class="stk" viewBox="0 0 30 42" aria-hidden="true">` + svg.Stack2022(n) + `</svg>`
	}
	return out + hidden(text.StacksName(c.s.view.Stacks()))
}

func (c *Stock) stacksClass() string { return "stks stks-" + strconv.Itoa(len(c.s.view.Stacks())) }

func (c *Stock) tokensText() string {
	return "<b>" + strconv.Itoa(c.s.view.FoundationTokens()) + " <small>" +
		text.TokensOf(c.s.view.StartTokens()) + "</small></b><span>" + words.Tokens + "</span>"
}
