package dom

// same reports whether the page's node for a can become b by changes. What
// can't be unset (properties) or changed well (an input's type) sets them apart.
func same(a, b *node) bool {
	if a.kind != b.kind || a.tag != b.tag || a.space != b.space || a.ident.key != b.ident.key {
		return false
	}
	if len(a.props) != len(b.props) {
		return false
	}
	for i := range a.props {
		if a.props[i].Key != b.props[i].Key {
			return false
		}
	}
	if a.tag == "input" {
		ta, _ := a.attr("type")
		tb, _ := b.attr("type")
		return ta == tb
	}
	return true
}

// inStep reports whether each child has its counterpart at its own place.
func inStep(old, now []*node) bool {
	if len(old) != len(now) {
		return false
	}
	for i, o := range old {
		if !same(o, now[i]) || o.ident != now[i].ident {
			return false
		}
	}
	return true
}

// match finds for each new child the index of the old child that becomes it,
// or -1: first by identity, then, for those without a key, by tag and order.
func match(old, now []*node) []int {
	m := &matching{old: old, now: now, from: make([]int, len(now)), taken: make([]bool, len(old))}
	at := make(map[ident]int, len(old))
	for j := len(old) - 1; j >= 0; j-- {
		if old[j].ident != (ident{}) {
			at[old[j].ident] = j
		}
	}
	for i, n := range now {
		m.from[i] = -1
		if n.ident == (ident{}) {
			continue
		}
		if j, ok := at[n.ident]; ok && !m.taken[j] && same(old[j], n) {
			m.take(i, j)
		}
	}
	m.byOrder()
	return m.from
}

type matching struct {
	old, now []*node
	from     []int
	taken    []bool
}

func (m *matching) take(i, j int) { m.from[i], m.taken[j] = j, true }

// byOrder pairs the rest: from both ends as long as tag and class agree, so
// that a banner that comes or goes shifts nobody, then greedily by tag.
func (m *matching) byOrder() {
	var is, js []int
	for i, n := range m.now {
		if m.from[i] < 0 && n.ident.key == "" {
			is = append(is, i)
		}
	}
	for j, o := range m.old {
		if !m.taken[j] && o.ident.key == "" {
			js = append(js, j)
		}
	}
	for len(is) > 0 && len(js) > 0 && m.twins(is[0], js[0]) {
		m.take(is[0], js[0])
		is, js = is[1:], js[1:]
	}
	for len(is) > 0 && len(js) > 0 && m.twins(is[len(is)-1], js[len(js)-1]) {
		m.take(is[len(is)-1], js[len(js)-1])
		is, js = is[:len(is)-1], js[:len(js)-1]
	}
	for _, i := range is {
		for k, j := range js {
			if same(m.old[j], m.now[i]) {
				m.take(i, j)
				js = js[k+1:]
				break
			}
		}
	}
}

func (m *matching) twins(i, j int) bool {
	o, n := m.old[j], m.now[i]
	if !same(o, n) {
		return false
	}
	co, _ := o.attr("class")
	cn, _ := n.attr("class")
	return co == cn
}

// doubleKey returns a data-key that two siblings share, or "".
func doubleKey(kids []*node) string {
	var seen map[string]bool
	for _, k := range kids {
		if k.ident.key == "" {
			continue
		}
		if seen == nil {
			seen = make(map[string]bool, len(kids))
		}
		if seen[k.ident.key] {
			return k.ident.key
		}
		seen[k.ident.key] = true
	}
	return ""
}
