import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A family bach on the Coromandel, New Zealand. */
export const kowhai: AnswersGuidebook = {
  language: "en",
  name: "Kōwhai Bach",
  sections: {
    property: {
      propertyName: "Kōwhai Bach",
      address: "17 Bluff Road",
      city: "Kūaotunu",
      state: "Waikato",
      country: "New Zealand",
    },
    welcome: {
      text: `<p>Kia ora, and welcome to the bach! Grandad Des built it in 1968 from car crates and it has leaned a little to the left ever since. We are Marama and Pete and we live in Hamilton, so flick us a text on 021 555 0186 and we'll get back to you before nine at night.</p><p>If something needs fixing today, ring Colin at number 21. He has the tools, the ladder and plenty of opinions.</p>`,
    },
    checkin: {
      checkInType: "Padlocked meter box",
      checkInTime: "14:30",
      doorCode: "3908",
      details: `<p>The key hangs inside the grey meter box by the ranch slider. Line the numbers up with the notch on the padlock and tug hard; salt makes it stiff.</p><p>Getting in after dark? The porch light comes on by itself, but bring a torch for the steps, all twenty-two of them.</p><p>The sat nav will try to send you up Black Jack Road. Ignore it and turn right at the hall.</p>`,
      parkingInfo: `<p>Two cars fit on the grass berm, nose to the hedge. Leave the boat and trailer at the reserve across the road, not on our septic field beside the lemon tree.</p>`,
    },
    amenities: {
      text: `<ul><li>Queen in the front room, two singles in the sleepout, and a fold-out couch in the lounge.</li><li>Linen is not included: bring your own sheets, pillowcases and towels. Duvets and pillows are here.</li><li>A port-a-cot stands behind the sleepout door; its sheets are in the bag on top.</li><li>Boogie boards, buckets and a beach umbrella live under the house.</li><li>Cards, Scrabble with no Q, and sixty years of paperbacks in the hallway.</li><li>A hairdryer in the bathroom drawer and an iron in the linen cupboard.</li></ul><p>The outdoor shower round the back is for sandy feet, wetsuits and salty kids. It only runs cold.</p>`,
    },
    kitchen: {
      text: `<p>All our water is rain off the roof, about 25,000 litres of it. We filter it at the bench and drink it ourselves. Short showers in February, please.</p><p>For your morning cuppa there are two plungers above the jug. Bring your own grounds; tea bags and sugar are in the tins.</p><p>The dishwasher is you. Gloves and detergent are under the sink.</p><p>The second fridge, out in the laundry, is for bait and beer.</p><p>The toaster and the jug on together will trip the switch, so do one at a time.</p>`,
    },
    howto: {
      items: [
        {
          title: "Heat pump",
          description: `<p>Press MODE until you see the sun for warm or the snowflake for cool, then set 21. Shut the louvres or you'll be heating the whole bay.</p>`,
        },
        {
          title: "Barbecue",
          description: `<p>Turn the gas on at the bottle, hold the left knob in and click. Scrape the plate while it's hot and put the cover back on. Swap an empty bottle at the Kūaotunu Store; we'll pay you back.</p>`,
        },
        {
          title: "Hot water",
          description: `<p>The cylinder holds enough for four quick showers, then needs an hour and a half. If it stays cold, check that the red switch in the hall cupboard is on.</p>`,
        },
        {
          title: "Water pump",
          description: `<p>You'll hear it hum when a tap runs. If it never stops, somebody left the outside tap on. If nothing comes out at all, press the black button on the pump beside the tank.</p>`,
        },
        {
          title: "Telly",
          description: `<p>Freeview on HDMI 1, and a Chromecast on HDMI 2 for your own Netflix. There is no Sky, so for the rugby try Luke's.</p>`,
        },
        {
          title: "Washing machine",
          description: `<p>The top loader is in the laundry lean-to. Use Eco and a half load, and hang it on the line between the pōhutukawa; the pegs are in the ice cream tub. We have no dryer.</p>`,
        },
        {
          title: "Toilet and septic tank",
          description: `<p>Only the three Ps go down: pee, poo and paper. No wipes, not even the flushable ones. If it gurgles, stop and call Colin.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Bach17",
      password: "leanstotheleft68",
      notes: `<p>It's rural wireless with 200 GB a month for everyone, fine for email and one film. When it sulks, pull the plug of the white box behind the telly, count to thirty, and put it back.</p>`,
    },
    rules: {
      rules: [
        "Seven sleepers at the very most, and no tents on the lawn",
        "Well-behaved dogs are welcome inside, but never on the beds; kiwi live in the bush, so keep them on a lead at night",
        "No smoking or vaping indoors; use the paua shell on the back step",
        "Quiet on the deck from half past ten, sound carries right across the bay",
        "No fireworks and no driving on the dunes, where dotterels nest",
      ],
    },
    emergency: {
      text: `<p>Ring 111 for police, fire or ambulance. You are at 17 Bluff Road, Kūaotunu.</p><p>If an earthquake is long or strong, be gone: walk up Bluff Road to the water reservoir and don't wait for the siren.</p><p>The defibrillator is on the wall of the fire station, beside the hall.</p><p>Not sure how crook someone is? Healthline's nurses answer day and night on 0800 611 116, for free.</p><p>The first aid kit is on top of the hot water cupboard, with tweezers for kina spines and vinegar for stingers.</p><p>The fuse board is in the laundry. A torch, candles and a transistor radio are in the drawer under it.</p>`,
    },
    transportation: {
      text: `<p>From Auckland allow three hours, and four on a Friday. The last half hour over the hill from Whitianga is steep and bendy, so give the kids ginger biscuits.</p><p>No buses come out here. Go Kiwi's shuttle runs from Auckland to Whitianga, and Pete's cousin Rangi drives a taxi from there: 021 555 0133.</p><p>Petrol: the Gull in Whitianga takes cards around the clock. You can charge an electric car at the supermarket there, not from our sockets.</p>`,
    },
    places: {
      items: [
        {
          name: "Ōtama Beach",
          description: "White squeaky sand and not one shop. Ten minutes over the hill on gravel.",
          category: "Beach",
        },
        {
          name: "New Chums",
          description: "Half an hour over boulders from Whangapoua; wade the stream at low tide.",
          category: "Beach",
        },
        {
          name: "Hot Water Beach",
          description: "Dig your own spa two hours either side of low tide. The spade is under our house.",
          category: "Sight",
        },
        {
          name: "Waitaia track",
          description: "Young kauri, old gold diggings and a good puff, two hours return.",
          category: "Walk",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Swimming",
          description:
            "Safest by the stream mouth for little ones. Stay out of the rip below the rocks; no lifeguards patrol here.",
        },
        {
          name: "Snapper off the rocks",
          description: "Go at change of light with squid from the store. Thirty centimetres or it goes back.",
        },
        {
          name: "Stargazing",
          description:
            "Kūaotunu is a dark sky place. Alastair shows you Saturn through his big telescope, book on 021 555 0171.",
        },
        {
          name: "Wet days",
          description:
            "The Lost Spring in Whitianga has warm pools under the ferns, and the bone carving studio takes walk-ins.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Kūaotunu Store",
          description: "Milk, bread, bait and giant ice creams, from eight to five.",
          category: "Dairy",
        },
        {
          name: "Woolworths Whitianga",
          description: "The big shop, open till nine. Stock up before the hill.",
          category: "Supermarket",
        },
        {
          name: "Honesty box",
          description: "Avocados and feijoas at the gate of number 40, coins in the jar.",
          category: "Farm",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Luke's Kitchen",
          description: "Wood-fired pizza with your feet in the sand, live music on summer weekends.",
          category: "Pizza",
        },
        {
          name: "Snapper Jacks",
          description: "Fish and chips by the wharf. Phone ahead, it's a long queue at six.",
          category: "Takeaway",
        },
        {
          name: "Cafe Nina",
          description: "The best flat white this side of the ranges, and eggs till two.",
          category: "Cafe",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Mercury Bay Medical",
          description: "Doctors on Campbell Street, Whitianga. Someone is on call at weekends.",
          category: "Doctor",
        },
        {
          name: "Unichem Whitianga",
          description: "Prescriptions, nappies and sunburn cream, closed on Sundays.",
          category: "Chemist",
        },
        {
          name: "Peninsula Vets",
          description: "For dogs with fish hooks, it happens every summer.",
          category: "Vet",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro: `<p>If nobody is coming in after you we're happy for you to hang about till one. Text us the day before.</p>`,
      items: [
        "Nobody picks up rubbish here: take your bags to the transfer station on the Whitianga road, open from nine to four",
        "Glass goes in the green crate, tins and plastic in the yellow one, by the steps",
        "Sweep out the sand and wipe the bench",
        "Fish guts go in the sea, never in our compost",
        "Heat pump off, louvres shut, key back in its box and spin the dials",
      ],
    },
  },
};
