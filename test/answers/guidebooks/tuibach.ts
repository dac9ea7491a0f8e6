import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const tuibach: AnswersGuidebook = {
  language: "en",
  name: "Tui Bach",
  sections: {
    property: {
      propertyName: "Tui Bach",
      address: "217 Kauri Point Road",
      city: "Whangamoa Bay",
      state: "Coromandel",
      country: "New Zealand",
    },
    welcome: {
      text: "<p>Gidday. Bach is two bedrooms, a bunkroom and a deck. Built by my dad and his mates in 1974 over a lot of beer, so nothing is level. Put a marble on the floor and see.</p><p>Last 6 km is gravel. Take it slow, keep left on the corners, logging trucks on weekdays. Some rental companies won't cover you past the seal so check your papers.</p><p>Any dramas, text me. Calls don't work out here, texts do, if you stand on the deck. Wiremu, 021 555 0142.</p>",
    },
    checkin: {
      checkInType: "Lockbox",
      checkInTime: "14:00",
      doorCode: "7403",
      details:
        "<p>Lockbox is on the water tank stand, seaward side. The salt gets in it. If it sticks give it a squirt with the CRC on the ledge and a whack with your palm.</p><p>Power may be off at the main when you turn up. Grey box by the ranch slider, flick the big one up. Fridge takes a couple of hours to come down to cold.</p><p>Google sends you to the neighbour's. Keep going past the letterbox shaped like an outboard, we're the next drive, with the buoys in the tree.</p>",
      parkingInfo:
        "<p>Room for three cars on the grass, or two and a boat trailer. Stay off the left side in winter, it's a bog, and don't park on the square lid with the white pegs. That's the septic and it won't hold you.</p>",
    },
    howto: {
      items: [
        {
          title: "Water",
          description:
            "<p>It's rain off the roof. 25,000 litres and when it's gone it's gone. Keep showers to three minutes and turn the tap off while you scrub your teeth. Tap the side of the tank: where it stops sounding hollow is your level.</p><p>Fine to drink, it goes through a filter and UV light. If the little light under the sink goes red, boil it and text me.</p><p>If you run it dry it's $380 for a truckload, and you're shouting.</p>",
        },
        {
          title: "Dunny",
          description:
            "<p>Septic. Three Ps only: pee, poo and paper. No bleach, it kills the bugs that do the work. If it gurgles or you get a whiff, ease up on the water for a few hours.</p>",
        },
        {
          title: "Shower",
          description:
            "<p>Gas califont on the outside wall. Needs decent flow to fire, so open the hot right up first and then add cold. If it dies halfway your bottle has run out. Spanner's on a string, swap to the full one, righty-tighty.</p><p>Outdoor shower's cold only. Use it before you come in from the beach.</p>",
        },
        {
          title: "Barbie",
          description:
            "<p>Open the lid before lighting. Scrape it while it's hot and turn it off at the bottle. Fat tray gets emptied in the tin, not over the rail. The rats love you for it.</p>",
        },
        {
          title: "Pot belly",
          description:
            "<p>Only heat in the place. Pine cones to start, manuka from under the deck to keep it going. Door shut. Leave the fan on top alone, it spins by itself.</p>",
        },
        {
          title: "Kayaks and dinghy",
          description:
            "<p>Two sit-ons and the tinny are under the house. Lifejackets hang behind the bunkroom door, everybody wears one, no exceptions. Inside the bay only, and not with an offshore westerly. Drag them above the driftwood line after or they'll be in Chile.</p>",
        },
      ],
    },
    wifi: {
      networkName: "TuiTuiTui",
      password: "pohutukawa74",
      notes:
        "<p>Satellite. Good for emails and a bit of a movie. It drops out in heavy rain. 100 gig a month shared between everyone, so don't let the kids update their games. Unplug the white box for a full minute if it gives up.</p>",
    },
    kitchen: {
      text: "<p>Gas hob, electric oven, no dishwasher except you. Microwave and toaster at once will trip it. There's a crayfish pot big enough for a toddler, filleting knives in the top drawer, and a smoker out the back. Manuka chips in the ice cream container.</p><p>Fish guts don't go in the bin or the garden. Chuck them off the rocks at the north end, well away from swimmers, for obvious reasons.</p><p>Plunger's there, bring your own coffee. There's salt, pepper, oil and about nine bottles of sauce.</p>",
    },
    amenities: {
      text: "<ul><li>Sleeps eight: queen, double, four bunks</li><li>BYO sheets, pillowcases and bath towels. Duvets and pillows supplied</li><li>Portacot in the hall cupboard, bit rusty but holds</li><li>Top loader in the lean-to, clothesline out the back, pegs in the gumboot</li><li>Chilly bins, two, and slikka pads in the chest freezer</li><li>Boogie boards, beach cricket set, one deflating football</li><li>DVD player and a stack of 90s movies, no telly reception at all</li></ul>",
    },
    rules: {
      rules: [
        "No smoking inside or on the deck. Down on the sand is fine, take your butts home.",
        "Sorry, no dogs. Kiwi nest in the bush behind and one sniff is all it takes.",
        "No fireworks, no beach bonfires between October and April. The whole hill would go.",
        "No tents on the lawn, the tank can't cope.",
        "Shoes off at the door.",
        "Music off the deck by ten. Noeline next door is 84 and hears everything.",
      ],
    },
    emergency: {
      text: "<p>111 for everything. Nearest cell signal strong enough for voice is the top of the hill, 4 km back. The satellite wifi does calls if it's up.</p><p>Volunteer fire brigade is 25 minutes away, so know where the hose is: green reel beside the tank, own pump.</p><p>Medical centre in Coromandel town, Kapanga Rd, open weekdays, 50 minutes. Proper hospital is Thames. First aid kit's on top of the fridge, tweezers and antihistamine included.</p><p><b>Tsunami</b>: long or strong shake, or a weird noise from the sea, don't wait for a siren, there isn't one. Walk up the farm track behind the woolshed to the second gate.</p><p>When a storm takes the power out it can be a day or more. Lamps and batteries in the bottom drawer under the telly. No power means no water pump, so fill a bucket from the tap on the tank.</p>",
    },
    activities: {
      items: [
        {
          name: "Swimming",
          description:
            "Our end is safe as at mid to high tide. North end by the creek mouth has a rip, leave it alone. No lifeguards. After rain the creek's no good for two days, runoff from the farm.",
          category: "Beach",
        },
        {
          name: "Snapper off the rocks",
          description:
            "Change of light, pilchard bait, south end. Limits are on the fridge and the ranger does check. Rods under the house are yours to use, bait you buy.",
          category: "Fishing",
        },
        {
          name: "Pipi",
          description:
            "Low tide on the bar, feel with your toes. Leave them in a bucket of sea water overnight to spit the sand.",
          category: "Gathering",
        },
        {
          name: "Kauri grove",
          description:
            "Forty minutes return from the end of the road. Scrub your boots at the station, there's a disease killing the big trees.",
          category: "Walk",
        },
        {
          name: "Glow-worms",
          description:
            "Wander up the creek after dark with the torch off, first bank past the culvert. Free, and better than the ones you pay for.",
          category: "Night",
        },
      ],
    },
    places: {
      items: [
        {
          name: "Hot Water Beach",
          description:
            "Two hours each way, so make a day of it. Two hours either side of low tide, spade's under the house.",
          category: "Beach",
        },
        {
          name: "Driving Creek Railway",
          description:
            "Little train up through the bush in Coromandel town. Kids love it, book ahead in January.",
          category: "Family",
          phone: "07 555 0187",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Whangamoa Store",
          description:
            "11 km. Bread, bait, ice, gas bottle swaps, petrol when the tanker's been. Eftpos dies with the power so carry some cash. Closed at five.",
          category: "General store",
          phone: "07 555 0121",
        },
        {
          name: "Four Square",
          description: "Coromandel town. Do your main shop there on the way in, nobody delivers out here.",
          category: "Supermarket",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "The burger caravan",
          description: "At the boat ramp Friday to Sunday in summer. Paua fritter, don't argue. Cash.",
          category: "Takeaway",
        },
        {
          name: "Whangamoa Boating Club",
          description:
            "Visitors sign in at the bar. Roast on Sunday, raffle on Friday, pool table that leans like ours.",
          category: "Club",
        },
      ],
    },
    recommendations: {
      activities: [
        {
          name: "Things that bite",
          description:
            "Sandflies at dusk, long sleeves or the blue bottle on the windowsill. Katipo spider lives in the driftwood, rare and shy, leave it be. Wasps in the flax late summer.",
          category: "Wildlife",
        },
        {
          name: "The screaming at night",
          description:
            "It's a possum. Or two. Sounds like murder. The thumping on the roof is the same fella.",
          category: "Wildlife",
        },
        {
          name: "Tui",
          description: "He starts at 4.50 in spring and does a car alarm. There's nothing you can do.",
          category: "Wildlife",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>We don't have a cleaner. Leave it how you found it or it's $150 to Noeline's granddaughter, who earns it.</p>",
      items: [
        "Rubbish goes with you. No collection here. Transfer station in Coromandel takes it, closed Wednesdays",
        "Food scraps in Noeline's chook bucket at the fence, no citrus",
        "Sweep out, mop if you fried anything",
        "Gas off at both bottles",
        "Fridge empty and door propped with the jandal",
        "Big switch down, lockbox shut",
      ],
    },
  },
};
