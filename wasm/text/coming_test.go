package text

// The words of games that are not in the catalog yet are tested like the rest.
func init() { games["ttrsf"] = ttrsfWords() }
func init() { games["sf2000"] = sf2000Words() }
