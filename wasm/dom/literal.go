package dom

import (
	"bytes"
	"strconv"
)

// literal reads the simple JSON values, which need no call of JSON.parse.
func literal(json []byte) (v any, ok bool) {
	switch s := string(json); s {
	case "true":
		return true, true
	case "false":
		return false, true
	case "null":
		return nil, true
	}
	n := len(json)
	if n >= 2 && json[0] == '"' && json[n-1] == '"' {
		return string(json[1 : n-1]), bytes.IndexByte(json, '\\') < 0
	}
	if n > 0 && (json[0] == '-' || json[0] >= '0' && json[0] <= '9') {
		f, err := strconv.ParseFloat(string(json), 64)
		return f, err == nil
	}
	return nil, false
}
