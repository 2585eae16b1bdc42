package journeys

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// other changes a character of a code to another one of its alphabet.
func other(code string, at int) string {
	c := byte('A')
	if code[at] == c {
		c = 'B'
	}
	return code[:at] + string(c) + code[at+1:]
}

func TestALinkThatIsNoneSaysSoAndLeavesTheGamesAlone(t *testing.T) {
	p := arrive(t)
	p.begin("L1NKS", "Person", "Person")
	p.play(20, "")
	_, fragment, _ := strings.Cut(p.link(), "#")
	open, code := fragment[:strings.LastIndex(fragment, "/")+1], fragment[strings.LastIndex(fragment, "/")+1:]
	require.NotEmpty(t, code)
	games := p.kept()
	for i, c := range []struct{ name, fragment, says string }{
		{"cut in the middle", open + code[:len(code)/2], "damaged"},
		{"the last character lost", open + code[:len(code)-1], "damaged"},
		{"a character changed", open + other(code, len(code)/2), "damaged"},
		{"a newer version", open + "C" + code[1:], "newer Bayboard"},
		{"no version at all", open + "z" + code[1:], "not a link to a game"},
		{"junk", open + "what-is-this", ""},
		{"not even its alphabet", open + "~~~~", ""},
		{"without its code", open, "cut off"},
		{"of an unknown game", "/sf1849/new", "An unknown game"},
		{"of a game that is missing", "/sf2022/play/nothere", "This game is not on this device"},
		{"an unknown address", "/where/am/i", "There is no such page"},
		{"an unknown word", "/lost", "There is no such page"},
	} {
		if i%2 == 0 {
			p.at("#" + c.fragment)
		} else { // in the page that is open already
			p.goTo("#/settings")
			p.WaitGone(".notice")
			p.goTo("#" + c.fragment)
		}
		p.WaitFor(".notice")
		said := p.Text(".notice")
		t.Logf("%s: %s", c.name, strings.ReplaceAll(said, "\n", " "))
		assert.Contains(t, said, c.says, c.name)
		assert.NotContains(t, said, "Notice ", c.name)
		assert.Equal(t, games, p.kept(), c.name)
		assert.Equal(t, "alert", p.Attr(".notice", "role"), c.name)
	}
}

func TestALinkIsReadWithWhatMailProgramsPutAroundIt(t *testing.T) {
	p := arrive(t)
	p.begin("MA1L", "Person", "Person")
	p.play(12, "")
	link := p.link()
	p.away()
	before := p.look()
	for _, around := range []string{"<" + link + ">", "Your turn! " + link + ".", "\n" + link + "\n"} {
		p.at("#/")
		p.Click(".paste textarea")
		p.Press(around)
		p.Click(".paste button")
		p.Wait("the game or the choice of a seat", `document.querySelector(".picks, .p-board")`)
		if p.Visible(".picks") {
			p.ClickText(".picks-o button", "Play all seats")
		}
		p.WaitFor(".p-board")
		p.away()
		assert.Equal(t, asSeen(before), asSeen(p.look()), around)
	}
}
