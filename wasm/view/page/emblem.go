package page

// Emblem is the picture of a game.
type Emblem struct{ Game string }
