import type { GuestSection } from "#sections/section.ts";

/** The demo's sections about the surroundings: real, public places and generally true facts about them. */
export const townSections: GuestSection[] = [
  {
    type: "places",
    title: "Places To See",
    content: {
      items: [
        {
          name: "That Wānaka Tree",
          category: "Lakefront",
          description:
            "The lone willow that stands in the lake, at the south end of Roys Bay. Come at sunrise, when you have it nearly to yourselves. Please do not climb it.",
        },
        {
          name: "Roys Peak",
          category: "Lookout",
          description:
            "The ridge of the photographs, 1,578 metres up. The track is 16 km there and back; allow five to six hours. Closed for lambing from 1 October to 10 November.",
        },
        {
          name: "Mt Iron",
          category: "Lookout",
          description: "The whole basin from above for an hour and a half's walk, right at the edge of town.",
        },
        {
          name: "Puzzling World",
          category: "Attraction",
          description:
            "The leaning tower, the great maze and rooms where water seems to run uphill. On the main road into town.",
        },
        {
          name: "National Transport & Toy Museum",
          category: "Museum",
          description:
            "Hundreds of vehicles and tens of thousands of toys, in hangars next to Wānaka Airport. The answer to a wet day.",
        },
        {
          name: "Mount Aspiring National Park",
          category: "National park",
          description:
            "The road follows the Matukituki valley to Raspberry Creek. The last part is gravel with fords, which are not to be tried after heavy rain.",
        },
      ],
    },
  },
  {
    type: "activities",
    title: "Things to do",
    content: {
      items: [
        {
          name: "Rob Roy Glacier Track",
          placeId: "demo:rob-roy-glacier-track",
          category: "Walk",
          description:
            "Swing bridge, beech forest, then a glacier hanging over you. Three to four hours from Raspberry Creek. In winter and spring there is avalanche danger: ask at the visitor centre.",
        },
        {
          name: "Diamond Lake and Rocky Mountain",
          placeId: "demo:diamond-lake-and-rocky-mountain",
          category: "Walk",
          description:
            "A small lake in an hour, or the top of Rocky Mountain in about three. Twenty minutes' drive towards Glendhu Bay.",
        },
        {
          name: "Glendhu Bay Track",
          placeId: "demo:glendhu-bay-track",
          category: "Bike and walk",
          description:
            "Along the shore from town to Glendhu Bay. Some climbs, no cars, plenty of places to swim.",
        },
        {
          name: "Cardrona Alpine Resort",
          placeId: "demo:cardrona-alpine-resort",
          category: "Skiing",
          description:
            "Wide slopes for every level, about 35 minutes to the base. The road up is gravel; carry chains.",
        },
        {
          name: "Treble Cone",
          placeId: "demo:treble-cone",
          category: "Skiing",
          description: "Steeper and longer runs, with the whole lake far below.",
        },
        {
          name: "Wānaka Lavender Farm",
          placeId: "demo:wanaka-lavender-farm",
          category: "Family",
          description: "Rows of lavender, bees and farm animals. In flower in summer.",
        },
        {
          name: "Cinema Paradiso",
          placeId: "demo:cinema-paradiso",
          category: "Cinema",
          description:
            "Sofas instead of seats, an old car to sit in, and an interval with warm cookies. Come early for a sofa.",
        },
      ],
    },
  },
  {
    type: "shopping",
    title: "Shopping",
    content: {
      items: [
        {
          name: "New World Wānaka",
          category: "Supermarket",
          description: "In the centre, on Dunmore Street. Everything for the week, and local wine.",
        },
        {
          name: "Helwick Street",
          category: "Shops",
          description: "Outdoor gear, books, presents and the chemist, all within two blocks of the lake.",
        },
        {
          name: "Three Parks",
          category: "Shops",
          description: "The newer centre on the way out of town: larger stores, easy parking.",
        },
      ],
    },
  },
  {
    type: "dining",
    title: "Places To Eat",
    content: {
      items: [
        {
          name: "Kai Whakapai",
          category: "Cafe and bar",
          description:
            "On the corner of the main street and the lake, tables in the sun. From breakfast to late.",
        },
        {
          name: "Francesca's Italian Kitchen",
          category: "Italian",
          description: "Wood-fired pizza and handmade pasta on Ardmore Street. Book for dinner.",
        },
        {
          name: "Big Fig",
          category: "Slow food",
          description:
            "Choose a plate size and point at what you like: slow-cooked meat, big salads. Good with children.",
        },
        {
          name: "Federal Diner",
          category: "Cafe",
          description: "Down a lane off Helwick Street. Breakfast, baking and serious coffee.",
        },
        {
          name: "Red Star Burger Bar",
          category: "Burgers",
          description: "The burger after the mountain. To eat on the grass by the lake.",
        },
        {
          name: "Patagonia Chocolates",
          category: "Ice cream",
          description: "Hot chocolate in winter, ice cream in summer, the lake in front of you in both.",
        },
      ],
    },
  },
  {
    type: "services",
    title: "Your Nearest",
    content: {
      items: [
        {
          name: "Wānaka Medical Centre",
          category: "Doctor",
          description: "Cardrona Valley Road. For visitors too; ring first.",
        },
        { name: "Wānaka Pharmacy", category: "Pharmacy", description: "Helwick Street, in the centre." },
        {
          name: "Lakes District Hospital",
          category: "Hospital",
          description: "Frankton, near Queenstown Airport. About an hour by car.",
        },
        {
          name: "Tititea / Mount Aspiring National Park Visitor Centre",
          category: "Visitor centre",
          description:
            "Track conditions, weather and hut tickets from the Department of Conservation. Ask before any long walk.",
        },
        {
          name: "Wānaka Recreation Centre",
          category: "Pool",
          description: "Indoor pools, for the days when the lake is too much.",
        },
        { name: "Wānaka Library", category: "Library", description: "Books, printing, quiet tables." },
      ],
    },
  },
  {
    type: "recommendations",
    title: "Local Recommendations",
    content: {
      restaurants: [
        {
          name: "Cardrona Hotel",
          category: "Pub",
          description:
            "Built in the gold rush, with a beer garden and an open fire. Twenty-five minutes up the valley; our favourite Sunday lunch.",
        },
        {
          name: "Rippon",
          category: "Winery",
          description: "Tastings above the vines with the lake behind them. Ask for an appointment.",
        },
      ],
      activities: [
        {
          name: "Sunrise from the deck",
          category: "At home",
          description: "Blanket, hot chocolate, end of the deck. The light reaches the far mountains first.",
        },
        {
          name: "A swim at Bremner Bay",
          category: "Lake",
          description:
            "Sheltered, shallow for a long way, with a lawn and trees for shade. Water shoes help.",
        },
        {
          name: "Lake Hāwea",
          placeId: "demo:lake-hawea",
          category: "Day trip",
          description:
            "The quieter neighbour, a quarter of an hour away by car, with long beaches that are rarely full.",
        },
      ],
    },
  },
];
