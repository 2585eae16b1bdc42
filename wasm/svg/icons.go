package svg

// icons are the symbols of the frame and the seats, for all games.
const icons = `<symbol id="i-undo" viewBox="0 0 24 24"><path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11H9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-redo" viewBox="0 0 24 24"><path d="m15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-hint" viewBox="0 0 24 24"><path d="M8.5 17c0-2.5-3-4-3-8a6.5 6.5 0 0 1 13 0c0 4-3 5.5-3 8zM9.5 21h5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-back" viewBox="0 0 24 24"><path d="m15 4-8 8 8 8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-more" viewBox="0 0 24 24"><circle cx="5" cy="12" r="2.2" fill="currentColor"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/><circle cx="19" cy="12" r="2.2" fill="currentColor"/></symbol>
<symbol id="seat-1" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="currentColor"/></symbol>
<symbol id="seat-2" viewBox="0 0 16 16"><rect x="1.5" y="1.5" width="13" height="13" rx="2" fill="currentColor"/></symbol>
<symbol id="seat-3" viewBox="0 0 16 16"><path d="M8 .8 15.5 14.5H.5z" fill="currentColor"/></symbol>
<symbol id="seat-4" viewBox="0 0 16 16"><path d="M8 .3 15.7 8 8 15.7.3 8z" fill="currentColor"/></symbol>
<symbol id="seat-5" viewBox="0 0 16 16"><path d="M5.2 1h5.6v4.2H15v5.6h-4.2V15H5.2v-4.2H1V5.2h4.2z" fill="currentColor"/></symbol>
`
