package page

import (
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Settings are the settings of this device.
type Settings struct {
	prefs                              store.Prefs
	blocked, gallery                   bool
	send                               func(store.Msg)
	pause, effort, keys, theme, motion ui.Segments
}

func (c *Settings) set(m *store.Model, send func(store.Msg)) {
	c.prefs, c.blocked, c.send = m.Prefs, m.Blocked, send
	p, themes, switches := m.Prefs, []store.Theme{store.SystemTheme, store.LightTheme, store.DarkTheme}, []bool{true, false}
	ui.Choices(&c.pause, "pause", c.pauses(), p.BotPause, pauseLabel, func(ms int) { send(store.PauseChosen{Milliseconds: ms}) })
	ui.Choices(&c.effort, "effort", store.Efforts[:], p.Effort, text.Times, func(n int) { send(store.EffortChosen{Percent: n}) })
	ui.Choices(&c.keys, "keys", switches, p.Keys, keysLabel, func(on bool) { send(store.KeysChosen{On: on}) })
	ui.Choices(&c.theme, "theme", themes, p.Theme, themeLabel, func(t store.Theme) { send(store.ThemeChosen{Theme: t}) })
	ui.Choices(&c.motion, "motion", switches, !p.Still, motionLabel, func(on bool) { send(store.MotionChosen{Still: !on}) })
}

// pauses are the choices, with the present one if it is none of the usual.
func (c *Settings) pauses() []int {
	list := []int{0, 300, store.DefaultPause, 1500, store.MaxPause}
	for i, ms := range list {
		switch {
		case ms == c.prefs.BotPause:
			return list
		case ms > c.prefs.BotPause:
			return append(list[:i:i], append([]int{c.prefs.BotPause}, list[i:]...)...)
		}
	}
	return list
}

func pauseLabel(ms int) string {
	if ms == 0 {
		return settingsWords.NoPause
	}
	return text.Seconds(ms)
}

func keysLabel(on bool) string {
	if on {
		return settingsWords.On
	}
	return settingsWords.Off
}

func themeLabel(t store.Theme) string {
	switch t {
	case store.LightTheme:
		return settingsWords.Light
	case store.DarkTheme:
		return settingsWords.Dark
	}
	return settingsWords.System
}

func motionLabel(moves bool) string {
	if moves {
		return settingsWords.System
	}
	return settingsWords.Still
}

func (c *Settings) all() { c.send(store.AllAsked{}) }

func (c *Settings) reset() { c.send(store.PrefsReset{}) }
