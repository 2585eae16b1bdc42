package main

import (
	"bytes"
	"encoding/json"

	"bayboard/core/engine"
)

// object is a JSON object that keeps the order of its fields.
type object []field

type field struct {
	name  string
	value any
}

// ok begins the answer to a request that was carried out.
func ok(fields ...field) object {
	return append(object{{"ok", true}}, fields...)
}

// MarshalJSON writes the fields in their order.
func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, f := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		for j, part := range []any{f.name, f.value} {
			if j > 0 {
				b.WriteByte(':')
			}
			if err := encode(&b, part); err != nil {
				return nil, err
			}
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// encode writes a value on one line, without the escapes that HTML needs.
func encode(b *bytes.Buffer, v any) error {
	e := json.NewEncoder(b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	b.Truncate(b.Len() - 1) // the line's end
	return nil
}

// event is an event with its facts by name.
func event(s engine.State, e engine.Event) object {
	name, facts := s.DescribeEvent(e)
	o := object{{"kind", name}, {"seat", int(e.Seat)}}
	if e.Chance {
		o = append(o, field{"chance", true})
	}
	if e.Audience != engine.AllSeats {
		o = append(o, field{"to", int(e.Audience)})
	}
	for _, f := range facts {
		o = append(o, field{f.Name, factValue(f)})
	}
	return o
}

func factValue(f engine.Fact) any {
	if f.Text != "" {
		return f.Text
	}
	return f.Int
}
