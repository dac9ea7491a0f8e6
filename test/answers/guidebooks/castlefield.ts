import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const castlefield: AnswersGuidebook = {
  language: "en",
  name: "The Cotton Loft – Northern Quarter",
  sections: {
    property: {
      propertyName: "The Cotton Loft",
      address: "Flat 14, 31 Tariff Street",
      city: "Manchester",
      state: "Greater Manchester",
      country: "United Kingdom",
    },
    welcome: {
      text: "<p>Hiya and welcome to the Cotton Loft! We're Priya and Dan and we lived here ourselves for six years before we had the twins and moved out to Chorlton.</p><p>The flat is on the third floor of an old cotton warehouse. Sleeps four – king size in the bedroom and a sofa bed in the lounge. Any bother just message us on the app, we're usually quick, or ring Dan on 07700 900416.</p>",
    },
    checkin: {
      checkInType: "Key safe",
      checkInTime: "15:00",
      doorCode: "4471",
      details:
        "<p>The key safe is the black box on the railings to the left of the main entrance (ours has a yellow sticker). Open it with the code, take the fob and key, and please scramble the numbers after.</p><p>The fob opens the front door and the lift lobby. The brass key is for the flat itself – lift the handle up before you turn it.</p><p>Early arrivals: if nobody stayed the night before we're happy for you to come from 1pm, just ask us the day before. Otherwise you can drop your cases at Stasher in the Piccadilly newsagents.</p>",
      parkingInfo:
        "<p>We don't have a space I'm afraid. Nearest is the NCP on Tariff Street, about £19 for 24 hours. The street bays are free after 8pm and all day Sunday.</p>",
    },
    amenities: {
      text: "<p>What you'll find in the flat:</p><ul><li>50 inch smart telly with Netflix and iPlayer (log in with your own account)</li><li>Hairdryer in the top drawer of the bedside cabinet</li><li>Iron and board behind the bathroom door</li><li>Travel cot and a high chair in the hall cupboard, please bring your own sheets for the cot</li><li>Two bath towels and a hand towel each</li><li>Spare duvet and pillows for the sofa bed are in the ottoman</li><li>Desk and a proper office chair in the bedroom</li></ul><p>There is a lift but it's a small one, and there are four steps up at the entrance so not ideal for wheelchairs.</p>",
    },
    kitchen: {
      text: "<p>The kitchen is small but has all you need:</p><ul><li>Nespresso machine with ten pods to get you started</li><li>Kettle, toaster and microwave</li><li>Pots, frying pan, baking trays, sharp knives</li><li>Fridge with a little icebox</li><li>Slimline dishwasher – tablets under the sink</li><li>Tea, sugar, salt, pepper and olive oil, help yourself</li></ul>",
    },
    howto: {
      items: [
        {
          title: "Heating",
          description:
            "<p>The panel heaters are electric. Press the flame button once for an hour's boost, twice for two hours. The thermostat in the hall only does the bathroom.</p>",
        },
        {
          title: "Hob",
          description:
            "<p>It's induction so hold the power button for 3 seconds till it beeps. If it shows an L the child lock is on, hold the padlock symbol.</p>",
        },
        {
          title: "Washer dryer",
          description:
            "<p>In the hall cupboard. Use programme 4 for a quick 30 minute wash. Drying takes ages, don't fill it more than half.</p>",
        },
        {
          title: "Sofa bed",
          description:
            "<p>Take off the seat cushions, pull the grey strap towards you and it folds out in one go.</p>",
        },
        {
          title: "If the power trips",
          description:
            "<p>The fuse box is above the flat door. Flip any switch that's down back up. It's nearly always the kettle and washer being on together.</p>",
        },
      ],
    },
    wifi: {
      networkName: "CottonLoft_5G",
      password: "hacienda1982",
      notes:
        "<p>Router is behind the telly. If it drops out turn it off at the wall, count to thirty and turn it back on. We get around 140 Mbps.</p>",
    },
    rules: {
      rules: [
        "No parties please, the neighbours are lovely and the walls are thin",
        "Quiet from 10.30pm",
        "No smoking or vaping in the flat or on the landing, there's a bin with an ashtray outside the front door",
        "Sorry no pets, it's in our lease",
        "Maximum four people overnight",
        "Please don't lean out of the big windows, they don't have restrictors",
      ],
    },
    emergency: {
      text: "<p>Fire, police or ambulance: 999. Not urgent medical: 111.</p><p>The fire extinguisher and blanket are by the fridge. If the alarm goes off in the building leave by the stairs and meet at the car park on the corner.</p><p>First aid kit is in the bathroom cabinet. Nearest A&E is Manchester Royal Infirmary on Oxford Road.</p><p>Water leak: the stopcock is under the kitchen sink, turn it clockwise.</p>",
    },
    transportation: {
      text: "<p>Piccadilly station is 7 minutes on foot. From the airport the train takes about 20 mins and runs most of the night, a taxi is about £30.</p><p>The free bus number 1 goes round the centre every ten minutes or so, nearest stop is Piccadilly Gardens. For Old Trafford take the Altrincham tram.</p>",
    },
    places: {
      items: [
        {
          name: "John Rylands Library",
          description:
            "Looks like Hogwarts and it costs nothing to go in. Closed Sunday to Tuesday last time we checked.",
          category: "Sights",
        },
        {
          name: "Science and Industry Museum",
          description: "Brilliant with kids, especially on a wet day. Book a free ticket online.",
          category: "Museum",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Co-op Ducie Street",
          description: "Closest for milk and bread, open 7 till 11.",
          category: "Groceries",
        },
        {
          name: "Afflecks",
          description: "Four floors of vintage clothes, records and oddities.",
          category: "Shopping",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Rudy's",
          description: "Proper Neapolitan pizza, expect a queue at weekends.",
          category: "Italian",
        },
        {
          name: "Ezra & Gil",
          description: "Our favourite brunch, good veggie and vegan stuff.",
          category: "Cafe",
        },
        {
          name: "This & That",
          description: "Rice and three curries for under a tenner. Bring cash.",
          category: "Indian",
        },
        {
          name: "The Castle",
          description: "Tiny old pub with real ale and bands upstairs.",
          category: "Pub",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Boots, Market Street",
          description: "Chemist with a pharmacist till 8pm on weekdays.",
          category: "Pharmacy",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro: "<p>Hope you had a great time. No need to strip the beds.</p>",
      items: [
        "Put the dishwasher on",
        "Bin bags go in the bin store on the ground floor, the code for it is 2580Y",
        "Shut all the windows and switch the heaters off",
        "Fob and key back in the key safe and scramble it",
        "If you lose the fob it's £45 because the management charge us",
      ],
    },
  },
};
