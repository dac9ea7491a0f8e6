import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const gullRockCottage: AnswersGuidebook = {
  language: "en",
  name: "Gull Rock Cottage",
  sections: {
    property: {
      propertyName: "Gull Rock Cottage",
      address: "118 Fish Plant Lane",
      city: "Brine Harbour",
      state: "Nova Scotia",
      country: "Canada",
    },
    welcome: {
      text: "<p>Welcome to are little cottage! It belonged to my grandfather who fished out of here 51 years and we tried to keep it like it was, only with a shower. I am Joan and my husband is Marcel, he does the fixing and I do the typing so sorry for any mistakes, its a tablet and my fingers are big.</p><p>We live accross the road in the yellow house, the one with the traps in the yard. Come knock if anything is wrong, or call 902 555 0136. Before 7 AM you will find Marcel at the warf and not me, I sleep.</p><p>The fog horn goes when its thick out, every 40 seconds, and nothing we can do about it. Ear plugs are in the bowl by the bed.</p>",
    },
    checkin: {
      checkInType: "Host greets",
      checkInTime: "16:00",
      doorCode: "",
      details:
        "<p>We like to give you the key ourself so send a text when you pass the big Irving station in Weymouth Falls, thats about 30 minutes out. If your getting here after 9 PM we leave it in the blue buoy that hangs beside the porch, just unscrew the bottom.</p><p>Sooner then 4 is hard for us because I clean it alone and my knees are not what they was. You can drop your stuff in the sunporch from noon and go see the lighthouse.</p><p>The lock turns the wrong way, toward the water is open. There is only the one key so dont take it swimming, a new one is 35 dollars and a trip to Digby.</p>",
      parkingInfo:
        "<p>Park on the gravel in front of the cottage, two cars if they like each other. In winter the plow comes by at 5 in the morning and anything on the lane gets burried or towed, so pull right up to the woodshed. Please dont park at the warf, the spots are for fishermens trucks and they will box you in.</p>",
    },
    amenities: {
      text: "<p>Their is two bedrooms. The front has a queen with the view and the back has two singles that push togther. Beds are all made when you come, we use flannel from October till May, cotton after. More quilts in the trunk at the foot of the queen, my mother made them so please no coffee in bed.</p><p>Towels in the bathroom closet, and the striped ones are for the shore. If you stay over a week I bring you fresh ones, just say.</p><p>We have a playpen crib and a baby gate over at are house, tell us and Marcel carry it over. Theres a box of Lego and a cribbage board under the sofa. No TV, sorry but not sorry. There is a radio and about 300 books.</p><p>A little washer is under the counter and you hang things on the line off the back step. If it rains there is a rack behind the bathroom door.</p>",
    },
    kitchen: {
      text: "<p>All you need I hope. The lobster pot is on top of the fridge and the crackers and picks is in the drawer with the tea towels. Cook them in sea water, Marcel will bring you a bucket. Put the shells in the compost, not the garbage, or the smell will kill you.</p><p>The stove is propane and the front right one dosent spark by itself, use the long lighter from the windowsill. We have a Keurig and a regular perc, some pods to get you going. The toaster only does one side good, flip it.</p><p>If the fridge gets loud give it a bump with your hip on the left side. Serious. If it gets warm inside then come get us, we have space in are freezer.</p>",
    },
    howto: {
      items: [
        {
          title: "Woodstove",
          description:
            "<p>Push the damper handle in all the way before you light, thats open. Two splits and some birch bark, leave the door a crack for five minutes, than close. If the room fills up with smoke you forgot the damper. Wood is in the shed and its included, take what you need. Never put paper plates or garbage in it.</p>",
        },
        {
          title: "Electric heat",
          description:
            "<p>Every room got a baseboard with a dial on the wall. 20 is nice. They click when they warm up, thats normal. Keep curtains and bags a foot away from them. Please turn them down when you go out, power is a fortune here.</p>",
        },
        {
          title: "Well water and hot water",
          description:
            "<p>Its a drilled well and good to drink, but has iron so it can leave orange in the tub, its not dirt. The tank is a small one, so two showers then wait a half hour. Please dont run the washer the same time as somebody is under the shower or they will scream.</p>",
        },
        {
          title: "Toilet",
          description:
            "<p>Septic! Only what you ate and the paper. If you flush and it keeps running, jiggle the handle. Plunger is behind the door, no shame.</p>",
        },
        {
          title: "Storms and no lights",
          description:
            "<p>When a noreaster takes the power out we fire up the generater and run you a cord for the fridge and a lamp. Oil lamps on the shelf are real, matches beside. If its only half the cottage then its the panel, in the back bedroom closet behind the coats, Marcel painted a red dot on the one that always goes.</p>",
        },
        {
          title: "Carbon monoxide and smoke alarms",
          description:
            "<p>One in the hall and one by the stove. If it goes four beeps and stops, four beeps and stops, everybody go outside and come get us, dont go back for nothing. If its bacon just wave a towel.</p>",
        },
      ],
    },
    wifi: {
      networkName: "GullRock",
      password: "haddock118",
      notes:
        "<p>The internet comes from are house across the road so it is best in the front room and pretty bad in the back bedroom. If it stops, tell me and I go reset it on this end, nothing to push on your side. Cell phones get mixed up here and think they are in the States, turn off roaming or you will get a big bill.</p>",
    },
    rules: {
      rules: [
        "No smoking in the cottage of anything, that includes the legal stuff. The bench by the woodshed got a can.",
        "One dog is ok if hes a good one and wiped down, salt water and burrs wreck the sofa. 10 dollars a night, cash to me. No charge for old dogs.",
        "Keep your cat or dog in at dusk, we got coyotes and there not shy.",
        "Its a working harbour, trucks start at 4 in the morning in lobster season, last Monday of November till end of May. We ask you be quiet after 10 so people can sleep.",
        "Max 4 people. If Grandma comes extra, talk to us first.",
        "Kids dont go on the warf without a life jacket and a grownup. Jackets in 3 sizes hang in the sunporch.",
        "Never move a trap or a buoy, you would be suprised how serious they take it.",
      ],
    },
    emergency: {
      text: "<p>Call 911 and say 118 Fish Plant Lane, Brine Harbour, Digby County, the last part matters because their is two Brine Harbours. Ambulance is about 25 minutes. The hospital is in Digby but the emergency there shuts sometimes for lack of doctors, so call 811 first and a nurse tells you were to go, any time of day. If its closed the next is Yarmouth, an hour.</p><p>Pharmacy in Weymouth Falls can do lots of things now, prescribe for pink eye, bladder infection and such, no appointment, 902 555 0158.</p><p>Ticks are bad here. Tuck your socks, and if one is stuck on you we have the little spoon on the key rack. Fire extinguisher under the kitchen sink. Bandages and burn cream in the bathroom mirror.</p><p>For a sick animal it is Dr. Comeau, 902 555 0171, she lives 10 minutes up the shore and will come.</p><p>The tide here rises 6 metres. The sandbar at Gull Rock is gone in 20 minutes so look at the chart by the phone befor you walk out.</p>",
    },
    transportation: {
      text: "<p>You want a car here. The ferry from Saint John comes in to Digby, 45 minutes from us, and Halifax airport is 3 hours. There is a community van called Shore Wheels that takes people to appointments and groceries, call the day before, 902 555 0182, pay what you can.</p><p>Nearest gas is the Irving, closes at 10 PM. There is a plug on the side of the woodshed you can use for a electric car, slow but its there, we ask 8 dollars a night. E-transfer is fine for that or any other thing, to my phone number.</p>",
    },
    places: {
      items: [
        {
          name: "Mavillette Sands",
          description:
            "25 minutes drive. Big long sand beach, water is cold enough to hurt. At low tide its warm in the pools, the small kids love it.",
          category: "Beach",
        },
        {
          name: "Brine Head Light",
          description:
            "Trail starts behind the church, 4 km there and back, roots and mud so no flip flops. We see whales from the bench in August.",
          category: "Walk",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Whale boat",
          description:
            "From the next harbour, June to September, 3 hours. Take a winter coat even in July and a pill if you get sick. They take cards but the machine is broke half the time.",
        },
        {
          name: "Clam digging",
          description:
            "You need to check the sign at the beach, if it is red its closed for the poison. Forks and rubber boots in the shed.",
        },
        {
          name: "Rainy day",
          description:
            "The fire hall got bingo Wednesday and a kitchen party on Saturday, everybody is welcome and kids dance too. Bring a square or a pie.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Comeauville Co-op",
          description:
            "Groceries, 12 minutes, open till 8, Sunday noon to 5. Has a liquor corner and a bank machine.",
          category: "Groceries",
        },
        {
          name: "Marcel",
          description:
            "Lobster off the boat in season, market price, cheaper than anybody. Tell him the night before how many.",
          category: "Seafood",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "La Rapure",
          description:
            "Rappie pie, its Acadian, looks like glue and taste like heaven. Take out only, closed Mondays.",
          category: "Acadian",
        },
        {
          name: "Captain Eddies",
          description:
            "Fried clams, scallops, ice cream window. May till Thanksgiving. They have a seperate fryer for people who cant have wheat.",
          category: "Seafood",
        },
        {
          name: "Tims",
          description: "In Weymouth Falls beside the Irving, for when you need a double double at 5 AM.",
          category: "Coffee",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Were sad to see you go! Ten is good for us, but if theres nobody after you then noon is fine, just holler accross the road. Boat to catch at night? Put your bags in are garage, its not locked.</p>",
      items: [
        "Garbage is four sorts here and I am sorry about it: green bin for food, blue bag for plastic and cans, another blue for paper, clear bag for the rest. Marcel will check, he cant help himself. Truck is every second Tuesday.",
        "Bottles with a deposit go in the box in the sunporch, the school band gets the money.",
        "Dont make the beds. Just pull the sheets off on the floor.",
        "Let the fire burn out, no water on it.",
        "Dials down to 12.",
        "Hand me the key, or back in the buoy if its early.",
      ],
    },
  },
};
