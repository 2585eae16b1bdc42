package address

import "strings"

// around is what stands around a link in a sentence or a mail.
const around = " \t\r\n<>\"'“”„‘’‚«»‹›()[]{}.,;:!?…*|`"

// Bare is a text without what was put around it, and without percent signs for
// letters.
func Bare(text string) string {
	for {
		plain := strings.Trim(unescape(text), around)
		if plain == text {
			return text
		}
		text = plain
	}
}

// unescape undoes percent signs once.
func unescape(text string) string {
	if !strings.Contains(text, "%") {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) && digit(text[i+1]) < 16 && digit(text[i+2]) < 16 {
			b.WriteByte(digit(text[i+1])<<4 | digit(text[i+2]))
			i += 2
			continue
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

// digit is the value of a hexadecimal digit, 16 if it is none.
func digit(c byte) byte {
	if c >= '0' && c <= '9' {
		return c - '0'
	}
	if c |= 0x20; c >= 'a' && c <= 'f' {
		return c - 'a' + 10
	}
	return 16
}

// In lists the fragments that a text may hold: up to the first blank, and all
// that follows without blanks, since mail programs break long links into lines.
func In(text string) []string {
	text = strings.ReplaceAll(text, "%23/", "#/")
	at := strings.Index(text, "#/")
	if at < 0 {
		return nil
	}
	text = strings.ReplaceAll(text[at:min(len(text), at+maxLength)], "\r", "")
	text = strings.ReplaceAll(text, "=\n", "")   // quoted-printable
	text = strings.ReplaceAll(text, "\n>", "\n") // a quoted mail
	words := strings.Fields(text)
	if len(words) == 1 {
		return words
	}
	return []string{words[0], strings.Join(words, "")}
}
