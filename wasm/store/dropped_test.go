package store

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
)

func TestWhatIsDroppedCanBeBroughtBack(t *testing.T) {
	for name, drop := range map[string]func(d *desk, p *Play) bool{
		"back to here": func(d *desk, p *Play) bool { d.send(PlyChosen{4}); d.send(BackToHere{}); return true },
		"another action": func(d *desk, p *Play) bool {
			d.send(PlyChosen{2})
			for _, a := range p.Legal() {
				if a != p.Match.Actions()[2] {
					d.send(ActionChosen{a})
					break
				}
			}
			return true
		},
		"the same action": func(d *desk, p *Play) bool {
			d.send(PlyChosen{2})
			d.send(ActionChosen{p.Match.Actions()[2]})
			return false
		},
		"another one after an undo": func(d *desk, p *Play) bool {
			d.send(UndoAsked{})
			d.send(ActionChosen{p.Legal()[len(p.Legal())-1]})
			return false
		},
		"an action where it stands": func(d *desk, p *Play) bool { d.act(); return false },
		"one that is refused, earlier": func(d *desk, p *Play) bool {
			d.send(PlyChosen{2})
			d.send(ActionChosen{engine.Action{Kind: 99}})
			return false
		},
	} {
		d := newDesk(t, "")
		p := d.start(person, person)
		for range 9 {
			d.act()
		}
		whole := d.kept[p.ID]
		require.Equal(t, drop(d, p), d.m.Notice != nil && d.m.Notice.Kind == LaterDropped, name)
		if d.m.Notice == nil {
			continue
		}
		require.Len(t, d.m.Saves, 1, name)
		d.send(DeletionUndone{})
		require.Nil(t, d.m.Notice)
		require.Len(t, d.m.Saves, 2, name)
		for id, text := range d.kept {
			_, actions, _ := strings.Cut(text, "\nactions")
			_, before, _ := strings.Cut(whole, "\nactions")
			require.Equal(t, id != p.ID, actions == before, "%s: %s", name, id)
		}
	}
}
