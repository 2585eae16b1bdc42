// Package sf2022 is the part of the play screen that belongs to San Francisco
// (2022): the own city, the taken cards, the projects, the other players'
// cities and who leads what.
//
// [View] is the game's ui.Game. At each render it derives a scene from the
// table it was given: which card is picked, which spaces may be chosen, what
// the action pointed at would cause. The components only show the scene and
// send messages.
//
// No rule stands here. What may be done is what the engine lists; where a card
// would land, and what that causes, is what the engine's preview tells; why
// not is its refusal.
package sf2022

//go:generate go run bayboard/scripts/components
