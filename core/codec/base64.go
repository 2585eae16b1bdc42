package codec

// alphabet is that of base64url. Its characters survive in a fragment, in a
// message and in a file name without being quoted.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// sextet is the value of a character, -1 for one outside of the alphabet.
func sextet(c byte) int {
	switch {
	case c >= 'A' && c <= 'Z':
		return int(c - 'A')
	case c >= 'a' && c <= 'z':
		return int(c-'a') + 26
	case c >= '0' && c <= '9':
		return int(c-'0') + 52
	case c == '-':
		return 62
	case c == '_':
		return 63
	}
	return -1
}

// appendNatural writes a number in base 64, low digit first, so that the
// last character is never 'A'; 0 is no character.
func appendNatural(dst []byte, n natural) []byte {
	acc, have := uint64(0), 0
	for _, w := range n {
		acc |= uint64(w) << have
		for have += 32; have >= 6; have -= 6 {
			dst = append(dst, alphabet[acc&63])
			acc >>= 6
		}
	}
	dst = append(dst, alphabet[acc&63])
	for len(dst) > 0 && dst[len(dst)-1] == 'A' {
		dst = dst[:len(dst)-1]
	}
	return dst
}

// parseNatural reads what appendNatural writes; the characters are known to
// be of the alphabet.
func parseNatural(text string) natural {
	n := make(natural, 0, len(text)*6/32+1)
	acc, have := uint64(0), 0
	for i := range len(text) {
		acc |= uint64(sextet(text[i])) << have
		if have += 6; have >= 32 {
			n = append(n, uint32(acc))
			acc >>= 32
			have -= 32
		}
	}
	return append(n, uint32(acc)).trim()
}

// appendBits writes the low 6*count bits of v, low digit first.
func appendBits(dst []byte, v uint32, count int) []byte {
	for range count {
		dst = append(dst, alphabet[v&63])
		v >>= 6
	}
	return dst
}
