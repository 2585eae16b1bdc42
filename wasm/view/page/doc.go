// Package page has the pages of the application. [Root] shows the one that
// the model's address names, and passes values and a function to send
// messages with to everything below.
//
// Components of other packages are kept in the structs here and given new
// values at each render, so that they stay the same from render to render.
package page

//go:generate go run bayboard/scripts/components
