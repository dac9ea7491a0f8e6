import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const hafod: AnswersGuidebook = {
  language: "en",
  name: "Hafod Wen",
  sections: {
    property: {
      propertyName: "Hafod Wen",
      address: "Hafod Wen, Cwm Glas Lane",
      city: "near Dolgellau",
      state: "Gwynedd",
      country: "Wales, United Kingdom",
    },
    welcome: {
      text: "<p>Croeso. I'm Menna. My husband's family have been on this hill since 1780 or so and we live in the big farmhouse at the bottom of the track, the one with the blue tractor outside. Hafod Wen was the summer house, where they brought the cows up.</p><p>It's old, it's thick-walled and it has its ways. Read this once over a cup of tea and you'll be fine. There is bara brith in the tin and a pint of milk in the fridge door.</p><p>If you get stuck, come and knock before nine at night. We are up at five, so after that you'll be talking to a man in pyjamas.</p>",
    },
    checkin: {
      checkInType: "lockbox",
      checkInTime: "16:00",
      doorCode: "1780",
      details:
        "<p>The lockbox is on the left of the porch, under the slate. It sticks. Press the numbers, push the whole cover inwards with your thumb, and then pull the little lever down. Swearing in either language has not been found to help.</p><p>The big iron key is only for show, it's the small brass one that turns. Lift the door by the handle as you turn it.</p><p>Don't trust the sat nav past the chapel. It will send you up the forestry road and you will be reversing a mile in the dark. Keep right at the red phone box and count two cattle grids; we are just after the second.</p>",
      parkingInfo:
        "<p>Room for two cars on the slate hardstanding beside the pigsty. Don't go on the grass however dry it looks, Emyr charges a bottle of whisky for towing.</p><p>On the lane, whoever is nearest a passing place goes back. Tractors and the milk lorry don't reverse for anybody.</p>",
    },
    amenities: {
      text: "<p>Sleeps five: a double at the front, a twin at the back, and a pull-out under the twin for a small person. The mattress on the pull-out is thin, I won't pretend otherwise.</p><p>There's a travel cot folded behind the bedroom door at the back, and its sheets are in the chest with the brass corners.</p><p>The television is fed by a dish. If it says no signal press Source until you get to HDMI 2, and if it's blowing a gale just wait.</p><p>Board games and jigsaws are in the window seat; one of the castles has a piece missing and I've written on the box which.</p><p>Binoculars hang by the back door. Red kites most afternoons over the far ridge.</p>",
    },
    kitchen: {
      text: "<p>The Rayburn burns oil and stays on all year. The top oven sits at about 180 and the bottom one is for plates and orphan lambs. If you want it hotter, turn the dial to 7 and allow forty minutes.</p><p>If you can't be doing with it, there's a little electric hob with two rings in the cupboard left of the sink.</p><p>The water is our own, from the spring above the house, and goes through a filter and a UV lamp. After heavy rain it can look like weak tea: that's peat, and it's perfectly good to drink.</p><p>Scraps go in the crock with the lid for my hens, but no meat and no citrus please.</p><p>Sharp knives are on the magnet high up behind the door, out of reach of little hands.</p>",
    },
    howto: {
      items: [
        {
          title: "Heating",
          description:
            "<p>The radiators run from the same boiler as the Rayburn. The dial is on the landing by the bookcase; 18 is plenty, and it takes a good two hours before stone walls notice.</p><p>If the upstairs ones stay stone cold, let the air out with the little key on the nail by the bath.</p>",
        },
        {
          title: "The woodburner",
          description:
            "<p>Pull the knob on the right fully out before you open the door, otherwise you'll be kippered. Push it half in again once it's roaring.</p><p>The first basket of logs is with our compliments. After that help yourself from the lean-to and put six pounds a basket in the honesty tin.</p><p>Ash goes in the metal bucket and stays outside until it is stone cold.</p>",
        },
        {
          title: "Shower",
          description:
            "<p>It works off a pump. If it only dribbles, someone has knocked the string switch outside the bathroom; pull it until the red light shows.</p>",
        },
        {
          title: "If everything goes dark",
          description:
            "<p>The fuse box is in the pantry, above the flour bins. Push up whichever switch has dropped. It's nearly always the kettle and the two-ring hob together.</p><p>If the whole valley's out, candles and matches are in the dresser and you can dial 105 to ask how long.</p>",
        },
        {
          title: "Toilet",
          description:
            "<p>We're on a septic tank and it's older than me. Only paper and what you've eaten. Wipes, nappies and cotton buds go in the pedal bin. No bleach, it kills the bugs that do the work.</p>",
        },
        {
          title: "Rubbish",
          description:
            "<p>Black bag in the wooden bunker by the gate. Tins and plastic in the blue box, bottles and jars in the middle drawer of the trolley. Collection is Thursday and Emyr takes it down to the road, so you don't need to.</p>",
        },
      ],
    },
    wifi: {
      networkName: "HafodWen_Guest",
      password: "defaidgwlyb22",
      notes:
        "<p>It comes off a mast across the valley and does well enough for e-mail and a film. It drops when the mist is down.</p><p>Mobiles don't work in the house. Walk up to the oak at the top gate and you'll get two bars of EE, or switch on Wi-Fi calling.</p>",
    },
    rules: {
      rules: [
        "Dogs are welcome, two at most, but not upstairs and not on the settle.",
        "Dogs must be on a lead in every field with stock in it, and from March to May that's all of them. I've seen what a nice friendly spaniel can do.",
        "Leave every gate as you found it, open or shut.",
        "No fireworks and no sky lanterns, ever. A cow ate the wire once.",
        "Please don't run a car charging cable from the sockets, the wiring won't stand it. There are two fast points in the Marian car park in town.",
        "The barn is a working barn. Please keep children out of it, and off the quad.",
      ],
    },
    emergency: {
      text: "<p>999 for fire, ambulance, police and mountain rescue. Give them the grid reference painted on the inside of the porch, the postcode covers four farms.</p><p>Cuts and sprains: the minor injuries unit at the hospital in town, ten till eight. Anything worse means Bangor, an hour and a quarter away.</p><p>The fire blanket is beside the Rayburn, the extinguisher under the stairs, and the first aid box on top of the fridge.</p><p>Landline in the hall: local calls are free, please use it.</p>",
    },
    transportation: {
      text: "<p>The nearest bus stop is at the chapel, two miles down. The T2 goes to Barmouth junction and to Bangor, but the last one up is at ten past six.</p><p>Trains are from Barmouth or Machynlleth. For a taxi ring Gwil on 01632 960 118 the day before; he also drives the school run so not between three and half past four.</p><p>Fill up in town before you come. The pumps at the bridge shut at eight and there's nothing for twenty miles after.</p>",
    },
    places: {
      items: [
        {
          name: "Cader Idris",
          description:
            "The Pony Path starts from the car park at Ty Nant. Five to six hours there and back. They say whoever sleeps on top wakes a poet or mad. Bring coins, the machine takes nothing else.",
          category: "Mountain",
        },
        {
          name: "Barmouth beach",
          description:
            "Miles of sand, donkeys in summer. Dogs are kept off the middle stretch from April to September, so turn left past the lifeboat house with yours.",
          category: "Beach",
        },
        {
          name: "Pwll y Garn",
          description:
            "The pool below the footbridge, ten minutes down our own path. Deep enough for a proper swim, cold enough to make you shout. Don't go in when it's in spate.",
          category: "River pool",
        },
        {
          name: "Our loft",
          description:
            "You may hear scuffling over the twin room at dusk. Those are lesser horseshoe bats, they were here first and the law says nobody may open the hatch.",
          category: "Wildlife",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Slate cavern tour",
          description:
            "When it's tipping down go underground at Corris: boat, tunnels, dragons for the small ones. Book for half term.",
          category: "Wet days",
          phone: "01632 960 144",
        },
        {
          name: "Stargazing",
          description:
            "It's a dark sky reserve. Switch off the porch light, give your eyes twenty minutes, and lie on the trampoline.",
          category: "Evening",
        },
        {
          name: "Midges",
          description:
            "Not an activity but they think so. Still evenings June to September by the stream. The green spray is in the dresser, left-hand drawer, and it works.",
          category: "Nuisance",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Tafarn y Garreg",
          description:
            "Our local, twenty-five minutes on foot by the old drovers' path; take a torch back. Real ale, a fire, no food on Mondays and Tuesdays. Wet dogs allowed in the bar.",
          category: "Pub",
          phone: "01632 960 127",
        },
        {
          name: "Gwesty'r Afon",
          description:
            "For Sunday lunch. Welsh lamb (ours, some of it), two sittings, and you won't get in without ringing by Friday.",
          category: "Hotel restaurant",
          phone: "01632 960 131",
        },
        {
          name: "Sglods",
          description: "Chips in the square, till nine, Fridays till half ten. They fry in beef dripping.",
          category: "Takeaway",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Siop y Bont",
          description:
            "Village shop, four miles. Bread, papers, bacon, stamps. Shuts for dinner one till two. There's a cash machine in the wall but it's often empty by Sunday.",
          category: "Shop",
        },
        {
          name: "Eggs",
          description: "From the box at our gate, a pound for six, when the girls are laying.",
          category: "Farm gate",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Vet: Meirion Farm Vets",
          description: "They do pets as well as cattle, and someone answers at night.",
          category: "Vet",
          phone: "01632 960 152",
        },
        {
          name: "Big shop delivered",
          description:
            "Tesco will come up as far as the chapel and no further, so give them Emyr's number and he'll fetch it on the quad.",
          category: "Groceries",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: "<p>We don't ask much, the changeover is only me and my sister.</p>",
      items: [
        "Leave the beds as they are, just put the towels in the bath.",
        "Leave the Rayburn on, turned back to 3.",
        "Empty the hens' crock on the way past the run.",
        "Brass key back in the lockbox and scramble the numbers.",
      ],
    },
  },
};
