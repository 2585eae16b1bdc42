package sf2000

// Risk is how many checks of the bank would bring the actor over the limit of
// an income card, by what everybody knows: at least, and at most (rules
// action-allowance, secrecy).
func (t *Table) Risk() (least, most int) {
	_, limit := t.grants(t.actor)
	room := limit - t.drawn[t.actor].Sum()
	unknown := t.BankLen() - t.banked.Len()
	over, maybeOver, maybeFit := 0, 0, 0
	for v := 1; v <= MaxCheck; v++ {
		maybe := 0
		for seat := range t.maybe[:t.players] {
			maybe += int(t.maybe[seat][v])
		}
		if v > room {
			over += int(t.banked[v])
			maybeOver += maybe
		} else {
			maybeFit += maybe
		}
	}
	return over + max(0, unknown-maybeFit), over + min(unknown, maybeOver)
}
