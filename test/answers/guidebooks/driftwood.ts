import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A wooden cottage by a beach in Tasmania. */
export const driftwood: AnswersGuidebook = {
  language: "en",
  name: "Driftwood Cottage",
  sections: {
    property: {
      propertyName: "Driftwood Cottage",
      address: "12 Shelly Lane",
      city: "Binalong Bay",
      state: "Tasmania",
      country: "Australia",
    },
    welcome: {
      text: `<p>Welcome to the cottage. We are Jo and Pete, we live two doors up the lane at number 16, and we are happy to help. Text us on 0491 570 156 before nine in the evening.</p><p>The cottage was a fisherman's shack until 1994. We kept the floorboards and the view and changed nearly everything else.</p>`,
    },
    checkin: {
      checkInType: "Keypad on the side door",
      checkInTime: "14:00",
      doorCode: "6204",
      details: `<p>Go round the left side of the cottage, past the rainwater tank. Press the code, then the tick, and push the handle down within five seconds.</p><p>If you come after dark, the path light is on a sensor: wave at it.</p><p>Want to drop your bags earlier? From eleven you may leave luggage in the boat shed, which is never locked.</p>`,
      parkingInfo: `<p>Park one car under the carport and a second one on the grass beside it. Not in the lane please, the garbage truck cannot pass.</p>`,
    },
    amenities: {
      text: `<h2>Bedrooms</h2><p>A queen bed upstairs, two singles in the back room. Spare blankets and a second doona are in the camphor chest at the foot of the queen bed.</p><h2>Bathroom</h2><p>Hair dryer in the second drawer. Beach towels are striped and hang in the boat shed; the white ones stay inside.</p><h2>For little ones</h2><p>We have a porta-cot, a high chair and a stair gate. They live under the stairs.</p><h2>Laundry</h2><p>The washing machine is in the cupboard beside the bathroom. There is no dryer: use the line behind the tank, and the pegs in the blue bucket.</p><p>Iron and ironing board hang on the back of that door.</p>`,
    },
    kitchen: {
      text: `<p>Coffee: there is a stovetop pot and a French press, and ground beans in the freezer. Tea is in the red tin.</p><p>The drinking water comes from the small tap at the sink. The big tap is bore water, fine for dishes.</p><p>Sharp knives are in the block behind the toaster. Foil, baking paper and sandwich bags are in the bottom drawer.</p><p>The microwave is inside the pantry, at hip height.</p>`,
    },
    howto: {
      items: [
        {
          title: "Keep warm",
          description: `<p>The heat pump on the living room wall does it all. Point the white remote at it, press the sun symbol, and choose 21 degrees. It takes about ten minutes before you feel anything.</p><p>The remote belongs in the holder by the light switch.</p>`,
        },
        {
          title: "The oven",
          description: `<p>Turn the left knob to the fan, the right knob to the temperature. The clock must show a time or it will not heat: press both outer buttons and then plus.</p>`,
        },
        {
          title: "TV and films",
          description: `<p>Press HOME on the black remote, then pick Netflix or ABC iview. Sign in with your own account and sign out when you leave.</p>`,
        },
        {
          title: "Hot water ran out",
          description: `<p>The cylinder holds four showers. If it runs cold, wait half an hour. If it stays cold, press the red button on the box beside the tank outside.</p>`,
        },
        {
          title: "Barbecue on the deck",
          description: `<p>Open the gas bottle underneath, push and turn the right dial, and press the spark. Scrape the plate while it is still warm, and close the bottle again.</p>`,
        },
        {
          title: "Outdoor shower",
          description: `<p>Wash sand off before you come in. Lift the lever on the post by the deck; the water is solar and warm in the afternoon.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Driftwood-Guest",
      password: "pelican-rope-88",
      notes: `<p>If the internet drops out, unplug the white box behind the television, count to twenty, and plug it in again. There is no mobile reception in the back room; on the deck you get two bars.</p>`,
    },
    rules: {
      rules: [
        "No smoking inside. On the deck is fine, use the jar",
        "Well-behaved dogs are welcome, but never on the beds",
        "No parties. Keep it down after 10 pm, the neighbours get up early to fish",
        "No more than four people overnight",
        "Candles only in the lanterns",
        "Shells and driftwood stay on the beach",
      ],
    },
    emergency: {
      text: `<p>St Helens District Hospital, Annie Street, is 15 minutes by car and open around the clock.</p><p>First-aid kit: top shelf in the bathroom. Fire blanket: beside the stove. Fire extinguisher: under the sink.</p><p>Snakes: leave them alone and they leave you alone. For a bite keep still, wrap the limb and call the ambulance.</p><p>If the power goes off, the switchboard is by the side door at head height. Torches are in the drawer under the television.</p><p>To shut off the water, turn the brass valve at the foot of the tank.</p>`,
    },
    transportation: {
      text: `<p>There is no bus to Binalong Bay. The Calow's coach from Launceston stops in St Helens; from there it is a taxi, about 30 dollars. Ring 0417 513 599.</p><p>Petrol: the nearest station is the United in St Helens, open from six to eight.</p><p>Two bikes and helmets are in the boat shed. The lock's number is on the tag.</p>`,
    },
    places: {
      items: [
        {
          name: "Bay of Fires",
          description:
            "Orange rocks and white sand for 50 kilometres. Start at Cosy Corner, ten minutes north.",
          category: "Beach",
        },
        {
          name: "St Columba Falls",
          description: "A 90 metre waterfall in tree fern forest, 45 minutes inland. Easy half-hour track.",
          category: "Walk",
        },
        {
          name: "Skeleton Point",
          description: "Short stroll along the rocks from the end of our lane. Best at sunrise.",
          category: "Walk",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Swim and snorkel at the gulch",
          description: "Calm and clear in the mornings. Masks and fins are in the boat shed.",
        },
        {
          name: "Fish from the jetty",
          description:
            "Two rods and a tackle box hang in the boat shed. No licence needed for rods in the sea.",
        },
        {
          name: "Mountain biking at Blue Derby",
          description: "World famous trails an hour away. Vertigo hires bikes and runs shuttles.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Hill Street Grocer St Helens",
          description: "Big range, open 7 am to 8 pm every day.",
          category: "Supermarket",
        },
        {
          name: "East Lines Surf Shop",
          description: "Wetsuits, boards and wax, for sale or by the day.",
          category: "Sports",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Meresta",
          description:
            "Dinner with a view from Thursday to Sunday. Book ahead, it is the only restaurant in the bay.",
          category: "Restaurant",
        },
        {
          name: "The Wharf Bar and Kitchen",
          description: "Fish and chips on the St Helens waterfront, good with kids.",
          category: "Pub",
        },
        {
          name: "Lifebuoy Cafe",
          description:
            "Breakfast, eggs and strong coffee in a garden full of old things. Closed on Saturdays.",
          category: "Cafe",
        },
      ],
    },
    services: {
      items: [
        {
          name: "St Helens Pharmacy",
          description: "25 Cecilia Street, weekdays until 5:30 and Saturday mornings.",
          category: "Pharmacy",
        },
        {
          name: "Bendigo Bank cash machine",
          description: "Outside the post office in Cecilia Street.",
          category: "ATM",
        },
        { name: "St Helens Vet", description: "For dogs with a tick or a bad idea.", category: "Vet" },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Sleeping in? If nobody arrives that day you can stay until noon for nothing, just text us.</p>`,
      items: [
        "Rubbish: green lid for food, yellow lid for recycling, red lid for the rest. Wheel the red one to the lane on Tuesday night",
        "Start the dishwasher",
        "Strip the beds and leave the sheets on the bathroom floor",
        "Turn off the heat pump and all lights",
        "Pull the side door shut until it beeps",
      ],
    },
  },
};
