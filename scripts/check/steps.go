package main

// steps lists all steps in the order in which they start: long ones early,
// what needs a build after it.
func (t *tree) steps(short bool) []*Step {
	return []*Step{
		{Name: "format", About: "gofmt has nothing to change", Short: true, Run: t.format},
		{Name: "words", About: "no banned words in tracked files", Short: true, Run: t.words},
		{Name: "sizes", About: "files up to 600 lines, functions up to 60", Short: true, Run: t.sizes},
		{Name: "markup", About: "Vugu markup is closed and without styles", Short: true, Run: t.markup},
		{Name: "generated", About: "generated code is fresh", Short: true, Run: t.generated},
		{Name: "vet", About: "go vet", Short: true, Run: t.vet},
		{Name: "vet-js", About: "go vet for the browser", Short: true, Run: t.vetJS},
		{Name: "tests", About: "tests on the host", Short: true, Run: func() error { return t.hostTests(short) }},
		{Name: "build", About: "the site, compressed", Run: t.build},
		{Name: "staticcheck", About: "staticcheck", Run: t.staticcheck},
		{Name: "static-js", About: "staticcheck for the browser", Run: t.staticcheckJS},
		{Name: "core-wasm", About: "tests of core as wasm under node", Run: t.coreWasm},
		{Name: "games", About: "2,000 mixed games for each number of players", Run: t.games},
		{Name: "budget", About: "the program is at most 1,000,000 bytes in brotli", After: []string{"build"}, Run: t.budget},
		{Name: "renderer", About: "tests of wasm in Chromium", Run: t.renderer},
		{Name: "journeys", About: "journeys through the site in Chromium", After: []string{"build"}, Run: t.journeys},
		{Name: "rules", About: "every rule has code, tests, lesson and anchor", Run: func() error { return t.program("rules") }},
		{Name: "bench", About: "the benchmarks run", Run: func() error { return t.program("bench", "-smoke") }},
		{Name: "fuzz", About: "each fuzz target on 40,000 inputs", Run: t.fuzz},
	}
}
