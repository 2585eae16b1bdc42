package svg

// The city's outlines, in the plane of the built-in map: north is up.
const (
	coastTTRSF = "M46 692L48 560C46 460 44 420 58 394C46 372 48 340 58 332C84 316 102 268 104 244C106 214 98 190 103 172" +
		"C116 164 126 170 142 188C196 212 268 220 322 210C364 200 380 174 408 158C444 146 520 154 566 136" +
		"C604 120 654 132 698 150C748 172 786 206 798 244C806 292 798 334 828 386C850 424 836 452 856 502C872 540 862 590 872 620L890 692Z"
	shelfTTRSF = "M30 692L33 560C31 460 27 420 43 392C31 372 33 330 45 322C71 306 89 262 89 240C93 214 83 188 89 162" +
		"C110 148 128 160 146 176C200 200 270 206 316 196C356 186 372 164 402 146C440 132 520 140 560 120" +
		"C600 104 660 116 708 138C762 160 802 200 814 240C822 290 814 330 844 380C868 420 852 450 872 500C890 540 878 590 888 620L906 692Z"
	marinTTRSF    = "M-22 -4H214C206 24 178 36 160 50C142 64 112 62 92 68C72 74 58 96 34 98C14 100 -2 96 -22 112Z"
	alcatrazTTRSF = "M586 54C590 34 612 22 634 20C664 14 702 16 714 32C722 52 690 66 660 68C630 72 592 72 586 54Z"
	presidioTTRSF = "M112 198C150 218 210 232 304 221C330 240 318 286 276 300C226 306 170 292 126 300C104 292 118 262 115 240Z"
	parkTTRSF     = "M56 446L338 440Q350 470 340 496L53 506Z"
)

// cityTTRSF is the picture: water, land, parks, streets, hills, what stands on
// them, and the two bridges.
const cityTTRSF = `<path class="tt-shelf" d="` + shelfTTRSF + `"/>` +
	wavesTTRSF +
	`<path class="tt-land" d="` + coastTTRSF + `"/><path class="tt-land" d="` + marinTTRSF + `"/>` +
	`<path class="tt-sand" d="M51 690L53 560C51 470 49 426 62 398"/>` +
	`<path class="tt-pier" d="M478 146l-5-16M500 147l-3-17M628 131l5-17M650 135l7-17M672 141l8-17M736 170l14-13M756 186l15-12M774 205l17-9M804 292l19-3M806 312l19-2M838 408l18-5M848 470l18-3M858 520l18-4"/>` +
	streetsTTRSF +
	`<path class="tt-park" d="` + presidioTTRSF + parkTTRSF + `M488 468q22-10 34 8l-3 26q-20 8-32-6zM150 646q34-14 62 4q10 26-6 42h-58q-14-26 2-46z"/>` +
	`<path class="tt-pond" d="M90 476a22 7 0 1 0 44 0a22 7 0 1 0-44 0zM279 457a13 5 0 1 0 26 0a13 5 0 1 0-26 0zM168 668q12-14 22 0q10 8-2 14q-14 4-20-14z"/>` +
	`<path class="tt-hill" d="M2 44q28-44 58 0zM54 36q36-48 74 0zM136 20q22-26 44 0zM262 652q34-96 68-40q36-52 74 40zM706 652q54-96 132 0zM468 316q34-50 74 0zM618 232q26-46 56 0z"/>` +
	treesTTRSF + landmarksTTRSF +
	`<path class="tt-land" d="` + alcatrazTTRSF + `"/><path class="tt-city" d="M666 40v-12h30v12zM676 28v-5h10v5zM601 46l1.5-26h5l1.5 26z"/><path class="tt-lamp" d="M605 11a4.5 4.5 0 1 0 .1 0z"/>` +
	bridgesTTRSF +
	`<path class="tt-sail" d="M424 118V96l15 22zM421 118v-14l-9 14zM409 121h33l-6 6h-21zM868 372v-20l13 20zM865 372v-12l-8 12zM855 375h29l-5 5h-19zM262 62V44l12 18zM259 62V51l-7 11zM250 65h26l-5 5h-16z"/>` +
	`<g class="tt-rose"><circle cx="866" cy="120" r="20"/><path d="M866 102l6 18l-6 18l-6-18z"/><path d="M848 120l18-4l18 4l-18 4z"/><text x="866" y="94" text-anchor="middle">N</text></g>`

const wavesTTRSF = `<path class="tt-wave" d="M236 106q9-7 18 0t18 0t18 0M312 30q9-7 18 0t18 0t18 0M496 98q9-7 18 0t18 0M758 66q9-7 18 0t18 0t18 0M806 30q9-7 18 0t18 0M722 108q9-7 18 0t18 0` +
	`M8 274q8-7 16 0t16 0M-14 322q8-7 16 0t16 0M-8 470q8-7 16 0t16 0M2 560q8-7 16 0t16 0M-12 640q8-7 16 0t16 0M868 430q8-7 16 0t16 0M874 520q8-7 16 0t16 0M880 600q8-7 16 0"/>`

// streetsTTRSF are Market Street and a few others, hardly seen.
const streetsTTRSF = `<path class="tt-street" d="M772 238L655 340L550 428L470 505L430 590L380 640M500 152L512 420L520 690M66 372L420 356L660 352M60 520L360 512L600 500L840 486M226 224L216 690M60 586L340 566M600 440L612 690M700 420L716 690M420 690L470 560"/>`

const treesTTRSF = `<path class="tt-tree" d="M164 262l9-18l9 18zM186 268l8-16l8 16zM146 276l8-16l8 16zM150 230l7-14l7 14zM286 282l7-14l7 14zM68 494l7-15l7 15zM150 500l7-15l7 15zM318 474l7-14l7 14zM68 464l6-12l6 12zM188 452l6-11l6 11zM504 492l6-12l6 12zM206 660l6-12l6 12zM150 690l6-12l6 12zM24 84l6-11l6 11zM112 56l6-11l6 11z"/>`

// landmarksTTRSF are the pyramid and towers of downtown, Coit Tower, Sutro
// Tower, a row of painted houses and the ballpark.
const landmarksTTRSF = `<path class="tt-city" d="M714 346l8-42l8 42zM734 346v-26h11v26zM699 346v-17h11v17zM749 346v-14h9v14zM641 208v-24q5-6 10 0v24z` +
	`M286 394v-13l7-8l7 8v13zM302 394v-13l7-8l7 8v13zM318 394v-13l7-8l7 8v13zM334 394v-13l7-8l7 8v13z"/>` +
	`<path class="tt-mast" d="M252 594L258 540M274 594L268 540M263 594V532M256 562h14M257 548h12M253 580h20"/>` +
	`<path class="tt-field" d="M738 470q-8-30 20-38q20 2 22 16l-30 30z"/><path class="tt-field-in" d="M746 468l4-18l18-2l-14 20z"/>`

// bridgesTTRSF are the Golden Gate Bridge, its towers upright on a deck that
// runs north, and the far Bay Bridge.
const bridgesTTRSF = `<g class="tt-bridge" transform="matrix(-.98-.82 0 1 117 169)"><path class="tt-hang" d="M8-3V0M16-14V0M32-21V0M38-11V0M44-6V0M50-4V0M56-6V0M62-11V0M68-21V0M84-14V0M92-3V0"/><path class="tt-pylon" d="M23.5-48h5v60h-5zM71.5-48h5v60h-5zM22.5-30h7v4h-7zM70.5-30h7v4h-7z"/><path class="tt-cable" d="M0-1Q16-10 26-46Q50 38 74-46Q84-10 100-1"/><path class="tt-deck" d="M-3 0H103"/></g>` +
	`<g class="tt-bridge tt-bridge-far" transform="matrix(1-.3 0 1 818 338)"><path class="tt-pylon" d="M22-26h4v34h-4zM62-26h4v34h-4z"/><path class="tt-cable" d="M0-1Q14-4 24-25Q44 20 64-25Q76-2 100-1"/><path class="tt-deck" d="M-12 0H100"/></g>`
