import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const cobblers: AnswersGuidebook = {
  language: "en",
  name: "Cobbler's Rest",
  sections: {
    property: {
      propertyName: "Cobbler's Rest",
      address: "4 Tin Ghaut",
      city: "Staithwick",
      state: "North Yorkshire",
      country: "England",
    },
    welcome: {
      text: "<p>Hello and welcome to Cobbler's Rest. My grandfather mended boots in the front room, hence the name, and yes, the smell of leather does come back when it rains. It is a crooked little place over four floors with about one room on each, so choose what you carry upstairs carefully.</p><p>A word about your head: the beam on the second landing was put in when people were shorter. There is a cushion nailed to it. You will still find it at 3 in the morning.</p><p>I live at number 9 across the yard with the blue boat outside. I am up from six and asleep by half nine, anything between that just bang on the window. Margaret.</p>",
    },
    checkin: {
      checkInType: "Key safe",
      checkInTime: "15:30",
      doorCode: "",
      details:
        "<p>The key safe is behind the lobster pot, left of the step. Roll the wheels to the number I texted you and press the black lever down hard.</p><p>The lock is older than me. Pull the door towards you while you turn, and lift the handle a touch. If you force it the key will snap, and two already have.</p><p>You cannot drive down Tin Ghaut, not even to unload. There is a green barrow chained at the top by the chapel railings, the padlock has the same number as the key safe, and please bring it back for the next poor soul.</p>",
      parkingInfo:
        "<p>Your space is in the Coastguard Field, five minutes uphill. The visitor badge is in the toast rack; put it on the dashboard before eight in the morning because that is when Colin comes round with his machine. One badge, one car. A second car pays £9 a day at Bank Top.</p>",
    },
    wifi: {
      networkName: "BootsAndLaces",
      password: "heel-toe-1931",
      notes:
        "<p>The walls are two foot of stone so it reaches the kitchen and the sitting room, and only sulks about in the top bedroom. For mobile calls you want to stand at the bench by the slipway, facing the sea. Inside you will get nothing on any network unless you turn on wifi calling.</p>",
    },
    howto: {
      items: [
        {
          title: "Wood burner",
          description:
            "<p>Pull the brass knob right out before you light it, and push it half in once it is roaring. If the room fills up you have it the wrong way about. Only burn what is in the basket: driftwood has salt in it and rots the flue.</p><p>One basket of logs is on me. After that it is £6 in the honesty tin and help yourself from the lean-to.</p><p>Ashes go in the metal bucket with the lid, never in the wheelie bin, not even next day.</p>",
        },
        {
          title: "Immersion",
          description:
            "<p>The tank does two decent baths and then it is spent. Press the red rocker switch on the landing cupboard wall and wait forty minutes for more. It clicks itself off.</p>",
        },
        {
          title: "Radiators",
          description:
            "<p>The dial in the passage is set to 18. Turn it up by all means, but it goes back down by itself at eleven each night.</p>",
        },
        {
          title: "The upstairs lavatory",
          description:
            "<p>It has a pump that grinds like a cement mixer for half a minute. That is normal. Nothing goes down it but what you have eaten first and the paper provided. A wipe costs me £180 and a Saturday.</p>",
        },
        {
          title: "Telly",
          description:
            "<p>If it says No Signal press Source on the grey remote until HDMI 2 comes up. The black remote does the volume only. It gets the ordinary channels and nothing fancy.</p>",
        },
        {
          title: "Electrics",
          description:
            "<p>The kettle and the oil radiator on together will knock everything out. The fuse board is above the coat hooks in the passage, push the one that is down back up. There is a torch hanging next to it.</p>",
        },
        {
          title: "Cellar",
          description:
            "<p>On the big spring tides a bit of sea comes up through the cellar floor. Do not fret. The pump in the corner starts on its own and it is gone by teatime. Keep suitcases off the floor down there.</p><p>Wetsuits, boots and buckets live in the cellar: there is a rail and a dehumidifier, and an outside tap in the yard for rinsing sand off.</p>",
        },
      ],
    },
    kitchen: {
      text: "<p>The cooker is electric with an induction top, so only the pans with the red handles will work on it. The oven runs hot: knock twenty degrees off whatever the packet says.</p><p>The cafetiere is above the sink and I leave a bag of ground from the roastery. Tea, sugar, salt, oil, foil and a started bottle of washing-up liquid are there to be used. There is no freezer, only the ice box, which holds a tray of cubes and one bag of peas.</p><p>The washer is under the worktop behind the curtain; a few tablets are in the Quality Street tin. No tumble dryer, but the pulley over the stairs dries a load overnight if the fire has been in.</p>",
    },
    amenities: {
      text: "<ul><li>Travel cot and its mattress under the double bed, bring your own blankets</li><li>Stair gate for the first flight only</li><li>Iron in the wardrobe with the stuck door, the board slides behind the bath panel</li><li>Vacuum in the cellar head, it is a Henry and he has had a hard life</li><li>A shelf of jigsaws, two of which I know to be complete</li><li>Crab lines and a bucket for the harbour wall</li><li>Double bed on the second floor, two singles in the attic with a ladder stair, so no good for wobbly knees</li></ul>",
    },
    rules: {
      rules: [
        "One well-behaved dog, by arrangement, and it sleeps in the kitchen, not on my eiderdowns.",
        "No candles and no chip pan: the staircase is timber from top to bottom and there is only one way out.",
        "Keep it down in the yard after ten, the walls carry and the boats go out at four.",
        "No sandy boots past the passage mat.",
        "Four people is the limit, babies in arms I do not count.",
        "Keep the sash windows shut when you go out or the gulls come in for the bread.",
      ],
    },
    emergency: {
      text: "<p>For fire, police, ambulance or the coastguard ring 999. There is no signal indoors, so use the old phone in the passage, it is connected and free for that.</p><p>The surgery is on Church Bank, 01632 960114, mornings only. Out of hours ring 111; the nearest casualty is Scarborough, forty minutes on a good day.</p><p>Water stopcock is under the flagstone with the iron ring, just inside the cellar door. The extinguisher and fire blanket hang by the cooker.</p><p>If it is the house that is poorly and not you, ring me on 07700 900318, or my nephew Ian who is a plumber, 07700 900772.</p>",
    },
    transportation: {
      text: "<p>The X94 stops at Bank Top every half hour for Whitby and Scarborough, last one back at 22:10 in summer and 18:40 in winter. Nearest trains are at Whitby.</p><p>There is one taxi and it is Pauline, 07700 900446. Book her the day before, she does the school run and bingo.</p>",
    },
    places: {
      items: [
        {
          name: "Staithwick Sands",
          description:
            "Turn right at the slipway. The water comes round the point faster than you would think and cuts off the far end two hours before high tide, so look at the board by the lifeboat house first. No dogs on it May to September.",
          category: "Beach",
        },
        {
          name: "Penny Nab",
          description:
            "Fossils. After a storm you will find ammonites just lying about, but stay well back from the cliff because bits come down.",
          category: "Walk",
        },
        {
          name: "The Net Loft Museum",
          description:
            "Two rooms of knots and shipwrecks, with a dressing-up box and a whale's jaw. Best thing for little ones in the wet. Free, closed Thursdays.",
          category: "Museum",
        },
        {
          name: "Foghorn",
          description:
            "You will hear it, there is no use my pretending. Thirty seconds apart in thick weather, day and night. Ear plugs are in the bedside drawer.",
          category: "Oddity",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Harker's",
          description:
            "Fried in dripping as it should be. Shut Mondays and when he has sold out. Eat inside: the gulls will have it out of your hand before you reach the wall.",
          category: "Fish and chips",
          phone: "01632 960127",
        },
        {
          name: "The Cod and Lobster",
          description:
            "Pub at the bottom, waves hit the windows in winter. Muddy dogs welcome in the tap room, and folk music on Wednesdays.",
          category: "Pub",
          phone: "01632 960133",
        },
        {
          name: "Dotty's",
          description:
            "Breakfast until noon. Does a meat-free one and a good oat milk flat white. Cards not taken.",
          category: "Cafe",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Bank Top Stores",
          description:
            "Milk, bread, papers, firelighters and gossip, seven till eight, Sundays till one. The only cash machine is in its wall and it charges £1.75.",
          category: "Groceries",
        },
        {
          name: "Verrill's shed",
          description:
            "Crab and lobster straight off the boat, ring the bell on the door. He will dress them for you if you ask nicely.",
          category: "Fishmonger",
        },
        {
          name: "Whitby Co-op",
          description:
            "The big shop, with a petrol station next to it. Nothing larger this side of the moor.",
          category: "Supermarket",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Bins: the lorry cannot get down either, so bags go to the chapel railings on Tuesday night after dark, gull-proof sack over the top. Recycling is every other week and I will see to that.</p><p>If nobody is coming in that day I do not mind you dawdling till noon. Ask me the evening before.</p>",
      items: [
        "Strip the beds you slept in and leave the linen in the bath",
        "Rinse bottles and put them in the blue box, everything else in the black sack",
        "Badge back in the toast rack, please, a new one is £25",
        "Key in the safe and scramble the wheels",
      ],
    },
  },
};
