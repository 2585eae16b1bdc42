package svg

// seats are the shapes of the seats, for all games.
const seats = `<symbol id="seat-1" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="currentColor"/></symbol>
<symbol id="seat-2" viewBox="0 0 16 16"><rect x="1.5" y="1.5" width="13" height="13" rx="2" fill="currentColor"/></symbol>
<symbol id="seat-3" viewBox="0 0 16 16"><path d="M8 .8 15.5 14.5H.5z" fill="currentColor"/></symbol>
<symbol id="seat-4" viewBox="0 0 16 16"><path d="M8 .3 15.7 8 8 15.7.3 8z" fill="currentColor"/></symbol>
<symbol id="seat-5" viewBox="0 0 16 16"><path d="M5.2 1h5.6v4.2H15v5.6h-4.2V15H5.2v-4.2H1V5.2h4.2z" fill="currentColor"/></symbol>
`
