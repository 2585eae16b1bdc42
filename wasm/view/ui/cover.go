package ui

import (
	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Cover stands in place of the table while the device is handed over.
type Cover struct {
	Seat engine.Seat
	Name string
	Send func(store.Msg)
}

func (c *Cover) title() string { return text.CoverFor(c.Name) }

func (c *Cover) ready() { c.Send(store.HandedOver{}) }
