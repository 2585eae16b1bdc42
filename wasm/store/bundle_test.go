package store

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// filed is the file that was offered last.
func (d *desk) filed() string {
	var effects []Effect
	d.m, effects = Update(d.m, AllAsked{})
	require.Len(d.t, effects, 1)
	return effects[0].(SaveFile).Text
}

func TestEverythingGoesIntoOneFileAndComesBack(t *testing.T) {
	d := newDesk(t, "")
	d.start(person, easy)
	d.act()
	first := d.m.Play.ID
	d.start(person, person)
	d.act()
	d.send(AddressChanged{"#/sf2022/learn/layout/1"})
	d.do("layout")
	d.send(AddressChanged{"#/"})
	file := d.filed()

	n := newDesk(t, "")
	n.send(CodePasted{file})
	require.Equal(t, Notice{Kind: ImportOffered, Text: strings.TrimSpace(file), Import: Import{New: 2, Steps: 1}}, *n.m.Notice)
	require.Empty(t, n.m.Saves, "nothing is added before the person says so")
	require.Empty(t, n.kept)
	require.Empty(t, n.m.Learned)
	n.send(ImportTaken{})
	require.Equal(t, Notice{Kind: AllRead, Import: Import{New: 2, Steps: 1}}, *n.m.Notice)
	n.send(ImportTaken{})
	require.Len(t, n.m.Saves, 2)
	require.Equal(t, 3, n.m.Learned.Stars("sf2022", "layout", 0))
	require.Equal(t, "sf2022 layout 3\n", n.learned)
	for id := range d.kept {
		was, err := ParseSave(id, d.kept[id])
		require.NoError(t, err)
		is, err := ParseSave(id, n.kept[id])
		require.NoError(t, err)
		require.Equal(t, was.Record, is.Record)
		require.Equal(t, was.Players, is.Players)
	}
	n.send(AddressChanged{"#/sf2022/play/" + first})
	require.NotNil(t, n.m.Play)
	n.act()
	require.Equal(t, Saved, n.m.Play.Saved, "the game can go on")
}

func TestWhatIsHereAlreadyIsPassedOverAndNothingIsOverwritten(t *testing.T) {
	d := newDesk(t, "")
	d.start(person, person)
	d.act()
	id := d.m.Play.ID
	d.send(AddressChanged{"#/"})
	file := d.filed()
	d.send(CodePasted{strings.ReplaceAll(file, "\n", "\r\n")})
	require.Equal(t, Notice{Kind: NothingNew, Import: Import{Known: 1}}, *d.m.Notice)
	d.send(ImportTaken{})
	require.Len(t, d.m.Saves, 1)

	d.send(AddressChanged{"#/sf2022/play/" + id})
	d.act()
	was := d.kept[id]
	d.send(AddressChanged{"#/"})
	d.send(CodePasted{file})
	require.Equal(t, Import{Beside: 1}, d.m.Notice.Import, "it is another state of that game")
	d.send(ImportTaken{})
	require.Len(t, d.m.Saves, 2)
	require.Equal(t, was, d.kept[id])

	for _, name := range []string{"", "a/1", "A b", "..", strings.Repeat("a", 99)} {
		n := newDesk(t, "")
		n.send(CodePasted{strings.Replace(file, "save "+id, "save "+name, 1)})
		n.send(ImportTaken{})
		require.Len(t, n.m.Saves, 1, name)
		require.Len(t, n.m.Saves[0].ID, 6, "a name that is no address gets a new one")
	}
}

func TestADamagedPartOfAFileIsPassedOver(t *testing.T) {
	d := newDesk(t, "")
	d.send(CodePasted{bundleHead + "== save abc\nbayboard save 1 0\nx\n== learned\nsf2022 layout 2\n== other\n"})
	require.Equal(t, Import{Damaged: 1, Steps: 1}, d.m.Notice.Import)
	d.send(ImportTaken{})
	require.Empty(t, d.m.Saves)
	require.Equal(t, 2, d.m.Learned.Stars("sf2022", "layout", 0))
	require.Equal(t, bundleHead+"== learned\nsf2022 layout 2\n", d.filed())
}
