// Package ttrsf is the part of the play screen that belongs to Ticket to Ride:
// San Francisco: the map and its routes, cards and tickets, the other players.
//
// [View] is the game's ui.Game. At each render it derives a scene from the
// table it was given: which routes can be paid, which one is picked, what its
// payment would cause. The components only show the scene and send messages.
//
// No rule stands here. What may be done is what the engine lists, what it
// would cause is what the engine's sample tells, why not is its refusal. And
// nothing is asked but the view of the seat that looks, so that no secret of
// another one can be on the page.
//
// A route is claimed in two steps. Store.Play.Pick is a claim: with the route
// alone when that was picked, with colour and ferries when a payment was
// chosen too.
package ttrsf

//go:generate go run bayboard/scripts/components
