package ui

//go:generate go run bayboard/scripts/components
