package ttrsf

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// with is the small map with one file changed.
func with(file, old, text string) map[string]string {
	files := maps.Clone(smallMap)
	if old == "" {
		files[file] = text
	} else {
		files[file] = strings.Replace(files[file], old, text, 1)
	}
	return files
}

func TestErrorsOfAnEditionNameFileLineAndReason(t *testing.T) {
	cites(t, RuleMap, RuleRoutePoints, RuleTokensSetup, RuleDeal)
	for _, c := range []struct{ name, file, old, text, part string }{
		{"no locations", "locations.csv", "", "name,x,y,tokens\n", "nothing in it"},
		{"no text", "routes.csv", "", "", "nothing in it"},
		{"another head", "locations.csv", "tokens", "token", "line 1: want the columns name,x,y,tokens"},
		{"too few columns", "locations.csv", "Hill,500,125,", "Hill,500,125", "line 7"},
		{"a name twice", "locations.csv", "Hill,", "bay,", `line 8: location "bay" stands twice`},
		{"no name", "locations.csv", "Hill,", "\"\",", "line 7: name"},
		{"only signs", "locations.csv", "Hill,", "!?,", "line 7: name"},
		{"a long name", "locations.csv", "Hill,", strings.Repeat("x", 41) + ",", "line 7: name"},
		{"a control character", "locations.csv", "Hill,", "Hill\x01,", "line 7: name"},
		{"x", "locations.csv", "500,125", "-1,125", `line 7: x "-1"`},
		{"y", "locations.csv", "500,125", "500,10000", `line 7: y "10000"`},
		{"tokens", "locations.csv", "125,", "125,no", `line 7: tokens "no"`},
		{"six stacks", "locations.csv", "125,", "125,yes", "line 7: more than 5 locations with tokens"},
		{"four stacks", "locations.csv", "588,yes", "588,", "4 locations with tokens: want 5"},
		{"too few locations", "locations.csv", "Bay,590,262,\n", "", "6 locations: want at least 7"},
		{"an end that is not there", "routes.csv", "Hill,Bay", "Hill,Lake", `line 7: no location "Lake"`},
		{"both ends the same", "routes.csv", "Hill,Bay", "Hill,Hill", "line 7: \"Hill\" is both ends"},
		{"joined twice", "routes.csv", "Hill,Bay", "East,North", "line 7: East and North are joined twice"},
		{"length 0", "routes.csv", "Hill,Bay,3", "Hill,Bay,0", `line 7: length "0"`},
		{"length 10", "routes.csv", "Hill,Bay,3", "Hill,Bay,10", `line 7: length "10"`},
		{"more ferries than spaces", "routes.csv", "Hill,Bay,3,2", "Hill,Bay,3,4", `line 7: ferries "4"`},
		{"a colour", "routes.csv", "3,2,gray", "3,2,pink", `line 7: color "pink"`},
		{"ferry is no colour", "routes.csv", "gray,green", "gray,ferry", `line 5: color "ferry"`},
		{"no points", "routes.csv", "Hill,Bay,3", "Hill,Bay,6", "line 7: length 6: want its points"},
		{"an end of a ticket", "tickets.csv", "North,East", "North,Lake", `line 2: no location "Lake"`},
		{"a ticket twice", "tickets.csv", "North,South,3", "East,North,1", "line 3: ticket East, North stands twice"},
		{"a ticket's value", "tickets.csv", "North,South,3", "North,South,4", `line 3: points "4": the shortest path has 3`},
		{"a ticket's value", "tickets.csv", "North,South,3", "North,South,03", `line 3: points "03"`},
		{"no way", "routes.csv", "Hill,Bay,3,2,gray,\n", "", "tickets.csv: line 7: no path from North to Bay"},
		{"too few tickets", "tickets.csv", "North,South,3\n", "", "7 tickets: want at least 8"},
		{"a quote", "tickets.csv", "North,South", "\"North,South", "line"},
		{"too long", "tickets.csv", "", strings.Repeat("\n", 1<<16+1), "too long"},
	} {
		_, err := Game.AddEdition(with(c.file, c.old, c.text))
		require.ErrorContains(t, err, c.part, c.name)
		require.Contains(t, err.Error(), ".csv: ", c.name)
	}
	_, err := Game.AddEdition(map[string]string{"locations.csv": "", "routes.csv": ""})
	require.ErrorContains(t, err, "tickets.csv is missing")
	files := maps.Clone(smallMap)
	files["deck.csv"] = ""
	_, err = Game.AddEdition(files)
	require.ErrorContains(t, err, "deck.csv: an edition of ttrsf is")
	require.False(t, Game.HasEdition("nothing"))
}

func TestPointsOfLongRoutesMustBeGiven(t *testing.T) {
	cites(t, RuleRoutePoints)
	for old, c := range map[string][2]string{
		"Beta,Gamma,5,1,purple,,10":                    {"Beta,Gamma,5,1,purple,,9", `line 3: points "9": a route of length 5 has 10`},
		"Gamma,Delta,7,0,gray,,18":                     {"Gamma,Delta,7,0,gray,,", "line 4: length 7: want its points"},
		"Eta,Theta,9,0,gray,,30":                       {"Eta,Theta,9,0,gray,,51", `line 8: points "51"`},
		"Alpha,Epsilon,8,0,green,gray,21":              {"Alpha,Epsilon,8,0,green,gray,x", `line 10: points "x"`},
		"a,b,length,ferries,color,second_color,points": {"a,b,length,ferries,color,second_color,score", "line 1"},
	} {
		files := maps.Clone(longMap)
		require.Contains(t, files["routes.csv"], old)
		files["routes.csv"] = strings.Replace(files["routes.csv"], old, c[0], 1)
		_, err := Game.AddEdition(files)
		require.ErrorContains(t, err, c[1])
	}
	ed, ok := editionByID(engine.EditionID(add(t, longMap)))
	require.True(t, ok)
	require.Equal(t, uint8(30), ed.Route(mustOf(t, ed, "eta/theta")).Points)
	require.Equal(t, uint8(2), ed.Route(mustOf(t, ed, "zeta/eta")).Points)
}

func mustOf(t *testing.T, e *Edition, text string) RouteID {
	t.Helper()
	r, ok := e.routeOf(text)
	require.True(t, ok, text)
	return r
}

// big is an edition of some size: a line of locations.
func big(locations, routes, tickets int) map[string]string {
	var l, r, k strings.Builder
	l.WriteString("name,x,y,tokens\n")
	r.WriteString("a,b,length,ferries,color,second_color\n")
	k.WriteString("a,b,points\n")
	for i := range locations {
		fmt.Fprintf(&l, "L%d,%d,0,%s\n", i, i, map[bool]string{true: "yes"}[i < 5])
	}
	for n := 0; n < routes; {
		for i := 0; i+1 < locations && n < routes; i++ {
			if n < locations-1 {
				fmt.Fprintf(&r, "L%d,L%d,1,0,gray,\n", i, i+1)
			} else {
				fmt.Fprintf(&r, "L%d,L%d,2,0,blue,\n", i, (i+2)%locations)
			}
			n++
		}
	}
	for i := range tickets {
		at, step := i%(locations-1), 1+i/(locations-1)
		fmt.Fprintf(&k, "L%d,L%d,%d\n", at%locations, (at+step)%locations, step)
		if at+step >= locations {
			panic("no ticket")
		}
	}
	return map[string]string{"locations.csv": l.String(), "routes.csv": r.String(), "tickets.csv": k.String()}
}

func TestTheCapsOfAnEdition(t *testing.T) {
	cites(t, RuleMap)
	id, err := Game.AddEdition(big(48, 93, 47))
	require.NoError(t, err)
	s, err := Game.New(engine.Setup{Players: 4, Edition: id})
	require.NoError(t, err)
	r := rng.New(3)
	playout(s, &r, nil)
	require.NoError(t, s.Check())
	_, err = Game.AddEdition(big(49, 48, 40))
	require.ErrorContains(t, err, "locations.csv: line 50: more than 48 locations")
	double := big(48, 93, 47)
	double["routes.csv"] = strings.Replace(double["routes.csv"], "L0,L1,1,0,gray,", "L0,L1,1,0,gray,blue", 1) + "L0,L5,1,0,gray,blue\n"
	_, err = Game.AddEdition(double)
	require.NoError(t, err, "96 routes")
	double["routes.csv"] += "L0,L6,1,0,gray,\n"
	_, err = Game.AddEdition(double)
	require.ErrorContains(t, err, "routes.csv: line 96: more than 96 routes")
	tickets := big(48, 47, 47)
	for i := range 17 {
		tickets["tickets.csv"] += fmt.Sprintf("L%d,L%d,2\n", i, i+2)
	}
	_, err = Game.AddEdition(tickets)
	require.NoError(t, err, "64 tickets")
	tickets["tickets.csv"] += "L20,L22,2\n"
	_, err = Game.AddEdition(tickets)
	require.ErrorContains(t, err, "tickets.csv: line 66: more than 64 tickets")
}

func TestEqualListsAreOneEditionHoweverTheyAreWritten(t *testing.T) {
	a := add(t, smallMap)
	b := map[string]string{}
	for name, text := range smallMap {
		b[name] = strings.ReplaceAll(text, "\n", "\r\n\r\n")
	}
	require.Equal(t, a, add(t, b))
	require.NotEqual(t, a, add(t, with("locations.csv", "Hill,500", "Hill,501")))
	require.Equal(t, string(BuiltinID), add(t, map[string]string{"locations.csv": locationsCSV, "routes.csv": routesCSV, "tickets.csv": ticketsCSV}))
	for _, id := range []engine.EditionID{"", "1", engine.EditionID(a)} {
		require.True(t, Game.HasEdition(id))
	}
	require.Len(t, a, 8)
	require.Empty(t, strings.Trim(a, "0123456789ABCDEFGHJKMNPQRSTVWXYZ"), "Crockford's base32")
}

func TestTheHashOfAListIsStable(t *testing.T) {
	require.Equal(t, "BRAZJGS5", add(t, smallMap))
	require.Equal(t, "WBF0PPXR", add(t, longMap))
}
