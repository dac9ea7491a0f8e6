import { englishSearch } from "#languages/searchTexts/english.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const english: FullLexicon = {
  texts: englishSearch,
  stopWords:
    "reservation reservations name names conditions rules where a an and any anyone anything are aren around as at available away be been before being best bring but by can cannot could d did do does doesn doing don done else every find for from get gets getting give go goes going got had has have having hello help here hi how i if in instructions into is isn it its just kind know let like ll look looking m make many may me might much must my near nearby nearest need needs no nor not of off on one onto or our out over own place please possible put re s see should show so some somebody someone something somewhere t take tell than thanks that the their them then there these they thing things this those to too turn turned turning up us use used using ve very want was we were what when which while who whom whose why will with without work working works would you your yours allowed allow allows ok okay right now main open opens switch set start activate operate still back down guide info information house home room another more extra spare building apartment flat cottage unit villa cabin property space spot area day days run fill buy reach call old new close closing closes shut hang clean adjust connect press push pull move change replace empty light wet dirty dry big small good nice outside inside indoors outdoors case bad happens happen try check ask visit drive ride order book booking enter stop lower raise higher wear wish offer provide provided include included both only also same different sign log join made took keep hold holder eat hot cold far distance max maximum minimum",
  endings: "ies:y es s e",
  needs: {
    wifi: "wifi name, network name, wifi, wi fi, internet, wireless, wlan, router, modem, network, broadband",
    password: "password, passcode, passphrase, login",
    reception:
      "phone reception, mobile reception, cell reception, phone coverage, mobile coverage, cell coverage, phone signal, mobile signal, cell signal, signal, coverage, reception",
    checkin: "check in, checkin, arrival, ?arrive, ?arriving",
    lateCheckin:
      "late check in, late checkin, late arrival, arrive late, arriving late, after midnight, arrive at night, after dark, arrive after, check in late, flight delayed, delayed, get in late, late at night, midnight arrival, arriving after",
    earlyCheckin:
      "early check in, early checkin, arrive early, earlier check in, early arrival, arriving early, check in early, arrive before, earlier arrival, before check in",
    door: "door, entrance, front door, get in, ?entry, ?lock, unlock, ?get into, ?let myself in, ?way in, self check in, intercom",
    gate: "gate, gates, garden gate",
    key: "key, keys, key safe, keysafe, lockbox, lock box, fob, key card",
    doorCode: "door code, access code, entry code, pin code, ?pin, keypad, key code, gate code, code",
    parking: "parking, park, car park, carpark, garage, carport, driveway, park the car",
    carCharging:
      "ev charger, ev charging, electric car, electric vehicle, charge the car, car charger, charging station, wallbox, tesla, charge electric, charge my ev, ev, charging point",
    elevator: "elevator, ?lift, the lift, a lift, no lift, ?stairs, elevators",
    luggage:
      "store luggage, store bags, luggage, bags, bag, baggage, suitcase, left luggage, luggage storage, locker, leave bags, drop bags, store bags, bag storage, bag drop, leave luggage, leave our bags, store suitcases, suitcases, leave suitcases, drop off bags, lockers",
    directions: "directions, ?how to get here, ?find the house, route",
    postalAddress: "address, street address",
    checkout:
      "end of stay, end of our stay, check out, checkout, departure, ?leave, ?leaving, depart, vacate, ?last day",
    lateCheckout:
      "late check out, late checkout, later check out, later departure, late departure, stay longer, ?extend, leave later, stay until, check out late, check out later, leave late, stay a bit longer, extra night, stay past, ?bit later",
    host: "host, owner, contact, ?contact you, ?reach you, ?call you, ?your number, ?your phone, ?speak to someone, ?get help, manager, landlord, caretaker, concierge, ?something wrong, ?goes wrong, ?the owners, ?get hold of",
    heating:
      "heating, heater, heaters, ?heat, heat pump, radiator, ?warm, keep warm, heated floor, thermostat, ?cold inside, ?too cold, ?freezing, ?warmer, underfloor heating",
    fireplace:
      "wood, logs, fireplace, tiled stove, stove fire, wood burner, woodburner, wood stove, wood fire, log fire, log burner, light the fire, firewood, ?fire, open fire",
    airCon: "air conditioning, air conditioner, aircon, air con, ac, a c, cooling, ?cool, ?too hot, ?cooler",
    fan: "fan, ceiling fan, ventilator",
    hotWater:
      "hot water, water heater, boiler, cold water, shower cold, cold shower, warm water, hot water cylinder, shower freezing, no hot water, ?freezing water",
    power:
      "?power, electricity, fuse, fuses, fuse box, fusebox, circuit breaker, breaker, switchboard, blackout, power cut, power outage, outage, no power, lights went out, no lights, lights off, tripped",
    light: "light, lights, lamp, light switch, lighting",
    blinds:
      "blinds, blind, curtains, curtain, shutters, shades, drapes, blackout, roller blind, roller shutters, block out light, darken",
    waterLeak:
      "water leak, leak, leaking, flooding, flood, burst pipe, stopcock, stop cock, water main, water mains, shut off water, turn off water, turn water off, water valve, water shut off, water leaking, water everywhere, pipe burst, turn off the water, dripping, shut off valve, stop valve, shutoff, overflow, isolation valve",
    drinkingWater:
      "?drink, drinking water, tap water, drink water, water safe, drinkable, potable, water drinkable, water filter, filtered water, safe to drink, water to drink, bottled water, drinking from the tap",
    oven: "oven, bake, baking, roast",
    stove: "stove, cooktop, hob, induction, stovetop, cooker, hotplate",
    gas: "gas, gas bottle, gas cylinder, propane",
    microwave: "microwave",
    fridge: "fridge, refrigerator, freezer, ice",
    dishes: "dishes, washing up, dishwashing, wash up, washing dishes",
    dishwasher: "dishwasher, dish washer, dishwasher tablets",
    coffee:
      "coffee, espresso, nespresso, coffee machine, coffee maker, plunger, french press, cafetiere, pods, coffee beans, coffee pods, grinder, filter coffee, moka, moka pot, espresso machine, capsules, capsule, percolator, drip coffee",
    kettle: "kettle, tea, ?boil water",
    toaster: "toaster, toast",
    cookware:
      "pots, pans, pan, saucepan, frying pan, knife, knives, cutlery, plates, glasses, bowls, utensils, corkscrew, bottle opener, crockery",
    riceCooker: "rice cooker",
    barbecue: "barbecue, bbq, grill, barbeque, barbie",
    washing:
      "washing machine, washer, washer dryer, laundry, washing clothes, wash clothes, detergent, laundromat, washing powder, clothes washing",
    dryer: "dryer, washer dryer, tumble dryer, drier, clothes dryer",
    clothesLine:
      "clothes line, hang clothes, wet clothes, hang washing, hang laundry, clothesline, washing line, drying rack, clothes horse, pegs, dry clothes, clothes airer, drying clothes",
    iron: "iron, ironing board, ironing",
    vacuum: "vacuum, vacuum cleaner, hoover, broom, mop, cleaning, dustpan",
    rubbish: "rubbish, trash, garbage, bin, bins, waste, bin day, trash can, dustbin, refuse, litter, scraps",
    recycling:
      "recycling, recycle, recyclables, bottles, cardboard, compost, glass bottles, plastic bottles, cans, recycling bin, paper, empties, sort the rubbish, yellow bin, separate waste",
    shower: "shower",
    bath: "bath, bathtub, bath tub, tub",
    toilet: "toilet, loo, wc, restroom, flush, toilet paper, lavatory",
    toiletries: "toiletries, soap, shampoo, shower gel, conditioner, toothbrush, toothpaste",
    towels:
      "towel, towels, bath towel, bath towels, beach towel, beach towels, pool towels, hand towels, tea towels, fresh towels, clean towels, face washers",
    hairDryer:
      "hair dryer, hairdryer, hairdrier, blow dryer, dry my hair, blow drier, straightener, hair straightener",
    bed: "bed, futon, beds, bedroom, sleep, sleeping, mattress",
    extraBed:
      "extra bed, sofa bed, sofabed, pull out bed, spare bed, rollaway, trundle, fold out bed, couch bed, sleeper sofa, pull out couch, air mattress, day bed, sofa sleeper, another bed, additional bed, pullout",
    bedding: "bedding, sheets, linen, bed linen, bedclothes",
    blankets: "blanket, blankets, duvet, doona, quilt, comforter",
    pillows: "pillow, pillows, cushion",
    cot: "cot, crib, travel cot, baby bed, portacot, porta cot, port a cot, pack n play, baby cot, crib for baby, bassinet, travel crib, playpen, pack and play, baby crib",
    highChair: "high chair, highchair, booster seat, baby chair",
    toys: "toys, ?games, board games, cards, puzzles, books, dvds, dvd",
    playground: "playground, play area, swings",
    children: "child, children, kids, kid, baby, babies, toddler, family, little ones, stair gate, baby gate",
    tv: "tv, television, telly, netflix, streaming, smart tv, tv channels, films, ?movies, ?movie, chromecast, airplay, cast, remote, remote control, disney",
    music: "music, speaker, stereo, bluetooth, radio, record player, sound system, records",
    plugs:
      "adapter, adaptor, plug, plugs, socket, sockets, power point, outlet, power adapter, charger, phone charger, usb",
    desk: "desk, workspace, work space, monitor, office, home office, printer, remote work",
    pool: "pool, swimming pool, lap pool, plunge pool",
    hotTub:
      "hot tub, hottub, jacuzzi, spa, spa pool, whirlpool, outdoor bath, outdoor tub, wood fired tub, bubbles, hot tubs, spa bath",
    sauna: "sauna, steam room",
    gym: "gym, fitness, fitness room, work out, workout, exercise room",
    garden:
      "?outdoor, garden, yard, backyard, terrace, balcony, deck, patio, rooftop, verandah, porch, outdoor furniture",
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
      "walk, walks, hike, hikes, hiking, trail, trails, track, bushwalk, stroll, tramping, hiking trail, walking track, walking trail, nature walk, running route, jogging, go for a run, walk the dog, bush walk, hiking trails, loop walk",
    beach: "beach, beaches, seaside, coast",
    surf: "surf, surfing, surfboard, surf shop, wetsuit, bodyboard, boogie board",
    lake: "lake, lakes, pond, river",
    waterfall: "waterfall, waterfalls, falls",
    viewpoint:
      "viewpoint, lookout, view, views, sunset, sunrise, scenic, scenic lookout, watch the sunset, watch the sunrise, best view, panorama, stargazing, stars, photo spot, vista",
    swimming:
      "swim, swimming, swimming hole, snorkel, snorkelling, bathe, go swimming, place to swim, safe to swim, dip, swim in, take a dip, swimming spot, rock pool, snorkeling, dive, diving",
    sights:
      "sights, sightseeing, attractions, places to see, things to see, what to see, landmark, day trip, things to do, activities, what to do",
    cinema: "cinema, movie theatre, movie theater, theatre, theater, concert",
    museum: "museum, museums, gallery, art gallery, art, exhibition",
    market: "market, markets, farmers market",
    smoking:
      "smoke, smoking, cigarette, cigarettes, vape, vaping, smoker, smokers, ashtray, no smoking, smokers area, can we smoke, cigars, e cigarette, cigar, weed, marijuana",
    pets: "pet, pets, dog, dogs, cat, cats, pet friendly, animals, bring a dog, puppy, bring my dog, pet policy, pet fee, furry friend, kitten, animal",
    parties:
      "party, parties, event, events, gathering, gatherings, celebrate, birthday party, have a party, hens night, bucks night, wedding, birthday, bbq party, celebration",
    quiet:
      "quiet hours, noise, noisy, quiet, loud, silence, curfew, noise curfew, loud music, make noise, neighbours, neighbors, quiet time, music late, noisy after",
    visitors:
      "?people, visitors, visitor, friends over, friends visit, invite friends, overnight guests, guests, extra guests, ?how many people, maximum guests, friends stay, friends come, have guests, bring friends, max guests, invite people, extra person, additional guests, have people over, guest limit, occupancy, day visitors, someone over",
    shoes: "shoes, slippers, boots, gumboots, shoes off, shoes inside, barefoot, take off shoes",
    emergency: "emergency, emergencies, ambulance, 911, 112, 999, emergency number, ?urgent",
    police: "police",
    fire: "fire, case of fire, smoke alarm, smoke detector, fire alarm, fire brigade, on fire, fire escape, fire exit, fire stairs, fire fighter, fire department",
    fireExtinguisher: "fire extinguisher, extinguisher, fire blanket",
    firstAid:
      "first aid, first aid kit, first aid box, plasters, bandage, bandages, band aid, bandaid, medicine cabinet, painkiller, painkillers, thermometer, first aid supplies, cut my finger, injured, injury, ibuprofen, paracetamol, antiseptic, hurt myself, bleeding",
    hospital:
      "hospital, emergency room, emergency department, accident and emergency, er, urgent care, a and e, closest hospital, casualty",
    doctor:
      "doctor, gp, medical centre, medical center, clinic, physician, nurse, ?sick, ?ill, general practitioner, medical clinic, see a doctor, health centre, health center, walk in clinic, paediatrician, ?fever",
    dentist: "dentist, dental, toothache, tooth",
    pharmacy:
      "pharmacy, chemist, drugstore, drug store, medicine, medication, drugs, prescription, aspirin, nearest pharmacy, paracetamol, sunscreen, tablets",
    vet: "vet, veterinary, veterinarian",
    theft: "stolen, theft, robbed, robbery, burglary, thief, ?report a theft, ?pickpocket",
    wildlife:
      "snake, snakes, spider, spiders, insects, mosquito, mosquitoes, ants, wasps, mice, bugs, scorpions, bite, snake bite, spider bite, bitten, sting, stung, jellyfish, sharks, shark, crocodile, possum, possums, penguins, penguin, wallaby, kangaroo, bees, cockroach, cockroaches, tick, ticks, rats, bear, bears, pests, pest",
    earthquake: "earthquake, tsunami, cyclone, bushfire, evacuation, evacuate",
    torch: "torch, torches, flashlight, candles, flash light, candle, lantern, head torch, matches, lighter",
    publicTransport: "public transport, public transportation, transit, getting around, transport",
    bus: "bus, buses, coach, bus stop, shuttle bus",
    tram: "tram, trams, metro, subway, underground, streetcar",
    train: "train, trains, railway, ?station, train station",
    taxi: "taxi, taxis, cab, uber, rideshare",
    airport: "airport, flight, flights, airport transfer, airport shuttle",
    ferry: "ferry, ferries",
    carHire: "car hire, car rental, rent a car, rental car, hire a car",
    fuel: "petrol, gas station, fuel, petrol station, service station, diesel, fill up, gasoline",
    ticket: "transport card, transit card, ticket, tickets, travel card, pass, fare, fares",
    town: "town, city centre, city center, old town, downtown, town centre, village, centre, into town",
    supermarket: "buy food, supermarket, grocery, groceries, grocery store, food shopping, grocer, supplies",
    convenience: "convenience store, corner shop, minimart, corner store, kiosk, milk bar, dairy",
    bakery:
      "bakery, bread, baker, rolls, croissants, fresh bread, pastries, bagels, buy bread, sourdough, pastry, patisserie",
    shops:
      "shop, shops, shopping, mall, store, boutique, souvenir, souvenirs, clothes shop, department store, shopping centre",
    restaurant:
      "restaurant, restaurants, ?eat, ?hungry, eat out, dining, places to eat, ?food, bistro, lunch",
    cafe: "cafe, cafes, coffee shop, ?cake, tearoom, flat white",
    bar: "bar, bars, pub, pubs, beer, drinks, cocktail, cocktails, nightlife, brewery",
    breakfast: "breakfast, brunch",
    dinner: "dinner, supper, evening meal",
    takeaway:
      "takeaway, take away, takeout, take out, delivery, pizza, food delivery, fish and chips, order food, order in, burger, burgers, uber eats, fast food, doordash, pizza delivery, carry out, kebab",
    vegetarian:
      "vegetarian, vegan, veggie, plant based, gluten free, halal, plant food, meat free, dairy free, gluten, vegan food, coeliac, vegetarian food, lactose, kosher",
    iceCream: "ice cream, gelato",
    wine: "wine, winery, wineries, wine tasting, vineyard, cellar door",
    cash: "atm, cash machine, cash, cashpoint, bank, money, withdraw, currency exchange, exchange money, currency",
    post: "post office, post, mail, stamps, parcel, mailbox, post box",
    touristInfo: "tourist information, visitor centre, visitor center, tourist office, map",
    camera: "camera, cameras, security camera, cctv",
    safe: "safe, safety deposit box, strongbox, valuables, lock box for valuables, passport storage",
    window: "window, windows, fly screen",
    stroller: "stroller, pram, pushchair, buggy",
    babysitter: "babysitter, babysitting, nanny, childcare",
    accessibility:
      "wheelchair, accessible, accessibility, step free, disabled, mobility, ramp, walker, disability, step free access, ground floor, wheel chair, handicap",
    time: "time, hour, hours, opening hours, opening times, what time, ?when, ?night, ?evening, ?morning, ?weekend, ?sunday, ?today, ?tonight, ?tomorrow, ?how late, ?how long, timetable, schedule, what day, until when, closing",
    price: "price, cost, costs, fee, how much, free, ?charge, ?pay, ?expensive, cheap, deposit, dollars",
    broken:
      "broken, ?wrong, ?problem, drops out, drop out, slow, disconnect, no connection, doesn connect, not working, doesn work, does not work, stopped working, won turn on, repair, faulty, stuck, fix, reset, ran out",
    lost: "lost, ?left behind, ?forgot, forgotten, missing, locked out",
    hire: "hire, rent, rental, borrow, lend",
    phone: "?number, ?phone, phone number, telephone, ?ring, text message, whatsapp, contact number",
  },
};
