// Package codec turns numbers into short texts and back: the bytes of links.
// It knows nothing of games.
//
// A [Writer] takes (value, radix) pairs, its digits, and packs them into one
// number: exactly the product of the radices, no bit lost between digits.
// Seal puts that number into an envelope: a format version, a checksum and
// the number itself in the base64url alphabet. A [Reader], made by [Open],
// gives the digits back in the order in which they were put. The radix of a
// digit need be known only when its turn comes, so it may depend on the
// digits before it. [Squeeze] turns a text into few bytes, [Expand] back.
//
// Whatever is given to Open and to Expand, they and the Reader neither panic
// nor loop, and allocate no more than a fixed amount. FORMATS.md has every
// detail.
package codec
