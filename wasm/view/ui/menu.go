package ui

import (
	"slices"

	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Menu is the menu of a game.
type Menu struct {
	Game   string // slug
	Over   bool
	Coach  bool   // it is on
	Review string // the address of the review, empty if there is none
	Send   func(store.Msg)
}

// item is an entry: it opens a panel, or leads to a page.
type item struct {
	icon, label string
	panel       store.Panel
	href        string
	msg         store.Msg // instead of a panel
}

func (c *Menu) items() []item {
	score := menuWords.Score
	if c.Over {
		score = scoreWords.Final
	}
	coach := text.Coach.On
	if c.Coach {
		coach = text.Coach.Off
	}
	list := []item{
		{icon: "score", label: score, panel: store.ScorePanel},
		{icon: "people", label: menuWords.Seats, panel: store.SeatsPanel},
		{icon: "share", label: menuWords.Share, panel: store.SharePanel},
		{icon: "lamp", label: coach, msg: store.CoachSwitched{On: !c.Coach}},
		{icon: "book", label: menuWords.Rules, href: RulesPage(c.Game, "")},
		{icon: "keys", label: menuWords.Keys, panel: store.KeysPanel},
		{icon: "plus", label: menuWords.New, href: "#/" + c.Game + "/new"},
		{icon: "gear", label: menuWords.Settings, href: "#/settings"},
	}
	if c.Review != "" {
		list = slices.Insert(list, 1, item{icon: "curve", label: reviewWords.Open, href: c.Review})
	}
	return list
}

func (i item) shape() string { return "#ui-" + i.icon }

func (c *Menu) open(i item) {
	if i.msg != nil {
		c.Send(i.msg)
	}
	c.Send(store.PanelOpened{Panel: i.panel})
}

// RulesPage is the address of a game's rules, at a rule if there is one.
func RulesPage(slug string, rule engine.Rule) string {
	address := "../rules/" + slug + "/"
	if rule != "" {
		address += "#" + string(rule)
	}
	return address
}

// Keys lists the keys.
type Keys struct {
	On bool // shortcuts are switched on
}

func (c *Keys) note() string {
	if c.On {
		return keyWords.On
	}
	return keyWords.Off
}
