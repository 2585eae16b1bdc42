package svg

// DefsTTRSF is the content of a <defs> element: the symbols of Ticket to Ride:
// San Francisco.
func DefsTTRSF() string { return symbolsTTRSF }

// ColorTTRSF is the class that gives a colour, by its word, to everything in
// it.
func ColorTTRSF(color string) string { return "tt-" + color }

// SymbolTTRSF is the id of a card colour's symbol; gray has none.
func SymbolTTRSF(color string) string { return "tt-c-" + color }

// TokenTTRSF is the id of a tourist token's symbol.
func TokenTTRSF(symbol string) string { return "tt-t-" + symbol }

// symbolsTTRSF are the symbols: tt-c- of card colours and tt-t- of tokens, both
// in the colour of the text, tt-i- signs.
const symbolsTTRSF = `<symbol id="tt-c-blue" viewBox="-10 -10 20 20"><path d="M-9-4q4.5-4.5 9 0t9 0M-9 4q4.5-4.5 9 0t9 0" class="tt-s"/></symbol>
<symbol id="tt-c-green" viewBox="-10 -10 20 20"><path d="M-8 8C-10-2-3-9 9-9C9 2 3 9-5 7L-7 9z" fill="currentColor"/></symbol>
<symbol id="tt-c-black" viewBox="-10 -10 20 20"><circle cy="-6.5" r="2.2" class="tt-s"/><path d="M0-4V8M-8 1C-7 9 7 9 8 1M-4-1H4" class="tt-s"/></symbol>
<symbol id="tt-c-purple" viewBox="-10 -10 20 20"><path d="M0-9.5L2.7-3.3L9.3-2.8L4.3 1.6L5.9 8.2L0 4.6L-5.9 8.2L-4.3 1.6L-9.3-2.8L-2.7-3.3z" fill="currentColor"/></symbol>
<symbol id="tt-c-red" viewBox="-10 -10 20 20"><path d="M0 8.5C-12 0-9.5-8-5-8C-2-8 0-5.5 0-4C0-5.5 2-8 5-8C9.5-8 12 0 0 8.5z" fill="currentColor"/></symbol>
<symbol id="tt-c-orange" viewBox="-10 -10 20 20"><circle r="4.3" fill="currentColor"/><path d="M0-9V-7M0 9V7M-9 0H-7M9 0H7M-6.4-6.4L-5-5M6.4 6.4L5 5M-6.4 6.4L-5 5M6.4-6.4L5-5" class="tt-s"/></symbol>
<symbol id="tt-c-ferry" viewBox="-10 -10 20 20"><path d="M-9.5 1.5H9.5L6.5 7.5H-7zM-5.5.5V-3.5H4.5V.5zM-1.5-4V-8.5H2V-4z" fill="currentColor"/></symbol>
<symbol id="tt-t-bridge" viewBox="-12 -12 24 24"><path d="M-11 5H11M-5.5-9V9M5.5-9V9M-11 3Q-7.5 0-5.5-8Q0 10 5.5-8Q7.5 0 11 3" class="tt-s"/></symbol>
<symbol id="tt-t-crab" viewBox="-12 -12 24 24"><path d="M-7 3C-7-2-4-4 0-4S7-2 7 3C7 7-7 7-7 3z" fill="currentColor"/><path d="M-6 0L-9.5-3M6 0L9.5-3M-7 4L-10 7M7 4L10 7M-4.5 6L-6.5 10M4.5 6L6.5 10M-2.5-4V-6.5M2.5-4V-6.5" class="tt-s"/><path d="M-9-3C-12-5-11-10-7-10.5L-8.5-7.5L-5.5-8C-5-5-7-3-9-3zM9-3C12-5 11-10 7-10.5L8.5-7.5L5.5-8C5-5 7-3 9-3z" fill="currentColor"/></symbol>
<symbol id="tt-t-dragon" viewBox="-12 -12 24 24"><path d="M-10 8C-11 1-6 1-3 3S4 6 4 2S-1-1-1-5" class="tt-s tt-s-xl"/><path d="M-4-5C-4-10 2-11 4-9L8-11L7-7.5L11-4.5L9-2.5L5-3.5L2-1.5C-2-1-4-2-4-5zM-8 1L-8.5-3L-5 .5zM-1.5 3L0-1L2.5 3z" fill="currentColor"/><circle cx="3.5" cy="-6.5" r="1.2" class="tt-cut-f"/></symbol>
<symbol id="tt-t-heart" viewBox="-12 -12 24 24"><path d="M0 10.5C-15 0-12-10-6-10C-2.5-10 0-7 0-5C0-7 2.5-10 6-10C12-10 15 0 0 10.5z" fill="currentColor"/><path d="M-10 0H10M-4.5-6V4M4.5-6V4M-10-2Q-6-2-4.5-6Q0 4 4.5-6Q6-2 10-2" class="tt-cut"/></symbol>
<symbol id="tt-t-seal" viewBox="-12 -12 24 24"><path d="M-11.5 3C-9 3-8 4-7 4.5C-4 2-1 2 .5-.5C2-3 0-6 2-8.5C4-11 8-10.5 9-8L11.5-6.5C11.5-4.5 10-4 8.5-4C8-1 10 3 7.5 7H9.5L11 9.5H-1C-4 9.5-6 8.5-7.5 7.5L-10.5 9.5C-10.5 8-10 7-9.5 6C-10.5 5.5-11.5 4.5-11.5 3z" fill="currentColor"/><circle cx="6" cy="-7.5" r="1.2" class="tt-cut-f"/><path d="M5 1.5C5 4 4 6 1.5 7.5" class="tt-cut"/></symbol>
<symbol id="tt-t-tower" viewBox="-12 -12 24 24"><path d="M0-11.5L3 10H-3zM-6 6L-4.5 1L-4 10H-9V6zM6 6L4.5 1L4 10H9V6z" fill="currentColor"/><path d="M-2.5 4H2.5M-2.2 0H2.2" class="tt-cut"/></symbol>
<symbol id="tt-t-wave" viewBox="-12 -12 24 24"><path d="M-11 9C-11-3-4-10 4-9C9-8.5 11-4 9-1C7 2 3 1 3-2C0-1-1 4 4 6C7 7 9 6 11 5V9z" fill="currentColor"/></symbol>
<symbol id="tt-i-car" viewBox="-20 -11 40 22"><path d="M-17 5.5V-4L-14.5-8H14.5L17-4V5.5z" fill="currentColor"/><path d="M-13-1.5H-5M5-1.5H13M-2-1.5H2" class="tt-cut"/><circle cx="-9" cy="7" r="2.5" fill="currentColor"/><circle cx="9" cy="7" r="2.5" fill="currentColor"/></symbol>
<symbol id="tt-i-done" viewBox="-10 -10 20 20"><circle r="9" fill="currentColor"/><path d="M-4 .5L-1 3.5L4.5-3" class="tt-cut"/></symbol>
<symbol id="tt-i-open" viewBox="-10 -10 20 20"><circle r="7.5" class="tt-s"/></symbol>
<symbol id="tt-i-soon" viewBox="-10 -10 20 20"><circle r="7.5" class="tt-s"/><path d="M0-7.5A7.5 7.5 0 0 1 0 7.5z" fill="currentColor"/></symbol>
<symbol id="tt-i-lost" viewBox="-10 -10 20 20"><circle r="7.5" class="tt-s"/><path d="M-3-3L3 3M3-3L-3 3" class="tt-s"/></symbol>
<symbol id="tt-i-cards" viewBox="-10 -10 20 20"><path d="M-7-5.5L1-7.5L4.5 6L-3.5 8z" class="tt-s"/><path d="M3-7.5H7.5V5" class="tt-s"/></symbol>
<symbol id="tt-i-ticket" viewBox="-10 -10 20 20"><path d="M-9-5.5H9V-2A2 2 0 0 0 9 2V5.5H-9V2A2 2 0 0 0-9-2z" class="tt-s"/><path d="M3-4.5V4.5" class="tt-s tt-s-d"/></symbol>
<symbol id="tt-i-token" viewBox="-10 -10 20 20"><circle r="8.5" class="tt-s"/><path d="M0-5L1.5-1.5L5-1.2L2.3 1.2L3.2 4.7L0 2.8L-3.2 4.7L-2.3 1.2L-5-1.2L-1.5-1.5z" fill="currentColor"/></symbol>
<symbol id="tt-i-near" viewBox="-10 -10 20 20"><circle cx="-2" cy="-2" r="6" class="tt-s"/><path d="M2.5 2.5L8.5 8.5M-5-2H1M-2-5V1" class="tt-s"/></symbol>
<symbol id="tt-i-far" viewBox="-10 -10 20 20"><circle cx="-2" cy="-2" r="6" class="tt-s"/><path d="M2.5 2.5L8.5 8.5M-5-2H1" class="tt-s"/></symbol>
<symbol id="tt-i-links" viewBox="-10 -10 20 20"><circle cx="-6.5" cy="5.5" r="2.5" class="tt-s"/><circle cx="6.5" cy="-5.5" r="2.5" class="tt-s"/><path d="M-4 3.5L4-3.5" class="tt-s tt-s-d"/></symbol>
`
