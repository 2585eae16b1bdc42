package svg

// bendsTTRSF are the bends of routes that would run too close to others or
// through what should be seen, by the names of their ends: how far the control
// point lies beside the middle, as a part of the distance, positive to the
// left as one goes.
var bendsTTRSF = []struct {
	a, b string
	bend float64
}{
	{"Golden Gate Bridge", "Fort Mason", .07},
	{"Golden Gate Bridge", "Alcatraz", .15},
	{"Alcatraz", "The Embarcadero", .14},
	{"Golden Gate Bridge", "Lands End", -.12},
	{"Presidio", "Lands End", -.07},
	{"Lands End", "Sunset", -.12},
	{"Painted Ladies", "Japanese Tea Garden", -.18},
	{"Union Square", "Potrero Hill", .06},
	{"Twin Peaks", "Mission", -.25},
}

// anchorTTRSF is where a location of the picture lies and where its name
// stands: at its base line's start, middle or end, moved from the location.
type anchorTTRSF struct {
	place  string
	at     vec
	dx, dy float64
	anchor string
	name   string // with the end of its first line marked by |
}

// anchorsTTRSF are the locations of the picture.
var anchorsTTRSF = []anchorTTRSF{
	{"Golden Gate Bridge", vec{120, 180}, -37, 43, "end", "Golden Gate|Bridge"},
	{"Presidio", vec{265, 265}, 19, 51, "start", "Presidio"},
	{"Fort Mason", vec{430, 175}, -8, -22, "end", "Fort Mason"},
	{"Pier 39", vec{600, 150}, -10, -27, "end", "Pier 39"},
	{"Alcatraz", vec{640, 45}, 66, 1, "start", "Alcatraz"},
	{"Lombard Street", vec{535, 235}, -6, 51, "middle", "Lombard|Street"},
	{"The Embarcadero", vec{765, 235}, 19, -9, "start", "The|Embarcadero"},
	{"Chinatown", vec{665, 285}, -30, 37, "end", "Chinatown"},
	{"Pacific Heights", vec{410, 310}, -17, 26, "end", "Pacific|Heights"},
	{"Union Square", vec{655, 390}, -25, -18, "end", "Union Square"},
	{"Civic Center", vec{550, 430}, 41, 24, "start", "Civic|Center"},
	{"Lands End", vec{85, 350}, -15, -2, "end", "Lands|End"},
	{"Japanese Tea Garden", vec{235, 460}, -39, -3.3, "end", "Japanese|Tea Garden"},
	{"Haight-Ashbury", vec{385, 495}, -28, 39, "end", "Haight-Ashbury"},
	{"Painted Ladies", vec{450, 405}, -27, -22, "end", "Painted Ladies"},
	{"Sunset", vec{130, 600}, -18, 41, "middle", "Sunset"},
	{"Twin Peaks", vec{345, 620}, -23, 38, "start", "Twin Peaks"},
	{"Castro", vec{480, 560}, -2, 44, "start", "Castro"},
	{"Mission", vec{605, 580}, 7, 40, "start", "Mission"},
	{"Potrero Hill", vec{775, 585}, 5, 44, "middle", "Potrero Hill"},
	{"Ballpark", vec{800, 420}, 20, 6, "start", "Ballpark"},
}

// anchorOf finds a location of the picture, nil if there is none of that name.
func anchorOf(place string) *anchorTTRSF {
	for i := range anchorsTTRSF {
		if a := &anchorsTTRSF[i]; a.place == place {
			return a
		}
	}
	return nil
}
