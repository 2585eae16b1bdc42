package main

import (
	"fmt"
	"math"
)

// wilson is the interval at 95 % of a rate that was seen in n games.
func wilson(rate float64, n int) (low, high float64) {
	const z = 1.959964
	m := float64(n)
	middle := (rate + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(rate*(1-rate)/m+z*z/(4*m*m))
	return max(0, middle-half), min(1, middle+half)
}

func round(x float64) float64 { return math.Round(x*1000) / 1000 }

// sequential is Wald's test of a rate: low or less against high or more, both
// errors at most 0.05. The zero value tests nothing.
type sequential struct {
	low, high float64
	sum       float64 // logarithm of the likelihoods' ratio
}

func newSequential(low, high float64) (sequential, error) {
	if low <= 0 || high >= 1 || low >= high {
		return sequential{}, fmt.Errorf("a test of %.2f against %.2f: want 0 < the lower < the higher < 1", low, high)
	}
	return sequential{low: low, high: high}, nil
}

// add takes in what the bot has of one victory, 0 to 1.
func (s *sequential) add(win float64) {
	if s.high > 0 {
		s.sum += win*math.Log(s.high/s.low) + (1-win)*math.Log((1-s.high)/(1-s.low))
	}
}

// verdict is "yes" or "no" when the test is decided.
func (s *sequential) verdict() string {
	switch bound := math.Log(0.95 / 0.05); {
	case s.sum >= bound:
		return "yes"
	case s.sum <= -bound:
		return "no"
	}
	return ""
}
