import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A flat on the fifth floor of a strata building near the river in Brisbane. */
export const wattle: AnswersGuidebook = {
  language: "en",
  name: "Wattle on Merthyr",
  sections: {
    property: {
      propertyName: "Wattle on Merthyr",
      address: "53/118 Merthyr Road",
      city: "New Farm",
      state: "Queensland",
      country: "Australia",
    },
    welcome: {
      text: `<p>G'day, I'm Bronte, and this flat was my gran's for forty years. Text me on 0491 570 110 any time from 7 am to 9 pm; outside those hours only if something is on fire or under water.</p><p>Gavin, the onsite manager, sits in the office beside the letterboxes on weekdays from 9 to 1. He knows the building, I know the flat.</p><p>The racket at dawn is a pair of kookaburras in the jacaranda. Earplugs are in the bedside drawer.</p>`,
    },
    checkin: {
      checkInType: "Keypad downstairs, key safe upstairs",
      checkInTime: "14:00",
      doorCode: "6041",
      details: `<p>Enter the code on the brass keypad at the street entrance, then press the bell symbol. The glass panel slides to the right.</p><p>The key safe for 53 is screwed to the wall inside the meter cupboard on level 5, opposite the lift. It takes the same code. You'll find one key and one grey swipe.</p><p>Swipe first, then press your floor: the lift goes nowhere without it. It is switched off for service every first Tuesday from 9 to 11, and the stairs are behind the fern.</p><p>Landing at midnight? Come straight up, nobody needs to be awake for you.</p>`,
      parkingInfo: `<p>Our spot is number 53 in the undercover car park off Moray Lane, clearance 1.95 metres, so no roof boxes. Wave the grey swipe at the post. A second car goes on the street: two hours on weekdays, free after 6 pm.</p>`,
    },
    amenities: {
      text: `<ul><li>Queen bed in the front room, two king singles in the back room which we can push together.</li><li>Spare doona, two woollen throws and extra pillows are in the blanket box under the hall window.</li><li>White towels are for the bathroom, striped ones for the pool.</li><li>Portacot, booster seat and a box of Duplo in the back room's wardrobe, bottom left.</li><li>Hairdryer hangs in the vanity, the iron lives on top of the washing machine.</li><li>Umbrellas, a beach shelter and an esky in the tall cupboard by the entrance.</li></ul><h2>Shared with the building</h2><p>The pool is on the ground floor behind the frangipanis, unheated, 7 am to 8 pm. The gate must latch behind you, and under-16s swim with an adult.</p><p>Two gas barbecues beside it, first come, first served. Scrape the plate while it is warm.</p>`,
    },
    kitchen: {
      text: `<p>The espresso machine wants a full tank: hold the left button until the light stops flashing, then pull. Grounds go into the knock box, never the sink. Decaf and a plunger are on the shelf above.</p><p>The cooktop is ceramic and stays hot long after the glow has gone. Touch plus, then the ring you want.</p><p>The dishwasher is two drawers; each runs on its own. One tablet, Normal, press start and push it shut within four seconds.</p><p>Tap water is fine to drink. A jug is in the fridge door.</p><p>Salt, oil, tea and Vegemite are yours. Please leave ants no crumbs: wipe the bench at night.</p>`,
    },
    howto: {
      items: [
        {
          title: "Split systems",
          description: `<p>One in the lounge, one in each bedroom. Point the remote at the unit, press MODE until you see COOL or HEAT and choose 24. If water drips from the one in the lounge, turn it off and text me.</p>`,
        },
        {
          title: "Ceiling fans",
          description: `<p>The dial next to the light switch has three speeds. With the louvres open, speed 1 is all you need to sleep.</p>`,
        },
        {
          title: "Hot water",
          description: `<p>It comes from a shared boiler on the roof and takes about a minute to climb down to us. Let the shower run before you give up on it.</p>`,
        },
        {
          title: "Laundry cupboard",
          description: `<p>The front loader takes one scoop of powder; Quick 30 does for most things. The dryer above it stops when its water tray is full: pull it out and empty it into the tub.</p>`,
        },
        {
          title: "Telly",
          description: `<p>Press the house button on the black remote. Free-to-air is the tile with the aerial; Netflix needs your login; log out again when you go.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Wattle53",
      password: "goldenball-september",
      notes: `<p>Fibre, around 90 megabits. The white box is behind the bookcase: if its light turns red, switch it off at the wall and count to thirty.</p>`,
    },
    rules: {
      rules: [
        "The by-laws are the body corporate's, not mine, and the fine of 200 dollars lands on you",
        "No cigarettes or vapes anywhere on the lot, which includes the balcony; the kerb in Moray Lane is where people go",
        "Quiet from 9.30 pm, on the balcony as well: sound carries across the courtyard",
        "Animals need written approval from the committee, which takes three weeks. Assistance dogs are always welcome",
        "Five overnight guests at the most, and no parties or hired speakers",
        "No glass, bikes or scooters in the pool area",
      ],
    },
    emergency: {
      text: `<p>Triple zero (000) for ambulance, fire and police. The nearest emergency department is at the Royal Brisbane in Herston, eleven minutes by cab.</p><p>Not sure it is serious? A nurse answers 13 43 25 84 around the clock.</p><p>The green first aid pouch is in the kitchen's top drawer, the fire blanket on the pantry door.</p><p>A single chirp every minute is the smoke alarm's battery. Spare 9-volts are in the same drawer; the stepladder is in the laundry.</p><p>Storm season runs from November to March. Bring the cushions in and wind the awning up before hail.</p><p>Power out in our flat only? The switchboard is in the meter cupboard on level 5, row 53.</p><p>Burst pipe: the stopcock is above the toilet cistern, a blue lever. Then ring Gavin's after-hours line, 07 5550 4418.</p>`,
    },
    transportation: {
      text: `<p>The 196 stops across the road every fifteen minutes and goes to the city in twelve.</p><p>The CityCat ferry leaves from Sydney Street wharf, six minutes down the hill. Best seat is outside at the front.</p><p>Every trip by bus, train or ferry is 50 cents. Tap your bank card on and off.</p><p>Airtrain from Fortitude Valley to the airport takes 22 minutes and stops running at 10 pm; a cab costs about 45 dollars.</p><p>Orange hire scooters are left at every corner. Helmets are the law.</p>`,
    },
    places: {
      items: [
        {
          name: "New Farm Park",
          description: "Roses, huge figs with a treehouse playground, fifteen minutes along the river.",
          category: "Park",
        },
        {
          name: "Howard Smith Wharves",
          description: "Walk under the Story Bridge by the boardwalk at sunset.",
          category: "Sight",
        },
        {
          name: "GOMA",
          description: "Modern art with a kids' centre, free, and cold inside on hot days.",
          category: "Museum",
        },
        {
          name: "Mount Coot-tha",
          description: "The whole city at your feet. Bus 471 goes to the summit.",
          category: "Lookout",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Abseiling at Kangaroo Point",
          description: "Evenings on the cliffs with Riverlife, from age twelve.",
        },
        {
          name: "Streets Beach",
          description: "A lagoon with sand at South Bank, with lifeguards. Nice for little ones.",
        },
        {
          name: "Moreton Island by ferry",
          description: "Snorkel over the wrecks. The boat leaves Pinkenba at 7.30 am, book a week ahead.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Coles Merthyr Village",
          description: "Four minutes up the road, 6 am to 9 pm, bottle shop next door.",
          category: "Supermarket",
        },
        {
          name: "Powerhouse Farmers Market",
          description: "Saturdays until noon: mangoes, flowers, sourdough.",
          category: "Market",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Pelican & Plum",
          description: "Breakfast until two, corn fritters, pushers and prams welcome.",
          category: "Cafe",
        },
        {
          name: "Nonno Sal",
          description: "Wood-fired pizza, gluten-free bases, also to take away.",
          category: "Pizzeria",
        },
        {
          name: "Little Hanoi Lane",
          description: "Pho and tofu rice paper rolls. BYO, cash only.",
          category: "Vietnamese",
        },
        {
          name: "The Brunswick Anchor",
          description: "Cold beer and a parmi in the garden. Trivia on Wednesdays.",
          category: "Pub",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Merthyr Village Chemist",
          description: "Next to Coles, 8 to 8, on Sundays until 5.",
          category: "Pharmacy",
        },
        {
          name: "Brunswick Street Family Practice",
          description: "Takes walk-ins before 10. Bring your passport and travel insurance.",
          category: "Doctor",
        },
        {
          name: "Suds & Co",
          description: "Dry cleaning and mending, back the next day.",
          category: "Cleaner",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Gavin will mind suitcases in his office until 1 pm on weekdays. I cannot stretch the time itself, the cleaners start at ten sharp.</p>`,
      items: [
        "Bins are in the car park: red lid for rubbish, yellow for recycling. Cans and bottles with a 10 cent mark go in the scouts' crate",
        "Heap wet towels in the bathtub, leave the beds as they are",
        "Start both dishwasher drawers",
        "Turn the fans and split systems off, shut the louvres",
        "Key and swipe back in the safe on level 5; a lost swipe is 110 dollars",
      ],
    },
  },
};
