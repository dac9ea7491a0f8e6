/** Bars and clubs that are recommended, and places that are not. */
export const nightlife = `
pub | The Anchor | amenity=pub
pub | The Fox and Fiddle | amenity=pub opening_hours=Mo-Su~11:00-23:00
pub | Railway Hotel | amenity=pub food=yes opening_hours=Mo-Su~10:00-24:00
pub | Village Biergarten | amenity=biergarten
bar | Gin & Juniper | amenity=bar
bar | The Gentleman and the Crow | amenity=bar
bar | Rooftop | amenity=bar opening_hours=We-Su~16:00-23:00
brewery | Salt Spray Brewing | craft=brewery
winery | Hilltop Cellar Door | craft=winery
adults pub | The Late Lamp | amenity=pub opening_hours=Mo-Su~10:00-04:00
adults pub | The All-Nighter | amenity=pub opening_hours=24/7
adults pub | Cross Hotel | amenity=pub opening_hours=Mo-Th~10:00-02:00;~Fr-Sa~10:00-05:00
adults bar | Shots | amenity=bar opening_hours=Th-Su~20:00-03:00
adults bar | Midnight Oil | amenity=bar opening_hours=Fr,Sa~18:00-02:30
adults brewery | Dawn Patrol Brewing | craft=brewery opening_hours=Mo-Su~12:00-03:00
no | The Gentlemen's Club | amenity=bar
no | Kittens Gentlemen's Club | amenity=pub
no | Platinum Gentlemans Club | amenity=bar
no | Velvet Strip Club | amenity=bar
no | Stage Door | amenity=bar stripclub=yes
no | Pole Position | amenity=stripclub
no | Blue Room | amenity=bar adult=yes
no | Men's Gallery | amenity=bar
no | Show Girls | amenity=bar
no | Showgirls Bar 20 | amenity=bar
no | Lap of Luxury Lap Dancing | amenity=bar
no | Table Dance Eden | amenity=bar
no | Topless Barmaids Inn | amenity=pub
no | Swingers' Den | amenity=swingerclub
no | Red Lantern | amenity=brothel
no | Studio 9 Brothel | amenity=bar
no | Laufhaus | amenity=bar
no | Eros Sauna Club FKK | leisure=sports_centre
no | Relax Adult Massage | amenity=bar
no | Hourly Hotel | amenity=love_hotel
no | Lucky Pokies | leisure=adult_gaming_centre
no | Jackpot Gaming Lounge | amenity=gambling
no | Star Casino | amenity=casino
no | Hookah Heaven | amenity=hookah_lounge
no | Shisha Palace | amenity=bar
no | Swinging Shisha Café | amenity=cafe
no | Green Buds Cannabis Café | amenity=cafe
no | Coffeeshop Amnesia | amenity=cafe cuisine=cannabis
no | Night Beat | amenity=nightclub
no | Members of the Lodge | amenity=bar access=members
no | Staff Bar | amenity=bar access=private
no | Hooters Girls Revue | amenity=restaurant stripclub=yes
restaurant | The Little Strip | amenity=restaurant
cafe | Pole Barn Café | amenity=cafe
cafe | Adult Ed Café | amenity=cafe
restaurant | Red Lantern Dumplings | amenity=restaurant
no | Harbour Party Club | amenity=bar
no | Ganja Bar Valira | amenity=cafe
pub | Gull Bay Workers Club | amenity=pub
`;
