package codec

import (
	"errors"
	"strconv"
)

var (
	// ErrForeign says that a text is not a code of any version.
	ErrForeign = errors.New("not a code")
	// ErrDamaged says that a code was changed or cut on its way: its
	// characters, its checksum or its structure are wrong.
	ErrDamaged = errors.New("damaged code")
	// ErrTooLong says that a code has, or would have, more than MaxCode
	// characters.
	ErrTooLong = errors.New("code too long")
)

// VersionError says that something was written by another version: What is
// "format", "file" or "rules", Have the version found, Want the one known.
type VersionError struct {
	What       string
	Have, Want int
}

// Newer tells that the writer was newer than this program.
func (e *VersionError) Newer() bool { return e.Have > e.Want }

// Error is for developers.
func (e *VersionError) Error() string {
	return e.What + " version " + strconv.Itoa(e.Have) + ", want " + strconv.Itoa(e.Want)
}
