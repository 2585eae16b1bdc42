package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestTheFocusStaysInTheActionPanelWhenAChoiceIsGone(t *testing.T) {
	env, err := vugu.NewBuildEnv()
	require.NoError(t, err)
	top := env.RunBuild(&Act{}).Out.Out[0]
	var found string
	for _, a := range top.Attr {
		if a.Key == "tabindex" {
			found = a.Val
		}
	}
	assert.Equal(t, "-1", found)
}
