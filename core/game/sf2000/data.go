package sf2000

import "strconv"

// District is what a tile shows (rule map).
type District uint8

// The districts. The first six are built up by requests; bonus cards name one
// of them.
const (
	NoDistrict District = iota
	Residence
	Condominium
	Market
	Amusement
	Industrial
	Office
	Park
	Bank
	CityHall
	endOfDistricts
)

// Kinds is the number of districts that requests name: Residence to Office.
const Kinds = int(Office)

var districtWords = [endOfDistricts]string{
	"", "residence", "condominium", "market", "amusement", "industrial", "office", "park", "bank", "city-hall",
}

// districtLetters write a tile in positions.
const districtLetters = ".rcmaiopbh"

var districtPoints = [endOfDistricts]uint8{
	Residence: 4, Condominium: 4, Market: 5, Amusement: 5, Industrial: 6, Office: 6, Bank: 10, CityHall: 10,
}

// districtTiles is how many tiles of a district the map has (rule map).
var districtTiles = [endOfDistricts]uint8{
	Residence: 5, Condominium: 5, Market: 5, Amusement: 5, Industrial: 5, Office: 5, Park: 3, Bank: 1, CityHall: 1,
}

// String is the district's word in texts.
func (d District) String() string { return districtWords[d] }

// Points is the prestige for rebuilding a tile (rule rebuild).
func (d District) Points() int { return int(districtPoints[d]) }

// Place is where a request lets invest: the streets around a district (its
// number), the boundary, or what an option card says.
type Place uint8

// The places that are no district.
const (
	Boundary Place = Place(Office) + 1 + iota
	AnyOption
	endOfPlaces
)

var placeWords = [endOfPlaces]string{
	"", "residence", "condominium", "market", "amusement", "industrial", "office", "boundary", "option",
}

// String is the place's word in texts.
func (p Place) String() string { return placeWords[p] }

// Way is how a privilege is won.
type Way uint8

// The ways. Bonus and income cards are won by nobody.
const (
	NoWay Way = iota
	ByInfluence
	ByChecks
	ByOption
	endOfWays
)

var wayWords = [endOfWays]string{"", "influence", "checks", "option"}

// String is the way's word in texts.
func (w Way) String() string { return wayWords[w] }

// Request is the face of a request card (rule request-deck).
type Request struct {
	Place     Place
	Way       Way
	Investors uint8
}

// String is the request's word in texts: "residence-influence-2", "option".
func (r Request) String() string {
	if r.Way == ByOption {
		return "option"
	}
	return r.Place.String() + "-" + r.Way.String() + "-" + strconv.Itoa(int(r.Investors))
}

// Deed is what an action card lets do.
type Deed uint8

// The deeds (rules action-two to action-remove).
const (
	NoDeed Deed = iota
	DeedTwo
	DeedMove
	DeedSwap
	DeedFree
	DeedExchange
	DeedBonus
	DeedAllowance
	DeedRemove
	endOfDeeds
)

var deedWords = [endOfDeeds]string{"", "two", "move", "swap", "free", "exchange", "bonus", "allowance", "remove"}

// String is the deed's word in texts.
func (d Deed) String() string { return deedWords[d] }

// Income reports whether a card gives influence or checks (rule
// variant-income).
func (d Deed) Income() bool { return d == DeedAllowance || d == DeedRemove }

// Card is the face of an action card (rule action-deck): stick actions have a
// way to be auctioned, bonus cards a district.
type Card struct {
	Deed     Deed
	Way      Way
	District District
}

// String is the card's word in texts: "two-influence", "bonus-residence".
func (c Card) String() string {
	switch {
	case c.Way != NoWay:
		return c.Deed.String() + "-" + c.Way.String()
	case c.Deed == DeedBonus:
		return c.Deed.String() + "-" + c.District.String()
	}
	return c.Deed.String()
}

// OptionCard is one of the three option cards, in the order in which their
// winners invest (rule option-order).
type OptionCard uint8

// The option cards.
const (
	IndustrialOffice OptionCard = iota
	MarketAmusement
	ResidenceCondominium
	OptionCards
)

var optionWords = [OptionCards]string{"industrial-office", "market-amusement", "residence-condominium"}

// String is the card's word in texts.
func (o OptionCard) String() string { return optionWords[o] }

// Districts are the two that an option card shows.
func (o OptionCard) Districts() (a, b District) {
	switch o {
	case IndustrialOffice:
		return Industrial, Office
	case MarketAmusement:
		return Market, Amusement
	}
	return Residence, Condominium
}
