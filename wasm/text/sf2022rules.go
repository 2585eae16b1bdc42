package text

// sf2022Rules are the headings of the rules page.
const sf2022Rules = `players Players and who begins
deck The project cards
foundation-stacks Foundation tokens
advantage-tokens Advantage tokens
board Your city board
bonus-supply The bonuses in the supply
turn-one-action One action, then the next player
decision One decision at a time
layout Lay out a card
layout-foundation A foundation takes a token
realize Realize an area
commitment-limit When you may realize
commitment-gain Realizing costs one commitment token
commitment-release Everybody has one: everybody discards one
place-order Place or discard, one card at a time
place-row Its own row, leftmost empty space
place-full-row A full row takes no more
no-commitment-token Using a no-commitment token
deck-empty The deck is empty
adjacent Neighbours
network What belongs to the network
marker-supply Markers never run out
track-token-effect What a track token does
square Squares are worth 4 or 0
plus-two The +2 token
skyscraper When a skyscraper rises
waterfront Waterfronts lower the requirement
skyscraper-supply Nine skyscrapers are enough
builders-order The Builder’s Order
settle-order What happens after each placement
completion First to fill a row
bonus Two bonus symbols in a row
bonus-mandatory You must take a bonus you can use
bonus-now Bonuses are laid at once
universal-card Universal bonus cards
end-foundation The last foundation token
end-board A full board
district-advantage Who leads a district
district-tie A tie in a district
network-advantage Who leads the network
last-tie The last word in a tie
score Count your points
winner Who wins`
