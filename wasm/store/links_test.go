package store

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/address"

	"github.com/stretchr/testify/require"
)

// link is a game's address to be sent.
func (d *desk) link() string {
	code, err := d.m.Play.ShareCode()
	require.NoError(d.t, err)
	return "#/sf2022/open/" + code
}

func TestALinkOpensTheSamePositionWithTheWholeHistoryInACleanBrowser(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 7 {
		d.act()
	}
	other := newDesk(t, d.link())
	require.NotNil(t, other.m.Opening, "whose seat?")
	other.send(SeatTaken{Seat: engine.AllSeats})
	q := other.m.Play
	require.Equal(t, p.Match.State().Position(), q.Match.State().Position())
	require.Equal(t, p.Match.Len(), q.Match.Len())
	require.Equal(t, address.Play, other.m.Page.Kind)
	require.Empty(t, other.history, "the link's entry is replaced, so that back does not open it again")
	require.Contains(t, other.kept, q.ID)
}

func TestTheSameLinkOpenedAgainOpensTheExistingCopy(t *testing.T) {
	d := newDesk(t, "")
	d.start(person, easy)
	d.act()
	link := d.link()
	other := newDesk(t, link)
	other.send(SeatTaken{Seat: 0})
	id := other.m.Play.ID
	other.send(AddressChanged{Fragment: "#/"})
	other.send(AddressChanged{Fragment: link})
	require.Equal(t, id, other.m.Play.ID)
	require.Equal(t, LinkOpenedBefore, other.m.Notice.Kind)
	require.Len(t, other.kept, 1)
}

func TestATakenSeatIsAPersonsAndTheOthersAreElsewhere(t *testing.T) {
	d := newDesk(t, "")
	d.start(person, easy, easy)
	d.act()
	other := newDesk(t, d.link())
	other.send(SeatTaken{Seat: 1})
	require.Equal(t, []Player{{Kind: Away}, {Kind: Person}, {Kind: Away}}, other.m.Play.Players)
	require.Equal(t, engine.Seat(1), other.m.Play.Viewer)
	require.False(t, other.m.Play.Deciding(), "seat 1 decides, elsewhere")
}

func TestABrokenLinkLeavesTheLocalGamesAsTheyWere(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.act()
	link, kept := d.link(), d.kept[p.ID]
	for n := len("#/sf2022/open/") + 1; n < len(link); n++ {
		d.send(AddressChanged{Fragment: link[:n]})
		require.Equal(t, LinkBroken, d.m.Notice.Kind, "cut to %d", n)
		require.Error(t, d.m.Notice.Err)
		require.Nil(t, d.m.Opening)
	}
	require.Equal(t, kept, d.kept[p.ID])
	d.send(AddressChanged{Fragment: "#/sf2022/play/" + p.ID})
	require.NotNil(t, d.m.Play)
}

func TestPastedLinksCodesAndGamesAreOpened(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.act()
	code, _ := p.ShareCode()
	for _, text := range []string{
		"https://b.example/app/" + d.link(), "<https://b.example/app/" + d.link() + ">", " " + code + "\n", p.Match.File().String(),
	} {
		other := newDesk(t, "")
		other.send(CodePasted{Text: text})
		require.NotNil(t, other.m.Opening, text)
		other.send(SeatTaken{Seat: 0})
		require.Equal(t, p.Match.State().Position(), other.m.Play.Match.State().Position())
	}
	for _, text := range []string{"hello", "https://b.example/", "bayboard 1\ngame chess\n", code[:len(code)-2]} {
		other := newDesk(t, "")
		other.send(CodePasted{Text: text})
		require.Equal(t, BadPaste, other.m.Notice.Kind, text)
	}
}

func TestUnknownAddressesSayWhatTheyAreAndShowTheLobby(t *testing.T) {
	for fragment, kind := range map[string]NoticeKind{
		"#/nowhere": UnknownAddress, "#/chess/new": UnknownGame, "#/sf2022/play/zzz": GameMissing,
	} {
		d := newDesk(t, fragment)
		require.Equal(t, kind, d.m.Notice.Kind, fragment)
		require.Equal(t, address.Lobby, d.m.Page.Kind)
	}
}

func TestAConflictGoesOnAsANewGame(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	old, kept := p.ID, d.kept[p.ID]
	d.conflict = true
	d.act()
	require.NotEqual(t, old, d.m.Play.ID)
	require.Equal(t, SaveForked, d.m.Notice.Kind)
	require.Equal(t, kept, d.kept[old], "the other tab's game is untouched")
	require.Contains(t, d.kept, d.m.Play.ID)
	require.Equal(t, d.m.Play.ID, d.m.Page.ID)
}

func TestACorruptSaveIsPutAsideAndTold(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.kept[p.ID] = d.kept[p.ID][:100]
	again := newDesk(t, "")
	again.kept = d.kept
	again.send(loadedFrom(d.kept))
	require.Equal(t, SavesBroken, again.m.Notice.Kind)
	require.Contains(t, d.kept, "broken:"+p.ID)
}

// loadedFrom is the answer of a device that keeps these texts.
func loadedFrom(kept map[string]string) SavesLoaded {
	var out SavesLoaded
	for id, text := range kept {
		out.Entries = append(out.Entries, Entry{ID: id, Text: text})
	}
	return out
}

func TestTheLastGoodCopyTakesThePlaceOfACorruptSave(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	good := d.kept[p.ID]
	d.send(SavesLoaded{Entries: []Entry{{ID: p.ID, Text: "junk", Last: good}}})
	require.Equal(t, SaveRestored, d.m.Notice.Kind)
	require.Equal(t, good, d.kept[p.ID])
	require.Equal(t, p.ID, d.m.Saves[0].ID)
}

func TestADeletedGameComesBackByUndo(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	kept := d.kept[p.ID]
	d.send(AddressChanged{Fragment: "#/"})
	d.send(GameDeleted{ID: p.ID})
	require.Empty(t, d.kept)
	require.Empty(t, d.m.Saves)
	require.Equal(t, GameWasDeleted, d.m.Notice.Kind)
	d.send(DeletionUndone{})
	require.Equal(t, kept, d.kept[p.ID])
	require.Len(t, d.m.Saves, 1)
}

func TestWithoutStorageTheGameGoesOnAndIsStillInTheLobby(t *testing.T) {
	d := (&desk{t: t, blocked: true}).boot("")
	require.Equal(t, StorageBlocked, d.m.Notice.Kind)
	p := d.start(person, easy)
	require.Empty(t, d.kept)
	require.Equal(t, SaveFailed, p.Saved)
	d.act()
	require.Positive(t, p.Match.Ply())
	d.send(SavesChanged{})
	d.send(AddressChanged{Fragment: "#/"})
	d.send(AddressChanged{Fragment: "#/sf2022/play/" + p.ID})
	require.NotNil(t, d.m.Play)
}

func TestAnOldSaveOpensAtItsLastLegalPly(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 5 {
		d.act()
	}
	s, _ := d.m.save(p.ID)
	s.Record.Actions[3] = "realize 3"
	d.kept[p.ID] = s.String()
	again := d.reload()
	require.NotNil(t, again.m.Play)
	require.Equal(t, OldSave, again.m.Notice.Kind)
	var at *replay.ReplayError
	require.ErrorAs(t, again.m.Notice.Err, &at)
	require.Equal(t, 4, at.Ply)
}

func TestWhatThePageRemembersIsKeptAgainWhenTheStorageWasCleared(t *testing.T) {
	d := newDesk(t, "")
	first := d.start(person, person).ID
	d.send(AddressChanged{Fragment: "#/"})
	second := d.start(person, person).ID
	d.m.Learned = ParseLearned("sf2022 bonus 3\n")
	d.kept = map[string]string{}
	d.act()
	require.Equal(t, StorageWiped, d.m.Notice.Kind)
	require.Contains(t, d.kept, first)
	require.Contains(t, d.kept, second)
	require.Equal(t, "sf2022 bonus 3\n", d.learned)
	require.Equal(t, d.m.Prefs.String(), d.prefs)
	d.act()
	require.Equal(t, second, d.m.Play.ID, "it goes on")
	require.Len(t, d.kept, 2)
}

func TestNoRoomForWhatWasLearnedIsTold(t *testing.T) {
	d := newDesk(t, "")
	d.send(LearnedWritten{Result: WriteOK})
	require.Nil(t, d.m.Notice)
	d.send(LearnedWritten{Result: WriteFull})
	require.Equal(t, LearnedNotKept, d.m.Notice.Kind)
	require.False(t, d.m.Quiet(LearnedWritten{Result: WriteFull}))
	require.True(t, d.m.Quiet(LearnedWritten{}))
}
