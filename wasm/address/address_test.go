package address

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var pages = map[string]Page{
	"#/":                         {Ply: Live},
	"#/settings":                 {Kind: Settings, Ply: Live},
	"#/gallery":                  {Kind: Gallery, Ply: Live},
	"#/gallery/ttrsf":            {Kind: Gallery, Game: "ttrsf", Ply: Live},
	"#/sf2022/new":               {Kind: New, Game: "sf2022", Ply: Live},
	"#/sf2022/play/k7q2":         {Kind: Play, Game: "sf2022", ID: "k7q2", Ply: Live},
	"#/ttrsf/play/k7q2/0":        {Kind: Play, Game: "ttrsf", ID: "k7q2"},
	"#/ttrsf/play/k7q2/40":       {Kind: Play, Game: "ttrsf", ID: "k7q2", Ply: 40},
	"#/sf2022/learn":             {Kind: Learn, Game: "sf2022", Ply: Live},
	"#/sf2022/learn/last-ties":   {Kind: Learn, Game: "sf2022", ID: "last-ties", Ply: Live},
	"#/sf2022/learn/last-ties/3": {Kind: Learn, Game: "sf2022", ID: "last-ties", Step: 3, Ply: Live},
	"#/ttrsf/review/k7":          {Kind: Review, Game: "ttrsf", ID: "k7", Ply: Live},
	"#/ttrsf/review/k7/0":        {Kind: Review, Game: "ttrsf", ID: "k7"},
	"#/ttrsf/review/k7/99":       {Kind: Review, Game: "ttrsf", ID: "k7", Ply: 99},
	"#/sf2000/quiz":              {Kind: Quiz, Game: "sf2000", Ply: Live},
	"#/sf2000/quiz/7f3k":         {Kind: Quiz, Game: "sf2000", ID: "7f3k", Ply: Live},
	"#/sf2022/open/AQ_b-9":       {Kind: Open, Game: "sf2022", Code: "AQ_b-9", Ply: Live},
}

func TestAddressesReadAndWriteTheSame(t *testing.T) {
	for text, page := range pages {
		got, err := Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, page, got, text)
		require.Equal(t, text, page.String())
	}
}

func TestWhatMailProgramsPutAroundALinkIsIgnored(t *testing.T) {
	for _, text := range []string{
		"<#/sf2022/open/AQb>", "#/sf2022/open/AQb.", "#/sf2022/open/AQb>,", " #/sf2022/open/AQb/ ", "\"#/sf2022/open/AQb\")",
		"“#/sf2022/open/AQb”…", "»#/sf2022/open/AQb/«", "**#/sf2022/open/AQb**", "`#/sf2022/open/AQb`", "[#/sf2022/open/AQb/](",
		"%23/sf2022/open/AQb", "%3C#/sf2022/open/AQb%3E", "#/sf2022/open/AQb%20", "#%2Fsf2022%2fopen%2FAQ%62", "#/sf2022/open/A%2551b",
		"#/SF2022/OPEN/AQb", "#/Sf2022/Open/AQb",
	} {
		page, err := Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, Page{Kind: Open, Game: "sf2022", Code: "AQb", Ply: Live}, page, text)
	}
}

func TestNoFragmentIsTheLobby(t *testing.T) {
	for _, text := range []string{"", "#", "/", "#/"} {
		page, err := Parse(text)
		require.NoError(t, err)
		require.Equal(t, Lobby, page.Kind)
	}
}

func TestUnknownAddressesAreRefused(t *testing.T) {
	for _, text := range []string{
		"#/nowhere", "#/gallery/A", "#/gallery/sf2022/1", "#/GALLERY", "#/sf2022", "#/sf2022/fly/1", "#/sf2022/play", "#/sf2022/play/A1", "#/sf2022/play/a/-1", "#/sf2022/play/a/01",
		"#/sf2022/play/a/70000", "#/sf2022/play/a/1/2", "#/sf2022/review", "#/sf2022/review/A", "#/sf2022/review/a/01", "#/sf2022/review/a/1/2", "#/SF/new", "#/SF2022/PLAY/a", "#/sf2022/new/x",
		"#/sf2022/learn/-", "#/sf2022/learn/A/1", "#/sf2022/learn/a/0", "#/sf2022/learn/a/01", "#/sf2022/learn/a/100", "#/sf2022/learn/a/1/2",
		"#/sf2022/quiz/A", "#/sf2022/quiz/a/1",
		"#/" + strings.Repeat("a", 5000),
	} {
		_, err := Parse(text)
		require.ErrorIs(t, err, ErrUnknown, text)
	}
	_, err := Parse("#/sf2022/open/")
	require.ErrorIs(t, err, ErrNoCode)
}

func TestALinkIsFoundInWhatWasWrittenAroundItAndPutTogetherWhereItWasBroken(t *testing.T) {
	const link = "#/sf2022/open/AQb_c-D"
	for _, text := range []string{
		link, "https://b.example/app/" + link, "Your turn! https://b.example/app/" + link + " See you.", "https://b.example/app/%23/sf2022/open/AQb%5Fc-D",
		"look:\r\nhttps://b.example/app/#/sf2022/open/AQ\r\nb_c-D", "> https://b.example/app/#/sf2022/open/AQ\n> b_c-D", "#/sf2022/open/AQ=\r\nb_c-D",
	} {
		var found []string
		for _, fragment := range In(text) {
			page, err := Parse(fragment)
			require.NoError(t, err, text)
			found = append(found, page.String())
		}
		require.Contains(t, found, link, text)
	}
	for _, text := range []string{"", "hello", "https://b.example/app/", "#1 is best"} {
		require.Empty(t, In(text), text)
	}
}

func FuzzAddress(f *testing.F) {
	for text := range pages {
		f.Add(text)
	}
	f.Add("%2523/sf2022/open/%41 <")
	f.Fuzz(func(t *testing.T, text string) {
		In(text)
		page, err := Parse(text)
		if err != nil {
			return
		}
		again, err := Parse(page.String())
		require.NoError(t, err, page.String())
		require.Equal(t, page, again)
	})
}
