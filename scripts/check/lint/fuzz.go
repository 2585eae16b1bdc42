package lint

import (
	"path"
	"regexp"
	"strings"
)

// FuzzTarget is a fuzz function and the folder of its package.
type FuzzTarget struct{ Dir, Name string }

var fuzzFunc = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)

// FuzzTargets lists the fuzz functions that run on the host.
func FuzzTargets(files []File) []FuzzTarget {
	var list []FuzzTarget
	for _, f := range files {
		if !strings.HasSuffix(f.Path, "_test.go") || strings.HasSuffix(f.Path, "_js_test.go") ||
			strings.Contains(f.Path, "testdata/") {
			continue
		}
		for _, m := range fuzzFunc.FindAllSubmatch(f.Data, -1) {
			list = append(list, FuzzTarget{"./" + path.Dir(f.Path), string(m[1])})
		}
	}
	return list
}
