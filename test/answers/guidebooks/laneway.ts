import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A flat on the ninth floor in the middle of Melbourne. */
export const laneway: AnswersGuidebook = {
  language: "en",
  name: "Laneway Apartment 904",
  sections: {
    property: {
      propertyName: "Laneway Apartment 904",
      address: "904/31 Degraves Street",
      city: "Melbourne",
      state: "Victoria",
      country: "Australia",
    },
    welcome: {
      text: `<p>Hello and welcome to the ninth floor. This is Priya's home while she works abroad; her brother Dev looks after it and answers messages between 8 am and 10 pm.</p><p>The concierge downstairs speaks English, Mandarin and Hindi.</p>`,
    },
    checkin: {
      checkInType: "Lockbox at the bike rail",
      checkInTime: "15:00",
      doorCode: "0357",
      details: `<p>The lockbox hangs on the bike rail left of the glass entrance. Inside are a fob and a silver key. Hold the fob to the reader for the front entrance and the lift; it only takes you to level 9.</p><p>The silver key is for 904: lift the handle before you turn it.</p><p>Lost the fob? Dev can bring another one, the building charges 80 dollars for it.</p>`,
      parkingInfo: `<p>Bay B17 in the basement, height limit 2.1 metres. The roller door opens with the fob. Visitors pay at Secure Parking around the corner, 25 dollars a day on weekends.</p>`,
    },
    amenities: {
      text: `<ul><li>King bed in the bedroom and a sofa bed in the lounge. Linen for the sofa bed is in the ottoman.</li><li>Pillows, soft and firm, on the wardrobe's upper shelf.</li><li>Desk with a second screen, an HDMI cable and adapters for plugs from the UK, the US and Europe.</li><li>Bluetooth speaker on the bookshelf.</li></ul><h2>In the building</h2><p>A heated lap pool and a spa on level 3, open from 6 am to 10 pm. Children need a grown-up with them.</p><p>The gym is next to the pool. Bring a towel.</p><p>The rooftop has barbecues and can be booked with the concierge.</p>`,
    },
    kitchen: {
      text: `<p>The pod machine takes Nespresso capsules; a starter pack is in the tin.</p><p>The cooktop is induction: hold the lock symbol for three seconds first. Pots are in the deep drawer.</p><p>Dishwasher tablets are under the sink with bin liners and spare sponges.</p><p>The fridge makes ice. If the dispenser blinks, push the flap with a finger.</p>`,
    },
    howto: {
      items: [
        {
          title: "Cooling and heating",
          description: `<p>The panel in the hallway runs the air conditioning for both rooms. Choose the snowflake for cold and the flame for warm, then the arrows. Close the balcony slider or it switches itself off.</p>`,
        },
        {
          title: "Washer-dryer",
          description: `<p>One machine does both, in the bathroom cabinet. Powder goes in the left tray. For a wash that comes out ready to wear, pick Wash and Dry 60; it takes three hours.</p>`,
        },
        {
          title: "Blinds",
          description: `<p>The blackout blinds go down with the lower button by the bed. The sheer ones are on the chain.</p>`,
        },
        {
          title: "Smart TV",
          description: `<p>To cast from your phone, choose AirPlay or Chromecast and look for LOUNGE-904. Disney+ and Stan have guest profiles.</p>`,
        },
        {
          title: "Rubbish chute",
          description: `<p>Behind the grey panel beside the lift. Tie the bag, no glass. Bottles, cardboard and other recycling go to the bin room in basement 1.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Laneway904",
      password: "tramline96flinders",
      notes: `<p>The modem sits in the hall cupboard. Speed is about 250 megabits, enough for video calls.</p>`,
    },
    rules: {
      rules: [
        "Smoke-free home, balcony included: the alarm calls the fire brigade and the bill is 1,600 dollars",
        "Sorry, no pets",
        "No gatherings and no visitors after 10 pm; the building has cameras in the corridors",
        "Nothing may hang over the balcony rail",
        "Please take off your shoes at the entrance",
      ],
    },
    emergency: {
      text: `<p>If the alarm sounds, take the fire stairs, never the lift, and meet at the corner of Flinders Street.</p><p>The Royal Melbourne Hospital has an emergency department, Grattan Street in Parkville. For a doctor at home ring 13 74 25.</p><p>Plasters, painkillers and a thermometer are in the mirror cabinet.</p><p>Water leak? Shut the valve behind the laundry flap and call the building manager, 03 5550 2371, at any hour.</p><p>If a fuse trips, the box is inside the coat cupboard.</p>`,
    },
    transportation: {
      text: `<p>Trams are free in the city centre. Beyond it you need a Myki card, sold at 7-Eleven for 6 dollars. Touch on every time.</p><p>Flinders Street Station is two minutes away on foot: all suburban trains.</p><p>SkyBus runs to the airport from Southern Cross every ten minutes, around 30 minutes and 24 dollars. A taxi is about 70.</p>`,
    },
    places: {
      items: [
        { name: "Hosier Lane", description: "Street art that changes every week.", category: "Sight" },
        {
          name: "NGV International",
          description: "The big gallery. The permanent collection costs nothing.",
          category: "Museum",
        },
        {
          name: "Royal Botanic Gardens",
          description: "Lawns, lakes and black swans along the Yarra.",
          category: "Park",
        },
        {
          name: "Queen Victoria Market",
          description: "Fruit, cheese, doughnuts. Not on Mondays and Wednesdays.",
          category: "Market",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "A game at the MCG",
          description: "Football in winter, cricket in summer. Walk along the river with the crowd.",
        },
        { name: "Kayak by night", description: "Paddle under the bridges, from Docklands, two hours." },
        {
          name: "Playground at Artplay",
          description: "Slides and climbing nets for kids on the river bank.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Woolworths Metro",
          description: "Corner of Swanston and Flinders, midnight closing.",
          category: "Supermarket",
        },
        { name: "Bourke Street Mall", description: "Department stores and fashion.", category: "Mall" },
      ],
    },
    dining: {
      items: [
        {
          name: "Chin Chin",
          description: "Loud and brilliant Thai. Expect a queue.",
          category: "Restaurant",
        },
        {
          name: "Shandong Mama",
          description: "Dumplings with mackerel, cheap and quick.",
          category: "Restaurant",
        },
        { name: "Degraves Espresso", description: "The flat white downstairs, from 7 am.", category: "Cafe" },
        {
          name: "Gopal's",
          description: "Vegetarian and vegan plates on Swanston Street.",
          category: "Restaurant",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Mulqueeny Midnight Pharmacy",
          description: "High Street, Prahran. Open late.",
          category: "Pharmacy",
        },
        {
          name: "Currency exchange",
          description: "Travelex in Collins Street, passport needed.",
          category: "Money",
        },
        {
          name: "Luggage lockers",
          description:
            "At Southern Cross Station, from 12 dollars. Good before check in and after check out.",
          category: "Lockers",
        },
        {
          name: "Flinders Lane Dental",
          description: "Same-day appointments for toothache.",
          category: "Dentist",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>A later departure costs 40 dollars until 1 pm, if the next guest allows it. Write to Dev the day before.</p>`,
      items: [
        "Put fob and key back in the lockbox and scramble the numbers",
        "Take your rubbish to the chute",
        "Leave used towels in the shower",
        "Switch off the air conditioning and close the balcony",
      ],
    },
  },
};
