/** How one comes and goes, and what shares a tag with it. */
export const transport = `
airport | Ember Airport | aeroway=aerodrome iata=PEM
airport | Gull Bay International | aeroway=aerodrome iata=GBI icao=YGBI aerodrome:type=international
train | Gull Bay | railway=station
train | Halt | railway=halt
tram | Quay | railway=tram_stop
ferry | Ferry Wharf | amenity=ferry_terminal
bus_stop | Quay Road | highway=bus_stop
bus_station | Interchange | amenity=bus_station
taxi | Taxi Rank | amenity=taxi
car_park | Wharf Car Park | amenity=parking
car_rental | Bay Cars | amenity=car_rental
car_park | Residence Street Car Park | amenity=parking
no | | amenity=parking fee=no
car_park | | amenity=parking fee=yes
car_park | | amenity=parking access=yes
no | Employee Parking | amenity=parking
no | Hotel Guests and Customers | amenity=parking
no | Stop 13 Big Bus | highway=bus_stop
no | Sightseeing Tour Stop | highway=bus_stop
no | LEIHRADL - nextbike | amenity=bicycle_rental
police | Gull Bay Police Station | amenity=police
no | Strompolizei und Schiffahrtsaufsicht | amenity=police
no | Harbour Water Police | amenity=police
no | Farm Strip | aeroway=aerodrome
no | Hospital Helipad | aeroway=helipad
no | Heliport Monaco | aeroway=aerodrome aerodrome:type=heliport iata=MCM
no | City Helipad | aeroway=aerodrome iata=XHP
no | Harbour Heliport | aeroway=aerodrome iata=HHP
no | Rescue Helicopter Base | aeroway=aerodrome iata=RHB
no | Air Base | aeroway=aerodrome iata=ABS aerodrome:type=military
no | Gliding Club | aeroway=aerodrome icao=YGLD
no | Private Field | aeroway=aerodrome iata=PRV access=private
no | Flying Club | aeroway=aerodrome iata=FCL aerodrome:type=private
no | Miniature Railway | railway=station station=miniature
no | Disused Halt | railway=station disused=yes
no | Old Station | railway=station railway:status=closed disused:railway=station
no | Customers Only | amenity=parking access=customers
no | Residents | amenity=parking access=residents
no | Staff Car Park | amenity=parking access=private
no | Permit Zone | amenity=parking access=permit
no | School Bus Only | highway=bus_stop access=private
`;
