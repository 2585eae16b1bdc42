package slim

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// codes are the functions of a module.
func codes(t *testing.T, m *module) (list [][]byte) {
	t.Helper()
	r := reader{m.section(codeSection).body, 0}
	for range r.number() {
		list = append(list, r.bytes(r.number()))
	}
	require.NotContains(t, list, []byte(nil))
	require.Equal(t, len(r.data), r.at)
	return list
}

func TestOnlyFunctionsThatAreUnusedBecomeTraps(t *testing.T) {
	linked, _ := both(t)
	was, err := openModule(linked)
	require.NoError(t, err)
	is, table, err := open(linked)
	require.NoError(t, err)
	require.NoError(t, cut(is, table))
	before, after := codes(t, was), codes(t, is)
	require.Len(t, after, len(before))
	require.Len(t, table.records, len(before))
	found := map[string]bool{}
	for i, r := range table.records {
		name := table.name(r)
		require.NotEmpty(t, name)
		if !isUnused(name) {
			assert.Equal(t, before[i], after[i], name)
			continue
		}
		assert.Equal(t, []byte(trap), after[i], name)
		for _, at := range r.columns() {
			assert.Zero(t, r.word(at), name)
		}
		for _, begins := range unused {
			found[begins] = found[begins] || strings.HasPrefix(name, begins)
		}
	}
	for _, begins := range unused {
		assert.True(t, found[begins], "no function begins with %s", begins)
	}
	for _, name := range used {
		assert.False(t, isUnused(name))
	}
	assert.False(t, isUnused("runtime.traceback"))
}

func TestTheListOfTypesGoesWhereNobodyLooksForTypes(t *testing.T) {
	linked, _ := both(t)
	listed := func(change func(t *table)) bool {
		_, table, err := open(linked)
		require.NoError(t, err)
		require.Greater(t, len(table.types), 1000)
		require.NotZero(t, bytes.Trim(table.types, "\x00"))
		change(table)
		table.cutTypes()
		return len(bytes.Trim(table.types, "\x00")) > 0
	}
	assert.False(t, listed(func(*table) {}))
	assert.True(t, listed(func(table *table) {
		at := bytes.Index(table.names, []byte("main.street.walk"))
		copy(table.names[at:], findsTypes+"\x00")
	}), "a function looks for types")
}
