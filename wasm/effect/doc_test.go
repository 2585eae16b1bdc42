package effect

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The table of faults names tests of other packages, too.
func TestTheTestsOfTheTableOfFaultsExist(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	require.NoError(t, err)
	named := regexp.MustCompile(`Test\w+`).FindAllString(string(doc), -1)
	require.NotEmpty(t, named)
	there := map[string]bool{}
	for _, top := range []string{"..", "../../scripts/check/journeys"} {
		require.NoError(t, filepath.WalkDir(top, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := os.ReadFile(name)
			for _, m := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(string(text), -1) {
				there[m[1]] = true
			}
			return err
		}))
	}
	for _, name := range named {
		require.True(t, there[name], name)
	}
}
