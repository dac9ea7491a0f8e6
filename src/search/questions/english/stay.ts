/** Arrival, departure, the booking and the host. */
export const stay = `
# checkin: checkin
things check in; check-in time; arrival time
asks what time can we arrive; when can we get in; from when is the room ready; when can we move in; from what time may we come; what time is check in; earliest we can come; when will it be ready for us; what time do we get the keys; arriving saturday what time; we should be there by 4 is that fine
says from 3 pm; arrival; arrive from; you may come from; check in from

# earlyCheckin!: checkin
things early check in; early arrival; early checkin
asks can we get in early; can we come before check in time; we land at 8am can we go straight there; is it possible to arrive earlier; our flight gets in in the morning; could we come at noon already; can we get into the flat a bit sooner; any chance of early check in; we will be there hours before check in; too early for check in; can we be there at 11; ready before 3; get the room before lunch
says arrive early; earlier arrival; check in early; before check in; before three; get in early; come early; earlier by arrangement; earlier than

# lateCheckin: checkin
things late check in; late arrival; late checkin; self check in
asks we arrive after midnight; our train gets in at 11pm; flight is delayed; can we still get in late at night; is it ok to come at 1am; what if we arrive late; we are stuck in traffic and will be late; will anyone be there at night; get there after dark; landing at midnight; we won't be there before ten; running late; how late can we arrive; arriving in the middle of the night
says arrive late; late arrivals; after ten; after midnight; come late; any time of night; arriving after; in the dark; daylight; after dark; at night the key; landing at midnight

# door: checkin
things front door; entrance; way in; main door; entry door
asks how do we get in; how do I get inside; how do I open the door; which door is ours; where do we go in; how to enter the building; how do we unlock the place; getting into the flat; how does self check in work; access to the apartment; which floor are you on; which flat is it; which bell do we ring; door code or key
says the door; let yourself in; unlock; entrance; keypad; lockbox; turn the handle; ring the bell; hold the fob; reader; you get in; open the door

# doorTrouble: checkin < door
things door stuck; lock stuck; jammed lock; keypad dead
asks door won't open; can't get the door open; key doesn't turn; lock is jammed; the key sticks; the code does not work; keypad does nothing; keypad light is red; i turned the key and nothing happens; door wont unlock; lock seems broken; it says wrong code; the lockbox wont open; can't open the key safe; handle is stuck; door sticks
says lift the handle; pull the door towards you; turn twice; if the code; if the lock; push hard; try again; battery of the lock; sticks; if it does not open; while turning

# lockUp: checkin < door
things lock up; locking the door
asks how do we lock the door; how do I lock up when going out; do we have to lock it; does the door lock by itself; does the door lock behind us; can we lock it at night; can i lock myself in; leaving for the day how to lock; do I need the key to lock; is there a bolt
says locks itself; lock the door; locks by itself; no key; bolt; press lock; lift the handle to lock; turn the key twice; door locks; shut the door behind you

# key: checkin
things key; keys; key safe; lockbox; key box; fob; key card; keycard; swipe card
asks where is the key; where do we pick up the keys; how do we get the key; who gives us the keys; where's the lockbox; key collection; how many keys do we get; second set of keys; spare key; where to find the key; do we get a key or a code
says the key is; keys are; key hangs; lockbox; key safe; collect the keys; hand you the key; fob; swipe card; spare key

# lostKey: checkin < key
things lost key; lost fob; lost card
asks we lost the key; i can't find the fob; lost my keycard; what happens if we lose a key; cost of a lost key; my son dropped the key in the sea; key is gone; we lost the parking card; key snapped; the key broke off
says lost key; lost fob; lose the key; replacement key; a lost swipe; lost keys cost; if you lose

# lockedOut: checkin < door
things locked out; locked ourselves out; locksmith
asks we locked ourselves out; i shut the door with the key inside; left the key inside; keys are in the flat and door fell shut; can't get back in; locked out what now; stuck outside without a key; door slammed shut behind me
says locked out; locksmith; spare key; lock yourself out; neighbour has a key; shut out

# doorCode: checkin
things door code; entry code; access code; pin; keypad; gate code; combination
asks what's the code; code for the door; what numbers do I press; what is the pin; we never got a code; code for the lockbox; keypad code; passcode for the front door; what do i type in
says code is; door code; enter the code; keypad; digits; pin

# gate: checkin
things gate; barrier; garden gate; driveway gate; bollard; roller door
asks how do I open the gate; gate won't open; is the gate locked at night; should we close the gate; how does the barrier open; do we leave the gate open; remote for the gate; gate code; garage door how to open
says the gate; shut the gate; barrier; roller door; close the gate

# intercom: checkin < door
things intercom; doorbell; buzzer; bell; name on the bell
asks what name is on the bell; which button do I ring; someone rang how do we let them in; how do we buzz people in; doorbell doesn't work; how to answer the intercom; delivery man is downstairs how to open
says bell; intercom; buzzer; ring; press the button with the key

# parking: checkin, transportation
things parking; car park; garage; carport; parking space; parking spot; parking bay; driveway
kinds parking permit / permit
asks where can I park; where do we leave the car; is parking free; is there parking; how do I get into the garage; which bay is ours; can we park on the street; do I need a permit; parking nearby; where to put our rental car; do you have a garage; overnight parking; is it safe to leave the car outside; will I get a parking ticket; which spot is ours; parking cost
says park; parking; bay; garage; carport; driveway; car park; permit; on the street; parking ticket; cars

# secondCar: checkin, transportation < parking
things second car; two cars; visitor parking; more than one car
asks we come with two cars; space for a second car; friends come by car where can they park; can we park three cars; visitors parking; my parents come in their own car; room for another vehicle
says second car; two cars; visitors park; one car; another car; three cars; visitor spaces

# carSize: checkin, transportation < parking
things height limit; clearance; roof box; campervan; motorhome; trailer; van; caravan; roof rack
asks will a van fit in the garage; how high is the garage; we have a roof box; can I park a motorhome; is it wide enough for an suv; low ceiling car park; big car fits; we tow a trailer; height of the entrance; does a land rover fit; roof rack fit; camper van parking
says height limit; metres high; clearance; maximum height; low; narrow; roof rack; trailer; vans; long vehicles; m high

# carCharging!: checkin, transportation
things ev charger; charging station; electric car; wallbox; charging point; tesla; charge the car
asks can I charge my car; where can we charge our electric car; we drive a tesla; is there a charger for evs; plug in my ev; do you have a wall box; nearest fast charger; can we plug the car in overnight; charging the hybrid; type 2 plug for the car
says wallbox; charging; charger for cars; kilowatt; kwh; electric car; charging station; type 2

# motorbike: checkin < parking
things motorbike; motorcycle; scooter; moped
asks where can I put my motorbike; motorcycle parking; safe place for two bikes with engines; scooter parking
says motorbike; motorcycle; scooter

# elevator: checkin, amenities
things lift; elevator; stairs; steps; which floor; flight of stairs
asks is there an elevator; how many stairs; do we have to carry bags up stairs; lift not working; which floor is it on; are there many steps; lift won't move; is there a lift in the building; can my grandmother manage the stairs; how many flights; stuck in the lift; steep stairs
says lift; elevator; stairs; steps; floor; landing; staircase

# luggage: departure, checkin, services
things luggage; suitcases; bags; baggage; luggage storage; left luggage; lockers; bag drop
asks can we leave our bags after check out; where can I store luggage; drop our bags before check in; our flight is in the evening what about our suitcases; keep our cases until tonight; somewhere to leave backpacks; luggage storage nearby; can you hold our stuff; can our things stay until 5; leave bags on the last day; bags before the room is ready
says luggage; suitcases; bags; lockers; leave your bags; store; left luggage; cases

# directions: checkin, transportation
things directions; route; how to find us; way to the house; navigation
asks how do we find the house; sat nav can't find it; google maps takes us to the wrong place; what's the best way to drive; how do I get there from the station; which exit do we take; we're lost; can't find the place; how to get here from the airport; directions from the motorway; coordinates; is it hard to find; we are standing outside and can't see it; which turn
says turn left; turn right; follow; exit; after the bridge; kilometres; the turn-off; signposted; the map; satnav; drive past; look for; sat nav; navigation; gps

# roadAccess: checkin, transportation < directions
things gravel road; dirt road; four wheel drive; 4wd; snow on the road; steep road
asks do we need a 4x4; is the road sealed; is the road ok for a small car; will the road be icy; can we drive up in winter; road is flooded can we cross; is the track passable; last bit of road very steep; river high can we drive out; do we need snow tyres
says gravel; unsealed; four-wheel drive; 4wd; steep; winter tyres; ford; river rises; road is closed; single track; stay put; snow

# postalAddress: checkin
things address; street; house number; postcode; zip code
asks what's the address; what address do I give the taxi; street and number please; address for the sat nav; where exactly is it; address for a delivery; where should the parcel go; what do I tell the ambulance where we are
says address; street; road; avenue

# checkout: departure
things check out; checkout; check-out time; departure time
asks what time do we have to leave; when do we need to be out; until when can we stay; latest we can leave; by what time must the flat be empty; when is check out; do we have to be out by ten; last morning what time; when do we vacate; leaving sunday by when
says by 10 am; check out; leave by; be out by; until ten; out by

# lateCheckout!: departure
things late check out; late checkout; later departure
asks can we leave later; can we check out at noon; our flight isn't until evening can we stay longer; any chance of late checkout; could we keep the flat till 2; is a late check out possible; stay a few hours more; leave an hour later; sleep in on the last day; hang on to the room till the afternoon; not leave until lunch
says later; late check-out; stay longer; until noon; until 2 pm; until 1 pm; until two; stretch the time; leave later; extra hours; late departure

# extendStay!: welcome, departure < lateCheckout
things extra night; another night; extend our stay; stay longer
asks can we stay one more night; is it free tomorrow night; we want to extend; can we add a day; can we book another week; stay until monday instead; is the place available next week
says extra night; extend; another night; stay on

# checkoutTasks: departure < checkout
things check out instructions; departure checklist; before you leave
asks what do we have to do before we leave; do we need to clean; do we have to clean the flat; what should we do on the last day; anything to do at check out; do we vacuum before leaving; do we take out the trash when leaving; should we turn off the heating when we go; do we have to empty the fridge; what do you want us to do when we go; do we need to wash up before going; final clean; how should we leave the place
says before you leave; when you leave; please; close the windows; turn off; empty the fridge; leave; last; wash up; on the day you leave

# stripBeds: departure < bedding
things strip the beds; used sheets; used linen; used towels; dirty towels; bed linen at departure
asks do we strip the beds; where do dirty towels go; what to do with used sheets; leave the beds made; should we wash the sheets; where do we put used linen; pull off the bed linen; what about the bedding when we go
says strip; used towels; used linen; leave the sheets; leave the beds; in the bath; basket; laundry bag; pile; leave towels

# keyReturn: departure < key
things return the key; key drop; leave the keys
asks where do we leave the keys; what do we do with the key when leaving; who do we give the key to; where does the fob go at the end; do we put the key back in the box; how do we return the keys; drop off the key; leave the swipe card where
says leave the key; keys back; key on the table; put the key; return the key; back in the box; key through the letterbox; hang the key; back into the lockbox

# host: welcome, emergency
things host; owner; landlord; caretaker; manager; contact; phone number of the host; concierge; reception desk
asks how can I reach you; what's your number; who do we call; how do we get hold of the owner; something is wrong who do we ring; can I message you; are you nearby; do you live here; who looks after the place; someone to help us; we need help with the house; how to contact the host; whatsapp number; email address of the owner; is anyone on site; who do I speak to; nobody answers the phone; can we call you at night; what do we do if there's a problem; get in touch; ring you
says call us; text us; message; whatsapp; reach us; phone; ring; we live; contact; our number; next door; caretaker; knock

# welcomeMeeting: welcome, checkin < host
things meet in person; welcome; greet
asks will you meet us; is someone there when we arrive; will anyone show us around; who lets us in; do we meet you; are you there to greet us; who welcomes us
says meet you; welcome you; greet; show you round; in person; be there when you arrive

# damage: rules, departure < host
things damage; broken glass; breakage; stain; something we broke
asks we broke a glass; i broke a plate; we spilled wine on the sofa; what if something gets damaged; kids drew on the wall; i burnt the worktop; do we pay for breakages; who do I tell about damage; we scratched the floor; red wine on the carpet; we broke a lamp
says breakages; damage; broken; break something; tell us; stains; replace; if you break

# deposit!: rules, checkin < price
things security deposit; deposit; damage deposit
asks is there a deposit; when do we get the deposit back; how much is the security deposit; do we leave money as a deposit
says deposit

# payment!: welcome, rules < price
things invoice; receipt; credit card; payment; bill
asks can I get an invoice; need a receipt for my company; how do we pay; can we pay by card; do you take cash; invoice with vat; where do we pay the rest; is everything paid already
says invoice; receipt; payable; pay in cash; card payments

# touristTax!: checkin, rules < price
things tourist tax; city tax; visitor tax; guest card; spa tax; guest registration; passport copy; registration form
asks how much is the tourist tax; do we pay the city tax in cash; do you need our passports; do we have to register; is there a guest card; what do we get with the visitor card; do you need id; fill in a form on arrival
says tourist tax; visitor tax; guest card; passport; register; registration; per person per night; id card

# cancel!: rules < price
things cancellation; refund; cancel
asks can I get a refund; how do we cancel; what if we have to cancel; can I get money back; change the dates of my booking; money back if we leave early; can we shorten the stay
says cancel; refund

# cleaningService!: amenities, rules < vacuum
things cleaning service; housekeeping; maid; cleaner; mid-stay clean; fresh linen during the stay
kinds cleaning fee
asks do you clean during our stay; when does the cleaner come; can we have the room cleaned; is there housekeeping; how often are sheets changed; does someone come to clean; change of linen; is final cleaning included; cleaning fee; will anyone come in while we are out
says cleaner; cleaned; housekeeping; linen is changed; fresh linen; once a week; cleaning

# lostProperty: departure, welcome < lost
things lost property; left behind; forgotten things; forgot something
asks i left my jacket; we forgot our charger at the flat; think i left my ring in the bathroom; can you post something we left; did you find my phone; we left a teddy behind; forgot my glasses in the bedroom; my daughter left her toy
says forgotten; left behind; lost property; forget something; we post; send on; things left

# maxGuests: rules < visitors
things maximum guests; number of guests; occupancy; how many people
asks how many people can stay; how many can sleep here; can one more person sleep on the sofa; we will be six instead of four; can my sister stay a night too; is it ok if a friend sleeps over; can we bring an extra person; extra guest charge; one more child; my brother wants to crash here; can someone else spend the night
says no more than; people overnight; maximum; sleeps; guests at most; registered guests; only the people; persons; not stay overnight; extra guests

# visitors: rules
things visitors; friends over; day guests; guests visiting
asks can friends come round; can we have people over for dinner; may I invite someone; are visitors allowed; my parents want to visit for lunch; may friends use the pool; having a few people round; can our relatives drop by; mates over
says visitors; friends; day guests; invite; guests may; visits; other people

# review!: welcome < host
things review; feedback; rating; suggestion
asks where can I leave a review; how do we give feedback; rate our stay
says review; feedback; tell us what
`;
