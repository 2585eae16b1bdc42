package ttrsf

// smallMap has so few routes that games run out of them, of cards and of
// tickets, and end by passing.
var smallMap = map[string]string{
	"locations.csv": `name,x,y,tokens
North,50,40,yes
East,140,177,yes
South,230,314,yes
West,320,451,yes
Centre,410,588,yes
Hill,500,125,
Bay,590,262,
`,
	"routes.csv": `a,b,length,ferries,color,second_color
North,East,1,0,gray,
East,South,2,1,blue,
South,West,1,0,red,red
West,Centre,2,0,gray,green
Centre,Hill,1,0,black,
Hill,Bay,3,2,gray,
North,Centre,1,0,orange,
`,
	"tickets.csv": `a,b,points
North,East,1
North,South,3
North,West,3
North,Centre,1
North,Hill,2
North,Bay,5
East,South,2
East,West,3
`,
}

// longMap has routes beyond the table of points, coloured ferry routes and
// double ones.
var longMap = map[string]string{
	"locations.csv": `name,x,y,tokens
Alpha,50,40,yes
Beta,140,177,yes
Gamma,230,314,yes
Delta,320,451,yes
Epsilon,410,588,yes
Zeta,500,125,
Eta,590,262,
Theta,680,399,
`,
	"routes.csv": `a,b,length,ferries,color,second_color,points
Alpha,Beta,6,2,gray,gray,15
Beta,Gamma,5,1,purple,,10
Gamma,Delta,7,0,gray,,18
Delta,Epsilon,4,0,red,blue,
Epsilon,Zeta,3,3,gray,,
Zeta,Eta,2,0,orange,orange,2
Eta,Theta,9,0,gray,,30
Theta,Alpha,1,1,gray,,
Alpha,Epsilon,8,0,green,gray,21
`,
	"tickets.csv": `a,b,points
Alpha,Beta,6
Alpha,Gamma,11
Alpha,Delta,12
Alpha,Epsilon,8
Alpha,Zeta,11
Alpha,Eta,10
Alpha,Theta,1
Beta,Gamma,5
Beta,Delta,12
Beta,Epsilon,14
Beta,Zeta,17
Beta,Eta,16
`,
}
