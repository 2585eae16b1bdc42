package sf2022

import "bayboard/wasm/text"

// The words of the markup, which cannot import them.
var words = &text.Table2022
