package highcard

import (
	_ "embed"
	"errors"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"
	"sync"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// DeckFile is the name of the only file of an edition: rank,copies.
const DeckFile = "deck.csv"

// MaxCards caps an edition.
const MaxCards = 60

//go:embed data/deck.csv
var usualDeck string

// Edition is a list of components. It never changes once it is known.
type Edition struct {
	id     engine.EditionID
	copies Cards
	count  int
}

// editions are all that are known, each once, so that pointers can be compared.
var editions = func() *registry {
	usual, err := parseDeck(usualDeck)
	if err != nil {
		panic("highcard: " + err.Error())
	}
	usual.id = "1"
	return &registry{known: []*Edition{usual}}
}()

type registry struct {
	mu    sync.RWMutex
	known []*Edition
}

// find returns nil for an id that is not known. The empty id is the usual one.
func (r *registry) find(id engine.EditionID) *Edition {
	r.mu.RLock()
	defer r.mu.RUnlock()
	for _, e := range r.known {
		if e.id == id || id == "" && e.id == "1" {
			return e
		}
	}
	return nil
}

// intern returns the known edition with the same cards, or makes this one known.
func (r *registry) intern(e *Edition) *Edition {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, k := range r.known {
		if k.copies == e.copies {
			return k
		}
	}
	r.known = append(r.known, e)
	return e
}

// AddEdition implements engine.Game.
func (Game) AddEdition(files map[string]string) (engine.EditionID, error) {
	for name := range files {
		if name != DeckFile {
			return "", fmt.Errorf("%s: the only file of an edition is %s", name, DeckFile)
		}
	}
	e, err := parseDeck(files[DeckFile])
	if err != nil {
		return "", err
	}
	return editions.intern(e).id, nil
}

// HasEdition implements engine.Game.
func (Game) HasEdition(id engine.EditionID) bool { return editions.find(id) != nil }

func parseDeck(text string) (*Edition, error) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if lines[0] != "rank,copies" {
		return nil, errors.New(DeckFile + ": line 1: want rank,copies")
	}
	e := new(Edition)
	for i, line := range lines[1:] {
		if err := e.addRow(line); err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", DeckFile, i+2, err)
		}
	}
	e.id = e.hash()
	return e, nil
}

func (e *Edition) addRow(line string) error {
	word, number, _ := strings.Cut(line, ",")
	r, err := parseRank(word)
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(number)
	switch {
	case err != nil || n < 1 || n > MaxCards:
		return fmt.Errorf("%q: want a number of copies from 1 to %d", number, MaxCards)
	case e.copies[r] != 0:
		return fmt.Errorf("rank %d again", r)
	case e.count+n > MaxCards:
		return fmt.Errorf("more than %d cards", MaxCards)
	}
	e.copies[r] = uint8(n)
	e.count += n
	return nil
}

// hash names the content, however the file is laid out.
func (e *Edition) hash() engine.EditionID {
	h := fnv.New64a()
	h.Write(e.copies[:])
	text := rng.Seed(h.Sum64() & uint64(rng.MaxSeed)).String()
	return engine.EditionID(strings.Repeat("0", 8-len(text)) + text)
}
