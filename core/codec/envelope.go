package codec

const (
	// MaxCode is the largest number of characters of a code.
	MaxCode = 2000
	// maxVersion is the last format version that a first character stands
	// for: codes begin with 'B' to 'I', other texts are foreign. So a reader
	// of any age recognizes a code of any version.
	maxVersion = 8

	headChars   = 1 + crcChars
	maxCodeBits = 6 * (MaxCode - headChars)
)

// seal makes a code: version, checksum, number.
func seal(version int, n natural) (string, error) {
	if version < 1 || version > maxVersion {
		panic("codec: format version out of range")
	}
	if n.bitLen() > maxCodeBits {
		return "", ErrTooLong
	}
	first := alphabet[version : version+1]
	payload := string(appendNatural(nil, n))
	code := make([]byte, 0, headChars+len(payload))
	code = append(code, first...)
	code = appendBits(code, checksum(first, payload), crcChars)
	return string(append(code, payload...)), nil
}

func checksum(first, payload string) uint32 {
	return crc24(crc24(crcStart, first), payload)
}

// Open reads the envelope of a code of the given format version. It gives
// ErrForeign for a text that no version writes, a *VersionError ("format")
// for a code of another version, ErrTooLong, and ErrDamaged when the
// checksum is wrong. The Reader is ready for the first digit.
func Open(code string, version int) (*Reader, error) {
	if code == "" {
		return nil, ErrForeign
	}
	have := sextet(code[0])
	if have < 1 || have > maxVersion {
		return nil, ErrForeign
	}
	for i := range len(code) {
		if sextet(code[i]) < 0 {
			return nil, ErrDamaged
		}
	}
	if have != version {
		return nil, &VersionError{What: "format", Have: have, Want: version}
	}
	if len(code) > MaxCode {
		return nil, ErrTooLong
	}
	if len(code) < headChars || len(code) > headChars && code[len(code)-1] == 'A' {
		return nil, ErrDamaged
	}
	payload := code[headChars:]
	if string(appendBits(nil, checksum(code[:1], payload), crcChars)) != code[1:headChars] {
		return nil, ErrDamaged
	}
	return &Reader{rest: parseNatural(payload)}, nil
}
