package wasmcode

import "slices"

// Function is what must be known of a function beside its code.
type Function struct {
	// Fixed says that it is written by hand: others know its places.
	Fixed bool
	// Deferred is the place at which it runs deferred calls after a panic
	// (runtime._func.deferreturn), 0 if nowhere.
	Deferred int
}

// Places are what became of the places of a function.
type Places struct {
	Were     []int // what each was, for the tables of the runtime
	Deferred int   // as in Function
}

// An address has the number of a function, and a place in it below that: a
// value of the argument.
const (
	firstFunction = 0x1000
	placeBits     = 16
)

func placeOf(address int64) int { return int(address & (1<<placeBits - 1)) }

// A plan says what becomes of the parts and the places of a function.
type plan struct {
	frame
	function int64       // its number in addresses
	pushed   bool        // a return address is stored, and no call was left since
	calls    []site      // what its calls return to, in their order
	back     []int       // what its jumps back go to
	kept     []bool      // the parts that something goes to: the others only follow
	now      []int       // the number of each part, if only those count that are kept
	places   map[int]int // what becomes of places
	were     []int       // as in Places
}

// site is a place to which a call returns.
type site struct {
	place int
	inner bool // the call is in the middle of a part: nothing enters after it
}

// planned looks through a function.
func planned(list []instruction, f frame, function int, about Function) (*plan, error) {
	p := &plan{
		frame: f, function: int64(function), kept: make([]bool, f.parts), now: make([]int, f.parts),
		places: map[int]int{0: 0},
	}
	l := f.labels()
	for at := f.size; at < len(list); at++ {
		if err := p.look(list, at, &l); err != nil {
			return nil, err
		}
	}
	if len(l) > 0 {
		return nil, errCode
	}
	p.count(about.Deferred)
	return p, p.trace(about.Deferred)
}

// look takes the next instruction.
func (p *plan) look(list []instruction, at int, l *labels) error {
	i := list[at]
	switch i.op() {
	case block, loop, ifThen:
		l.begin(otherLabel)
	case end:
		return l.end(at == len(list)-1)
	case branch:
		return p.jump(list, at, *l)
	case branchIf:
		label, err := l.of(i.n)
		if err != nil || label != otherLabel && (label != exitLabel || !p.pushed) {
			return errCode
		}
		p.pushed = p.pushed && label != exitLabel
	case branchTable:
		return errCode // Go has none but the one at the start
	case i64const:
		if !isReturnAddress(list, at, p.function) {
			return nil
		}
		p.pushed = true
		if place := placeOf(i.n); place > 0 {
			p.calls = append(p.calls, site{place, l.inner()})
		}
	}
	return nil
}

// jump is a branch: to a part, by its place, if it is one to the entry.
func (p *plan) jump(list []instruction, at int, l labels) error {
	label, err := l.of(list[at].n)
	if err != nil || label != entryLabel {
		return err
	}
	place, ok := given(list[:at])
	if !ok {
		return errCode
	}
	part := p.part(place)
	p.kept[part] = true
	if !l.has(part) {
		p.back = append(p.back, int(place))
	}
	return nil
}

// given is the argument that the last instructions write.
func given(list []instruction) (place int64, ok bool) {
	n := len(list)
	if n < 2 || !list[n-1].is(localSet, part) || list[n-2].op() != i32const {
		return 0, false
	}
	return list[n-2].n, true
}

// count numbers the parts that are kept, and the places at which the function
// is entered: by the numbers of their parts, one greater but for 0.
func (p *plan) count(deferred int) {
	enters := slices.Concat(p.back, []int{deferred})
	for _, c := range p.calls {
		if !c.inner {
			enters = append(enters, c.place)
		}
	}
	p.kept[0] = true
	for _, place := range enters {
		p.kept[p.part(int64(place))] = true
	}
	for part := 1; part < p.parts; part++ {
		p.now[part] = p.now[part-1]
		if p.kept[part] {
			p.now[part]++
		}
	}
	for _, place := range enters {
		if place != 0 {
			p.places[place] = p.now[p.part(int64(place))] + 1
		}
	}
}

// trace finds out what the new places were. What the runtime asks of a call,
// it asks at the place before the one that the call returns to. Where the
// function panics in the middle of a part, it also asks at the place itself:
// these calls get two places of their own. Where deferred calls are run, it
// asks at that place, which is the one before what their call returns to.
func (p *plan) trace(deferred int) error {
	const unknown = -1
	p.were = slices.Repeat([]int{unknown}, p.now[p.parts-1]+2)
	p.were[0] = 0
	p.were[p.places[deferred]] = deferred
	for _, c := range p.calls {
		if c.inner {
			p.places[c.place] = len(p.were) + 1
			p.were = append(p.were, c.place-1, c.place)
			continue
		}
		was := &p.were[p.places[c.place]-1]
		if *was != unknown && *was != c.place-1 {
			return errCode
		}
		*was = c.place - 1
	}
	for place := 1; place < len(p.were); place++ {
		if p.were[place] == unknown {
			p.were[place] = p.were[place-1]
		}
	}
	return nil
}
