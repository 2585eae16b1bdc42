package page

import (
	"strconv"

	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Settings are the settings of this device.
type Settings struct {
	prefs   store.Prefs
	blocked bool
	send    func(store.Msg)
}

func (c *Settings) set(m *store.Model, send func(store.Msg)) {
	c.prefs, c.blocked, c.send = m.Prefs, m.Blocked, send
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

func (c *Settings) class(ms int) string { return segment(ms == c.prefs.BotPause) }

func (c *Settings) is(ms int) bool { return ms == c.prefs.BotPause }

func (c *Settings) label(ms int) string {
	if ms == 0 {
		return settingsWords.NoPause
	}
	return text.Seconds(ms)
}

func (c *Settings) key(ms int) string { return strconv.Itoa(ms) }

func (c *Settings) choose(ms int) { c.send(store.PauseChosen{Milliseconds: ms}) }

func (c *Settings) switches() []bool { return []bool{true, false} }

func (c *Settings) keysClass(on bool) string { return segment(on == c.prefs.Keys) }

func (c *Settings) keysLabel(on bool) string {
	if on {
		return settingsWords.On
	}
	return settingsWords.Off
}

func (c *Settings) efforts() []int { return store.Efforts[:] }

func (c *Settings) times(percent int) string { return text.Times(percent) }

func (c *Settings) effortClass(percent int) string { return segment(percent == c.prefs.Effort) }

func (c *Settings) chooseEffort(percent int) { c.send(store.EffortChosen{Percent: percent}) }

func (c *Settings) all() { c.send(store.AllAsked{}) }

func (c *Settings) chooseKeys(on bool) { c.send(store.KeysChosen{On: on}) }

func (c *Settings) themes() []store.Theme {
	return []store.Theme{store.SystemTheme, store.LightTheme, store.DarkTheme}
}

func (c *Settings) themeLabel(t store.Theme) string {
	switch t {
	case store.LightTheme:
		return settingsWords.Light
	case store.DarkTheme:
		return settingsWords.Dark
	}
	return settingsWords.System
}

func (c *Settings) themeClass(t store.Theme) string { return segment(t == c.prefs.Theme) }

func (c *Settings) chooseTheme(t store.Theme) { c.send(store.ThemeChosen{Theme: t}) }

func (c *Settings) motions() []bool { return []bool{false, true} }

func (c *Settings) motionLabel(still bool) string {
	if still {
		return settingsWords.Still
	}
	return settingsWords.System
}

func (c *Settings) motionClass(still bool) string { return segment(still == c.prefs.Still) }

func (c *Settings) chooseMotion(still bool) { c.send(store.MotionChosen{Still: still}) }

func (c *Settings) reset() { c.send(store.PrefsReset{}) }
