// Package replay is the history of a game: what is kept, sent and gone back
// in.
//
// A [Record] is a setup, or a position, and the actions since; everything
// else follows from it. A [Match] is a record with its live state: it plays,
// takes back, plays again and jumps along the time line.
//
// A record has two forms outside of the program:
//
//   - a [File], readable text with one action per line, for saves and exports:
//     [Match.File] and [Open];
//   - a link's code, as short as the game allows: [EncodeLink] and
//     [DecodeLink].
//
// Reading either goes through three tiers, each with its own errors: the
// text is not well-formed ([*SyntaxError], [ErrForeign], [ErrDamaged]); it is
// of something that this program does not know ([*VersionError],
// [ErrUnknownGame], [*UnknownEditionError], [*UnknownOptionError]); or the
// game refuses what it says ([*StartError], [*ReplayError]).
//
// The formats are specified in core/codec/FORMATS.md.
//
// A ply is a number of actions: ply 0 is the start, and action number n leads
// to ply n.
package replay
