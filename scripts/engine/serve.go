package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"bayboard/core/engine"
)

// maxLine bounds a request; records of whole games have a few thousand bytes.
const maxLine = 1 << 20

// serve answers each line of in with a line on out, to the end of in.
func serve(in io.Reader, out io.Writer) error {
	r := bufio.NewReader(in)
	var s session
	for {
		line, err := readLine(r)
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil && !errors.Is(err, errLong):
			return err
		}
		if err == nil {
			line, err = s.answer(line)
		}
		if err != nil {
			if line, err = refusal(err); err != nil {
				return err
			}
		}
		if _, err := out.Write(append(line, '\n')); err != nil {
			return err
		}
	}
}

var errLong = fmt.Errorf("the line has more than %d bytes", maxLine)

// readLine reads a line of any length, but keeps no more than maxLine of it.
// The last line need not end.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if long = long || len(line)+len(part) > maxLine; !long {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF) && len(line) == 0 && !long:
			return nil, io.EOF
		case err != nil && !errors.Is(err, io.EOF):
			return nil, err
		case long:
			return nil, errLong
		}
		return bytes.TrimRight(line, "\r\n"), nil
	}
}

// refusal is the answer to what went wrong.
func refusal(err error) ([]byte, error) {
	o := object{{"ok", false}}
	var illegal *engine.IllegalError
	if errors.As(err, &illegal) {
		o = append(o, field{"rule", string(illegal.Rule)})
	}
	return o.append("error", err.Error()).MarshalJSON()
}

func (o object) append(name string, value any) object { return append(o, field{name, value}) }

// answer carries out one request.
func (s *session) answer(line []byte) ([]byte, error) {
	var head struct {
		Cmd string `json:"cmd"`
	}
	if err := json.Unmarshal(line, &head); err != nil {
		return nil, fmt.Errorf("not a request: %w", readable(err))
	}
	run, known := commands[head.Cmd]
	if !known {
		var names []string
		for name := range commands {
			names = append(names, name)
		}
		slices.Sort(names)
		return nil, fmt.Errorf("unknown cmd %q: want one of %s", head.Cmd, strings.Join(names, ", "))
	}
	o, err := run(s, line)
	if err != nil {
		return nil, err
	}
	return o.MarshalJSON()
}

// read reads a request into its command's fields, and refuses others.
func read[T any](line []byte) (T, error) {
	var req T
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&req); err != nil {
		return req, readable(err)
	}
	return req, nil
}

// readable says what is wrong in words of JSON, not of Go.
func readable(err error) error {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		return errors.New(strings.TrimPrefix(err.Error(), "json: "))
	}
	want := map[reflect.Kind]string{
		reflect.String: "a string", reflect.Bool: "true or false", reflect.Struct: "an object", reflect.Map: "an object",
	}[wrong.Type.Kind()]
	if want == "" {
		want = "a whole number in range"
	}
	return fmt.Errorf("%s: want %s, not %s", cmp.Or(strings.Trim(wrong.Field, "."), "value"), want, wrong.Value)
}
