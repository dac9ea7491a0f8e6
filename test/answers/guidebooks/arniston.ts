import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const arniston: AnswersGuidebook = {
  language: "en",
  name: "Strandloper Beach House",
  sections: {
    property: {
      propertyName: "Strandloper",
      address: "27 Perlemoen Crescent",
      city: "Paternoster",
      state: "Western Cape",
      country: "South Africa",
    },
    welcome: {
      text: "<p>Welkom! Kick off your shoes, you're on West Coast time now. The house belongs to our family and we love sharing it. It sleeps eight in four bedrooms, all with sea views except the bunk room.</p><p>Our housekeeper Nomsa comes on Mondays and Thursdays from 9 to 12. She will make beds, mop and do dishes. Tips are up to you but very welcome. For anything else WhatsApp Johan on 082 555 0182.</p>",
    },
    checkin: {
      checkInType: "Met by caretaker",
      checkInTime: "14:00",
      details:
        "<p>Please WhatsApp when you pass Vredenburg, it's 15 minutes from there, and our caretaker Pieter will be waiting at the gate with the keys and remotes. He goes off at 7 in the evening, after that there is a R250 late fee.</p><p>Show your ID to Pieter and sign the indemnity form. The breakage deposit of R3000 is paid back within 5 days.</p>",
      parkingInfo:
        "<p>Double garage plus two cars in the driveway. The garage remote is the grey one with the blue button. Don't leave anything visible in a car on the street overnight.</p>",
    },
    amenities: {
      text: "<p>Inside and outside you have:</p><ul><li>Plunge pool, not heated, with a net over it</li><li>Indoor braai in the living area and a Weber on the stoep</li><li>DStv with the sports channels in the lounge</li><li>Two body boards, a cricket set and beach umbrellas in the garage</li><li>Beach towels in the basket at the front door</li><li>Outdoor shower to get the sand off</li><li>Mosquito plugs in each bedroom</li><li>A safe in the main bedroom wardrobe, set your own pin</li><li>Camp cot on request, R100 for the stay</li></ul>",
    },
    kitchen: {
      text: "<p>The kitchen has a gas hob, electric oven, two fridges and a chest freezer in the scullery. Dishwasher and washing machine are in the scullery also. We leave you tea, rusks, milk and a bottle of Swartland wine.</p><ul><li>Potjie pot, size 3, under the braai</li><li>Crayfish crackers and seafood forks in the second drawer</li><li>Moka pot and milk frother</li><li>Braai tongs, grid and one bag of charcoal, more wood from the Spar</li></ul>",
    },
    howto: {
      items: [
        {
          title: "Load shedding",
          description:
            "<p>Check the EskomSePush app for the schedule. The inverter keeps the lights, wifi, TV and fridges going for about four hours. Please do not run the oven, geyser or kettle when it's on.</p>",
        },
        {
          title: "Alarm",
          description:
            "<p>Arm it every time you go out. Press 5908 and then AWAY. At night use 5908 STAY, and don't walk in the passage. If it goes off by mistake ADT will phone, the safe word is Flamingo.</p>",
        },
        {
          title: "Gas bottle",
          description:
            "<p>Two 19 kg bottles stand in the cage outside the scullery. When one is finished close it and open the other. Smell gas? Close both, open all doors and phone Johan.</p>",
        },
        {
          title: "Braai inside",
          description:
            "<p>Open the flue first by pulling the chain, otherwise the whole house fills with smoke. Cold ash goes in the metal drum.</p>",
        },
        {
          title: "Geyser",
          description:
            "<p>It's solar. After two cloudy days press the booster switch in the DB board for an hour.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Strandloper Fibre",
      password: "kreef&wyn27",
      notes:
        "<p>Uncapped fibre. There's a booster in the upstairs passage, please do not unplug it for your phone charger.</p>",
    },
    rules: {
      rules: [
        "Not more than 8 people sleeping over, day visitors must be cleared with us",
        "No loud music after 9pm, this is a quiet fishing village",
        "No animals please, there are penguins and nesting birds near by",
        "Water is scarce here: two minute showers and don't top up the pool",
        "Rinse off sand before coming in",
        "No smoking inside, use the stoep",
        "Watch small children by the pool, the net must be on when nobody is swimming",
      ],
    },
    emergency: {
      text: "<p>Police 10111, ambulance 10177, from a cell phone 112. Sea rescue NSRI 087 094 9774.</p><p>Armed response: ADT 086 121 2300, or press the red panic button next to the main bed.</p><p>Life Private Hospital in Vredenburg is the nearest casualty. The clinic in the village is open on weekdays till 4.</p><p>First aid box in the scullery, top shelf. Bluebottle stings: rinse with sea water and use hot water, not vinegar.</p><p>The mains water valve is in the flower bed left of the gate.</p>",
    },
    transportation: {
      text: "<p>Cape Town airport is 1 hour 50 by the R27. Fill up in Vredenburg as there is no petrol in the village. No Uber here. Johan's cousin Dawie does airport transfers, R1400 one way, up to six people.</p>",
    },
    places: {
      items: [
        {
          name: "Cape Columbine",
          description: "Nature reserve with a lighthouse. Entry R47 a head.",
          category: "Nature",
        },
        {
          name: "West Coast National Park",
          description: "The wild flowers are best mid August to mid September. 50 minutes.",
          category: "Nature",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Kayaking",
          description:
            "Dianne takes groups out from the beach at 8 in the morning, R400 a person. Dolphins if you're lucky.",
        },
        {
          name: "Crayfishing",
          description:
            "In season only, and you must get a permit at the Post Office in Vredenburg. Four per person per day.",
        },
        {
          name: "Swimming in the sea",
          description: "It's 12 degrees and there are no lifeguards. Tietiesbaai is the safest for children.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Paternoster Spar",
          description: "Bread, meat, wood and ice. Open 8 to 6, Sundays till 1.",
          category: "Groceries",
        },
        {
          name: "Oep ve Koep",
          description: "Padstal with jams, fishcakes and fresh bread.",
          category: "Farm stall",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Wolfgat",
          description: "World famous, seven courses. Book three months ahead.",
          category: "Fine dining",
        },
        {
          name: "Voorstrandt",
          description: "Calamari with your feet practically in the sand. Children's menu.",
          category: "Seafood",
        },
        {
          name: "Die See Kat",
          description: "Pizzas and burgers, has a jungle gym.",
          category: "Family",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Vredenburg Dis-Chem",
          description: "For medicine, West Coast Mall, open on Sundays also.",
          category: "Pharmacy",
        },
        {
          name: "Tannie Sarie",
          description: "Babysitter, a retired teacher. R80 an hour, phone 072 555 0164.",
          category: "Childcare",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Pieter will come at ten to check the house and collect the keys. If you're leaving before 7am put everything in the post box.</p>",
      items: [
        "Black bags in the wheelie bin, put it on the pavement if it's Tuesday",
        "Glass and tins in the clear bags",
        "Empty the fridges, Nomsa will gladly take what you leave",
        "Net on the pool",
        "Set the alarm to AWAY",
      ],
    },
  },
};
