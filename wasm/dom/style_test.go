//go:build !js

package dom

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestParseStyle(t *testing.T) {
	assert.Equal(t, []declaration{{"--x", "12px", false}, {"width", "30%", true}},
		parseStyle(" --x:12px; width: 30% !important; ; color ; height:"))
	assert.Equal(t, []declaration{{"a", "2", false}}, parseStyle("a:1;a:2"))
	assert.Empty(t, parseStyle(""))
}

func TestRestyleTouchesOnlyWhatDiffers(t *testing.T) {
	set, remove := restyle(parseStyle("a:1;b:2;c:3"), parseStyle("b:2;c:4;d:5"))
	assert.Equal(t, parseStyle("c:4;d:5"), set)
	assert.Equal(t, []string{"a"}, remove)
}

func TestLiteral(t *testing.T) {
	for json, want := range map[string]any{`"a b"`: "a b", `true`: true, `false`: false, `null`: nil, `-1.5`: -1.5, `""`: ""} {
		v, ok := literal([]byte(json))
		assert.True(t, ok, json)
		assert.Equal(t, want, v, json)
	}
	for _, json := range []string{`"a\n"`, `{"a":1}`, `[1]`, ``, `"`} {
		_, ok := literal([]byte(json))
		assert.False(t, ok, json)
	}
}
