package sf2000

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

const (
	requestsHead = "count,place,kind,investors\n"
	actionsHead  = "count,kind,auction,district\n"
)

func TestTheBuiltInEditionIsNumber1(t *testing.T) {
	cites(t, RuleRequestDeck, RuleActionDeck)
	require.Equal(t, BuiltinID, Builtin().ID())
	id, err := Game.AddEdition(map[string]string{requestsFile: requestsCSV, actionsFile: actionsCSV})
	require.NoError(t, err)
	require.Equal(t, BuiltinID, id)
	lines := strings.Split(strings.TrimSpace(requestsCSV), "\n")
	lines[1], lines[5] = lines[5], lines[1]
	id, err = Game.AddEdition(map[string]string{requestsFile: strings.Join(lines, "\n"), actionsFile: actionsCSV})
	require.NoError(t, err)
	require.Equal(t, BuiltinID, id, "the order of the lines does not matter")
}

func TestAnotherEditionIsKnownByItsHash(t *testing.T) {
	files := map[string]string{requestsFile: requestsHead + "3,office,influence,2\n", actionsFile: actionsCSV}
	id, err := Game.AddEdition(files)
	require.NoError(t, err)
	require.Len(t, string(id), 8)
	again, err := Game.AddEdition(files)
	require.NoError(t, err)
	require.Equal(t, id, again)
	a, _ := editionByID(id)
	b, _ := editionByID(again)
	require.Same(t, a, b)
	require.True(t, Game.HasEdition(id))
	require.False(t, Game.HasEdition("NOSUCH00"))
	s, err := Game.New(engine.Setup{Players: 3, First: 1, Edition: id})
	require.NoError(t, err)
	require.NoError(t, s.Check())
}

func TestWrongListsAreRefusedWithFileLineAndReason(t *testing.T) {
	for name, c := range map[string]struct{ requests, cards, part string }{
		"no requests":            {requestsHead, "", "requests.csv: nothing in it"},
		"no text":                {"", "", "requests.csv: nothing in it"},
		"another head":           {"a,b,c,d\n", "", "requests.csv: line 1: want the columns count,place"},
		"a count of words":       {requestsHead + "x,office,checks,1\n", "", "requests.csv: line 2: count \"x\": want 1 to 64"},
		"a count of 0":           {requestsHead + "0,office,checks,1\n", "", "line 2: count"},
		"too many":               {requestsHead + "60,office,checks,1\n5,market,checks,1\n", "", "line 3: more than 64 cards"},
		"an unknown place":       {requestsHead + "1,park,checks,1\n", "", "line 2: place \"park\": want one of residence"},
		"an unknown kind":        {requestsHead + "1,office,money,1\n", "", "line 2: kind \"money\": want one of influence"},
		"investors":              {requestsHead + "1,office,influence,6\n", "", "line 2: investors \"6\": want 1 to 5"},
		"many investors":         {requestsHead + "1,office,checks,2\n", "", "line 2: investors \"2\": want 1 for kind checks"},
		"an option for a place":  {requestsHead + "1,office,option,1\n", "", "line 2: place option and kind option"},
		"a place for an option":  {requestsHead + "1,option,checks,1\n", "", "line 2: place option and kind option"},
		"a column missing":       {requestsHead + "1,office,checks\n", "", "requests.csv: record on line 2"},
		"few actions":            {requestsCSV, actionsHead + "12,allowance,,\n", "actions.csv: want an allowance, 4 income cards and 9 others"},
		"no allowance":           {requestsCSV, actionsHead + "4,remove,,\n9,two,checks,\n", "actions.csv: want an allowance"},
		"an unknown action":      {requestsCSV, actionsHead + "1,build,,\n", "actions.csv: line 2: kind \"build\": want one of two"},
		"no auction":             {requestsCSV, actionsHead + "1,two,,\n", "actions.csv: line 2: auction \"\": want influence or checks"},
		"another auction":        {requestsCSV, actionsHead + "1,two,option,\n", "actions.csv: line 2: auction \"option\""},
		"an auction of a bonus":  {requestsCSV, actionsHead + "1,bonus,checks,market\n", "actions.csv: line 2: auction \"checks\""},
		"no district":            {requestsCSV, actionsHead + "1,bonus,,\n", "actions.csv: line 2: district \"\""},
		"a district of a park":   {requestsCSV, actionsHead + "1,bonus,,park\n", "actions.csv: line 2: district \"park\""},
		"a district of a remove": {requestsCSV, actionsHead + "1,remove,,market\n", "actions.csv: line 2: district \"market\""},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := ParseEdition(c.requests, c.cards)
			require.ErrorContains(t, err, c.part)
		})
	}
	for _, files := range []map[string]string{
		{}, {requestsFile: requestsCSV}, {actionsFile: actionsCSV}, {requestsFile: requestsCSV, actionsFile: actionsCSV, "deck.csv": ""},
	} {
		_, err := Game.AddEdition(files)
		require.Error(t, err)
	}
}
