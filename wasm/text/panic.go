package text

// PanicWords are the words of the banner after a fault of the program.
type PanicWords struct {
	Message, Reload, Copy, Copied string
}

// Panic says that something went wrong and that nothing is lost.
func Panic() PanicWords {
	return PanicWords{
		Message: "Something went wrong inside Bayboard. Your game is saved up to your last move; reload the page to go on.",
		Reload:  "Reload",
		Copy:    "Copy report",
		Copied:  "Copied",
	}
}
