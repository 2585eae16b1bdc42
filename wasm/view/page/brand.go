package page

// Brand is the top of all pages but the play screen.
type Brand struct {
	Settings bool // the page is the settings
}
