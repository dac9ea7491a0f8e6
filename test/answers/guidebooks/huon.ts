import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const huon: AnswersGuidebook = {
  language: "en",
  name: "Wattle Farm Cottage",
  sections: {
    property: {
      propertyName: "Wattle Farm Cottage",
      address: "418 Gunns Plains Road",
      city: "Gunns Plains",
      state: "Tasmania",
      country: "Australia",
    },
    welcome: {
      text: "<p>G'day and welcome to Wattle Farm. Bev and Ian here, we're in the brick house at the top of the drive with the green roof. The cottage was the old shearers quarters, built 1924, so please excuse the odd creak and draught.</p><p>There's a loaf of bread, half a dozen of our eggs and a jar of Bev's plum jam on the bench for you. If you run out of eggs knock on our door, $5 a dozen.</p>",
    },
    checkin: {
      checkInType: "Host meets you",
      checkInTime: "14:00",
      details:
        "<p>Toot the horn at the top gate and one of us will come down and show you round. If you'll be later than 8pm let us know and we'll leave the key under the milk can on the verandah.</p><p>Google sends some people up Raymond Road, ignore it. Stay on Gunns Plains Road until you see the blue mailbox.</p><p>Please leave every gate how you found it. Open stays open, shut stays shut.</p>",
      parkingInfo:
        "<p>Park under the carport next to the cottage, room for two cars. Caravans and boats can go beside the hay shed. Don't park on the grass in winter, you'll get bogged and Ian will have to fetch the tractor.</p>",
    },
    amenities: {
      text: "<p>Two bedrooms, a queen in one and two king singles in the other. Electric blankets on all the beds.</p><ul><li>Wood heater in the lounge plus a reverse cycle in the main bedroom</li><li>TV gets free to air only, there's a stack of DVDs in the sideboard</li><li>Board games and jigsaws in the window seat</li><li>Claw foot bath and a separate shower</li><li>Gumboots in assorted sizes by the back door</li><li>Washing machine in the lean-to, pegs and line out the back</li><li>Firepit with chairs behind the cottage, not to be used on total fire ban days</li></ul><p>Beach towels are not supplied, sorry.</p>",
    },
    kitchen: {
      text: "<p>Full sized gas oven and four burners. You'll find a slow cooker, a stick mixer, a big stock pot and plenty of crockery for six. There's a plunger and ground coffee in the blue canister. No dishwasher except yourselves!</p><p>The barbecue is on the verandah and runs off its own bottle. Scrape it down after please.</p>",
    },
    howto: {
      items: [
        {
          title: "Lighting the wood heater",
          description:
            "<p>Pull the lever on the right all the way out, use two firelighters and the small kindling, leave the door open a crack for five minutes. Push the lever half in once it's roaring. Dry wood is stacked in the lean-to and it's included.</p>",
        },
        {
          title: "Tank water",
          description:
            "<p>All our water comes off the roof. It's filtered at the small tap on the kitchen sink, use that for drinking. Short showers please, specially January to March.</p>",
        },
        {
          title: "No hot water?",
          description:
            "<p>The gas unit is on the outside wall of the bathroom. Check the green light is on, if not press reset. If that doesn't do it the bottle is empty, swap the regulator to the other one.</p>",
        },
        {
          title: "Septic",
          description:
            "<p>Only toilet paper down the loo. No wipes, no tampons, nothing else, even if the packet says flushable.</p>",
        },
        {
          title: "Pump noise",
          description:
            "<p>The humming you hear when a tap's running is the pressure pump. If it hums and there's no tap on, ring Ian, something's leaking.</p>",
        },
      ],
    },
    wifi: {
      networkName: "WattleFarm-Guest",
      password: "Jerseycow77",
      notes:
        "<p>It's satellite so it is slow when it's cloudy and it won't do movies well. Telstra gets two bars on the verandah, Optus and Vodafone get nothing at all.</p>",
    },
    rules: {
      rules: [
        "One well behaved dog is OK, on a lead near the stock and not on the beds",
        "Children must be with an adult around the dam and the machinery shed",
        "Don't feed the alpacas bread, there is a tin of pellets on the verandah",
        "The paddock with the red sign has a bull in it. Stay out",
        "Electric fences are live",
        "Smoke outside only and put your butts in the tin",
      ],
    },
    emergency: {
      text: "<p>Dial 000 for fire, ambulance or police. You can use the landline in the hall, it works when mobiles don't.</p><p>Snakes: tiger snakes and copperheads are about from October to April. Stamp your feet in long grass. If bitten keep still, bandage the limb firmly and call 000. There's a pressure bandage in the red box on top of the fridge.</p><p>Bushfire: listen to ABC radio 102.5, if we say go then go, and head to Ulverstone.</p><p>If the power goes out there are torches in the hall table drawer. Blackouts normally last an hour or two.</p><p>Closest hospital is Mersey Community Hospital at Latrobe, 40 minutes.</p>",
    },
    transportation: {
      text: "<p>No buses or taxis come out here so you need a car. Devonport and the ferry are about 45 minutes. For the morning sailing leave by 6.30 at the latest.</p><p>Go slow between dusk and dawn, the wallabies have no road sense. Nearest fuel is Ulverstone, 20 km.</p>",
    },
    places: {
      items: [
        {
          name: "Gunns Plains Caves",
          description: "Guided tours on the hour, glow worms at the end. Cold in there, take a jumper.",
          category: "Nature",
        },
        {
          name: "Leven Canyon",
          description: "Lookout is a 20 minute walk from the car park. 697 steps if you do the loop!",
          category: "Nature",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Feeding time",
          description:
            "Kids are welcome to help Ian with the calves at 4 o'clock, meet at the dairy in old clothes.",
        },
        {
          name: "Platypus spotting",
          description: "Sit quiet by the bend in the creek at dusk, follow the white posts.",
        },
        {
          name: "Trout fishing",
          description:
            "The Leven has brown trout. You need an Inland Fisheries licence, get it online. Rods are in the shed.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Woolworths Ulverstone",
          description: "The nearest proper supermarket, open until 9.",
          category: "Groceries",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Pedro's",
          description:
            "Seafood on the wharf at Ulverstone. Takeaway fish and chips from the hatch next door.",
          category: "Seafood",
        },
        {
          name: "The Preston Pub",
          description: "Counter meals Thursday to Saturday, huge parmis.",
          category: "Pub",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>If you'd like a bit longer ask Bev, when nobody's coming in we don't mind you staying till noon.</p>",
      items: [
        "Food scraps in the green bucket for the chooks, everything else in the wheelie bin by the carport",
        "Close the heater door and push the lever right in, don't empty the ash",
        "Used towels in the bath",
        "Leave the key on the kitchen table",
      ],
    },
  },
};
