package svg

// symbols2022 are the symbols of San Francisco (2022), to be drawn by inline:
// d- districts, i- signs in the colour of the text, k- pictures with colours of
// their own.
const symbols2022 = `<symbol id="d-blue" viewBox="0 0 24 24"><path d="M2 9c3.3-4 6.7-4 10 0s6.7 4 10 0M2 17c3.3-4 6.7-4 10 0s6.7 4 10 0" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/></symbol>
<symbol id="d-gray" viewBox="0 0 24 24"><path d="M2.5 22V11h5.5v11zM9.3 22V2h5.5v20zM16 22V7h5.5v15z" fill="currentColor"/></symbol>
<symbol id="d-orange" viewBox="0 0 24 24"><path d="M12 2 22 11.5h-2.5V22h-5v-6h-5v6h-5V11.5H2z" fill="currentColor"/></symbol>
<symbol id="d-yellow" viewBox="0 0 24 24"><circle cx="12" cy="12" r="5.3" fill="currentColor"/><path d="M12 1.5v3.6M12 18.9v3.6M1.5 12h3.6M18.9 12h3.6M4.6 4.6l2.5 2.5M16.9 16.9l2.5 2.5M19.4 4.6l-2.5 2.5M7.1 16.9l-2.5 2.5" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/></symbol>
<symbol id="d-green" viewBox="0 0 24 24"><path d="M12 1.5 19.5 11H16.5L21.5 18H13.8v4.5h-3.6V18H2.5L7.5 11H4.5z" fill="currentColor"/></symbol>
<symbol id="d-black" viewBox="0 0 24 24"><path d="M12 1.5 22.5 12 12 22.5 1.5 12z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/></symbol>
<symbol id="i-star" viewBox="0 0 24 24"><path d="m12 2 3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 18l-6.4 3.6 1.5-7.2L1.7 9.5 9 8.7z" fill="currentColor"/></symbol>
<symbol id="i-person" viewBox="0 0 12 20"><path d="M1.8 5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM.5 19.5c0-6 2-9 5.5-9s5.5 3 5.5 9z" fill="currentColor"/></symbol>
<symbol id="i-car" viewBox="0 0 24 24"><path d="M3 8.5 6 4h12l3 4.5zM4 9.7h16V18H4zM6 19.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM14 19.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0z" fill="currentColor"/><path d="M6 11.5h3v3H6zM10.5 11.5h3v3h-3zM15 11.5h3v3h-3z" class="hole"/></symbol>
<symbol id="i-tower" viewBox="0 0 24 24"><path d="M12 0 17.5 23h-11z" fill="currentColor"/></symbol>
<symbol id="i-found" viewBox="0 0 24 24"><path d="M2 22v-5h20v5zM4.5 15.5V7h2.6v8.5zM10.7 15.5V3h2.6v12.5zM16.9 15.5V7h2.6v8.5z" fill="currentColor"/></symbol>
<symbol id="i-depot" viewBox="0 0 24 24"><path d="M1.5 10 12 2.5 22.5 10v12H18v-5.5a2.8 2.8 0 0 0-5 0V22h-2v-5.5a2.8 2.8 0 0 0-5 0V22H1.5z" fill="currentColor"/></symbol>
<symbol id="i-front" viewBox="0 0 24 24"><path d="M11 2h2v8h-2zM5 10.5h14l-2.5 5H7.5z" fill="currentColor"/><path d="M13.5 3 18 9h-4.5zM1.5 20c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0 4.7-2.6 7 0" fill="currentColor"/><path d="M1.5 20c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0 4.7-2.6 7 0" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></symbol>
<symbol id="i-commit" viewBox="0 0 24 24"><path d="M12 1.5 21 5v6.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V5z" fill="currentColor"/></symbol>
<symbol id="i-order" viewBox="0 0 24 24"><path d="M3 21h18M5 21V9l7-6 7 6v12M9 21v-7h6v7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/></symbol>
<symbol id="k-tracks" viewBox="0 0 100 100"><path d="M25 86.5H85A1.5 1.5 0 0 0 86.5 85V1.5H90A8.5 8.5 0 0 1 98.5 10V85A13.5 13.5 0 0 1 85 98.5H25z" class="bed"/><path d="M25 92.5H85a7.5 7.5 0 0 0 7.5-7.5V4.5" class="ties"/><path d="M25 90H84.5A5.5 5.5 0 0 0 90 84.5V1.5M25 95H85.5A9.5 9.5 0 0 0 95 85.5V3" class="rails"/></symbol>
<symbol id="k-house" viewBox="0 0 17 36"><path d="M1 14 8.5 4 16 14v22H1z" class="h-wall"/><path d="M-.5 15 8.5 2.5 17.5 15" class="h-roof"/><path d="M4 17h3.5v5H4zM9.5 17H13v5H9.5z" class="h-win"/><path d="M6.5 36v-9h4v9z" class="h-door"/></symbol>
<symbol id="k-depot" viewBox="0 0 56 42"><path d="M1 17 28 2l27 15v25H1z" class="h-wall"/><path d="M-1 18 28 2l29 16" class="h-roof"/><path d="M7 42V28a6 6 0 0 1 12 0v14zM22 42V28a6 6 0 0 1 12 0v14zM37 42V28a6 6 0 0 1 12 0v14z" class="h-door"/></symbol>
<symbol id="k-front" viewBox="0 0 56 42"><path d="M9 26V15h38v11z" class="h-wall"/><path d="M24 15V4l4-4 4 4v11z" class="h-wall"/><circle cx="28" cy="8" r="2.4" class="h-win"/><path d="M13 26v-6a2.5 2.5 0 0 1 5 0v6zM38 26v-6a2.5 2.5 0 0 1 5 0v6z" class="h-door"/><path d="M0 26h56v16H0z" class="k-water"/><path d="M3 32c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0M3 38c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0" class="k-wave"/></symbol>
<symbol id="k-square" viewBox="0 0 56 42"><path d="M0 0h56v42H0z" class="k-plaza"/><circle cx="28" cy="21" r="14" class="k-ring"/><path d="M28 3v36M10 21h36" class="k-ring"/><circle cx="28" cy="21" r="6" class="k-foun"/><path d="M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM44 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM44 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" class="k-tree"/></symbol>
<symbol id="k-found" viewBox="0 0 56 42"><path d="M2 34h52v8H2z" class="k-conc"/><path d="M9 34V20M18 34V20M38 34V20M47 34V20" class="k-bar"/><path d="M12 34 28 20 44 34" class="k-bar thin"/></symbol>
<symbol id="k-token" viewBox="0 0 30 30"><path d="M15 1 28 8v14L15 29 2 22V8z" class="t-body"/><path d="M15 6v18M9.5 24h11M11.5 13h7M10.5 18.5h9" class="t-mark"/></symbol>
<symbol id="k-sky" viewBox="0 0 40 86"><path d="M20 0 34 80H6z" class="s-body"/><path d="M20 0 34 80H20z" class="s-shade"/><path d="M14.7 42h10.6M13.5 50h13M12.3 58h15.4M11 66h18M17 30h6" class="s-lit"/><path d="M1 80h38v6H1z" class="s-base"/></symbol>
<symbol id="k-marker" viewBox="0 0 30 30"><circle cx="15" cy="15" r="14" class="m-disc"/></symbol>
<symbol id="i-free" viewBox="0 0 24 24"><path d="M12 1.5 21 5v6.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V5z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="M4 20 20 4" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol>
<symbol id="i-done" viewBox="0 0 24 24"><path d="M6 22V2h2v1.5h11l-3 4.25 3 4.25H8V22z" fill="currentColor"/></symbol>
<symbol id="i-coin" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 6.5v11M8.5 9 12 6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-square" viewBox="0 0 24 24"><path d="M2 2h20v20H2z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="4.6" fill="currentColor"/></symbol>
<symbol id="i-row" viewBox="0 0 24 24"><path d="M1 7h6v10H1zM9 7h6v10H9zM17 7h6v10h-6z" fill="currentColor"/></symbol>
<symbol id="i-track" viewBox="0 0 24 24"><path d="M8 2v20M16 2v20M4.5 6h15M4.5 12h15M4.5 18h15" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></symbol>
`
