package ui

//go:generate go tool vugugen -s .
