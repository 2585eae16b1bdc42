// Package sf2000 is the part of the play screen that belongs to San Francisco
// (2000): the city with its streets, the auctions, the years, the bank.
//
// [View] is the game's ui.Game. At each render it derives a scene from the
// table it was given: what a press on each street does, what the action
// pointed at would cause, how the last auction went. The components only show
// the scene and send messages.
//
// No rule stands here. What may be done is what the engine lists, what it
// would cause is what the engine's sample tells, why not is its refusal. And
// nothing is asked but the view of the seat that looks and what this seat may
// know of the events, so that no secret of another one can be on the page.
//
// A stick is moved in two steps: Store.Play.Pick is a move of the stick to
// where it lies. A swap has two steps in the engine.
package sf2000

//go:generate go run bayboard/scripts/components
