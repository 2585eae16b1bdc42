// Package store is what the page knows and how that changes.
//
// There is one flow: something happens in the page, a [Msg] tells it as a past
// fact, [Update] makes the next [Model] of it and asks for [Effect]s, the
// effects are carried out elsewhere (wasm/effect) and their answers come back
// as messages. Only Update changes a Model. It touches neither the page nor
// the clock: what it needs of the outside world is in the model (Now, Chance)
// or comes with a message. So all of it is tested on the host.
//
// Rules are never decided here. What may be done is what the engine lists;
// what an action causes is what the engine tells; why not is what the engine
// refuses with.
package store
