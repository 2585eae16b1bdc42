package codec

import (
	"bytes"
	"compress/flate"
	"io"
)

// MaxText bounds a text that Inflate makes.
const MaxText = 64 << 10

// Deflate compresses a text (RFC 1951). The dictionary is a text that shares
// much with it; Inflate needs the same. Only its last 32 KiB help.
func Deflate(text, dictionary string) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, []byte(dictionary))
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic("codec: " + err.Error()) // a buffer takes everything
	}
	return b.Bytes()
}

// Inflate is the text that Deflate compressed. It gives ErrDamaged for data
// that is not a complete compressed text of at most MaxText bytes.
func Inflate(data []byte, dictionary string) (string, error) {
	in := bytes.NewReader(data)
	r := flate.NewReaderDict(in, []byte(dictionary))
	text, err := io.ReadAll(io.LimitReader(r, MaxText+1))
	if err != nil || len(text) > MaxText || in.Len() > 0 {
		return "", ErrDamaged
	}
	return string(text), nil
}
