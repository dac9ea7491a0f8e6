import { englishSearch } from "#languages/searchTexts/english.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const english: FullLexicon = {
  texts: englishSearch,
  stopWords:
    "reservation reservations name names conditions rules where a an and any anyone anything are aren around as at available away be been before being best bring but by can cannot could d did do does doesn doing don done else every find for from get gets getting give go goes going got had has have having hello help here hi how i if in instructions into is isn it its just kind know let like ll look looking m make many may me might much must my near nearby nearest need needs no nor not of off on one onto or our out over own place please possible put re s see should show so some somebody someone something somewhere t take tell than thanks that the their them then there these they thing things this those to too turn turned turning up us use used using ve very want was we were what when which while who whom whose why will with without work working works would you your yours allowed allow allows ok okay right now main open opens switch set start activate operate still back down guide info information house home room another more extra spare building apartment flat cottage unit villa cabin property space spot area day days run fill buy reach call old new close closing closes shut hang clean adjust connect press push pull move change replace empty light wet dirty dry big small good nice outside inside indoors outdoors case bad happens happen try check ask visit drive ride order book booking enter stop lower raise higher wear wish offer provide provided include included both only also same different sign log join made took keep hold holder eat hot cold far distance max maximum minimum keeps pls plz gonna wanna gotta im ive cant dont whats wheres hows really even guys mate hey sorry stuff bit anywhere",
  endings: "ies:y es s e",
  needs: {
    wifi: "wifi name, network name, wifi, wi fi, internet, wireless, wlan, router, modem, network, broadband, ?get online, ?go online, ?hotspot",
    password: "password, passcode, passphrase, login, ?pw",
    reception:
      "phone reception, mobile reception, cell reception, phone coverage, mobile coverage, cell coverage, phone signal, mobile signal, cell signal, signal, coverage, reception, ?cell service, ?phone service, ?bars on my phone, ?no bars",
    checkin: "check in, checkin, arrival, ?arrive, ?arriving, ?get in from, ?earliest, ?move in",
    lateCheckin:
      "late check in, late checkin, late arrival, arrive late, arriving late, after midnight, arrive at night, after dark, arrive after, check in late, flight delayed, delayed, get in late, late at night, midnight arrival, arriving after, ?land late, ?middle of the night, ?after hours, ?train gets in",
    earlyCheckin:
      "early check in, early checkin, arrive early, earlier check in, early arrival, arriving early, check in early, arrive before, earlier arrival, before check in, ?before noon",
    door: "door, entrance, front door, get in, ?entry, ?lock, unlock, ?get into, ?let myself in, ?way in, self check in, intercom, ?locked out, ?get inside, ?doorbell, ?latch, ?buzzer",
    gate: "gate, gates, garden gate",
    key: "key, keys, key safe, keysafe, lockbox, lock box, fob, key card",
    doorCode:
      "door code, access code, entry code, pin code, ?pin, keypad, key code, gate code, code, ?combination, ?passcode for the door",
    parking:
      "parking, park, car park, carpark, garage, carport, driveway, park the car, ?leave the car, ?put the car",
    carCharging:
      "ev charger, ev charging, electric car, electric vehicle, charge the car, car charger, charging station, wallbox, tesla, charge electric, charge my ev, ev, charging point",
    elevator: "elevator, ?lift, the lift, a lift, no lift, ?stairs, elevators",
    luggage:
      "store luggage, store bags, luggage, bags, bag, baggage, suitcase, left luggage, luggage storage, locker, leave bags, drop bags, store bags, bag storage, bag drop, leave luggage, leave our bags, store suitcases, suitcases, leave suitcases, drop off bags, lockers, ?leave our stuff, ?leave our things, ?backpacks",
    directions: "directions, ?how to get here, ?find the house, route",
    postalAddress: "address, street address",
    checkout:
      "end of stay, end of our stay, check out, checkout, departure, ?leave, ?leaving, depart, vacate, ?last day, ?be out, ?have to go, ?last morning, ?get out by, ?move out",
    lateCheckout:
      "late check out, late checkout, later check out, later departure, late departure, stay longer, ?extend, leave later, stay until, check out late, check out later, leave late, stay a bit longer, extra night, stay past, ?bit later, ?bit longer, ?later flight, ?late flight, ?stay another night, ?few more hours",
    host: "host, owner, contact, ?contact you, ?reach you, ?call you, ?your number, ?your phone, ?speak to someone, ?get help, manager, landlord, caretaker, concierge, ?something wrong, ?goes wrong, ?the owners, ?get hold of, ?who do we call, ?who do i call, ?call someone, ?message you, ?text you, ?get in touch, ?have a problem, ?walkie talkie",
    heating:
      "heating, heater, heaters, ?heat, heat pump, radiator, ?warm, keep warm, heated floor, thermostat, ?cold inside, ?too cold, ?freezing, ?warmer, underfloor heating, ?freezing in here, ?cold in here, ?chilly, ?warm up, ?turn up the heat, ?its cold",
    fireplace:
      "wood, logs, fireplace, tiled stove, stove fire, wood burner, woodburner, wood stove, wood fire, log fire, log burner, light the fire, firewood, ?fire, open fire",
    airCon:
      "air conditioning, air conditioner, aircon, air con, ac, a c, cooling, ?cool, ?too hot, ?cooler, ?hot in here, ?boiling, ?stuffy, ?sweltering, ?cool down, ?too warm, ?roasting",
    fan: "fan, ceiling fan, ventilator",
    hotWater:
      "hot water, water heater, boiler, cold water, shower cold, cold shower, warm water, hot water cylinder, shower freezing, no hot water, ?freezing water, ?water is cold, ?only cold, ?lukewarm, ?hot tap",
    power:
      "?power, electricity, fuse, fuses, fuse box, fusebox, circuit breaker, breaker, switchboard, blackout, power cut, power outage, outage, no power, lights went out, no lights, lights off, tripped, ?lights out, ?went dark, ?lights don't work, ?power went, ?main switch",
    light: "light, lights, lamp, light switch, lighting, ?bulb, ?dimmer, ?lightbulb",
    blinds:
      "blinds, blind, curtains, curtain, shutters, shades, drapes, blackout, roller blind, roller shutters, block out light, darken, ?too bright, ?keep out the sun, ?dark for sleeping",
    waterLeak:
      "water leak, leak, leaking, flooding, flood, burst pipe, stopcock, stop cock, water main, water mains, shut off water, turn off water, turn water off, water valve, water shut off, water leaking, water everywhere, pipe burst, turn off the water, dripping, shut off valve, stop valve, shutoff, overflow, isolation valve, ?water coming, ?water on the floor, ?plumber, ?water off",
    drinkingWater:
      "?drink, drinking water, tap water, drink water, water safe, drinkable, potable, water drinkable, water filter, filtered water, safe to drink, water to drink, bottled water, drinking from the tap, ?drink the water, ?thirsty, ?well water",
    oven: "oven, bake, baking, roast",
    stove: "stove, cooktop, hob, induction, stovetop, cooker, hotplate",
    gas: "gas, gas bottle, gas cylinder, propane",
    microwave: "microwave",
    fridge: "fridge, refrigerator, freezer, ice, ?keep food cold",
    dishes: "dishes, washing up, dishwashing, wash up, washing dishes",
    dishwasher: "dishwasher, dish washer, dishwasher tablets",
    coffee:
      "coffee, espresso, nespresso, coffee machine, coffee maker, plunger, french press, cafetiere, pods, coffee beans, coffee pods, grinder, filter coffee, moka, moka pot, espresso machine, capsules, capsule, percolator, drip coffee",
    kettle: "kettle, tea, ?boil water",
    toaster: "toaster, toast",
    cookware:
      "pots, pans, pan, saucepan, frying pan, knife, knives, cutlery, plates, glasses, bowls, utensils, corkscrew, bottle opener, crockery, cutting board, chopping board, blender, tin opener, can opener, wine opener, dishes and cutlery, baking tray",
    riceCooker: "rice cooker",
    barbecue: "barbecue, bbq, grill, barbeque, barbie",
    washing:
      "washing machine, washer, washer dryer, laundry, washing clothes, wash clothes, detergent, laundromat, washing powder, clothes washing, ?wash our clothes, ?clean clothes",
    dryer: "dryer, washer dryer, tumble dryer, drier, clothes dryer",
    clothesLine:
      "clothes line, hang clothes, wet clothes, hang washing, hang laundry, clothesline, washing line, drying rack, clothes horse, pegs, dry clothes, clothes airer, drying clothes",
    iron: "iron, ironing board, ironing",
    vacuum: "vacuum, vacuum cleaner, hoover, broom, mop, cleaning, dustpan",
    rubbish:
      "rubbish, trash, garbage, bin, bins, waste, bin day, trash can, dustbin, refuse, litter, scraps, ?throw away, ?throw out, ?take out",
    recycling:
      "recycling, recycle, recyclables, bottles, cardboard, compost, glass bottles, plastic bottles, cans, recycling bin, paper, empties, sort the rubbish, yellow bin, separate waste",
    shower: "shower",
    bath: "bath, bathtub, bath tub, tub",
    toilet: "toilet, loo, wc, restroom, flush, toilet paper, lavatory, ?blocked, ?clogged, septic",
    toiletries: "toiletries, soap, shampoo, shower gel, conditioner, toothbrush, toothpaste",
    towels:
      "towel, towels, bath towel, bath towels, beach towel, beach towels, pool towels, hand towels, tea towels, fresh towels, clean towels, face washers, ?dry off, bath mat",
    hairDryer:
      "hair dryer, hairdryer, hairdrier, blow dryer, dry my hair, blow drier, straightener, hair straightener",
    bed: "bed, futon, beds, bedroom, sleep, sleeping, mattress, ?bunk",
    extraBed:
      "extra bed, sofa bed, sofabed, pull out bed, spare bed, rollaway, trundle, fold out bed, couch bed, sleeper sofa, pull out couch, air mattress, day bed, sofa sleeper, another bed, additional bed, pullout, ?where does the third, sofa that folds, ?one more sleeps",
    bedding: "bedding, sheets, linen, bed linen, bedclothes",
    blankets: "blanket, blankets, duvet, doona, quilt, comforter, ?cold at night, extra blanket",
    pillows: "pillow, pillows, cushion",
    cot: "cot, crib, travel cot, baby bed, portacot, porta cot, port a cot, pack n play, baby cot, crib for baby, bassinet, travel crib, playpen, pack and play, baby crib",
    highChair: "high chair, highchair, booster seat, baby chair",
    toys: "toys, ?games, board games, cards, puzzles, books, dvds, dvd",
    playground: "playground, play area, swings",
    children:
      "child, children, kids, kid, baby, babies, toddler, family, little ones, stair gate, baby gate, ?childproof",
    tv: "tv, television, telly, netflix, streaming, smart tv, tv channels, films, ?movies, ?movie, chromecast, airplay, cast, remote, remote control, disney, ?watch something, ?watch football",
    music: "music, speaker, stereo, bluetooth, radio, record player, sound system, records",
    plugs:
      "adapter, adaptor, plug, plugs, socket, sockets, power point, outlet, power adapter, charger, phone charger, usb, ?charge my phone, ?charge phone, extension cord, ?charge my laptop",
    desk: "desk, workspace, work space, monitor, office, home office, printer, remote work, ?work from, ?laptop, ?video call",
    pool: "pool, swimming pool, lap pool, plunge pool",
    hotTub:
      "hot tub, hottub, jacuzzi, spa, spa pool, whirlpool, outdoor bath, outdoor tub, wood fired tub, bubbles, hot tubs, spa bath",
    sauna: "sauna, steam room",
    gym: "gym, fitness, fitness room, work out, workout, exercise room",
    garden:
      "?outdoor, garden, yard, backyard, terrace, balcony, deck, patio, rooftop, verandah, porch, outdoor furniture, ?sun lounger, ?loungers, ?hammock, ?parasol, ?sit outside",
    bikes: "bike, bikes, bicycle, bicycles, cycling, cycle, e bike, helmets",
    boats:
      "boat, boat tour, boat trip, jet boat, cruise, boats, kayak, canoe, paddle, sup, paddle board, dinghy, sail, sailing, kayaks, kayaking, rowing boat, rowboat, canoes, paddleboard, ferry tour, whale watching, boat ramp, jetty, life jackets, sailboat",
    ski: "ski, skis, skiing, snowboard, snow, ski hire, ski lift, ski field, ski resort, ski area, slopes",
    snowChains: "snow chains, chains, tyre chains",
    sled: "sled, sledge, toboggan, sledding, tobogganing",
    golf: "golf, golf course, minigolf, mini golf",
    tennis: "tennis, tennis court, table tennis, ping pong",
    horses: "horse riding, horseback riding, pony, horses",
    zoo: "zoo, theme park, amusement park, aquarium",
    massage: "massage, day spa, beauty salon, hairdresser",
    fishing: "fishing, fishing rod, rods",
    walks:
      "walk, walks, hike, hikes, hiking, trail, trails, track, bushwalk, stroll, tramping, hiking trail, walking track, walking trail, nature walk, running route, jogging, go for a run, walk the dog, bush walk, hiking trails, loop walk, ?go running, ?jog, ?bushwalking, ?hikers",
    beach: "beach, beaches, seaside, coast",
    surf: "surf, surfing, surfboard, surf shop, wetsuit, bodyboard, boogie board",
    lake: "lake, lakes, pond, river",
    waterfall: "waterfall, waterfalls, falls",
    viewpoint:
      "viewpoint, lookout, view, views, sunset, sunrise, scenic, scenic lookout, watch the sunset, watch the sunrise, best view, panorama, stargazing, stars, photo spot, vista",
    swimming:
      "swim, swimming, swimming hole, snorkel, snorkelling, bathe, go swimming, place to swim, safe to swim, dip, swim in, take a dip, swimming spot, rock pool, snorkeling, dive, diving, ?bathing",
    sights:
      "sights, sightseeing, attractions, places to see, things to see, what to see, landmark, day trip, things to do, activities, what to do, ?what is there to do, ?rainy day, ?raining, ?bored, ?worth seeing, ?excursion",
    cinema: "cinema, movie theatre, movie theater, theatre, theater, concert",
    museum: "museum, museums, gallery, art gallery, art, exhibition",
    market: "market, markets, farmers market, ?fresh fish, ?fresh fruit, ?vegetables, ?stalls, ?fishmonger",
    smoking:
      "smoke, smoking, cigarette, cigarettes, vape, vaping, smoker, smokers, ashtray, no smoking, smokers area, can we smoke, cigars, e cigarette, cigar, weed, marijuana, ?light up",
    pets: "pet, pets, dog, dogs, cat, cats, pet friendly, animals, bring a dog, puppy, bring my dog, pet policy, pet fee, furry friend, kitten, animal",
    parties:
      "party, parties, event, events, gathering, gatherings, celebrate, birthday party, have a party, hens night, bucks night, wedding, birthday, bbq party, celebration",
    quiet:
      "quiet hours, noise, noisy, quiet, loud, silence, curfew, noise curfew, loud music, make noise, neighbours, neighbors, quiet time, music late, noisy after, ?play music, ?keep it down",
    visitors:
      "?people, visitors, visitor, friends over, friends visit, invite friends, overnight guests, guests, extra guests, ?how many people, maximum guests, friends stay, friends come, have guests, bring friends, max guests, invite people, extra person, additional guests, have people over, guest limit, occupancy, day visitors, someone over, ?friend sleep, ?someone else stay, ?invite someone, ?one more person, ?how many can",
    shoes: "shoes, slippers, boots, gumboots, shoes off, shoes inside, barefoot, take off shoes",
    emergency:
      "emergency, emergencies, ambulance, 911, 112, 999, emergency number, ?urgent, ?accident, ?who to call in, ?triple zero",
    police: "police",
    fire: "fire, case of fire, smoke alarm, smoke detector, fire alarm, fire brigade, on fire, fire escape, fire exit, fire stairs, fire fighter, fire department, firefighters, firemen, ?smell smoke, ?burning",
    fireExtinguisher: "fire extinguisher, extinguisher, fire blanket",
    firstAid:
      "first aid, first aid kit, first aid box, plasters, bandage, bandages, band aid, bandaid, medicine cabinet, painkiller, painkillers, thermometer, first aid supplies, cut my finger, injured, injury, ibuprofen, paracetamol, antiseptic, hurt myself, bleeding, ?cut myself, ?burnt myself, ?headache",
    hospital:
      "hospital, emergency room, emergency department, accident and emergency, er, urgent care, a and e, closest hospital, casualty, ?broke my, ?a&e",
    doctor:
      "doctor, gp, medical centre, medical center, clinic, physician, nurse, ?sick, ?ill, general practitioner, medical clinic, see a doctor, health centre, health center, walk in clinic, paediatrician, ?fever, ?feel sick, ?not feeling well, ?unwell, ?feeling ill",
    dentist: "dentist, dental, toothache, tooth",
    pharmacy:
      "pharmacy, chemist, drugstore, drug store, medicine, medication, drugs, prescription, aspirin, nearest pharmacy, paracetamol, sunscreen, tablets, ?pills, ?cough, ?something for a headache, ?painkillers",
    vet: "vet, veterinary, veterinarian",
    theft: "stolen, theft, robbed, robbery, burglary, thief, ?report a theft, ?pickpocket, ?break in",
    wildlife:
      "snake, snakes, spider, spiders, insects, mosquito, mosquitoes, ants, wasps, mice, bugs, scorpions, bite, snake bite, spider bite, bitten, sting, stung, jellyfish, sharks, shark, crocodile, possum, possums, penguins, penguin, wallaby, kangaroo, bees, cockroach, cockroaches, tick, ticks, rats, bear, bears, pests, pest",
    earthquake: "earthquake, tsunami, cyclone, bushfire, evacuation, evacuate",
    torch:
      "torch, torches, flashlight, candles, flash light, candle, lantern, head torch, matches, lighter, headlamp",
    publicTransport:
      "public transport, public transportation, transit, getting around, transport, ?without a car, ?get around, ?no car",
    bus: "bus, buses, coach, bus stop, shuttle bus",
    tram: "tram, trams, metro, subway, underground, streetcar",
    train: "train, trains, railway, ?station, train station",
    taxi: "taxi, taxis, cab, uber, rideshare, ride share, ?grab, lyft",
    airport: "airport, flight, flights, airport transfer, airport shuttle",
    ferry: "ferry, ferries",
    carHire: "car hire, car rental, rent a car, rental car, hire a car, hire car",
    fuel: "petrol, gas station, fuel, petrol station, service station, diesel, fill up, gasoline, ?tank up",
    ticket: "transport card, transit card, ticket, tickets, travel card, pass, fare, fares",
    town: "town, city centre, city center, old town, downtown, town centre, village, centre, into town",
    supermarket:
      "buy food, supermarket, grocery, groceries, grocery store, food shopping, grocer, supplies, ?buy milk, ?food for dinner",
    convenience: "convenience store, corner shop, minimart, corner store, kiosk, milk bar, dairy",
    bakery:
      "bakery, bread, baker, rolls, croissants, fresh bread, pastries, bagels, buy bread, sourdough, pastry, patisserie",
    shops:
      "shop, shops, shopping, mall, store, boutique, souvenir, souvenirs, clothes shop, department store, shopping centre, ?buy clothes, ?presents, ?gifts",
    restaurant:
      "restaurant, restaurants, ?eat, ?hungry, eat out, dining, places to eat, ?food, bistro, lunch, ?good food, ?nice meal, ?where to eat, ?seafood, ?dumplings, ?noodles, ?fish and chips, ?diner, ?brunch",
    cafe: "cafe, cafes, coffee shop, ?cake, tearoom, flat white, ?good coffee",
    bar: "bar, bars, pub, pubs, beer, drinks, cocktail, cocktails, nightlife, brewery, ?night out, ?booze, ?pint",
    breakfast: "breakfast, brunch, ?eat in the morning, brekkie, ?brekky",
    dinner: "dinner, supper, evening meal",
    takeaway:
      "takeaway, take away, takeout, take out, delivery, pizza, food delivery, fish and chips, order food, order in, burger, burgers, uber eats, fast food, doordash, pizza delivery, carry out, kebab, ?deliver",
    vegetarian:
      "vegetarian, vegan, veggie, plant based, gluten free, halal, plant food, meat free, dairy free, gluten, vegan food, coeliac, vegetarian food, lactose, kosher, ?no meat, ?dont eat meat, allergies",
    iceCream: "ice cream, gelato",
    wine: "wine, winery, wineries, wine tasting, vineyard, cellar door",
    cash: "atm, cash machine, cash, cashpoint, bank, money, withdraw, currency exchange, exchange money, currency",
    post: "post office, post, mail, stamps, parcel, mailbox, post box",
    touristInfo: "tourist information, visitor centre, visitor center, tourist office, map",
    camera: "camera, cameras, security camera, cctv, ?filmed, ?recording",
    safe: "safe, safety deposit box, strongbox, valuables, lock box for valuables, passport storage",
    window: "window, windows, fly screen",
    stroller: "stroller, pram, pushchair, buggy",
    babysitter: "babysitter, babysitting, nanny, childcare, ?look after the kids",
    accessibility:
      "wheelchair, accessible, accessibility, step free, disabled, mobility, ramp, walker, disability, step free access, ground floor, wheel chair, handicap, ?grandma",
    time: "time, hour, hours, opening hours, opening times, what time, ?when, ?night, ?evening, ?morning, ?weekend, ?sunday, ?today, ?tonight, ?tomorrow, ?how late, ?how long, timetable, schedule, what day, until when, closing, ?last",
    price:
      "price, cost, costs, fee, how much, free, ?charge, ?pay, ?expensive, cheap, deposit, dollars, ?charge for",
    broken:
      "broken, ?wrong, ?problem, drops out, ?dropping out, drop out, slow, disconnect, no connection, doesn connect, not working, doesn work, does not work, stopped working, won turn on, repair, faulty, stuck, fix, reset, ran out, ?doesn't work, ?won't turn on, ?jammed, ?beeping, ?error, ?won't start, ?out of order, ?fault",
    lost: "lost, ?left behind, ?forgot, forgotten, missing, locked out",
    hire: "hire, rent, rental, borrow, lend",
    phone: "?number, ?phone, phone number, telephone, ?ring, text message, whatsapp, contact number",
  },
};
