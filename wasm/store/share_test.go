package store

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAQRCodeIsDrawnWhenAskedForAndHiddenWhenAskedAgain(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.send(PanelOpened{Panel: SharePanel})
	m, effects := Update(d.m, CodeAsked{Text: "link"})
	require.Equal(t, []Effect{DrawCode{Text: "link"}}, effects)
	d.m = m
	d.send(CodeDrawn{Text: "link", Size: "45", Path: "M4 4h7v1h-7z"})
	require.Equal(t, "45", p.Drawn.Size)
	m, effects = Update(d.m, CodeAsked{Text: "link"})
	require.Empty(t, effects)
	require.Zero(t, m.Play.Drawn)
	_, effects = Update(m, CodeAsked{Text: "another"})
	require.Equal(t, []Effect{DrawCode{Text: "another"}}, effects)
}
