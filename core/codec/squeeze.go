package codec

import "strings"

const (
	// MaxText bounds a text that Expand makes.
	MaxText = 64 << 10
	// TextEnd stands between the texts of a dictionary.
	TextEnd = "\f"

	// end closes a text. One bit more tells it from the same character inside
	// of a text, which next to no text has: there it costs 12 bits.
	end     = '\f'
	endOdds = certain - 1
)

// Squeeze compresses a text, which has one form only. The dictionary is texts
// that are much like it, joined by TextEnd, of which the last ones count most;
// Expand needs the same.
func Squeeze(text, dictionary string) []byte {
	m, c := newModel(dictionary), newCoder(nil)
	for i := range len(text) {
		c.putChar(m, text[i])
		if text[i] == end {
			c.put(0, endOdds)
		}
	}
	c.putChar(m, end)
	c.put(1, endOdds)
	return c.finish()
}

// Expand is the text that Squeeze compressed. It gives ErrDamaged for
// anything that Squeeze does not make of a text of at most MaxText bytes.
func Expand(data []byte, dictionary string) (string, error) {
	m, c := newModel(dictionary), newCoder(data)
	var b strings.Builder
	for {
		char := c.char(m)
		if char == end && c.get(endOdds) == 1 {
			break
		}
		b.WriteByte(char)
		if b.Len() > MaxText || len(c.out) > len(data) {
			return "", ErrDamaged
		}
	}
	if string(c.finish()) != string(data) {
		return "", ErrDamaged
	}
	return b.String(), nil
}

func (c *coder) putChar(m *model, char byte) {
	for at := 7; at >= 0; at-- {
		bit := int(char>>at) & 1
		c.put(bit, m.predict())
		m.learn(bit)
	}
}

func (c *coder) char(m *model) (char byte) {
	for range 8 {
		bit := c.get(m.predict())
		m.learn(bit)
		char = char<<1 | byte(bit)
	}
	return char
}
