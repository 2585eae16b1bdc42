package codec

import (
	"bytes"
	"compress/flate"
	"io"
	"slices"
)

// MaxText bounds a text that Inflate makes.
const MaxText = 64 << 10

// A flushed stream ends in an empty stored block, of which only the header
// carries bits. Deflate leaves the rest off and Inflate appends it again, with
// a last block (as RFC 7692 does).
const (
	flushTail = "\x00\x00\xff\xff"
	lastBlock = "\x01\x00\x00\xff\xff"
)

// Deflate compresses a text (RFC 1951). The dictionary is a text that shares
// much with it; Inflate needs the same. Only its last 32 KiB help.
func Deflate(text, dictionary string) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, []byte(dictionary))
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	if err == nil {
		err = w.Flush()
	}
	data, flushed := bytes.CutSuffix(b.Bytes(), []byte(flushTail))
	if err != nil || !flushed {
		panic("codec: deflate") // a buffer takes everything
	}
	return data
}

// Inflate is the text that Deflate compressed. It gives ErrDamaged for data
// that is not a complete compressed text of at most MaxText bytes.
func Inflate(data []byte, dictionary string) (string, error) {
	in := bytes.NewReader(slices.Concat(data, []byte(flushTail+lastBlock)))
	r := flate.NewReaderDict(in, []byte(dictionary))
	text, err := io.ReadAll(io.LimitReader(r, MaxText+1))
	if err != nil || len(text) > MaxText || in.Len() > 0 {
		return "", ErrDamaged
	}
	return string(text), nil
}
