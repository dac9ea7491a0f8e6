/** What works in the house, and what does not. */
export const equipment = `
# wifi: wifi
things wifi; wi-fi; internet; wireless; wlan; broadband; network; network name
asks is there internet; how do I get online; what's the wifi called; which network is yours; how do we connect to the internet; do you have wlan; get on the wifi; connect my laptop; is wifi free; can I use the internet in the garden; does the wifi reach the pool
says password; fibre; wireless

# wifiPassword: wifi < password
things wifi password; wi-fi password; wi-fi code; password; passcode; internet password; wifi code; network key; wifi key
asks what's the wifi password; password for the internet; need the password please; wifi code; how do I log in to the wifi; pw for wifi; what's the pass for the net; the password does not work; which password
says password

# wifiTrouble: wifi, howto < wifi
things wifi down; router; modem; no internet
asks internet isn't working; wifi keeps dropping; no internet since this morning; wifi is dead; can't connect to wifi; how do I restart the router; the router light is red; netflix keeps buffering; connection is lost; internet just died; where is the router; signal is weak upstairs; wifi gone; page won't load; reset the modem; kicked off the internet; we have no connection
says router; unplug; restart; modem; light turns red; reset; comes back; switch it off; plug it in again; drops; repeater; satellite dish; internet stops

# wifiSpeed: wifi < wifi
things internet speed; bandwidth; megabits; mbps
asks is the internet fast enough for video calls; how fast is the wifi; I have a zoom meeting; can I work from here with video calls; good enough for streaming; internet slow; upload speed; i have to work remotely is wifi stable; can we stream films
says megabits; fast; slow; speed; mbit; mbps; fibre; video calls; streaming

# signal: wifi < reception
things mobile reception; phone signal; cell service; coverage; mobile data; 4g; 5g
asks is there mobile reception; no signal on my phone; can I make calls there; do phones work here; which network has coverage; where do I get a signal; no bars; my phone has no service; can't make a phone call from the house
says reception; signal; coverage; no mobile; bars; network works; 4g; telstra; wifi calling; landline

# heating: howto, amenities
things heating; heater; heat pump; radiator; thermostat; underfloor heating; central heating; warm
asks how do I turn on the heating; it's cold in here; we are freezing; how do I make it warmer; turn up the heat; is the house heated; brr how does one heat this place; temperature in the bedroom too low; how does the radiator work; turn down the heating it's too warm; how do I set the thermostat; which remote is for the heater; chilly in the living room; can't get warm; bathroom floor is cold; timer of the heating
says heating; heat pump; radiator; thermostat; heater; warm; degrees; stove heats

# heatingTrouble: howto < heating
things heating broken; heating not working; radiator cold; boiler error; boiler pressure
asks heating doesn't work; radiators stay cold; the heating is not coming on; boiler shows an error; heat pump blows cold air; thermostat is blank; heating went off in the night; radiator leaking or banging; remote of the heater lost; pressure on the boiler is low; heater stopped
says error; reset; boiler pressure; bleed; if the heating; if it stays cold; restart; fault; remote belongs; batteries

# fireplace: howto, amenities
things fireplace; fire; wood stove; wood burner; log burner; log fire; stove; open fire; pot-belly stove; tiled stove
asks how do I light the fire; can we use the fireplace; how does the wood burner work; living room fills with smoke when I lit the fire; room full of smoke; where are the firelighters; how do you get the stove going; is it ok to make a fire inside; where does the ash go; the fire goes out all the time; kindling; close the damper; stove glass is black; light a fire
says fire; damper; kindling; firelighters; wood; logs; ash; stove; flue; slide; light; chimney; small sticks; air vent

# firewood: howto, amenities < fireplace
things firewood; logs; wood; wood pile; wood shed
asks where is the firewood; can we take wood; is wood included; do we pay for logs; we ran out of wood; more logs please; where do you keep the wood; how much is a basket of wood; how much wood may we burn
says firewood; logs; wood is; stacked; wood shed; basket of wood; woodshed

# airCon: howto, amenities
things air conditioning; aircon; ac; a/c; air con; split system; cooling; air conditioner
asks it's too hot in here; how do I cool the bedroom; how does the ac work; is there air conditioning; we are melting; turn on the aircon; can't sleep because of the heat; how do I make it cooler; remote for the air conditioner; boiling in the bedroom; cool down the place; stuffy upstairs; does the bedroom have aircon; temperature of the ac
says air conditioning; cool; panel; mode; remote; degrees; split; air conditioner; cooling

# airConTrouble: howto < airCon
things aircon not working; aircon leaking; aircon off
asks aircon keeps switching off; the ac drips water; air con is not cooling; ac blows warm air; aircon leaking; aircon cut out by itself; the air conditioner smells; why does the ac stop when the window is open; ac making noise; water from the aircon
says switches itself off; drips; filter; close the window; stops when; close the doors; if water drips; if it blinks; windows closed; balcony door

# fan: howto, amenities
things fan; ceiling fan; ventilator; standing fan; electric fan
asks is there a fan; how do I turn on the ceiling fan; do you have fans for the bedroom; extractor fan; bathroom fan
says fan; ventilator

# hotWater: howto
things hot water; water heater; boiler; geyser; hot tap; hot water tank; immersion heater
asks there is no hot water; shower is cold; water stays cold; shower's freezing; hot water ran out; how long until water is warm; how do I get hot water; only cold water from the tap; water takes ages to get warm; lukewarm shower; enough hot water for four showers; switch on the boiler; water too hot; how does the water heater work; is the water hot all day; boiler is off
says hot water; boiler; water heater; minute to; tank; runs warm; solar; litres of hot; heat up; geyser; gas boiler

# waterPressure: howto < shower
things water pressure; weak shower; no water; water supply; pump
asks water pressure is very low; no water comes out of the tap; the shower only trickles; there's no water; water has stopped; shower dribbles; pump is making noise; taps are dry; has the water been turned off
says pressure; pump; water tank; tank is empty; tap; water supply; bore; shower head; trickle

# shower: howto, amenities
things shower; rain shower; shower head; mixer tap
asks how does the shower work; how do I switch from bath to shower; is there a shower; can't work out the shower; shower has a strange handle; which way is hot; second bathroom shower; do both bathrooms have a shower; hand shower
says shower; knob; lever; handle; pull; turn to

# outdoorShower: amenities < shower
things outdoor shower; outside shower; foot wash; wash off sand
asks where can we rinse off the sand; is there an outside shower; kids are full of sand; wash our feet after the beach; muddy boots rinse; where to wash the dog; sandy feet; rinse salt water off wetsuits; hose down
says outdoor shower; wash sand off; rinse; hose; sand; outside tap; feet

# bath: howto, amenities
things bath; bathtub; tub; soak; outdoor bath
asks is there a bathtub; can I take a bath; how do I fill the bath; plug for the bath; bathe the baby; how long to fill the bath; outside bath; bath under the stars; how do we heat the bath; does it have a tub
says bath; tub; fill

# toilet: howto, amenities
things toilet; loo; wc; flush; septic; compost toilet; toilet paper disposal; bathroom
asks can paper go in the toilet; how does the toilet flush; what may we flush; where is the second toilet; how does the composting toilet work; is there another loo; can I flush tampons; does the toilet paper go in the bin; wet wipes down the toilet; how many bathrooms; how many toilets; guest toilet
says toilet; flush; septic; paper only; nothing but paper; sawdust; buttons

# toiletTrouble: howto, emergency < toilet
things blocked toilet; toilet blocked; toilet clogged; plunger; running toilet
asks toilet is blocked; loo won't flush; toilet keeps running; the toilet overflows; clogged loo; bathroom floods from the toilet; where's the plunger; toilet doesn't stop filling; toilet is broken; water keeps running in the cistern; jammed flush
says blocked; plunger; cistern; keeps running; press again; overflow; septic; hold the button; jiggle

# drain: howto < waterLeak
things blocked sink; drain; clogged drain; slow drain; sewage smell; smell from the drain
asks sink doesn't drain; shower water won't go down; bathroom smells of sewage; the drain stinks; kitchen sink is clogged; water stands in the shower; plughole blocked; bad smell in the bathroom
says drain; plughole; smell; siphon; pour water; sink

# power: emergency, howto
things power cut; power; electricity; fuse box; fuse; breaker; trip switch; switchboard; blackout; circuit breaker; outage
asks the lights have gone out; no electricity; everything is dark; power went off; where is the fuse box; lights went off but only in the kitchen; sockets don't work; half the flat has no power; fuse blew when I used the kettle; the electric tripped; nothing works anymore no light; oven and lights died; how do I reset the breaker; is there a power cut; all the lights are off; the plug in the bathroom is dead; circuit keeps tripping; lights have gone off; current is gone; generator
says fuse; fuse box; switchboard; breaker; tripped; power goes; power out; power cut; switch back up; main switch; lights go out; electricity; residual current; meter cupboard; inverter; generator

# powerSaving: howto, rules < power
things solar power; off grid; save electricity; inverter; batteries low
asks how much electricity can we use; are you off the grid; can we run the hair dryer on solar; may I use the kettle and oven at once; something beeps and the power is low; is electricity limited; do we pay for electricity; inverter is beeping
says solar; inverter; batteries; off-grid; watts; at the same time; electricity is; meter; kwh; one at a time

# light: howto
things light; lights; lamp; light switch; dimmer; bulb; light bulb; bedside lamp
asks where's the light switch; how do I turn the lights off; the lamp in the bedroom doesn't work; bulb is broken; can't find the switch; dim the light; reading lamp; night light for the kids; spare bulb; how do I switch off the living room light; lights turn on by themselves
says light; lamp; switch; dimmer; bulb; bulbs

# outsideLight: howto < light
things outside light; path light; porch light; sensor light; garden lights
asks it's pitch dark outside; can't see the path; light on the path; how do we light the stairs outside; can we turn off the garden lights; is the way to the house lit; outdoor lighting; sensor doesn't come on; find the way in the dark
says path light; sensor; outside light; porch light; motion; garden lights; lantern

# blinds: howto
things blinds; curtains; shutters; roller blind; blackout blinds; shades; drapes; skylight blind
asks too bright in the bedroom in the morning; how do I close the shutters; can we darken the room; sun wakes us up; baby needs it dark; blind is stuck; shutters won't go up; are there blackout curtains; how do the blinds work; light comes in at five; make the room dark; close the curtains
says blinds; shutters; curtains; strap; cord; dark; crank; awning; blackout

# awning: howto < blinds
things awning; sunshade; parasol; umbrella for the terrace; shade sail; sun sail
asks how do I open the awning; is there a parasol; can we have some shade on the terrace; close the sunshade when windy; sun umbrella; crank for the awning
says awning; parasol; sunshade; shade; wind; hail; wind it in

# window: howto, departure
things window; windows; skylight; fly screen; balcony door; sliding door
asks how do I open the window; window won't close; can we leave the windows open; roof window; rain comes in; is there a mosquito screen; tilt the window; how do I open the roof hatch; shut the windows when it rains; sliding door jammed; let some air in
says window; windows; skylight; tilt; handle; screen; sliding door; slider

# waterLeak: emergency
things leak; water leak; burst pipe; stopcock; flooding; flood; main tap; water shut off; water main; valve
asks water is coming through the ceiling; the pipe burst; how do I turn off the water; there is water on the floor; where is the stopcock; tap won't stop running; sink is leaking; kitchen floor is wet; water everywhere; dripping under the sink; water pouring out; main water valve; puddle under the washing machine; bathroom is flooded; tap drips all night
says stopcock; turn the water off; main tap; valve; leak; burst pipe; shut off; water off; mains

# drinkingWater: kitchen
things drinking water; tap water; water filter; bottled water; rainwater; spring water; well water
asks can you drink the tap water; is the water safe; is it ok to drink from the tap; do we need to buy water; can we give tap water to the baby; water tastes funny; is the water filtered; do we have to boil the water; is the water drinkable; fill our bottles; brushing teeth with tap water; where does the water come from
says drink; drinkable; tap water; filter; rainwater; spring; boil; tank water; safe to drink

# tv: howto, amenities
things tv; television; telly; remote; channels; smart tv; dvd; films
asks how does the tv work; how do I turn on the telly; which remote; watch the football; english channels; is there a tv in the bedroom; where's the remote; can we watch a film tonight; what channels do you have; sky sports; is there a telly; how do i change the language of the tv; watch the news
says tv; television; remote; channels; decoder; screen; source; hdmi; telly

# tvTrouble: howto < tv
things tv not working; no picture; no signal on tv; black screen
asks tv says no signal; tv screen is black; no sound on the tv; remote doesn't do anything; tv does not turn on; the picture is frozen; can't get the tv off the hdmi; tv wont come on; lost the channels
says source; input; hdmi; no signal; batteries; decoder; unplug; press; first the; then the

# streaming: howto, amenities
things streaming; chromecast; airplay; screen mirroring
kinds netflix; disney / disney plus; prime video / amazon prime; youtube; apple tv; sky sports
asks can I watch netflix; log in to netflix on the tv; does the tv have netflix; cast from my phone; how do I put my phone on the tv; do you have disney plus; stream a film; watch my own account; is there a netflix account we can use
says netflix; login; chromecast; cast; airplay; disney; streaming; account; apps

# console!: amenities
things games console; video games
kinds playstation; xbox; nintendo / switch
asks do you have a playstation; is there a games console; kids want to play video games; controllers for the console
says playstation; xbox; nintendo; console

# music: howto, amenities
things speaker; stereo; bluetooth speaker; music; sound system; sonos
kinds piano; guitar; record player / records / turntable; radio; microphone / karaoke
asks how do I play music; connect my phone to the speaker; is there a bluetooth speaker; can I play the piano; turn off the radio; something to listen to music on; may we use the record player; how do i pair the speaker; is there a guitar
says speaker; bluetooth; stereo; radio; record player; piano; records; pair; guitar

# plugs: amenities
things plug; socket; power point; outlet; voltage
kinds extension cord / extension lead / extension / power strip / power board; usb socket / usb ports; travel adapter / adapter / adaptor
asks do I need an adapter; what plugs do you use; our plugs don't fit; where can I plug in my laptop; do you have an extension lead; uk plug; what voltage; european plug adapter; outlets by the bed; us plugs; type of socket
says adapter; plug; socket; power board; extension; outlet; usb

# phoneCharger!: amenities < plugs
things phone charger; charger; charging cable; usb cable; lightning cable; usb-c cable
asks i forgot my phone charger; can I borrow a charger; phone is dead no cable; is there an iphone cable; charge my phone; lend us a charging cable
says charger; cable; charging cable

# desk: amenities
things desk; workspace; monitor; office; work table; office chair; study
asks is there a desk to work at; where can I work; I have to do some work on my laptop; place for remote work; external monitor; quiet corner to work; good chair to work
says desk; workspace; monitor; study; work table; chair

# printer!: amenities < desk
things photocopier
kinds printer / print; scanner / scan
asks can I print something; need to print boarding passes; is there a printer; where can I get things printed; scan a document
says printer; print; copy shop

# safe!: amenities
things safe; safety box; valuables; lockable cupboard
asks is there a safe; where can I keep valuables; how do I lock the safe; safe for passports; code for the safe; safe won't open; where to put our passports and cash
says safe; valuables

# washing: amenities, howto
things washing machine; washer; laundry; laundry room; front loader; washer dryer
kinds washing powder / detergent / laundry detergent / washing liquid / laundry soap / powder; fabric softener; stain remover
asks can we wash clothes; how does the washing machine work; is there a washing machine; where do we do laundry; which program for cotton; do you have washing powder; how do I start the washer; where's the laundry; we need to do a load of washing; dirty clothes; is the washing machine free; how much is the washing machine; wash our stuff; kid wet the bed and I need to wash; token for the laundry; clean our clothes
says washing machine; laundry; wash; washer; powder; detergent; programme; front loader; tokens; coins; cotton

# washingTrouble: howto < washing
things washer not working; washing machine door stuck; washing machine error
asks washing machine won't start; the washer door doesn't open; machine stopped with water inside; washing machine leaks; error on the washing machine; washer is not spinning; clothes are locked in the washer; washing machine stopped halfway
says tap behind; door opens after; filter; if it does not start; error; drain; child lock; press the door; wait two minutes

# dryer: amenities, howto
things dryer; tumble dryer; clothes dryer; drier
asks is there a dryer; how does the dryer work; can we tumble dry; dryer stopped and clothes still wet; dryer not drying; lint filter; the dryer won't start; dryer shows a red light; clothes are still damp
says dryer; lint; water tray; drier; tumble; tray is full

# clothesLine: amenities, howto
things drying rack; clothes line; washing line; clothes horse; pegs; airer; clothes airer; drying room
asks where can we dry our clothes; hang up wet swimsuits; where do we hang the washing; is there a clothes horse; wet towels where to hang; dry wet ski gear; wet boots drying; can I hang laundry on the balcony; clothes pegs; somewhere to dry wetsuits
says clothes line; drying rack; hang; pegs; airer; clothes horse; drying room; line is; balcony rail; washing line

# iron!: amenities
things iron; ironing board; steamer; steam iron
asks is there an iron; my shirt is creased; where's the ironing board; i need to iron a dress; crumpled shirt for a wedding; can I borrow an iron
says iron; ironing board

# vacuum: amenities
things vacuum cleaner; hoover; vacuum; broom; mop; dustpan; bucket; cleaning things; cleaning products; cleaning cupboard
asks where's the vacuum; we spilled something; kids made a mess; how do I clean the floor; sand on the floor; where do I find a broom; need a mop; crumbs everywhere; cloth to wipe up; cleaning stuff; something to clean up with; is there a hoover; sweep the floor
says vacuum; broom; mop; cleaning; hoover; dustpan; cleaning cupboard; bucket

# rubbish: departure, howto, rules
things rubbish; trash; garbage; bin; bins; waste; dustbin; wheelie bin; rubbish chute; bin bags; dumpster; garbage bags
asks where does the rubbish go; where do I throw the trash; which bin is for what; when are the bins collected; bin day; what day do the bins go out; the bin is full; where do nappies go; where are the bins; new bin bags; where to put leftovers; kitchen bin is overflowing; how do I get rid of garbage; do I take out the bins; rubbish collection day; black bag; food scraps
says rubbish; bin; bins; trash; lid; chute; collected; waste; garbage; tuesday; kerb; bag; container; out on

# recycling: departure, howto, rules
things recycling; recycle; glass bottles; bottles; cardboard; paper; plastic; cans; compost; bottle bank; yellow bin; food waste; organic waste; deposit bottles; waste separation
asks where do empty bottles go; do you recycle; where do I put glass; how do we sort waste; plastic where; wine bottles; cardboard boxes; which colour is for plastic; compost bin; is there a bottle bank; pizza boxes; do we separate the waste; beer cans; batteries disposal; return bottles for deposit
says recycling; glass; paper; cardboard; plastic; compost; bottles; yellow; cans; bottle bank; sort; organic; lid

# smokeAlarm: emergency, howto < fire
things smoke alarm; smoke detector; fire alarm; carbon monoxide alarm; co alarm; alarm going off
asks something is beeping; something chirps in the ceiling; smoke alarm goes off when we cook; how do I stop the fire alarm; beeping noise all night; alarm won't stop; burnt toast set off the alarm; chirping noise; the detector on the ceiling beeps; false alarm; something keeps beeping in the hallway
says smoke alarm; chirp; beep; alarm; detector; battery; press the middle; beeping

# burglarAlarm: checkin, howto < door
things alarm system; burglar alarm; alarm code; house alarm
asks how do I turn off the house alarm; is there a burglar alarm; alarm code; set the alarm when we go out; alarm went off when we opened the door
says alarm system; alarm; disarm; arm it

# broken: howto < broken
things repair; broken; out of order
asks something is broken; thing does not work; it has stopped working; can someone come and repair; needs fixing; tools; do you have a screwdriver; toolbox; report a fault
says repair; tool box; tools; screwdriver; fault; handyman

# smellGas: emergency < gas
things gas leak; smell of gas; gas smell
asks it smells of gas; i think gas is leaking; how do I turn off the gas; gas main; smell gas in the kitchen
says smell gas; gas off; gas valve; gas main; bottle shut; gas leak

# pests: emergency, rules, howto < wildlife
things mosquitoes; ants; mice; cockroaches; bugs; insects; mosquito net; insect repellent; spiders; flies; wasps; bed bugs; mosquito coil; bug spray
asks there are ants in the kitchen; i saw a mouse; mosquitoes are eating us alive; a huge spider in the bathroom; how do I get rid of wasps; cockroach in the bath; something is scratching in the wall; do you have fly spray; big bug in the bed; midges; is there a mosquito net; stink bugs; bees near the terrace; fruit flies; plug-in for mosquitoes; geckos
says mosquito; ants; spiders; mice; insects; repellent; spray; wasps; net; stink bugs; sandflies; geckos

# humidity: howto < heating
things mould; mold; damp; dehumidifier; humid; condensation
asks walls feel damp; smells musty; there is mould in the bathroom; is there a dehumidifier; windows are wet in the morning; air the rooms
says damp; mould; dehumidifier; air the room; humid; condensation; open the windows
`;
