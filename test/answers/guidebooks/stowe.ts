import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const stowe: AnswersGuidebook = {
  language: "en",
  name: "Moose Hollow Cabin",
  sections: {
    property: {
      propertyName: "Moose Hollow",
      address: "92 Hollow Brook Lane",
      city: "Stowe",
      state: "Vermont",
      country: "USA",
    },
    welcome: {
      text: "<p>Welcome to Moose Hollow! My grandfather built this place in 1961 as a deer camp and we've been fixing it up ever since. We hope you get to slow down, watch the snow (or the fireflies) and forget about your email.</p><p>I'm Karen, I live in Waterbury, 25 minutes away. Text is best: 802-555-0147. My neighbor Walt, two driveways down, has a spare key and a plow.</p>",
    },
    checkin: {
      checkInType: "Smart lock",
      checkInTime: "16:00",
      doorCode: "1961",
      details:
        "<p>Wake the keypad with your palm, then enter the code. Turn the knob right away because it locks again after 5 seconds.</p><p>If the keypad is dead (it happens in the deep cold) hold a 9 volt battery to the two contacts at the bottom. There's one in the mailbox.</p><p>We can't do arrivals before 4, our cleaner drives up from Montpelier. Your stuff can wait in the unlocked mudroom from noon.</p>",
      parkingInfo:
        "<p>The driveway fits three vehicles. From December to April you need all wheel drive or snow tires, the hill is no joke. Keep left so Walt can get by with the plow.</p>",
    },
    amenities: {
      text: "<ul><li>Hot tub on the back deck, seats six</li><li>Gas fireplace in the living room</li><li>Roku TV, Hulu is already signed in</li><li>Pack n play and a baby gate in the loft closet</li><li>Sleds and four pairs of snowshoes in the mudroom, free to use</li><li>Ski rack and boot dryer in the mudroom</li><li>Washer and dryer in the basement, detergent on the shelf</li><li>Record player with my dad's vinyl, be gentle</li><li>Shampoo, conditioner and body wash in the shower</li></ul><p>There's no AC but every bedroom has a ceiling fan and the nights are cool.</p>",
    },
    kitchen: {
      text: "<p>Stocked for big family dinners. Keurig and a regular drip maker, filters above the fridge. Crockpot, waffle iron, hand mixer, lobster pot, two cast iron skillets (no soap on those please!). Basic spices and a jug of local maple syrup.</p><p>There is an ice maker in the freezer door. The garbage disposal switch is left of the sink, no coffee grounds or bones.</p>",
    },
    howto: {
      items: [
        {
          title: "Hot tub",
          description:
            "<p>Undo the four clips and fold the cover toward the trees. Set to 102, don't go higher. Rinse off first, no glass, and put the cover back on and clip it every time. Kids under 5 should stay out.</p>",
        },
        {
          title: "Fireplace",
          description:
            "<p>It's the wall switch marked FIRE. If it doesn't catch in 30 seconds switch off, wait five minutes and try again.</p>",
        },
        {
          title: "Thermostat",
          description:
            "<p>The Nest is in the hallway, turn the ring. Please never set it under 58 in winter or the pipes freeze.</p>",
        },
        {
          title: "Generator",
          description:
            "<p>When the electric goes out it kicks in by itself after about 20 seconds. It runs the furnace, the fridge, the well pump and the kitchen outlets. Not the hot tub.</p>",
        },
        {
          title: "Grill",
          description:
            "<p>Weber on the side porch. Open the tank valve, turn the left burner to high and push the igniter. Spare propane is under the stairs.</p>",
        },
        {
          title: "Water smells like eggs",
          description:
            "<p>That's sulfur from the well, harmless. Let the faucet run a minute. There are gallon jugs of spring water in the pantry if you don't care for it.</p>",
        },
      ],
    },
    wifi: {
      networkName: "MooseHollow",
      password: "maple-syrup-92",
      notes:
        "<p>Works best in the kitchen and living room, the loft is spotty. Turn on Wi-Fi calling because there is hardly any cell service in the hollow.</p>",
    },
    rules: {
      rules: [
        "Max 8 guests, and that includes little ones",
        "Quiet hours 10pm to 7am, sound carries down the valley",
        "Dogs welcome, $60 per stay, no cats (my sister is allergic)",
        "No fireworks, the fire warden lives next door",
        "Boots off in the mudroom",
        "No smoking anywhere on the property including cannabis",
        "Never leave food or trash outside, we have bears",
      ],
    },
    emergency: {
      text: "<p>Call 911. Give the address 92 Hollow Brook Lane, the fire department knows it as the old Perkins camp.</p><p>If you smell propane, get everybody out, don't touch any switches, and call Bourne's Energy at 802-555-0190 from outside. The shutoff is the red lever on the big tank behind the house.</p><p>Carbon monoxide alarms are in the hallway and basement. Four quick beeps means leave, one chirp means a low battery.</p><p>Copley Hospital in Morrisville has an ER, 20 minutes. There's an urgent care in Waterbury open until 8.</p><p>Fire extinguishers: under the kitchen sink and by the basement steps.</p>",
    },
    transportation: {
      text: "<p>Burlington airport is 45 minutes. Uber is hit or miss up here, call Stowe Taxi at least an hour ahead.</p><p>The Mountain Road Shuttle is free in ski season and stops at the end of our lane at a quarter past every hour.</p>",
    },
    activities: {
      items: [
        {
          name: "Stowe Mountain Resort",
          description:
            "12 minutes by car. Parking is $30 Friday through Sunday, free if you carpool with four or more.",
        },
        {
          name: "Moss Glen Falls",
          description: "Easy half mile walk to a big waterfall. Muddy in April.",
        },
        {
          name: "Swimming hole",
          description: "Follow the path behind the woodshed for ten minutes. Ice cold even in July.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Shaw's",
          description: "Full grocery store in Waterbury, also has wine and beer.",
          category: "Groceries",
        },
        {
          name: "Moscow General Store",
          description: "Sandwiches, firewood bundles, bait and gossip. Closes at 6.",
          category: "Store",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Piecasso",
          description: "Good pizza, and the only place that delivers to us.",
          category: "Pizza",
        },
        {
          name: "The Bench",
          description: "Wood fired everything and a long list of Vermont beers. No reservations.",
          category: "American",
        },
        {
          name: "McCarthy's",
          description: "Breakfast like your grandma made, be there before 9 on weekends.",
          category: "Breakfast",
        },
      ],
    },
    services: {
      items: [
        {
          name: "AJ's Ski & Sports",
          description: "Rents skis, boards and bikes. Tell them Karen sent you for 10% off.",
          category: "Rental",
        },
        {
          name: "Lamoille Valley Vets",
          description: "Emergency line for pets 24 hours, 802-555-0133.",
          category: "Vet",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>Thanks for staying! Late check out is $40 an hour, up to 1pm, ask me by the night before.</p>",
      items: [
        "Start a load of towels",
        "Trash and recycling go in the shed with the bear latch, the combination is 7-3-0",
        "Set the Nest to 60",
        "Check the fireplace is off",
        "Sign the guest book, we read every one",
      ],
    },
  },
};
