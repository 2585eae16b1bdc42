package lint

import (
	"bytes"
	"regexp"
)

// banned are words that must not stay in the tree. The patterns are written
// so that they do not match themselves.
var banned = []*regexp.Regexp{
	regexp.MustCompile(`\.\./share[d]`),
	regexp.MustCompile(`DEVELOPER[S]\.md`),
	regexp.MustCompile(`(?i)\bissue[ ]#?[0-9]+`),
	regexp.MustCompile(`\bTOD[O]\b`),
	regexp.MustCompile(`\bFIXM[E]\b`),
	regexp.MustCompile(`(?i)\bnot[ ]implemented\b`),
}

// ofGenerators matches the remark that vugugen leaves in what it writes.
var ofGenerators = regexp.MustCompile(`^TOD[O]$`)

// Words finds banned words in text files.
func Words(files []File) []Finding {
	var found []Finding
	for _, f := range files {
		if bytes.IndexByte(f.Data[:min(len(f.Data), 8000)], 0) >= 0 {
			continue // not a text
		}
		for _, re := range banned {
			for _, at := range re.FindAllIndex(f.Data, -1) {
				if f.Generated() && ofGenerators.Match(f.Data[at[0]:at[1]]) {
					continue
				}
				line := 1 + bytes.Count(f.Data[:at[0]], []byte("\n"))
				found = append(found, Finding{f.Path, line, "the words " + string(f.Data[at[0]:at[1]])})
			}
		}
	}
	return found
}
