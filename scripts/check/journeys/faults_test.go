package journeys

import (
	_ "embed"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

//go:embed testdata/faults.html
var faultyPage string

func TestALookFindsTheFaultsOfAPageAndNothingElse(t *testing.T) {
	p, url := looking(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/faults") {
			return false
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte(faultyPage)) // the page tells what is missing
		return true
	})
	p.folder = ""
	p.Expect("favicon")
	p.Open(url + "faults")
	p.Wait("the page", "!!window.screens && document.querySelector('.wide')")
	var found []string
	for _, fault := range p.faults("faults", sizes[0]) {
		found = append(found, regexp.MustCompile(`contrast of [\d.]+`).ReplaceAllString(fault, "contrast of …"))
	}
	want := []string{
		"at 360 px: the page is 60 px wider than the window: div.wide",
		"at 360 px: “tall letters” (p.cut) is cut by p.cut",
		"at 360 px: “a name that is too long” (p.dots) ends in dots",
		"at 360 px: “cooperation” (p.narrow) is torn in two",
		"at 360 px: “extraordinarily” reaches out of p.small",
		"at 360 px: svg.big reaches out of p.tiny",
		"at 360 px: “close” and “by” stand close together in a row",
		"at 360 px: “beside” touches the ground of the next cell",
		"at 360 px: “frame” touches the frame of button.tight",
		"at 360 px: “first line” (p.a) and “second line” (p.b) overlap",
		"at 360 px: “lower line” (p.far) and “upper line” (p.up) overlap",
		"at 360 px: p.high scrolls over the bar at the top",
		"at 360 px: “17” (svg.card) is half covered by the next picture",
		"at 360 px: dark: “pale in the dark” (p.dark, 16 px) has a contrast of …, not 4.5",
	}
	for _, scheme := range []string{"light", "dark"} {
		for _, text := range []string{"“pale” (p.pale", "“see through” (p.faint", "“on a gradient” (p.on", "“drawn” (text.", "“far down” (p.far.pale"} {
			want = append(want, "at 360 px: "+scheme+": "+text+", 16 px) has a contrast of …, not 4.5")
		}
	}
	slices.Sort(want)
	slices.Sort(found)
	assert.Equal(t, want, found)
}
