package text

// Gallery are the words of the gallery.
var Gallery = struct {
	Title, Text, Shared, Table, Signs, Seats, Buttons, Fields, Games, Notices, Panels string
}{
	Title: "Gallery", Text: "For developers: every part of the interface and every piece of the games, by the code that the tables use.",
	Shared: "Shared parts", Table: "At the table", Signs: "Signs", Seats: "Seat", Buttons: "Buttons and choices", Fields: "Fields", Games: "Games",
	Notices: "Notices", Panels: "Panels",
}

// Gallery2022 are the shelves of San Francisco (2022).
var Gallery2022 = struct{ Cards, Lying, Spaces, Bonuses, Stacks, Deck, Depot string }{
	Cards: "Project cards", Lying: "Cards on a board", Spaces: "Empty spaces", Bonuses: "Bonuses", Stacks: "Foundation tokens", Deck: "Deck", Depot: "Depot",
}

// Gallery2000 are the shelves of San Francisco (2000), and the states of
// tiles, streets and years, each in the order in which they are shown.
var Gallery2000 = struct {
	Requests, Actions, Options, Influence, Checks, Tiles, Streets, Flags, Years, Piles, Scale, Back, Ruin, Built, Aim, Soon, White, Free string

	TileStates, StreetStates, YearStates [4]string
}{
	Requests: "Requests", Actions: "Action cards", Options: "Option cards", Influence: "Influence cards", Checks: "Checks", Tiles: "Tiles",
	Streets: "Sticks and streets", Flags: "Flags", Years: "Years", Piles: "Stock, deck, bank", Scale: "Scale", Back: "back", Ruin: "in ruins", Built: "rebuilt",
	White: "white stick", Free: "free street",
	TileStates:   [4]string{"named by the request", "looked at", "rebuilt just now", "about to be rebuilt"},
	StreetStates: [4]string{"may be chosen", "chosen", "laid just now", "about to be laid"},
	YearStates:   [4]string{"to come", "next", "last", "bonus that can be earned"},
}

// GalleryTTRSF are the shelves of Ticket to Ride: San Francisco, and the states
// of routes and of tickets.
var GalleryTTRSF = struct {
	Cards, Tickets, Tokens, Spaces, Routes, Places, Piles, Back, Missing, Ferry string

	RouteStates, PlaceStates [5]string
	TicketStates             [3]string
}{
	Cards: "Transport cards", Tickets: "Tickets", Tokens: "Tourist tokens", Spaces: "Spaces and cable cars", Routes: "Routes", Places: "Locations",
	Piles: "Piles", Back: "back", Missing: "missing", Ferry: "space that needs a ferry",
	RouteStates:  [5]string{"open", "you can pay it", "picked", "closed", "claimed just now"},
	PlaceStates:  [5]string{"a location", "with tokens", "end of a route", "end of a ticket", "may be chosen"},
	TicketStates: [3]string{"open", "complete", "complete with a claim"},
}
