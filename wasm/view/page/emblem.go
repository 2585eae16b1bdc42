package page

// Emblem is the picture of a game, which the application's page holds as a
// symbol.
type Emblem struct{ Game string }

func (c *Emblem) ref() string { return "#em-" + c.Game }
