package ttrsf

import (
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/view/ui"
)

// moves: r are routes, p locations, o the open cards; h a seat's cards, k its
// tokens, f tickets to keep, q the seat itself.
var moves = []ui.Move{
	{Kind: game.EvTaken, Piece: "ShA", Class: "mv-card mv-row-B"},
	{Kind: game.EvTaken, Piece: "Sq0", Class: "mv-last mv-row-B"},
	{Kind: game.EvDrawn, Piece: "ShA", Class: "mv-card mv-pile"},
	{Kind: game.EvDrawn, Piece: "Sq0", Class: "mv-last mv-pile"},
	{Kind: game.EvTurnedUp, Piece: "-1oB", Class: "mv-card mv-pile"},
	{Kind: game.EvClaimed, Piece: "-1rA", Class: "mv-cars"},
	{Kind: game.EvClaimed, Piece: "Sq0", Class: "mv-last"},
	{Kind: game.EvPoints, Piece: "Sq0", Class: "mv-scores"},
	{Kind: game.EvToken, Piece: "-1pB", Class: "mv-from"},
	{Kind: game.EvToken, Piece: "SkA", Class: "mv-come"},
	{Kind: game.EvStack, Piece: "-1pB", Class: "mv-put"},
	{Kind: game.EvOffered, Piece: "Sf0", Class: "mv-come"},
}
