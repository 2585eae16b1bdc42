package replay

import (
	"errors"
	"strconv"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

// The errors of a code are those of the codec.
var (
	ErrForeign = codec.ErrForeign
	ErrDamaged = codec.ErrDamaged
	ErrTooLong = codec.ErrTooLong
)

// VersionError says that a record was written by another version: of the
// "format" of links, the "file", or the "rules" of its game.
type VersionError = codec.VersionError

// ErrUnknownGame says that a record is of a game that is not known here.
var ErrUnknownGame = errors.New("unknown game")

// UnknownEditionError says that a record needs a list of components that is
// not known here.
type UnknownEditionError struct {
	Game    string // slug
	Edition engine.EditionID
}

func (e *UnknownEditionError) Error() string {
	return e.Game + ": unknown edition " + string(e.Edition)
}

// UnknownOptionError says that a file chooses something that the game does
// not offer: Value is empty when it is the option that is unknown.
type UnknownOptionError struct {
	Game, Option, Value string
}

func (e *UnknownOptionError) Error() string {
	if e.Value == "" {
		return e.Game + ": unknown option " + strconv.Quote(e.Option)
	}
	return e.Game + ": option " + strconv.Quote(e.Option) + " has no " + strconv.Quote(e.Value)
}

// StartError says that the game refuses the setup or the position of a
// record. Err is the game's reason.
type StartError struct {
	Game string // slug
	Err  error
}

func (e *StartError) Error() string { return e.Game + ": cannot start: " + e.Err.Error() }

// Unwrap is the game's reason.
func (e *StartError) Unwrap() error { return e.Err }

// ReplayError says that an action of a record is not legal where it stands.
// The match that comes with it ends just before.
type ReplayError struct {
	Ply    int    // of the refused action, counted from 1
	Action string // its text
	Rules  int    // the rules version of a file if another than the game's, else 0
	Err    error  // the refusal (*engine.IllegalError), or why the text is no action
}

func (e *ReplayError) Error() string {
	return "action " + strconv.Itoa(e.Ply) + " " + strconv.Quote(e.Action) + ": " + e.Err.Error()
}

// Unwrap is the refusal.
func (e *ReplayError) Unwrap() error { return e.Err }

// SyntaxCode tells the ways in which a file is not well-formed.
type SyntaxCode string

const (
	NotText       SyntaxCode = "not text"       // not UTF-8, or control characters
	NotOurs       SyntaxCode = "not ours"       // does not begin with "bayboard"
	UnknownLine   SyntaxCode = "unknown line"   // a word that no header line begins with
	BadLine       SyntaxCode = "bad line"       // what follows the word is wrong
	RepeatedLine  SyntaxCode = "repeated line"  // a second line of its kind
	MisplacedLine SyntaxCode = "misplaced line" // of a seeded game in that of a position
	MissingLine   SyntaxCode = "missing line"   // Text is the word of the line
	BlankLine     SyntaxCode = "blank line"     // between actions
)

// SyntaxError says that a file is not well-formed.
type SyntaxError struct {
	Code SyntaxCode
	Line int    // counted from 1
	Text string // the line, or for MissingLine the word it would begin with
}

func (e *SyntaxError) Error() string {
	return "line " + strconv.Itoa(e.Line) + ": " + string(e.Code) + ": " + strconv.Quote(e.Text)
}
