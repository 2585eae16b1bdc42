package wasmcode

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// called has five parts. The first returns from a call to the second, at 2,
// and the third, at 5, runs deferred calls and returns to the fourth. In the
// middle of the second there is one that does not return, at 4.
func called() string {
	return `
		block, block, block, block, block, block, local.get 0, br_table 7 0 0 1 1 2 2 3 4, end
		` + pushed(testAddress) + `call 6
		` + pushed(testAddress+2) + `call 7, br_if 4
		end
		local.get 2, if
		` + pushed(testAddress+4) + `call 8, br_if 4, end
		end
		` + pushed(testAddress+6) + `call 9, br_if 2
		end
		end
		unreachable, end, i32.const 1, end`
}

func TestPlacesAreNumberedByTheParts(t *testing.T) {
	got, p, err := straightened(t, called(), Function{Deferred: 5})
	require.NoError(t, err)
	assert.Equal(t, lines(t, `
		block, block, block, block, local.get 0, br_table 4 0 0 1 2 3, end
		`+pushed(testAddress)+`call 6
		`+pushed(testAddress+2)+`call 7, if, i32.const 1, return, end
		end
		local.get 2, if
		`+pushed(testAddress+6)+`call 8, if, i32.const 1, return, end, end
		end
		`+pushed(testAddress+4)+`call 9, if, i32.const 1, return, end
		end
		unreachable, end`), got)
	assert.Equal(t, 3, p.places[5])
}

func TestTheRuntimeFindsBeforeAPlaceWhatItFoundThere(t *testing.T) {
	_, p, err := straightened(t, called(), Function{Deferred: 5})
	require.NoError(t, err)
	assert.Equal(t, []int{0, 1, 1, 5, 5, 3, 4}, p.were)
	for _, c := range p.calls {
		now := p.places[c.place]
		assert.Equal(t, c.place-1, p.were[now-1], c.place)
		assert.True(t, !c.inner || p.were[now] == c.place, c.place)
	}
	assert.Equal(t, 5, p.were[p.places[5]], "what is asked where deferred calls are run")
	assert.Zero(t, p.were[p.places[0]])
}

func TestANumberThatLooksLikeAnAddressStays(t *testing.T) {
	text := fmt.Sprintf("block, block, block, local.get 0, br_table 1 0 1, end\n local.get 1, i64.const %d, i64.store 3 0\n", testAddress+9) +
		pushed(testAddress+1) + "call 7, br_if 1, end, unreachable, end, i32.const 1, end"
	got, p, err := straightened(t, text, Function{})
	require.NoError(t, err)
	assert.Contains(t, got, fmt.Sprint("i64.const ", testAddress+9))
	assert.Equal(t, []site{{place: 1}}, p.calls)
}
