// Package journeys holds tests that walk through the built site in a real
// headless Chromium. Each test has a tab with storage of its own, and fails
// for any error in the console or violation of the security policy.
//
//	go test ./scripts/check/journeys             builds the site first
//	BAYBOARD_DIST=dist go test …                 uses a built one
//	BAYBOARD_PROGRAM=./some/package go test …    builds it around another program
//
// With -short all are skipped. A failing test leaves a screenshot in
// .cache/journeys. Pictures of every screen, on a phone, a tablet and a desktop,
// light and dark, are left in a folder that is asked for:
//
//	BAYBOARD_SCREENS=.cache/screens go test -run InAllSizes ./scripts/check/journeys
package journeys
