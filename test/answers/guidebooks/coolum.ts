import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A beach unit in Queensland, in the words of a terse on-site manager. */
export const coolum: AnswersGuidebook = {
  language: "en",
  name: "Unit 7, Pandanus Court",
  sections: {
    property: {
      propertyName: "Unit 7, Pandanus Court",
      address: "7/212 David Low Way",
      city: "Coolum Beach",
      state: "Queensland",
      country: "Australia",
    },
    welcome: {
      text: `<p>Unit 7. Second floor, ocean side. Manager: Kev, office at the front gate, 8:30 to 4:30, closed Sunday.</p><p>After hours only if something is leaking, burning or locked: 0491 570 006.</p>`,
    },
    checkin: {
      checkInType: "Self check-in",
      checkInTime: "14:00",
      doorCode: "3380#",
      details: `<p>Key safe no. 7 on the wall left of the office. Two keys and one fob inside.</p><p>The fob works the lift, the pool gate and the garage. Lost fob: $85.</p><p>Locked out at night: call-out is $120, cash.</p><p>Early check-in subject to cleaners. Ring after 10 on the day.</p>`,
      parkingInfo: `<p>Basement bay 7. Height limit 2.1 metres.</p>`,
    },
    amenities: {
      text: `<ul><li>Main room queen, second room two singles. Zip the singles together for a king.</li><li>Bath towels, one per guest. No pool towels.</li><li>Beach gear in the hallway cupboard: umbrella, two chairs, two boogie boards, esky.</li><li>Portacot on request, $10 a night.</li><li>Ironing board behind the laundry door. Hair dryer in the vanity drawer.</li><li>Smart TV: Netflix and Stan with your own login.</li></ul><p>Pool and spa: 7 am to 8 pm. No glass. Under-12s with an adult.</p><p>The spa runs 20 minutes per press of the green button.</p>`,
    },
    kitchen: {
      text: `<p>Induction cooktop. Use the pans with the red handles only; the others do not work on it.</p><p>Cooktop shows L: child lock. Hold the padlock for five seconds.</p><p>Nespresso original pods. Welcome pack has six.</p><p>Ants come in if food is left out. Wipe benches at night. Spray is in the laundry.</p>`,
    },
    howto: {
      items: [
        {
          title: "Air conditioning",
          description: `<p>Living room and main bedroom only. Remotes on the wall. It cuts out when the balcony door is open. Ceiling fan in the second bedroom.</p>`,
        },
        {
          title: "Hot water",
          description: `<p>Electric tank, 160 litres. Runs out after four showers. Give it an hour.</p>`,
        },
        {
          title: "Washer and dryer",
          description: `<p>Front loader in the laundry. Dryer on top: empty the lint drawer every time or it stops. Don't hang anything over the balcony rail.</p>`,
        },
        { title: "Garage door", description: `<p>Hold the fob against the black reader.</p>` },
        {
          title: "Safe",
          description: `<p>In the main wardrobe. Pick four digits, press LOCK. Forgot them: Kev opens it with the master key in office hours.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Pandanus-7",
      password: "saltwater88",
      notes: `<p>NBN, unlimited. Router in the TV cabinet. Dead: switch off at the wall, wait a minute. Pool area has no coverage.</p>`,
    },
    rules: {
      rules: [
        "Six guests. Extra people are charged $60 a head a night",
        "No pets. Neighbours report them",
        "No smoking or vaping anywhere, balcony included. $300 clean",
        "No parties, no schoolies",
        "Quiet from 9 pm to 7 am",
        "Rinse sand off at the tap by the gate before the lift",
      ],
    },
    emergency: {
      text: `<p>000 for police, fire, ambulance.</p><p>Bluebottle sting: pick off the tentacles, hot water for 20 minutes. Lifeguards have vinegar for the others.</p><p>Hospital: Sunshine Coast University Hospital, Birtinya, 30 minutes. Coolum has a medical centre on Birtwill Street, 8 to 6.</p><p>First aid kit: top of the fridge.</p>`,
    },
    transportation: {
      text: `<p>Bus 620 to Noosa and Maroochydore, stop opposite, every 30 minutes.</p><p>Brisbane Airport 75 minutes, shuttle with Con-X-ion, book a day ahead.</p><p>Nearest petrol: Caltex at the roundabout, 24 hours.</p><p>EV charger: behind the library, 50 kW.</p>`,
    },
    places: {
      items: [
        {
          name: "Main beach",
          description: "Cross at the lights. Swim between the flags; patrolled 8 to 5 all year.",
          category: "Beach",
        },
        {
          name: "Stumers Creek",
          description: "Off-leash dog beach. Shallow lagoon for toddlers.",
          category: "Beach",
        },
      ],
    },
    activities: {
      items: [
        { name: "Eumundi markets", description: "Wednesday and Saturday, 7 to 2. Go early for a park." },
      ],
    },
    shopping: {
      items: [{ name: "Woolworths", description: "Birtwill Street, 7 am to 9 pm.", category: "Supermarket" }],
    },
    dining: {
      items: [{ name: "Canteen Kitchen", description: "Best coffee. From 5:30 am.", category: "Café" }],
    },
    services: {
      items: [
        { name: "Chemist", description: "Next to Woolworths, 8 to 7, Sunday until 5.", category: "Pharmacy" },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Late check-out costs $40 an hour if nobody is coming in.</p>`,
      items: [
        "Dishwasher on, fridge empty",
        "Rubbish chute on each floor; bottles and cardboard to the yellow bins in the basement",
        "Windows shut, air con off",
        "Keys and fob in the slot in the office door",
      ],
    },
  },
};
