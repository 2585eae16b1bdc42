package ui

import "strings"

// Icons are the names of the icons that Symbols draws, as ui-….
func Icons() []string {
	return strings.Fields("back undo redo more close score curve people share keys book plus gear bin person bot lamp why play pause")
}
