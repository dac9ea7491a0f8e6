import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const skerravoe: AnswersGuidebook = {
  language: "en",
  name: "Skerravoe",
  sections: {
    property: {
      propertyName: "Skerravoe",
      address: "4 Baile Garbh",
      city: "Lochmaddy",
      state: "Isle of North Uist",
      country: "Scotland",
    },
    welcome: {
      text: "<p>Old schoolhouse, 1884. Thick walls, low doors. Mind your head.</p><p>We live in Inverness, so not next door. Donald at number 6 is. 01870 555 014. He would rather be asked than watch you struggle.</p><p>Sheep have right of way. Sunday is kept quiet here. Please hang no washing out on a Sunday. It still matters to the neighbours.</p>",
    },
    checkin: {
      checkInType: "Key safe",
      checkInTime: "16:00",
      doorCode: "7340",
      details:
        "<p>Key safe is left of the back door, behind the drainpipe. Black lever down, lid drops. Put the key back every time and scramble the numbers.</p><p>Front door is swollen. Don't force it. Use the back.</p><p>Cleaner comes off the morning ferry, so nothing is ready before four. If you land sooner, the hotel at the pier does soup and doesn't mind bags.</p><p>Late boat is fine. Outside light is on a sensor. Milk and bread in the fridge.</p>",
      parkingInfo:
        "<p>Two cars on the hardcore by the peat stack. Not on the grass. It's bog underneath and the tractor to pull you out costs £40.</p><p>Passing places are not for leaving cars in. Campervans: no overnight sleeping in them here.</p><p>Electric cars: charger at Sollas, beside the shop. Not here. Don't run a cable from the kitchen, it trips the lot.</p>",
    },
    amenities: {
      text: "<p>Sleeps five. Double downstairs. Twin and a single up. Beds are made up. Spare blankets in the kist on the landing. Hot water bottles behind the bathroom door.</p><p>Towels: two each. They don't go to the beach. Old ones for that are in the porch.</p><p>Travel cot under the double, mattress with it. Bring own sheet. High chair clips to the table. It's in the cupboard with the hoover. Stairs are steep and no gate fits.</p><p>Washing machine in the byre. No tumble dryer. Use the pulley in the kitchen, rope on the hook. Iron is there too.</p><p>TV is Freesat. Books stay. Jigsaws under the window seat.</p>",
    },
    kitchen: {
      text: "<p>Electric cooker. Back left ring is dead. The oven runs hot, take off twenty degrees.</p><p>Sharp knives on the top shelf because of children. Corkscrew on the nail by the window. Big pan for crab and lobster under the sink.</p><p>Coffee: cafetiere. Nothing with capsules. Tea, salt, oil and flour are for anyone.</p><p>No dishwasher.</p><p>Brown from the tap is peat. Safe to drink. Filter jug in the fridge if it bothers you.</p>",
    },
    howto: {
      items: [
        {
          title: "Stove",
          description:
            "<p>Peats in the basket, kindling in the bucket. Bottom vent open, top vent half. Light. Shut the bottom one after ten minutes.</p><p>If it blows back into the room, wind is easterly. Open a window, let it die down, use the heaters instead. Ash goes in the metal bin only.</p>",
        },
        {
          title: "Storage heaters",
          description:
            "<p>They charge at night. Input dial is for tomorrow, output dial is for now. If the evening is still cold, fan heater in the hall cupboard. One only or the fuse goes.</p>",
        },
        {
          title: "Immersion",
          description: "<p>Red switch in the airing cupboard. One hour does two baths. Off again after.</p>",
        },
        {
          title: "Shower",
          description:
            "<p>Cord outside the door. Needs pulling twice. If it goes cold halfway, somebody is running the kitchen tap.</p>",
        },
        {
          title: "Power cuts",
          description:
            "<p>Gales. Torch and candles in the dresser, left drawer. If it's just this house, fuse box is above the back door. Push up whatever is down. If the whole township is dark, ring 105 and wait. Camping stove in the byre for tea.</p>",
        },
        {
          title: "Septic tank",
          description:
            "<p>Paper only. No wipes, no bleach. If the bowl drains slowly, stop flushing and ring Donald.</p>",
        },
        {
          title: "Alarm in the kitchen",
          description:
            "<p>Toast sets it off. Press the middle with the broom handle. A chirp every minute is the battery. Spare in the dresser.</p>",
        },
        {
          title: "Bins",
          description:
            "<p>Blue: paper, tins, plastic. Black: the rest. Lorry comes Thursday at 7, colours alternate, list on the back of the door. Put it at the road end on Wednesday night with a stone on the lid.</p><p>Glass is not collected. Bank is at the pier.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Skerravoe",
      password: "corncrake1884",
      notes:
        "<p>Satellite. Fine for mail, poor for films of an evening. If dead: white box behind the TV, plug out, count to sixty, plug in. Five minutes.</p><p>Mobiles: EE works at the gable end. Others, walk up to the cairn.</p>",
    },
    rules: {
      rules: [
        "No smoking inside. Tin for ends on the back step.",
        "Dogs: two at most. On the lead from the door. A crofter may shoot a dog among sheep, and will.",
        "Dogs stay downstairs and off the furniture.",
        "£15 a dog for the stay. Jar on the dresser, or give it to Donald.",
        "Quiet after 11. Walls are thick, windows are not.",
        "Five means five. No tents.",
        "Break something, tell us. Glasses are free. Windows aren't.",
        "No drones April to July. Birds are nesting.",
      ],
    },
    emergency: {
      text: "<p>999 for everything. Give them NF 812 741. The postcode sends the ambulance to the wrong shore.</p><p>Surgery: Lochmaddy, weekdays 9 to 5, 01876 555 022. Nights and weekends ring 111. Hospital is at Balivanich, 40 minutes south. Dentist in the same building.</p><p>Vet: Carinish, 01876 555 090. Sees pets as well as cows.</p><p>Fire blanket by the cooker. Extinguisher in the porch. First aid box in the bathroom cabinet.</p><p>Ticks: check legs every night. Hook for them is in the first aid box.</p><p>Tide covers the Orasaigh causeway fast. Table is pinned by the back door.</p>",
    },
    transportation: {
      text: "<p>Ferry: Uig to Lochmaddy, an hour and three quarters. Cars need booking weeks ahead. Look at the CalMac app the night before. Wind stops it.</p><p>Plane: Benbecula from Glasgow.</p><p>Bus W16 passes the road end. Put your hand out. None on Sunday.</p><p>Taxi: Morag, 01876 555 061. Ask the day before.</p><p>Fuel: Bayhead. Shut Sunday. Fill on Saturday.</p>",
    },
    places: {
      items: [
        {
          name: "Traigh Gheal",
          description:
            "White sand, ten minutes through the gate. Shut the gate. East end is all right for swimming. West end pulls.",
          category: "Beach",
        },
        {
          name: "Orasaigh",
          description:
            "Tidal island, ruined house. Go out two hours before low water, be back two after. Wellies.",
          category: "Nature",
        },
        {
          name: "Barpa Mor",
          description: "Burial cairn, 5,000 years. An hour round from the door, wet feet. Don't crawl in.",
          category: "History",
        },
        {
          name: "Seal rocks",
          description: "Point beyond the cemetery. Best at low water. Sit down and be still.",
          category: "Nature",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Trout",
          description:
            "Loch in front of the house. Permit £10 a day from the hotel bar. Rods in the byre, help yourself.",
        },
        {
          name: "Wet day",
          description: "Arts centre at Lochmaddy. Museum, cafe, toys in the corner. 10 to 4, not Sunday.",
        },
        {
          name: "Night sky",
          description:
            "Porch light off at the switch by the boots. Northern lights February and March, if at all.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Co-op Sollas",
          description: "15 minutes by car. 8 to 8. Shut Sunday. Cash machine inside, the only one this side.",
          category: "Groceries",
        },
        {
          name: "Fish van",
          description: "Road end, Wednesday about 2. Cash. He blows the horn.",
          category: "Fish",
        },
        {
          name: "Number 9",
          description: "Eggs in the box at the gate. £2 the half dozen, in the tin.",
          category: "Farm",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Pier hotel",
          description: "Bar meals to 8.30. Book in July and August. Does a gluten free batter.",
          category: "Pub",
        },
        {
          name: "The hut, Bayhead",
          description: "Fish and chips. Friday and Saturday from 5. Nobody on the island delivers.",
          category: "Takeaway",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Peats",
          description: "First basket is ours. More from Donald, £8 a sack.",
          category: "Fuel",
        },
        {
          name: "Bikes",
          description: "Shed at the pier, £18 a day. Helmets included. Child seat if you ask.",
          category: "Rental",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Boat not till later? Leave your things in the byre, it's dry, and go for a walk. Past ten only if nobody is coming in that day. Ask Donald the evening before. No charge.</p>",
      items: [
        "Sheets and towels in the bath.",
        "Heaters: input at 2.",
        "Fridge emptied. Ash left alone if warm.",
        "Windows latched. Wind takes them off.",
        "Key in the safe, numbers scrambled.",
        "Left something behind: we post it, you pay the stamp.",
      ],
    },
  },
};
