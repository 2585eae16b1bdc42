package replay

import (
	"strconv"

	"bayboard/core/codec"
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// The radices of a link's header. What is usual takes few bits: with version
// and checksum, a usual game costs 98 beyond its actions.
const (
	gameRadix    = 8  // codec.Writer.PutShort
	rulesRadix   = 16 // PutShort
	kinds        = 2
	playersRadix = 8
	shapes       = 4
	fewRadix     = 3
	manyOptions  = fewRadix * fewRadix * fewRadix * fewRadix
	optionRadix  = 16
	editionRadix = 16 // PutShort
)

const (
	kindSeeded   = 0
	kindPosition = 1
)

// The shapes of a setup: which of options and edition are written.
const (
	shapeUsual    = iota // neither
	shapeOptions         // options
	shapeHash            // options, and an edition by its hash
	shapeBuiltin         // options, and an edition by its number
	firstBuiltin  = 2    // the usual edition is 1
	editionDigits = 8
)

// putSetup writes a setup that its game has accepted.
func putSetup(w *codec.Writer, s engine.Setup) {
	w.Put(s.Players-1, playersRadix)
	w.Put(int(s.First)+1, s.Players+1)
	w.PutBits(uint64(s.Seed), rng.SeedBits)
	hash, isHash := editionHash(s.Edition)
	shape := shapeBuiltin
	switch {
	case s.Edition == "" && s.Options == [engine.MaxOptions]uint8{}:
		shape = shapeUsual
	case s.Edition == "":
		shape = shapeOptions
	case isHash:
		shape = shapeHash
	}
	w.Put(shape, shapes)
	if shape != shapeUsual {
		putOptions(w, s.Options)
	}
	switch shape {
	case shapeHash:
		w.PutBits(uint64(hash), rng.SeedBits)
	case shapeBuiltin:
		n, err := strconv.Atoi(string(s.Edition))
		if err != nil {
			panic("replay: an accepted edition is neither number nor hash")
		}
		w.PutShort(n-firstBuiltin, editionRadix)
	}
}

// readSetup reads what putSetup writes, and refuses other forms of the same.
func readSetup(r *codec.Reader) (s engine.Setup, err error) {
	s.Players = r.Next(playersRadix) + 1
	s.First = engine.Seat(r.Next(s.Players+1) - 1)
	s.Seed = rng.Seed(r.Bits(rng.SeedBits))
	shape := r.Next(shapes)
	if shape == shapeUsual {
		return s, nil
	}
	var ok bool
	s.Options, ok = readOptions(r)
	if !ok || shape == shapeOptions && s.Options == [engine.MaxOptions]uint8{} {
		return s, ErrDamaged
	}
	switch shape {
	case shapeHash:
		s.Edition = hashEdition(rng.Seed(r.Bits(rng.SeedBits)))
	case shapeBuiltin:
		s.Edition = engine.EditionID(strconv.Itoa(firstBuiltin + r.Short(editionRadix)))
	}
	return s, nil
}

// putOptions writes options that are all 0 to 2 as one digit.
func putOptions(w *codec.Writer, options [engine.MaxOptions]uint8) {
	few := fewOptions(options)
	w.Put(few, manyOptions+1)
	if few != manyOptions {
		return
	}
	for _, v := range options {
		w.Put(int(v), optionRadix)
	}
}

// fewOptions are the options as a number of radix 3, the first one lowest;
// manyOptions when one is beyond 2.
func fewOptions(options [engine.MaxOptions]uint8) (few int) {
	weight := 1
	for _, v := range options {
		if v >= fewRadix {
			return manyOptions
		}
		few += int(v) * weight
		weight *= fewRadix
	}
	return few
}

// readOptions is not ok when the options have a shorter form.
func readOptions(r *codec.Reader) (options [engine.MaxOptions]uint8, ok bool) {
	few := r.Next(manyOptions + 1)
	rest := few
	for i := range options {
		if few == manyOptions {
			options[i] = uint8(r.Next(optionRadix))
		} else {
			options[i] = uint8(rest % fewRadix)
			rest /= fewRadix
		}
	}
	return options, fewOptions(options) == few
}

// editionHash is an edition's hash as a number; not ok means that the id is
// no hash.
func editionHash(id engine.EditionID) (hash rng.Seed, ok bool) {
	if len(id) != editionDigits {
		return 0, false
	}
	hash, err := rng.ParseSeed(string(id))
	return hash, err == nil
}

// hashEdition is the id of a hash, with all its zeros.
func hashEdition(hash rng.Seed) engine.EditionID {
	text := hash.String()
	return engine.EditionID("00000000"[:editionDigits-len(text)] + text)
}
