import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const hemlock: AnswersGuidebook = {
  language: "en",
  name: "Hemlock Hollow Cabin",
  sections: {
    property: {
      propertyName: "Hemlock Hollow Cabin",
      address: "1188 Loon Landing Rd",
      city: "Paradox Falls",
      state: "New York",
      country: "USA",
    },
    welcome: {
      text: "<p>Welcome to Hemlock Hollow. Please read this book in full upon arrival. My late husband and I wrote it after eleven years of answering the same telephone calls, and everything in it is here because something happened.</p><p>The cabin sits on four acres in the Adirondack Park with 120 feet of frontage on Loon Pond. The property line on the north side is marked with orange ribbon; beyond it is Mr. Kowalczyk, who does not enjoy visitors and does own a donkey.</p><p>Your host is Judith Abernathy-Rourke. I reside in Albany, two hours south. My caretaker, Dale, is twelve minutes away.</p>",
    },
    checkin: {
      checkInType: "Keypad",
      checkInTime: "16:00",
      doorCode: "2259",
      details:
        "<p>Enter the code followed by the checkmark. Should the keypad blink red, its batteries are failing: hold a 9-volt against the two contacts underneath. One is kept in the birdhouse to the right of the porch steps.</p><p>GPS is not reliable after Route 74. Print or save the directions before you leave the highway. Turn at the red canoe; if you have passed the quarry you have gone too far.</p><p>Early arrival is not possible on Saturdays, as the cabin is being turned over. On other days you may write to me by noon the day prior.</p>",
      parkingInfo:
        "<p>Four vehicles fit in the gravel turnaround. From November 15 to April 15 all-wheel drive and snow tires are required; the hill is steep and tow trucks charge $300 to come out. Dale plows by 8 a.m. when more than three inches have fallen. Please leave the space beside the woodshed clear so he can swing the truck around.</p>",
    },
    wifi: {
      networkName: "Hemlock_Guest",
      password: "LoonCall88",
      notes:
        "<p>Speed is adequate for one video call at a time. The router is on the bookcase behind the stuffed beaver. There is no cellular coverage on the property with the exception of Verizon at the end of the dock.</p>",
    },
    howto: {
      items: [
        {
          title: "Hot tub",
          description:
            "<p>Rinse off before entering. Sunscreen and lotion turn the water to soup, and a drain and refill is charged at $200. The temperature is locked at 102. Children under five may not use it.</p><p>Replace the cover and latch all four corners each time. A raccoon once spent a night in there and none of us has forgotten.</p><p>If the display reads FLO, the filter is clogged. Lift it out, hose it off, and reset the breaker marked SPA for ten seconds.</p>",
        },
        {
          title: "Propane fireplace",
          description:
            "<p>Use the wall switch to the left of the mantel. It will take up to a minute to catch. Do not place logs, paper or marshmallows in it. Toasting is done at the fire pit.</p>",
        },
        {
          title: "Fire pit",
          description:
            "<p>Only firewood purchased within 50 miles may be burned, by state law, on account of the beetles. Dale sells bundles for $7 from the shed. Drown the coals with two full buckets of lake water before retiring.</p>",
        },
        {
          title: "Well water",
          description:
            "<p>The water smells of eggs for the first few minutes if the house has been empty. It is sulfur, it is harmless, and it passes when you run the cold tap. It may tarnish silver jewelry. For drinking most guests prefer the pitcher with the filter in the refrigerator door.</p>",
        },
        {
          title: "Generator",
          description:
            "<p>In an outage the standby unit starts by itself after about thirty seconds and carries the furnace, well pump, refrigerator and kitchen lights. It does not carry the hot tub, the dryer or the bedroom outlets. It also runs a test each Wednesday at 11 a.m. for twelve minutes; nothing is wrong.</p>",
        },
        {
          title: "Thermostat",
          description:
            "<p>Touch the screen once to wake it, then use the arrows. Do not set it below 58 in winter or the pipes along the north wall will freeze. When the outdoor temperature drops under zero, leave the cabinet doors below the bathroom sink open and the tap at a drip.</p>",
        },
        {
          title: "Window units",
          description:
            "<p>There are cooling units in the two upstairs bedrooms from June through Labor Day. Close the door and window. The downstairs stays comfortable with the ceiling fan turned counter-clockwise.</p>",
        },
        {
          title: "Television",
          description:
            "<p>It is a Roku set. Log in with your own subscription accounts and, I beg you, log out again. There is no cable.</p>",
        },
      ],
    },
    kitchen: {
      text: "<p>The range is propane. If a burner only clicks, it is wet; dry the cap and try again. The garbage disposal was removed in 2019 and the switch beside the sink does nothing.</p><p>The drip coffee maker takes #4 paper filters, which are in the tin marked FLOUR. The flour is in the tin marked TEA. My husband thought this was amusing.</p><p>You will find a waffle iron, a lobster pot, a slow cooker, and a rolling pin. Sharp knives are kept on the magnetic strip out of reach of children. Please hand-wash the cast iron and do not use soap on it.</p><p>The dishwasher must be started with the delay button off. A supply of pods for a week is below the sink.</p>",
    },
    amenities: {
      text: "<ul><li>Canoe, two kayaks and a paddleboard, with life vests sized from toddler to XXL in the boathouse</li><li>Beach towels in the mudroom bench; kindly do not take the white bath towels to the lake</li><li>Pack-n-play and a booster seat in the loft closet</li><li>Washer and dryer in the basement, mind the fourth step; empty the lint trap</li><li>Snowshoes, four pair, and two plastic sleds</li><li>Hair dryers in both bathrooms</li><li>Extra blankets and a heating pad in the cedar chest</li><li>Upright piano, last tuned under a previous administration</li></ul>",
    },
    rules: {
      rules: [
        "Occupancy is limited to eight persons at all times, including daytime visitors, owing to the septic system.",
        "No pets of any kind. A family member has severe allergies. This includes your parents' dog who is very quiet.",
        "Smoking and vaping are not permitted anywhere on the property; the fine is $400.",
        "Quiet hours are 10 p.m. to 7 a.m. Sound carries across water with remarkable clarity.",
        "No glass on the dock or in the hot tub.",
        "No gasoline motors may be launched on Loon Pond. Electric trolling motors are allowed.",
        "Drones disturb the nesting loons and are forbidden.",
        "Do not feed the donkey. He has been unwell.",
      ],
    },
    emergency: {
      text: "<p>Dial 911 from the landline on the kitchen wall and give the fire number, 1188. Elizabethtown Community Hospital has an emergency room, 35 minutes. For stitches and sore throats there is an urgent care in Ticonderoga, open until 7 p.m.</p><p>Dale: 518-555-0163. He answers until nine; after that only for water, fire, heat and bears.</p><p>Smoke detectors are hard-wired. A single chirp means a battery; spares are in the drawer below the landline. A continuous four-beep alarm is carbon monoxide: leave the house at once and call from outside.</p><p>The main water shut-off is the red lever on the basement wall behind the pressure tank.</p><p>Check for ticks each evening. A removal key and small vials hang inside the medicine cabinet door.</p>",
    },
    services: {
      items: [
        {
          name: "Mid-stay",
          description:
            "Mid-stay housekeeping may be arranged through Dale's wife, Connie, at $95. She also bakes; a pie ordered by Thursday will be on the porch on Saturday.",
        },
        {
          name: "The",
          description:
            "The Grand Union in Schroon Lake will bring an order on Tuesdays and Fridays for $15 if you call before ten.",
        },
        {
          name: "A",
          description: "A massage therapist, Renee, brings her table to the cabin: 518-555-0139.",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Swimming",
          description:
            "The bottom is soft and weedy by the shore. Go in from the ladder at the end of the dock, where it is nine feet deep. Leeches favor the shallows; salt takes them off.",
          category: "Lake",
        },
        {
          name: "Bald Knob trail",
          description:
            "Begins across the road at the yellow blazes. Two hours up and back with a view into Vermont. Suitable for children of about seven.",
          category: "Hiking",
        },
        {
          name: "Bass and perch",
          description:
            "A New York license is needed from age 16 and can be bought online or at the hardware store. Worms are in the refrigerator at Stewart's, next to the yogurt.",
          category: "Fishing",
        },
        {
          name: "Gore Mountain",
          description:
            "Forty-five minutes. Rentals and lessons at the base lodge; weekday tickets are half the price.",
          category: "Skiing",
          website: "www.goremountain.example",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "The Quarry Tavern",
          description:
            "Burgers, a good salad bar, and a gluten-free menu if you ask for the laminated one. No reservations. Closed Monday and all of mud season.",
          category: "American",
          phone: "518-555-0171",
        },
        {
          name: "Paradox Pizza",
          description: "Will drive out as far as the red canoe but not up our hill. Meet him there.",
          category: "Pizza",
          phone: "518-555-0155",
        },
        {
          name: "Stewart's",
          description: "Gasoline, ice cream, eggs, a cash machine and hot coffee from 5 a.m. Nine miles.",
          category: "Convenience",
        },
      ],
    },
    recommendations: {
      activities: [
        {
          name: "Bears",
          description:
            "Black bears visit from April to November. Nothing edible stays in a car, on the porch or in a tent, and that includes toothpaste and the bird feeder. If you meet one, make noise and back away. Do not run.",
          category: "Wildlife",
        },
        {
          name: "Blackflies",
          description:
            "Mid-May to mid-June they are dreadful. Head nets hang in the mudroom. Wear light colors.",
          category: "Wildlife",
        },
        {
          name: "Loons",
          description: "The wailing at two in the morning is not a person. It is considered beautiful.",
          category: "Wildlife",
        },
        {
          name: "Bats",
          description:
            "If one gets in, shut the inside doors, open the front one, turn off the lights and wait. Do not touch it. If it was found in a room with a sleeping person, telephone Dale regardless of the hour.",
          category: "Wildlife",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>A late departure until 1 p.m. is $50, Sunday to Thursday only.</p><p>Articles left behind are mailed at cost plus $10. I do not mail chargers.</p>",
      items: [
        "Load and start the dishwasher",
        "Place used towels in the tub of the downstairs bathroom; beds may be left as they are",
        "Take garbage to the steel bear box at the foot of the drive and engage both latches",
        "Set the thermostat to 60",
        "Return boats to the rack, upside down",
        "Lock the boathouse; the key hangs on the antler",
      ],
    },
  },
};
