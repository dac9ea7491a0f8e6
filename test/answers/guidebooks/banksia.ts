import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const banksia: AnswersGuidebook = {
  language: "en",
  name: "Banksia Shack",
  sections: {
    property: {
      propertyName: "Banksia Shack",
      address: "212 Pipi Point Road",
      city: "Pipi Point",
      state: "New South Wales",
      country: "Australia",
    },
    welcome: {
      text: "<p>G'day legends! Shaz and Davo here. Kick your shoes off, they won't be needed till Sunday.</p><p>The shack was built by Davo's pop in 1964 out of fibro, hardwood and stuff that fell off trucks. We've fixed it up heaps but it's still a shack, not the Hilton. Things creak, things crawl, and the view makes up for the lot.</p><p>There's a six-pack of ginger beer in the fridge door and a bag of lemons off the tree. Text us any time on 0491 570 156, we live up in Canberra so don't expect us in person, but Trev next door at 210 has every tool known to man.</p>",
    },
    checkin: {
      checkInType: "key safe",
      checkInTime: "15:00",
      doorCode: "1964",
      details:
        "<p>Key safe's behind the big orange fishing float on the carport post. Push the black button down after the numbers or nothing happens.</p><p>The front door swells up like a pufferfish when it's humid. Hip and shoulder, mate. Or go round the back, the slider takes the same key.</p>",
      parkingInfo:
        "<p>Two cars in the carport nose to tail. Got a boat or a van on the back? Whack it on the gravel strip beside the water tank, but leave the gap clear for the fire truck.</p><p>Don't park under the big gum out the front. She drops limbs without warning, we call her Widow-maker for a reason.</p>",
    },
    amenities: {
      text: "<p>Three bedrooms: queen in the front with the ocean, two singles in the middle, and the bunk room out the back which sleeps four grommets.</p><p>Sheets and bath towels are on the beds. Take the stripy ones from the trunk on the verandah down to the sand, not the white ones.</p><p>Under the house (mind your head) you'll find two foamies, a busted longboard, four boogie boards and a bucket of wetsuits in random sizes. All yours, just rinse 'em.</p><p>It cooks up there under the tin roof in January. Open the louvres on the sea side about four when the southerly comes in and set the fan over your bed to 3. The remotes live in the fruit bowl, otherwise they vanish.</p><p>Esky and ice bricks are in the laundry cupboard.</p>",
    },
    kitchen: {
      text: "<p>Stove's gas, with a lighter on a string because the clicky thing died in 2011.</p><p>All our water comes off the roof into the tank. The skinny tap at the sink has a filter on it, fill your bottles there. The others are fine for teeth.</p><p>Ants! Wipe up anything sweet and keep the sugar in the fridge. There's a bait under the toaster if they've already found you.</p><p>The drawer with the good knives is the second one down, the top one's full of batteries, bread tags and mystery.</p><p>Coffee: stovetop pot and a plunger. Grounds go on the lemon tree please, she loves it.</p>",
    },
    howto: {
      items: [
        {
          title: "The loo",
          description:
            "<p>It's a composter. No flush, no button. Chuck in one scoop from the sawdust bin after number twos and shut the lid. If it pongs, the little exhaust fan has been turned off, it's the switch above the mirror.</p><p>Never tip chemicals down there.</p>",
        },
        {
          title: "Water",
          description:
            "<p>The tank has to last till it rains. Three minutes each under the shower, please, and there's an egg timer stuck to the tiles to shame you. When the float on the side of the tank drops under the red line, text us and we'll order a truck.</p>",
        },
        {
          title: "Power",
          description:
            "<p>We run on solar and a battery. At night don't run the oven, kettle and the washing machine all together or she'll trip. If it all goes black open the grey cupboard in the carport, wait a minute, and hold the green button till it beeps.</p>",
        },
        {
          title: "Barbie",
          description:
            "<p>Turn the valve on the bottle slowly, then light the left burner first. No flame? Bottle's probably empty: the full one is behind the laundry door, and you swap the hose over by hand, lefty-tighty on this one.</p><p>Scrape the plate down after, or the goannas come for it.</p>",
        },
        {
          title: "Sandy feet",
          description:
            "<p>Outdoor shower's round by the lemon tree, hot and cold. Everybody through it before they come inside, that includes dads.</p>",
        },
        {
          title: "Washing",
          description:
            "<p>Top loader in the laundry, cold only. Pegs are in the ice cream tub and the Hills hoist is out the back. Take it in by dark or the possums have it.</p>",
        },
        {
          title: "Bins",
          description:
            "<p>Red one is rubbish and goes every Monday night out to the road. Yellow is recycling, alternate weeks, the calendar's inside the pantry door. Put the brick on the lid, the lace monitors have worked it out.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Davos_Pirate_Radio",
      password: "snagsandwich64",
      notes:
        "<p>It's satellite so there's a lag, and it gets slower after school. Good for messages, rubbish for gaming. Turn the white box off and count to thirty if it sulks.</p><p>Telstra gets one bar on the deck. Optus and Vodafone people have to walk up to the cemetery, best reception in town, shame about the company.</p>",
    },
    rules: {
      rules: [
        "Your dog's welcome but sleeps on the verandah or in the laundry, never on the beds. The national park starts at the creek and they're not allowed past it.",
        "Keep it down on the deck after ten, sound carries over water and Trev gets up for the fish.",
        "No fires outside, full stop, not even in the drum. Total ban days mean no gas barbecue either.",
        "Nine people max, and no tents on the lawn, the tank can't cope.",
        "Don't feed the roos. They're cute till one of them boxes your nan.",
      ],
    },
    emergency: {
      text: "<p>Triple zero. Tell them 212 Pipi Point Road, the number on the white post, and say it's the last left before the boat ramp because the ambos get lost.</p><p><b>Bushfire:</b> put the Fires Near Me app on your phone before you arrive. If you smell smoke or the app goes orange, don't wait for us, drive out north to the Moruya showground. Only one road in, so go early. If you're cut off, get on the beach.</p><p><b>Snakes:</b> we get red-bellied blacks and the odd brown. Stand still, back off, shut the slider. Don't be a hero with a shovel. Ring the wildlife rescue on 1300 555 094. Bite: don't wash it, firm bandage the whole limb, don't walk, triple zero.</p><p><b>Bluebottles:</b> pick the strings off, then hot water, hot as you can stand, for twenty minutes. Not vinegar, whatever the bloke next to you reckons.</p><p><b>Ticks:</b> check the kids' hairlines at bath time. Freeze it with the spray in the first-aid tin and let it drop off, don't pull.</p><p>First-aid tin's on top of the fridge next to the torch.</p>",
    },
    transportation: {
      text: "<p>You need a car, end of story. The coach stops out on the highway at the Pipi Point turnoff at 11.40 each morning heading for Sydney, and that's 9 km from here.</p><p>Nearest servo is Bodalla, 20 minutes. They shut at 7 so don't roll in on fumes.</p><p>Take it slow at dawn and dusk, the roos jump out at the bends past the dairy. If you hit one call the rescue number and check the pouch.</p>",
    },
    places: {
      items: [
        {
          name: "Main Beach",
          description:
            "Down the track opposite, 200 steps. No lifeguards here, and the rip sits beside the rocks at the southern end, so stay up the northern end on the sandbank.",
          category: "Beach",
        },
        {
          name: "Brou lagoon",
          description:
            "The one for little kids. Flat, warm, waist deep, ten minutes in the car. After big rain the mouth breaks open and it rips out, keep off it then.",
          category: "Lagoon",
        },
        {
          name: "Narooma surf beach",
          description: "Flags and lifesavers weekends from October to April, every day over Christmas.",
          category: "Patrolled beach",
        },
        {
          name: "The thumping overhead",
          description:
            "That'll be Kevin. He's a brushtail possum, he's the size of a footy and he wears boots. He's outside on the tin, not in with you.",
          category: "Wildlife",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Fishing",
          description:
            "Flathead in the lagoon, salmon off the beach. Everyone over 18 needs the state licence, you buy it on your phone. Life jackets on the rocks, it's law and it's smart.",
          category: "Fishing",
        },
        {
          name: "Learn to surf with Jacko",
          description:
            "Two hours, boards and wetties included, meets at the Narooma flags. Good with nervous ones.",
          category: "Surf school",
          phone: "0491 570 157",
        },
        {
          name: "Cockatoo watch",
          description:
            "They turn up at five for happy hour. Bring your snacks and your thongs inside, they'll flog the lot and chew the window seals for afters.",
          category: "Wildlife",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "The Bean Van",
          description:
            "Parked at the boat ramp 6.30 till 11, not Wednesdays. Best flat white south of Batemans, and egg and bacon rolls.",
          category: "Coffee",
        },
        {
          name: "Bodalla pub",
          description: "Schnitties as big as your head, kids' meals, kitchen closes at eight sharp.",
          category: "Pub",
          phone: "02 5550 1234",
        },
        {
          name: "Lan's",
          description: "Vietnamese in Narooma, BYO, ask for the crispy barra.",
          category: "Restaurant",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Oyster shed",
          description:
            "Straight off the lease, a dozen unopened for about 14 bucks. Prawns on Fridays. Take cash.",
          category: "Seafood",
        },
        {
          name: "General store",
          description: "At the caravan park. Milk, bread, bait, ice, pies. Opens at 7 and knocks off at 5.",
          category: "Groceries",
        },
        {
          name: "Narooma Woolies",
          description: "The proper supermarket, 25 minutes, till 9 pm.",
          category: "Supermarket",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Narooma chemist",
          description: "Scripts, sunburn gel, seasick pills. Saturday till one, shut Sundays.",
          category: "Pharmacy",
        },
        {
          name: "Moruya hospital",
          description: "Emergency department open day and night, 35 minutes north.",
          category: "Hospital",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: "<p>No rush, well, a bit of a rush. Kaz the cleaner turns up at ten with her own esky.</p>",
      items: [
        "Sweep the sand out, she'll do the mopping.",
        "Take your leftovers or give 'em to Trev.",
        "Gas off at the bottle, fans off, louvres shut.",
        "Dirty towels in a heap on the laundry floor.",
        "Key back in the safe behind the float.",
      ],
    },
  },
};
