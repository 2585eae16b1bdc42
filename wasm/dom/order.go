package dom

import "sort"

// stay chooses the children that keep their place while the others are moved
// around them: as many as possible (a longest increasing subsequence of their
// old indices). from is as match returns it. The child at index pin, if it is
// not negative, stays in any case: it holds the focus.
func stay(from []int, pin int) []bool {
	keep := make([]bool, len(from))
	var tails []int // tails[k]: index of the smallest end of a run of k+1
	prev := make([]int, len(from))
	for i, v := range from {
		prev[i] = -1
		if v < 0 || pinnedOut(from, pin, i) {
			continue
		}
		k := sort.Search(len(tails), func(k int) bool { return from[tails[k]] >= v })
		if k > 0 {
			prev[i] = tails[k-1]
		}
		if k == len(tails) {
			tails = append(tails, i)
		} else {
			tails[k] = i
		}
	}
	if len(tails) == 0 {
		return keep
	}
	for i := tails[len(tails)-1]; i >= 0; i = prev[i] {
		keep[i] = true
	}
	return keep
}

// pinnedOut: child i can't stay if pin does, as they change sides.
func pinnedOut(from []int, pin, i int) bool {
	if pin < 0 || i == pin {
		return false
	}
	return (i < pin) != (from[i] < from[pin])
}
