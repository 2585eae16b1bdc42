package harbour

import "testing"

func TestSailing(t *testing.T) {
	cites(t, RuleSail, "tide", "storm")
	t.Run("drop-anchor", func(t *testing.T) {})
	t.Run("island", func(t *testing.T) {})
}
