import { englishSearch } from "#core/i18n/searchTexts/english.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const english: FullLexicon = {
  texts: englishSearch,
  stopWords:
    "reservation reservations name names conditions rules where a an and any anyone anything are aren around as at available away be been before being best bring but by can cannot could d did do does doesn doing don done else every find for from get gets getting give go goes going got had has have having hello help here hi how i if in instructions into is isn it its just kind know let like ll look looking m make many may me might much must my near nearby nearest need needs no nor not of off on one onto or our out over own place please possible put re s see should show so some somebody someone something somewhere t take tell than thanks that the their them then there these they thing things this those to too turn turned turning up us use used using ve very want was we were what when which while who whom whose why will with without work working works would you your yours allowed allow allows ok okay right now main open opens switch set start activate operate still back down guide info information house home room another more extra spare building apartment flat cottage unit villa cabin property space spot area day days run fill buy reach call old new close closing closes shut hang clean adjust connect press push pull move change replace empty light wet dirty dry big small good nice outside inside indoors outdoors case bad happens happen try check ask visit drive ride order book booking enter stop lower raise higher wear wish offer provide provided include included both only also same different sign log join made took keep hold holder eat hot cold far distance max maximum minimum keeps pls plz gonna wanna gotta im ive cant dont whats wheres hows really even guys mate hey sorry stuff bit anywhere after until till during coming come comes all enough think he she his her him am pm already actually ever everything went worried saw along lol hubby wife husband daughter son whole lot year yr wants fast fine shows itself wont meant fancy since again",
  endings: "ies:y es s e",
  needs: {
    wifi: "wifi, wi fi, internet, wireless, wlan, router, modem, network, broadband ? get online, go online, hotspot, net",
    password: "password, passcode, passphrase, login ? pw",
    reception:
      "phone reception, mobile reception, cell reception, phone signal, mobile signal, signal, coverage, reception ? cell service, phone service, bars on my phone, no bars",
    checkin:
      "check in, checkin, arrival ? arrive, arriving, get in from, earliest, move in, get there, turn up, show up, let in, room ready",
    lateCheckin:
      "late check in, late arrival, arrive late, after midnight, after dark, arrive after, check in late, flight delayed, delayed, get in late, late at night ? middle of the night, after hours, train gets in, running late, stuck in traffic, be late",
    earlyCheckin:
      "early check in, arrive early, earlier check in, early arrival, check in early, arrive before, before check in ? in early, too early",
    door: "door, entrance, front door, get in, unlock, self check in, intercom ? entry, lock, get into, let myself in, way in, locked out, get inside, doorbell, latch, buzzer, won't open, bolt, key turn",
    gate: "gate, garden gate",
    key: "key, key safe, keysafe, lockbox, lock box, fob, key card",
    doorCode: "door code, access code, entry code, pin code, keypad, gate code, code ? pin, combination",
    parking:
      "parking, park, car park, carpark, garage, carport, driveway, park the car ? leave the car, put the car, two cars, second car, campervan, van, trailer, roof racks",
    carCharging:
      "ev charging, electric car, charge the car, charging station, wallbox, tesla, ev, charging point",
    elevator: "elevator, the lift, a lift, no lift ? lift, stairs",
    luggage:
      "store bags, luggage, bags, baggage, suitcase, left luggage, luggage storage, locker, leave bags, drop bags, bag storage, leave our bags ? leave our stuff, leave our things, backpacks, our cases, our stuff",
    directions: "directions, route ? how to get here, find the house",
    postalAddress: "address, street address",
    checkout:
      "end of stay, check out, checkout, departure, depart, vacate ? leave, leaving, last day, be out, have to go, last morning, move out, be gone, before we go, strip the beds, head off",
    lateCheckout:
      "late check out, late checkout, later check out, later departure, stay longer, leave later, stay until, extra night, check out later ? extend, bit later, late flight, stay another night, sleep in",
    host: "host, owner, contact, manager, landlord, caretaker, concierge ? reach you, call you, your number, your phone, get help, something wrong, goes wrong, get hold of, who do we call, call someone, message you, text you, get in touch, walkie talkie",
    heating:
      "heating, heater, heat pump, radiator, keep warm, heated floor, thermostat, underfloor heating ? heat, warm, cold inside, too cold, freezing, warmer, cold in here, chilly, its cold, shivering",
    fireplace:
      "wood, logs, fireplace, tiled stove, stove fire, wood burner, woodburner, wood stove, wood fire, log fire, log burner, light the fire, firewood, open fire ? fire, kindling, full of smoke, room smoky",
    airCon:
      "air conditioning, air conditioner, aircon, air con, ac, a c, cooling, split system ? cool, too hot, cooler, hot in here, boiling, stuffy, sweltering, too warm, roasting",
    fan: "fan, ceiling fan, ventilator",
    hotWater:
      "hot water, water heater, boiler, cold water, warm water, shower freezing ? freezing water, only cold, lukewarm, hot tap, gone cold, runs cold, hot shower, warm shower",
    power:
      "electricity, fuse, fuse box, fusebox, circuit breaker, breaker, switchboard, blackout, power cut, outage, no power, no lights, lights off, tripped ? power, lights out, went dark, power went, main switch, lights died, half the lights, trips, sparks",
    light: "light, lamp, lighting, light switch ? bulb, dimmer, lightbulb",
    blinds:
      "blinds, curtains, shutters, shades, drapes, blackout, roller blind, roller shutters, darken ? too bright, too light, too much light, wakes us, sun comes in",
    waterLeak:
      "leak, leaking, flooding, flood, burst pipe, stopcock, stop cock, turn off water, water everywhere, pipe burst, turn off the water, dripping, shutoff, overflow, shut off water ? water coming, water on the floor, plumber, water off, water coming through, puddle, pipe",
    drinkingWater:
      "drinking water, tap water, water safe, drinkable, potable, water filter, filtered water, rainwater, spring water, bore water ? drink, thirsty, water from the tap",
    oven: "oven, bake, baking, roast ? cake",
    stove: "stove, cooktop, hob, induction, stovetop, cooker, hotplate, child lock ? padlock, ring",
    gas: "gas, gas bottle, gas cylinder, propane",
    microwave: "microwave",
    fridge: "fridge, refrigerator, freezer, ice ? keep food cold, cold drinks, chill",
    dishes: "dishes, washing up, dishwashing, wash up, washing dishes",
    dishwasher: "dishwasher, dish washer, dishwasher tablets",
    coffee:
      "coffee, espresso, coffee machine, coffee maker, plunger, french press, grinder, moka, percolator ? caffeine, latte, cuppa",
    kettle: "kettle, tea ? boil water",
    toaster: "toaster, toast",
    cookware:
      "pots, pans, saucepan, frying pan, knife, knives, cutlery, plates, glasses, bowls, utensils, corkscrew, bottle opener, crockery, chopping board, blender, tin opener, can opener, foil, baking paper, wok, peeler ? cling film, cheese grater",
    riceCooker: "rice cooker",
    barbecue: "barbecue, bbq, grill, barbeque, barbie",
    washing:
      "washing machine, washer, washer dryer, laundry, detergent, laundromat, washing powder, washing clothes ? wash our clothes, clean clothes, dirty clothes, load of",
    dryer: "dryer, washer dryer, tumble dryer, drier, clothes dryer",
    clothesLine:
      "clothes line, hang clothes, wet clothes, hang washing, hang laundry, clothesline, washing line, drying rack, clothes horse, pegs, dry clothes ? wet bathers, clothes dry",
    iron: "iron, ironing board, ironing ? crumpled, creased, wrinkled, creases",
    vacuum:
      "vacuum, vacuum cleaner, hoover, broom, mop, cleaning, dustpan ? sweep, spilled, spilt, crumbs, mess",
    rubbish:
      "rubbish, trash, garbage, bin, waste, dustbin, refuse, litter, scraps ? throw away, throw out, take out, leftovers, nappies, diapers, chuck",
    recycling:
      "recycling, recycle, recyclables, bottles, cardboard, compost, glass bottles, plastic bottles, recycling bin, paper, empties, sort the rubbish, yellow bin, separate waste",
    shower: "shower",
    bath: "bath, bathtub, bath tub, tub",
    toilet: "toilet, loo, wc, restroom, flush, toilet paper, lavatory, septic ? blocked, clogged, dunny",
    toiletries:
      "toiletries, soap, shampoo, shower gel, conditioner, toothbrush, toothpaste ? body wash, hair wash, tissues",
    towels:
      "towel, bath towel, beach towel, pool towels, hand towels, tea towels, fresh towels, face washers, bath mat ? dry off",
    hairDryer: "hair dryer, hairdryer, blow dryer, straightener",
    bed: "bed, futon, bedroom, sleep, sleeping, mattress ? bunk",
    extraBed: "extra bed, sofa bed, sofabed, spare bed, air mattress, day bed, another bed ? sleep six",
    bedding: "bedding, sheets, linen, bed linen, bedclothes ? wet the bed",
    blankets: "blanket, duvet, doona, quilt, comforter ? cold at night, cold in bed",
    pillows: "pillow, cushion",
    cot: "cot, crib, travel cot, baby bed, portacot, porta cot, port a cot, bassinet, playpen, pack and play ? somewhere for baby, baby sleep",
    highChair: "high chair, highchair, booster seat, baby chair",
    toys: "toys, board games, cards, puzzles, books, dvds ? games, keep the kids busy, jigsaw, uno, chess",
    playground: "playground, play area, swings",
    children:
      "child, children, kids, baby, babies, toddler, family, little ones, stair gate, baby gate ? childproof",
    tv: "tv, television, telly, films, remote ? movies, watch something, match, footy, black screen, no picture, screen",
    music: "music, speaker, stereo, bluetooth, radio, record player, sound system, records ? tunes, spotify",
    plugs:
      "adapter, adaptor, plug, socket, power point, outlet, charger, usb, extension cord ? charge my phone, charge my laptop, phone flat, phone dead, charging cable",
    desk: "desk, workspace, work space, monitor, office, printer, remote work ? work from, laptop, video call",
    pool: "pool, swimming pool, lap pool, plunge pool",
    hotTub: "hot tub, hottub, jacuzzi, spa, spa pool, whirlpool, outdoor bath, spa bath",
    sauna: "sauna, steam room",
    gym: "gym, fitness, work out, workout, exercise room",
    garden:
      "garden, yard, backyard, terrace, balcony, deck, patio, rooftop, verandah, porch, outdoor furniture ? outdoor, sun lounger, loungers, hammock, parasol, sit outside, eat outside, sit in the sun",
    bikes: "bike, bicycle, cycling, cycle, e bike, helmets",
    boats:
      "boat, cruise, kayak, canoe, paddle, sup, sail, sailing, kayaking, rowboat, paddleboard, jetty, life jackets",
    ski: "ski, skiing, snowboard, snow, slopes",
    snowChains: "snow chains, chains, tyre chains",
    sled: "sled, sledge, toboggan",
    golf: "golf, golf course, minigolf, mini golf",
    tennis: "tennis, tennis court, table tennis, ping pong",
    horses: "horse riding, horseback riding, pony, horses",
    zoo: "zoo, theme park, aquarium",
    massage: "massage, day spa, hairdresser",
    fishing: "fishing, fishing rod, rods",
    walks:
      "walk, hike, hiking, trail, track, bushwalk, stroll, jogging, walk the dog ? go running, jog, stretch our legs",
    beach: "beach, seaside, coast",
    surf: "surf, surfing, surfboard, surf shop, wetsuit, bodyboard, boogie board",
    lake: "lake, pond, river",
    waterfall: "waterfall, falls",
    viewpoint: "viewpoint, lookout, view, sunset, sunrise, scenic, panorama, stargazing, stars",
    swimming:
      "swim, swimming, swimming hole, snorkel, bathe, dip, rock pool, snorkeling, dive, diving ? bathing, cool off",
    sights:
      "sights, sightseeing, attractions, places to see, things to see, what to see, landmark, day trip, things to do, activities, what to do ? rainy day, raining, bored, worth seeing, excursion, wet day, bucketing down, with kids, occupy",
    cinema: "cinema, movie theatre, movie theater, theatre, theater, concert",
    museum: "museum, gallery, art gallery, art, exhibition",
    market:
      "market, farmers market, cheese, honey, farm shop ? fresh fish, fresh fruit, vegetables, fishmonger",
    smoking:
      "smoke, smoking, cigarette, vape, vaping, smoker, ashtray, cigars, weed ? light up, ciggie, cig, fag, joint",
    pets: "pet, dog, cat, pet friendly, animals, puppy, kitten ? doggo, pooch, pup, labrador, collie, terrier, poodle, retriever, dachshund, spaniel",
    parties:
      "party, event, gathering, celebrate, wedding, birthday, celebration ? friends over for drinks, get together, celebrating",
    quiet:
      "quiet hours, noise, noisy, quiet, loud, silence, curfew, loud music, neighbours, neighbors, music late, noisy after ? play music, keep it down, music outside, loudly",
    visitors:
      "visitors, friends over, invite friends, overnight guests, guests, extra person, guest limit, occupancy, friends visit ? people, someone else stay, invite someone, one more person, how many can, mates over, friends around, sleep over",
    shoes: "shoes, slippers, boots, gumboots, barefoot ? muddy, wellies, sandals",
    emergency:
      "emergency, ambulance, 911, 112, 999, emergency number, defibrillator ? urgent, accident, triple zero, chest pain, heart attack, unconscious, collapsed, not breathing, got hurt",
    police: "police",
    fire: "fire, smoke alarm, smoke detector, fire alarm, fire brigade, fire escape, fire department, firefighters ? smell smoke, burning, flames, smells of burning, chirping",
    fireExtinguisher: "fire extinguisher, extinguisher, fire blanket",
    firstAid:
      "first aid, plasters, bandage, band aid, bandaid, painkiller, thermometer, injured, injury, ibuprofen, paracetamol, antiseptic, hurt myself, bleeding ? cut myself, headache, blister, splinter, grazed, sunburn, ankle, panadol, cut his, cut her",
    hospital: "hospital, emergency room, er, urgent care, casualty ? broke my",
    doctor:
      "doctor, gp, medical centre, medical center, clinic, nurse, health centre ? sick, ill, fever, not feeling well, unwell, throwing up, vomiting, rash, burning up, temperature, tummy, sore throat, antibiotics, earache",
    dentist: "dentist, dental, toothache, tooth",
    pharmacy:
      "pharmacy, chemist, drugstore, drug store, medicine, medication, drugs, prescription, aspirin, paracetamol, sunscreen, tablets ? pills, cough, painkillers, nurofen",
    vet: "vet, veterinary, veterinarian ? limping, dog ate",
    theft: "stolen, theft, robbed, robbery, burglary, thief ? pickpocket, break in",
    wildlife:
      "snake, spider, insects, mosquito, ants, wasps, mice, bugs, scorpions, bite, snake bite, spider bite, bitten, sting, stung, jellyfish, sharks, crocodile, possum, penguins, wallaby, kangaroo, bees, cockroach, tick, rats, bear, pests ? creepy crawlies, mozzies, leeches, mouse",
    earthquake: "earthquake, tsunami, cyclone, bushfire, evacuation, evacuate",
    torch: "torch, flashlight, candles, flash light, lantern, head torch, matches, lighter, headlamp",
    publicTransport:
      "public transport, public transportation, transit, getting around, transport ? without a car, get around, no car, get into town, get to town",
    bus: "bus, coach, shuttle bus",
    tram: "tram, metro, subway, underground, streetcar",
    train: "train, railway, train station ? station",
    taxi: "taxi, cab, uber, rideshare, ride share, lyft ? grab",
    airport: "airport, flight, airport transfer, airport shuttle",
    ferry: "ferry",
    carHire: "car hire, car rental, rent a car, rental car, hire a car, hire car",
    fuel: "petrol, gas station, fuel, petrol station, service station, diesel, fill up, gasoline ? tank up, servo, gas up",
    ticket: "ticket, travel card, pass, fare",
    town: "town, city centre, city center, downtown, town centre, village, centre",
    supermarket: "buy food, supermarket, grocery, grocery store, grocer, supplies ? stock up, milk, eggs",
    convenience: "convenience store, corner shop, minimart, corner store, kiosk, milk bar, dairy",
    bakery: "bakery, bread, baker, rolls, croissants, pastries, bagels, sourdough, patisserie",
    shops:
      "shop, shopping, mall, store, boutique, souvenir, department store, shopping centre ? buy clothes, presents, gifts",
    restaurant:
      "restaurant, eat out, dining, places to eat, bistro, lunch ? eat, hungry, food, seafood, dumplings, noodles, fish and chips, brunch, starving, bite to eat, traditional, local dishes, not cook, feed the kids, table for, tapas, cook tonight, where to eat",
    cafe: "cafe, coffee shop, tearoom, flat white ? cake, good coffee, decent coffee, barista",
    bar: "bar, pub, beer, drinks, cocktail, nightlife, brewery ? night out, pint, glass of wine",
    breakfast: "breakfast, brunch, brekkie ? eat in the morning, brekky",
    dinner: "dinner, supper, evening meal",
    takeaway:
      "takeaway, take away, takeout, take out, delivery, pizza, fish and chips, burger, fast food, kebab ? deliver",
    vegetarian:
      "vegetarian, vegan, veggie, gluten free, halal, dairy free, gluten, coeliac, lactose, kosher, allergies ? no meat, dont eat meat",
    iceCream: "ice cream, gelato",
    wine: "wine, winery, wine tasting, vineyard, cellar door",
    cash: "atm, cash machine, cash, cashpoint, bank, money, withdraw, currency exchange, exchange money, currency",
    post: "post office, post, mail, stamps, parcel, mailbox, post box",
    touristInfo: "tourist information, visitor centre, visitor center, tourist office, map",
    camera: "camera, security camera, cctv ? filmed, recording",
    safe: "safe, valuables",
    window: "window, fly screen",
    stroller: "stroller, pram, pushchair, buggy",
    babysitter: "babysitter, babysitting, nanny, childcare ? look after the kids",
    accessibility:
      "wheelchair, accessible, accessibility, step free, disabled, mobility, ramp, disability, ground floor ? grandma",
    time: "time, hour, opening hours, timetable, schedule, what day, until when, closing ? when, night, evening, morning, weekend, sunday, today, tonight, tomorrow, how late, how long, last, till, how soon",
    price: "price, cost, fee, how much, free, cheap, deposit, dollars ? charge, pay, expensive",
    broken:
      "broken, drops out, slow, disconnect, doesn connect, not working, does not work, stopped working, won turn on, repair, faulty, stuck, fix, reset, ran out ? wrong, problem, dropping out, doesn't work, jammed, beeping, error, fault, died, dead, is down, nothing happens, not heating, wont, won't, gone off, beeps",
    lost: "lost, forgotten, missing, locked out ? left behind, forgot, left in the",
    hire: "hire, rent, rental, borrow, lend",
    phone: "phone number, telephone, text message, whatsapp, contact number ? number, phone, ring",
    whether:
      " ? is there, are there, is the, are the, do you have, have you got, does the, does it, any, have a",
    fence: "fence, fenced, enclosed, fencing",
    speaks: "speak, speaks, english, mandarin, chinese",
    drone: "drone, drones ? aerial",
    hotSpring: "onsen, hot spring, hot springs, public bath, thermal baths",
    streaming: "netflix, disney, chromecast, airplay, streaming ? prime video",
    console: "playstation, xbox, nintendo, game console",
    coffeePods: "pods, capsules, nespresso",
    robes: "bathrobe, robe, yukata, pyjamas, dressing gown",
  },
};
