package codec

// crcChars is the length of a checksum in a code: 24 bits.
const crcChars = 4

// crc24 continues a CRC-24 (polynomial 0x864CFB, that of OpenPGP) over the
// characters of a text. It notices every change within three neighbouring
// characters, and of anything else all but one in 16 million.
func crc24(crc uint32, text string) uint32 {
	for i := range len(text) {
		crc ^= uint32(text[i]) << 16
		for range 8 {
			crc <<= 1
			if crc&(1<<24) != 0 {
				crc ^= 0x1864cfb
			}
		}
	}
	return crc
}

const crcStart = 0xb704ce
