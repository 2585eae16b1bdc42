package codec

import "math/bits"

const (
	contexts = 6
	inputs   = contexts + 1 // and a constant
	slotBits = 18           // half a megabyte
	columns  = 3            // of a line: its first word, the second, others
)

// model predicts a text bit by bit: what followed in like contexts before,
// mixed by weights that learn which contexts to trust. The contexts suit lines
// of words. It has integers only, so it is the same on all platforms.
type model struct {
	logits [certain]int16
	// slots are by the hash of a context and of the bits of the character so
	// far, without regard to collisions: the probability of a 1 in the high 12
	// bits, how often it was seen in the others.
	slots   []uint16
	weights [columns * 8]weights // by column and number of the bit

	recent       uint32 // four characters, the last one lowest
	word         uint32 // hash of the word so far
	before, line uint32 // of the word before; of the line's first one, not empty
	column       uint32 // words before in the line
	hashes       [contexts]uint32

	node      uint32 // 1, then the bits of the character so far
	at        [contexts]uint32
	in        [inputs]int64 // logits, in 256ths
	mixer     *weights
	predicted int
}

// newModel is a model that has read the dictionary.
func newModel(dictionary string) *model {
	m := &model{logits: logits(), slots: make([]uint16, 1<<slotBits)}
	for i := range m.weights {
		for j := range m.weights[i] {
			m.weights[i][j] = firstWeight
		}
	}
	m.nextChar()
	unread := newCoder(nil)
	for i := range len(dictionary) {
		unread.putChar(m, dictionary[i])
	}
	unread.putChar(m, end)
	return m
}

// predict gives the probability of a 1, 0 < p < certain. Each is followed by
// learn.
func (m *model) predict() int {
	for i, h := range m.hashes {
		m.at[i] = hash(h, m.node) >> (32 - slotBits)
		m.in[i] = 0
		if slot := m.slots[m.at[i]]; slot != 0 { // seen
			m.in[i] = int64(m.logits[slot>>4])
		}
	}
	m.in[contexts] = 256
	m.mixer = &m.weights[int(min(m.column, columns-1))*8+bits.Len32(m.node)-1]
	m.predicted = m.mixer.mix(&m.in)
	return m.predicted
}

// learn takes the bit that came.
func (m *model) learn(bit int) {
	m.mixer.learn(&m.in, m.predicted, bit)
	for _, at := range m.at {
		seen := int(m.slots[at] & 15)
		p := int(m.slots[at] | 15)
		p += (bit*0xffff - p) / (seen + 1) // the mean, in the end of the last 16
		m.slots[at] = uint16(p&^15 | min(seen+1, 15))
	}
	m.node = m.node<<1 | uint32(bit)
	if m.node > 0xff {
		m.take(m.node & 0xff)
		m.nextChar()
	}
}

// take moves on by a character.
func (m *model) take(char uint32) {
	m.recent = m.recent<<8 | char
	if char != ' ' && char != '\n' && char != end {
		m.word = hash(m.word, char+1)
		return
	}
	if m.line == 0 {
		m.line = m.word
	}
	m.before, m.word = m.word, 0
	m.column++
	if char != ' ' {
		m.column, m.line = 0, 0
	}
}

// nextChar sets the contexts: one to four characters; the word so far and the
// one before; the word so far, its line's first one and its column.
func (m *model) nextChar() {
	m.node = 1
	for i := range uint32(4) {
		m.hashes[i] = hash(i+1, m.recent<<(24-8*i))
	}
	m.hashes[4] = hash(hash(5, m.before), m.word)
	m.hashes[5] = hash(hash(hash(6, m.line), m.word), min(m.column, columns))
}

// hash joins two numbers into one whose high bits are the best.
func hash(a, b uint32) uint32 {
	x := (a ^ b*0x9e3779b1) * 0x85ebca6b
	return x ^ x>>15
}
