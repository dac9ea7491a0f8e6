/** What one goes to see or do, and what shares a tag with it. */
export const sights = `
museum | Harbour Museum | tourism=museum
attraction | Casino de la Baie | amenity=casino tourism=attraction wikidata=Q1
heritage | Prince's Palace | building=palace wikidata=Q2
heritage | Gull Bay Cathedral | building=cathedral amenity=place_of_worship
gallery | Foundry Gallery | tourism=gallery
viewpoint | Signal Lookout | tourism=viewpoint
attraction | The Blowhole | tourism=attraction
heritage | Customs House | historic=building
heritage | Gull Castle | historic=castle
lighthouse | Gannet Light | man_made=lighthouse
waterfall | Silver Falls | waterway=waterfall
beach | Long Beach | natural=beach
garden | Botanic Garden | leisure=garden garden:type=botanical
park | Foreshore Reserve | leisure=park
playground | Anchor Playground | leisure=playground
nature_reserve | Heathland Reserve | leisure=nature_reserve
national_park | Painted Gorge | boundary=national_park
zoo | Gull Bay Zoo | tourism=zoo
theme_park | Wave World | leisure=water_park
theatre | Theatre Ember | amenity=theatre
cinema | The Reel | amenity=cinema
swimming | Ember Aquatic Centre | leisure=sports_centre sport=swimming
golf | Gull Bay Golf Club | leisure=golf_course
ski | Summit Chair | aerialway=chair_lift
hot_spring | Steam Valley | natural=hot_spring
bicycle_rental | Harbour Bikes | amenity=bicycle_rental
bicycle_rental | Pedal Hire | amenity=bicycle_rental bicycle_rental=shop
boat_hire | Gannet Kayaks | amenity=boat_rental
no | Dock 12 | amenity=bicycle_rental bicycle_rental=docking_station
no | Station Square | amenity=bicycle_rental network=Citi~Bike ref=301
no | Market Street / 3rd | amenity=bicycle_rental network=City~Bikes capacity=20
no | 0042 Kamppi | amenity=bicycle_rental operator=HSL ref=042 capacity=18
no | Nextbike Hauptplatz | amenity=bicycle_rental brand=nextbike
no | Lime Parking | amenity=bicycle_rental brand=Lime
no | Scooter Bay | amenity=bicycle_rental bicycle_rental=dropoff_point
no | Key Machine | amenity=bicycle_rental bicycle_rental=key_dispensing_machine
no | Meerkats | tourism=attraction attraction=animal
no | Big Dipper | tourism=attraction attraction=roller_coaster
no | Elephant House | tourism=attraction zoo=enclosure
no | A Plaque | historic=memorial memorial=plaque
no | Memorial Bench | historic=memorial memorial=bench
no | Ghost Bike | historic=memorial memorial=ghost_bike
no | Stolperstein Anna | historic=memorial memorial=stolperstein
no | Gull Bay Cemetery | landuse=cemetery tourism=attraction
no | War Graves | amenity=grave_yard historic=memorial
no | Crematorium Garden | leisure=garden
no | Old Gaol | amenity=prison historic=building
no | Shaft No 4 | historic=mine
no | Banksia Drainage Reserve | leisure=park
no | Stormwater Easement | leisure=park
no | Private Garden | leisure=garden garden:type=private
no | Community Plot | leisure=garden garden:type=community
no | High School Gym | leisure=sports_centre
no | Primary School Playground | leisure=playground
no | Hotel Pool | leisure=swimming_area access=customers
no | Members Pool | leisure=swimming_area access=private
no | Guests' Playground | leisure=playground access=customers
no | Rifle Range | leisure=sports_centre sport=shooting
no | Shooting Club | leisure=sports_centre
no | Paintball Bunker | leisure=sports_centre access=private
no | Nudist Beach | natural=beach nudism=yes
no | Free Beach | natural=beach nudism=obligatory
no | Erotic Museum | tourism=museum
no | Museum of Torture and Sex | tourism=museum
no | Sewage Works Lookout | tourism=viewpoint access=private
no | Club for Adults Sauna | leisure=sports_centre sport=swimming adult=only
no | Estate Agent Vella | tourism=attraction
no | Alter Friedhof | leisure=park
no | Cimetière du Port | tourism=attraction
no | Turnverein Seestadt e.V. | leisure=sports_centre
`;
