package server

import (
	"net/http"
	"os"
	"strings"

	"github.com/BurntSushi/toml"
)

// Rule is one [[headers]] table of netlify.toml.
type Rule struct {
	For    string            `toml:"for"`
	Values map[string]string `toml:"values"`
}

// Rules are applied in order; of two values for one header the later stays.
type Rules []Rule

// ReadRules reads the headers of a netlify.toml.
func ReadRules(name string) (Rules, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return ParseRules(string(data))
}

// ParseRules reads the headers from the text of a netlify.toml.
func ParseRules(text string) (Rules, error) {
	var file struct {
		Headers Rules `toml:"headers"`
	}
	_, err := toml.Decode(text, &file)
	return file.Headers, err
}

// Apply sets the headers for a path.
func (rs Rules) Apply(h http.Header, path string) {
	for _, r := range rs {
		if !r.matches(path) {
			continue
		}
		for k, v := range r.Values {
			h.Set(k, v)
		}
	}
}

// matches: an asterisk at the end stands for anything, also for nothing.
func (r Rule) matches(path string) bool {
	if prefix, ok := strings.CutSuffix(r.For, "*"); ok {
		return strings.HasPrefix(path, prefix) || path+"/" == prefix
	}
	return path == r.For
}
