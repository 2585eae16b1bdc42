package svg

// Ground2000 is what lies under the city and does not change: ocean with a
// beach on the left, the bay with piers above and on the right, hills below;
// the roads with their lanes and crossings.
func Ground2000() string { return ground2000 }

const ground2000 = `<rect x="-16" y="-16" width="840" height="616" rx="14" class="sf-sea"/>` +
	`<path d="M-10 10q5 7 0 14t0 14 0 14M-10 210q5 7 0 14t0 14 0 14M-10 400q5 7 0 14t0 14M60-11q7-5 14 0t14 0 14 0M520-11q7-5 14 0t14 0M819 80q-5 7 0 14t0 14 0 14M819 430q-5 7 0 14t0 14" class="sf-wave"/>` +
	`<path d="M-16 580q14 10 32 6 30-6 70 4t110-2 130 4 140-6 130 6 100-4 60 2 40-8q20-6 28-2v8q0 14-14 14H-2q-14 0-14-14z" class="sf-hill"/>` +
	`<path d="M-5 6v572" class="sf-sand"/><path d="M120-9h560M814 130v330" class="sf-pier"/>` +
	`<rect x="-4" y="-4" width="816" height="592" rx="14" class="sf-road"/>` +
	`<path d="M12 12H796M12 124H796M12 236H796M12 348H796M12 460H796M12 572H796M12 12V572M124 12V572M236 12V572M348 12V572M460 12V572M572 12V572M684 12V572M796 12V572" class="sf-lane"/>` +
	`<path d="M12 12H797M12 124H797M12 236H797M12 348H797M12 460H797M12 572H797" class="sf-cross"/>`
