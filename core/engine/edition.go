package engine

// EditionID names a list of components: the number of a built-in one ("1"),
// or the hash of its content, 8 characters of Crockford's base32.
type EditionID string

// HashEdition is the id of a list of components by its content: 40 bits of
// FNV-1a.
func HashEdition(content string) EditionID {
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	h := uint64(14695981039346656037)
	for i := range len(content) {
		h = (h ^ uint64(content[i])) * 1099511628211
	}
	h ^= h >> 24
	var out [8]byte
	for i := range out {
		out[i] = alphabet[h>>(5*i)&31]
	}
	return EditionID(out[:])
}
