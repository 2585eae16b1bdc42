package store

import (
	"maps"
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"

	"github.com/stretchr/testify/require"
)

// elsewhere are the games of a Bayboard whose rules have another version.
type elsewhere struct {
	catalog.Games
	raised int
}

type otherRules struct {
	engine.Game
	version int
}

func (g otherRules) Version() int { return g.version }

func (e elsewhere) BySlug(slug string) (engine.Game, int) {
	g, number := e.Games.BySlug(slug)
	return otherRules{g, g.Version() + e.raised}, number
}

// sharing is a desk with a game that was begun, and its link's code.
func sharing(t *testing.T) (d *desk, code string) {
	d = newDesk(t, "")
	p := d.start(person, person)
	d.act()
	code, err := p.ShareCode()
	require.NoError(t, err)
	return d, code
}

// ofRules is the code with a game of other rules.
func ofRules(t *testing.T, d *desk, raised int) string {
	code, err := replay.EncodeLink(d.m.Play.Match.Record(), elsewhere{raised: raised})
	require.NoError(t, err)
	return code
}

// newerFormat is a code of the next version of the format, which its first
// letter tells.
func newerFormat(code string) string { return string(code[0]+1) + code[1:] }

func TestALinkThatCannotBeReadSaysWhyAndLeavesTheOwnGameAlone(t *testing.T) {
	d, code := sharing(t)
	id, kept := d.m.Play.ID, maps.Clone(d.kept)
	for _, c := range []struct {
		name, fragment string
		kind           NoticeKind
		err            any // a target of errors.Is or errors.As
	}{
		{"a letter changed", "#/sf2022/open/" + code[:5] + string(code[5]^1) + code[6:], LinkBroken, replay.ErrDamaged},
		{"a letter more", "#/sf2022/open/" + code + "A", LinkBroken, replay.ErrDamaged},
		{"in capitals", strings.ToUpper("#/sf2022/open/" + code), LinkBroken, nil},
		{"in small letters", strings.ToLower("#/sf2022/open/" + code), LinkBroken, nil},
		{"without its code", "#/sf2022/open/", UnknownAddress, nil},
		{"cut in its words", "#/sf2022/op", UnknownAddress, nil},
		{"cut in its game", "#/sf20", UnknownAddress, nil},
		{"of another site", "#/users/4711", UnknownAddress, nil},
		{"of another site, with a code", "#/room/open/x9Zk~", LinkBroken, replay.ErrForeign},
		{"of a newer format", "#/sf2022/open/" + newerFormat(code), LinkBroken, new(*replay.VersionError)},
		{"of newer rules", "#/sf2022/open/" + ofRules(t, d, 1), LinkBroken, new(*replay.VersionError)},
		{"of older rules", "#/sf2022/open/" + ofRules(t, d, -1), LinkBroken, new(*replay.VersionError)},
		{"far too long", "#/sf2022/open/" + code + strings.Repeat("A", 3000), LinkBroken, replay.ErrTooLong},
		{"without end", "#/sf2022/open/" + strings.Repeat("A", 1<<20), UnknownAddress, nil},
	} {
		d.send(AddressChanged{Fragment: "#/sf2022/play/" + id})
		require.NotNil(t, d.m.Play, c.name)
		d.send(AddressChanged{Fragment: c.fragment})
		require.NotNil(t, d.m.Notice, c.name)
		require.Equal(t, c.kind, d.m.Notice.Kind, c.name)
		require.Error(t, d.m.Notice.Err, c.name)
		switch target := c.err.(type) {
		case nil:
		case error:
			require.ErrorIs(t, d.m.Notice.Err, target, c.name)
		default:
			require.ErrorAs(t, d.m.Notice.Err, target, c.name)
		}
		require.Nil(t, d.m.Opening, c.name)
		require.Equal(t, kept, d.kept, c.name)
	}
	d.send(AddressChanged{Fragment: "#/sf2022/play/" + id})
	d.act()
	require.Nil(t, d.m.Notice, "the game goes on")
}

func TestALinkThatWasCutAnywhereNeverOpensAnything(t *testing.T) {
	d, code := sharing(t)
	kept := maps.Clone(d.kept)
	link := "https://b.example/app/#/sf2022/open/" + code
	for n := range link {
		d.send(CodePasted{Text: link[:n]})
		if n > 0 {
			require.NotNil(t, d.m.Notice, "cut to %q", link[:n])
		}
		require.Nil(t, d.m.Opening, "cut to %q", link[:n])
		d.m.Notice = nil
	}
	for n := 1; n < len(code); n++ {
		d.send(CodePasted{Text: code[:n]})
		require.Equal(t, BadPaste, d.m.Notice.Kind, "cut to %q", code[:n])
	}
	require.Equal(t, kept, d.kept)
}

func TestALinkIsOpenedWhateverAMailProgramDidToIt(t *testing.T) {
	d, code := sharing(t)
	position := d.m.Play.Match.State().Position()
	link := "https://b.example/app/#/sf2022/open/" + code
	half := len(link) - len(code)/2
	escaped := strings.NewReplacer("#", "%23", "-", "%2D", "_", "%5f").Replace(link)
	for _, text := range []string{
		"<" + link + ">", link + ".", "(" + link + "),", "“" + link + "”", "*" + link + "*", "[your turn](" + link + ")", "See " + link + "! It is fun.",
		escaped, strings.ReplaceAll(link, "#", "%23"), strings.ReplaceAll(link, "/sf2022/open/", "/SF2022/OPEN/"),
		link[:half] + "\n" + link[half:], link[:half] + "\r\n" + link[half:] + "\r\n", "> " + link[:half] + "\n> " + link[half:], link[:half] + "=\r\n" + link[half:],
		strings.Repeat("Dear friend, ", 1000) + link + strings.Repeat(" Yours", 1000),
		code, "<" + code + ">", code[:9] + "\n" + code[9:], " " + code + ". ",
	} {
		other := newDesk(t, "")
		other.send(CodePasted{Text: text})
		require.NotNil(t, other.m.Opening, text)
		require.Equal(t, position, other.m.Opening.Match.State().Position(), text)
	}
	for _, fragment := range []string{"%3C#/sf2022/open/" + code + "%3E", "#/sf2022/open/" + code + ".", "#%2Fsf2022%2Fopen%2F" + code, "#/SF2022/OPEN/" + code + "%20"} {
		other := newDesk(t, fragment)
		require.NotNil(t, other.m.Opening, fragment)
	}
}

func TestALinkThatLostItsFragmentLeadsToTheLobby(t *testing.T) {
	for _, fragment := range []string{"", "#", "#/"} {
		d := newDesk(t, fragment)
		require.Nil(t, d.m.Notice)
		require.Nil(t, d.m.Opening)
	}
	d := newDesk(t, "")
	d.send(CodePasted{Text: "https://b.example/app/"})
	require.Equal(t, BadPaste, d.m.Notice.Kind)
}
