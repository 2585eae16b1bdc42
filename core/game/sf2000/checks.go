package sf2000

// MaxCheck is the highest check: 100,000 dollars.
const MaxCheck = 10

// Checks counts checks by their value, 1 to MaxCheck.
type Checks [MaxCheck + 1]uint8

// startChecks is what each player begins with (rule supply).
var startChecks = Checks{1: 2, 2: 2, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}

// startCheckCount is their number.
const startCheckCount = 12

// Len is the number of checks.
func (c *Checks) Len() int {
	n := 0
	for _, k := range c[1:] {
		n += int(k)
	}
	return n
}

// Sum is what they are worth.
func (c *Checks) Sum() int {
	n := 0
	for v := 1; v <= MaxCheck; v++ {
		n += v * int(c[v])
	}
	return n
}

// List is the values in ascending order.
func (c *Checks) List() []int {
	list := []int{}
	for v, k := range c {
		for range k {
			list = append(list, v)
		}
	}
	return list
}

// lowest is the smallest value, 0 if there are none.
func (c *Checks) lowest() int {
	for v := 1; v <= MaxCheck; v++ {
		if c[v] > 0 {
			return v
		}
	}
	return 0
}

func (c *Checks) add(o *Checks) {
	for v := range c {
		c[v] += o[v]
	}
}

func (c *Checks) take(o *Checks) {
	for v := range c {
		c[v] -= o[v]
	}
}

// within reports whether each value occurs in o at least as often.
func (c *Checks) within(o *Checks) bool {
	for v := range c {
		if c[v] > o[v] {
			return false
		}
	}
	return true
}

// nth is the value of the i-th check, from 0, in ascending order.
func (c *Checks) nth(i int) int {
	for v, k := range c {
		if i -= int(k); i < 0 {
			return v
		}
	}
	panic("sf2000: no such check")
}
