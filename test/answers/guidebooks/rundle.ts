import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const rundle: AnswersGuidebook = {
  language: "en",
  name: "Rundle Ridge 304",
  sections: {
    property: {
      propertyName: "Rundle Ridge, Suite 304",
      address: "304 - 1150 Ridgeline Way",
      city: "Canmore",
      state: "Alberta",
      country: "Canada",
    },
    welcome: {
      text: "<p>Welcome to Suite 304. This guide has been prepared by the owners, Margaret and Doug Penner of Regina, and is reviewed each spring and fall. Kindly read it on arrival.</p><p>The suite is privately owned within a condominium building. The front desk staff are employed by the building and not by us; for matters inside the suite please contact our local caretaker, Priya, at 403-555-0142 between 8 a.m. and 9 p.m.</p><p>Canmore sits at 1,310 metres and the air is very dry. Some guests have a headache or a nosebleed on the first night: drink plenty of water, and fill the humidifier stored on the floor of the hall closet.</p>",
    },
    checkin: {
      checkInType: "smart lock",
      checkInTime: "16:00",
      doorCode: "304918#",
      details:
        "<p>The building entrance opens with the fob, which you will find in the small safe beside mailbox 304. The safe code is the same as your door code without the number sign.</p><p>If the fob stops working, it has lost its coding; the front desk will reprogram it on presentation of photo identification. A lost fob is charged at $150.</p><p>Should you arrive in town ahead of time, the desk will hold suitcases in the luggage room from 11 a.m. at no charge. Skis are not accepted there.</p>",
      parkingInfo:
        "<p>One stall, number 67, on level P2. The clearance at the garage door is 1.93 m (6 ft 4 in). Vehicles carrying a roof box generally do not fit and should use the surface lot on Ridgeline Way.</p><p>A further vehicle requires a visitor permit from the desk, $12 per night, displayed on the dashboard. Towing is enforced from 1 a.m.</p><p>From November to March, stalls along the north wall of the surface lot have outlets for block heaters. At minus 20 or colder please plug in; the orange cord is in the hall closet.</p>",
    },
    amenities: {
      text: "<p>The primary bedroom has a king bed and the second bedroom has two twins. In the living room the wall bed folds down by its two silver handles; its bedding is in the zippered bag on the top shelf of the second bedroom.</p><p>A maximum of six persons may stay, infants included, as stipulated by the fire code.</p><p>The outdoor hot tub and the heated pool are on the second floor terrace and are open 9 a.m. to 10 p.m. Children under 14 must be accompanied by an adult. The tub is drained and cleaned on Tuesday mornings and is usually back by 2 p.m.</p><p>Earplugs are provided in each nightstand. Freight trains pass through the valley and sound the horn at the crossing, at night as well.</p><p>Ice cleats in two sizes hang inside the hall closet. Please use them in shoulder season; paths are treacherous after a thaw.</p>",
    },
    kitchen: {
      text: "<p>The range is induction and only the pots with a blue dot on the base will work on it.</p><p>If the range shows the letter L, the child lock is engaged: hold the padlock symbol for three seconds.</p><p>The coffee maker takes number 4 paper filters; a starter supply is above the refrigerator, together with the kettle for tea.</p><p>The hood fan must be on high when frying. The smoke detector is sensitive, and a false alarm with a fire department call-out is billed at $300. If it sounds from cooking, press the white button in the hallway and open the balcony door; do not open the door to the corridor.</p><p>Fondue set and slow cooker are in the bench seat under the window.</p>",
    },
    howto: {
      items: [
        {
          title: "Gas fireplace",
          description:
            "<p>Turn the dial beside the mantel clockwise. It runs for 60 minutes and then shuts itself off, which is intentional; simply turn the dial again. The glass becomes hot enough to burn, please keep small children away.</p>",
        },
        {
          title: "Bedroom heat",
          description:
            "<p>Each bedroom has an electric baseboard with a separate thermostat behind the door. Keep curtains and clothing clear of it. Windows must remain closed below minus 10, as pipes have frozen.</p>",
        },
        {
          title: "Balcony barbecue",
          description:
            "<p>The barbecue is connected to natural gas. Open the yellow valve on the wall a quarter turn, lift the lid, and then press the igniter. Close the valve afterwards. Charcoal is prohibited on balconies.</p>",
        },
        {
          title: "Ski locker",
          description:
            "<p>Locker 304 is on P1 beside the elevator, with the key on the green tag. It has a rack and a boot dryer. Wet equipment is not to be carried through the lobby or kept in the suite.</p>",
        },
        {
          title: "Laundry",
          description:
            "<p>The stacked washer and dryer are behind the bifold door in the bathroom. Clean the lint screen after every load. Quiet hours apply to laundry as well.</p>",
        },
        {
          title: "Television",
          description:
            "<p>Press the Home button on the black remote for the streaming services and sign in with your own account. Please sign out at the end of your stay.</p>",
        },
        {
          title: "Garbage and recycling",
          description:
            "<p>Never leave garbage on the balcony or in a vehicle. The bear-resistant bins are at the far end of the surface lot: reach under the hood and squeeze the latch. Refundable cans and bottles may be left in the blue bag for Priya's hockey team.</p>",
        },
      ],
    },
    wifi: {
      networkName: "RundleRidge304",
      password: "threesisters",
      notes:
        "<p>The router is in the media cabinet. If the connection fails, press the recessed button with a pen and allow five minutes. Work calls are best taken in the second bedroom, where there is a desk and an Ethernet cable.</p>",
    },
    rules: {
      rules: [
        "No smoking or vaping of tobacco or cannabis anywhere on the property, balconies included. The fine is $500.",
        "Quiet hours are from 10 p.m. to 7 a.m.",
        "Pets are not permitted. This is a condominium bylaw and Priya cannot make exceptions.",
        "Ski and hiking boots come off at the door.",
        "Nothing may be hung from or dried on the balcony railing.",
        "Glass is not permitted on the pool terrace.",
      ],
    },
    emergency: {
      text: "<p>Dial 911. The civic address is 1150 Ridgeline Way, suite 304, third floor, east wing.</p><p>In a fire alarm use the stairwell at the end of the corridor and gather by the flagpole. Do not use the elevators.</p><p>The main water shut-off is under the bathroom vanity, a red lever. The electrical panel is behind the picture of the grain elevator.</p><p><b>Wildlife:</b> if you meet a bear, stop, speak calmly and back away slowly; do not run. A can of bear spray is in the entry drawer and is to be returned there. Keep 30 metres from elk, particularly in September when the bulls are aggressive.</p><p><b>Wildfire smoke:</b> on hazy days in July and August keep windows closed and run the air purifier in the living room on setting 3.</p>",
    },
    transportation: {
      text: "<p>Local Roam buses are free within Canmore. Route 3 runs to Banff about every half hour from the stop on Main Street and takes 25 minutes; pay with exact change or the Token Transit app.</p><p>The airport shuttle from Calgary stops at the Coast hotel, a seven-minute walk. It must be booked 24 hours ahead.</p><p>Winter tires are required on mountain highways from November 1 to March 31; check with your rental company.</p><p>Gas is less expensive at the Three Sisters exit than downtown.</p>",
    },
    places: {
      items: [
        {
          name: "Banff National Park",
          description:
            "A Parks Canada pass is needed for every day in the park, Lake Louise included. Buy it online or at the east gate; display it on the mirror. Driving straight through without stopping is free.",
          category: "Park",
        },
        {
          name: "Grassi Lakes",
          description:
            "Two turquoise ponds above town. About 90 minutes return, easy on the left-hand trail. The lot is full by 9 a.m. in summer.",
          category: "Hike",
        },
        {
          name: "Moraine Lake",
          description:
            "Private cars are not allowed on the road. Reserve the park shuttle weeks in advance; a few seats are released at 8 a.m. two days before.",
          category: "Lake",
        },
        {
          name: "Quarry Lake",
          description:
            "For swimming in warm weather and picnics. Paid parking, sandy shore at the south side.",
          category: "Lake",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Canmore Nordic Centre",
          description:
            "65 km of groomed cross-country trails, some lit until 9 p.m. Day tickets and rentals in the lodge.",
          category: "Skiing",
          phone: "403-555-0177",
        },
        {
          name: "Howling Creek Sled Dogs",
          description:
            "Two-hour tours from December to mid-April. Children from age four. Dress far more warmly than you think.",
          category: "Dog sledding",
          phone: "403-555-0163",
        },
        {
          name: "Town rink",
          description:
            "Outdoor skating on the pond behind the civic centre, free of charge, with a fire pit on weekends.",
          category: "Skating",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Grizzly Fork",
          description: "Alberta beef and bison. Reservations are essential on weekends.",
          category: "Steakhouse",
          phone: "403-555-0129",
        },
        {
          name: "Rocky Mountain Flatbread",
          description: "Pizza from a clay oven; children may make their own on Sundays.",
          category: "Family restaurant",
        },
        {
          name: "Summit Cafe",
          description: "Breakfast from 6:30 a.m., so you may be on the lifts by nine. Excellent huevos.",
          category: "Breakfast",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Safeway",
          description:
            "On Railway Avenue, open 7 a.m. to 11 p.m. The nearest full grocery store, nine minutes on foot.",
          category: "Groceries",
        },
        {
          name: "Valhalla Outfitters",
          description:
            "Skis, snowshoes, child carriers and winter clothing by the day. Measurements can be sent ahead online.",
          category: "Rental",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Bow Valley Walk-in Clinic",
          description:
            "Open daily until 6 p.m., no appointment. Bring insurance documents; non-residents pay about $120.",
          category: "Doctor",
          phone: "403-555-0151",
        },
        {
          name: "Stone & Cedar Massage",
          description: "Registered therapists who will come to the suite with a table, from $140 an hour.",
          category: "Massage",
          phone: "403-555-0188",
        },
        {
          name: "PeakPantry",
          description: "Groceries placed in the refrigerator before arrival. Order two days in advance.",
          category: "Delivery",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Housekeeping begins promptly. A late departure without agreement is billed at $75 per hour. Half an hour may be possible on weekdays; ask Priya the day before.</p>",
      items: [
        "Load the dishwasher and start it.",
        "Remove all food from the refrigerator.",
        "Used linens may be left in place; towels in the tub.",
        "Set all thermostats to 16.",
        "Return the fob and locker key to the safe beside the mailbox.",
      ],
    },
  },
};
