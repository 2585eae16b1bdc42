package svg

// Ground2000 is what lies under the city and does not change: ocean with a
// beach on the left, the bay with piers above and on the right, hills below;
// the roads with their lanes and crossings.
func Ground2000() string { return ground2000 }

const ground2000 = `<rect x="-28" y="-28" width="852" height="628" rx="14" class="sf-sea"/>` +
	`<path d="M-17 98q5 7 0 14t0 14 0 14M-17 210q5 7 0 14t0 14 0 14M-17 440q5 7 0 14t0 14M92-16q7-5 14 0t14 0 14 0M540-16q7-5 14 0t14 0M819 80q-5 7 0 14t0 14 0 14M819 430q-5 7 0 14t0 14" class="sf-wave"/>` +
	`<path d="M-28 580q20 10 44 6 30-6 70 4t110-2 130 4 140-6 130 6 100-4 60 2 40-8q20-6 28-2v8q0 14-14 14H-14q-14 0-14-14z" class="sf-hill"/>` +
	`<path d="M-5 6v572" class="sf-sand"/><path d="M96-9h626M814 130v330" class="sf-pier"/>` +
	`<rect x="-4" y="-4" width="816" height="592" rx="14" class="sf-road"/>` +
	`<path d="M12 12H796M12 124H796M12 236H796M12 348H796M12 460H796M12 572H796M12 12V572M124 12V572M236 12V572M348 12V572M460 12V572M572 12V572M684 12V572M796 12V572" class="sf-lane"/>` +
	`<path d="M12 12H797M12 124H797M12 236H797M12 348H797M12 460H797M12 572H797" class="sf-cross"/>`

// Columns2000 and Rows2000 are the names of the columns and rows, over the city
// where they stay in sight: strips in the view boxes ColumnsBox2000 and
// RowsBox2000, in the city's scale.
func Columns2000() string {
	return `<text x="68" y="-11">A</text><text x="180" y="-11">B</text><text x="292" y="-11">C</text><text x="404" y="-11">D</text><text x="516" y="-11">E</text><text x="628" y="-11">F</text><text x="740" y="-11">G</text>`
}

// Rows2000 is beside Columns2000.
func Rows2000() string {
	return `<text x="-16" y="73">1</text><text x="-16" y="185">2</text><text x="-16" y="297">3</text><text x="-16" y="409">4</text><text x="-16" y="521">5</text>`
}

// The view boxes of the names.
const (
	ColumnsBox2000 = "-28 -28 852 24"
	RowsBox2000    = "-28 -28 24 628"
)
