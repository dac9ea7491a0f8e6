import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A farm stay off the grid in New Zealand. */
export const totara: AnswersGuidebook = {
  language: "en",
  name: "Tōtara Farmstay",
  sections: {
    property: {
      propertyName: "Tōtara Farmstay",
      address: "1180 Whangamōmona Road",
      city: "Stratford",
      state: "Taranaki",
      country: "New Zealand",
    },
    welcome: {
      text: `<p>Kia ora! You are on a working sheep farm, an hour from the nearest traffic light. Hine and Rob live in the homestead over the creek; use the walkie-talkie on the hook, channel 4, at any time.</p><p>Power comes from the sun and a small waterwheel. Please switch things off as if you were paying for them.</p>`,
    },
    checkin: {
      checkInType: "The door is open",
      checkInTime: "15:00",
      details: `<p>There is no key. Nobody has locked this door since 1962, but a bolt inside slides across if you sleep better that way.</p><p>The road is gravel for the last nine kilometres. Meet stock trucks slowly and leave each gate as you found it.</p><p>Arrive in daylight if you can. The cottage is the green roof after the second cattle stop.</p>`,
      parkingInfo: `<p>Pull up beside the woolshed, on the hard ground. The paddock looks dry and is not.</p>`,
    },
    amenities: {
      text: `<h2>Beds</h2><p>Two doubles and four bunks. Electric blankets are not possible on our power, so there are hot water bottles behind the bathroom door.</p><h2>Outdoor bath</h2><p>The bath under the stars is fired with wood. Fill it to the bolt, light the fire below, and give it ninety minutes. Never light it empty.</p><h2>Toilet</h2><p>It composts. Paper is fine, wipes are not. A scoop of sawdust after every visit, please.</p><h2>Kids</h2><p>Gumboots in all sizes on the porch, a trampoline behind the hedge, board games and cards in the dresser.</p><p>Port-a-cot and booster seat: ask Hine the day before.</p>`,
    },
    kitchen: {
      text: `<p>Gas hob: matches are in the jar, the bottle is outside below the window. When it runs empty, swap the hose to the other one.</p><p>The fridge runs on solar. Keep the lid shut, and put nothing hot into it.</p><p>Rainwater from the roof goes through a filter and is lovely to drink.</p><p>Eggs are in the honesty box, six dollars a dozen. Bread, milk and lamb chops can be ordered from Hine by noon.</p>`,
    },
    howto: {
      items: [
        {
          title: "The log fire",
          description: `<p>Pull the damper out, build small sticks first, and keep the door a finger open until it roars. Wood is stacked on the porch; bring it in with the barrow.</p>`,
        },
        {
          title: "Coal range",
          description: `<p>Our oven is the old coal range. Stoke it an hour before you bake and watch the dial on its face. It also heats the hot water, so a cold shower means a cold range.</p>`,
        },
        {
          title: "Inverter beeping",
          description: `<p>It means the batteries are low. Turn off whatever is plugged in, then run the generator for an hour: choke out, pull the cord, choke in.</p>`,
        },
        {
          title: "Washing clothes",
          description: `<p>There is a twin tub in the lean-to, only on sunny days please. Line and pegs are on the verandah.</p>`,
        },
        {
          title: "Record player",
          description: `<p>Lift the arm gently. Rob's favourite records are on the left and not to be lent.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Totara-Starlink",
      password: "lambing-season",
      notes: `<p>The satellite dish sleeps from eleven at night until six. There is no cell phone coverage on the farm; make calls over the internet.</p>`,
    },
    rules: {
      rules: [
        "Dogs stay at home: they upset the ewes",
        "Smoke outside, and never in the woolshed",
        "Do not feed the horses",
        "Shut every gate behind you",
        "Drones only after a word with Rob",
        "Quiet hours are kept by the sheep, not by you",
      ],
    },
    emergency: {
      text: `<p>Help takes an hour to reach us. Use the walkie-talkie first: Rob is a volunteer fire fighter and Hine a nurse.</p><p>Taranaki Base Hospital in New Plymouth is 95 minutes by car. A helicopter can land in the front paddock.</p><p>The red first-aid bag hangs in the hallway, and a defibrillator is at the homestead.</p><p>If the river rises, stay put and do not drive through the ford.</p><p>Fire: meet at the big tōtara. Buckets and a pump stand by the tank.</p>`,
    },
    transportation: {
      text: `<p>You need your own car. Fill up in Stratford: the next petrol is 150 kilometres further on.</p><p>The shuttle from New Plymouth airport comes on request, 160 dollars, through Withers.</p>`,
    },
    places: {
      items: [
        {
          name: "Bridge to Nowhere",
          description: "A concrete bridge in the bush, reached by jet boat or on foot in a day.",
          category: "Sight",
        },
        {
          name: "Mount Damper Falls",
          description: "74 metres, twenty minutes across farmland. Closed for lambing in spring.",
          category: "Waterfall",
        },
        {
          name: "Tawhiti Museum",
          description: "Life-size figures tell the stories of Taranaki. Kids love it.",
          category: "Museum",
        },
      ],
    },
    activities: {
      items: [
        { name: "Feed the lambs", description: "At seven and at five with Hine, from August to October." },
        {
          name: "Glow-worm walk",
          description: "Follow the white posts up the creek after dark, torch off at the bend.",
        },
        {
          name: "Ride the farm quad with Rob",
          description: "An hour around the tops, helmets provided, 40 dollars each.",
        },
        {
          name: "Swimming hole",
          description: "Below the shearers' bridge, two metres deep and properly cold.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "New World Stratford",
          description: "Stock up on the way, it is the last supermarket.",
          category: "Supermarket",
        },
        {
          name: "Whangamōmona Post",
          description: "Ice cream, stamps, passports of the Republic.",
          category: "Shop",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Whangamōmona Hotel",
          description: "Steak and a pint with shearers, half an hour down the road. Ring first.",
          category: "Pub",
        },
        {
          name: "Hine's table",
          description: "Roast dinner at the homestead, 45 dollars, with one day's notice.",
          category: "Dinner",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Stratford Medical Centre",
          description: "Romeo Street, weekdays. Nurses on Saturday.",
          category: "Doctor",
        },
        {
          name: "Unichem Pharmacy",
          description: "Broadway, Stratford, until half past five.",
          category: "Pharmacy",
        },
        { name: "Cash", description: "The last machine is at the Stratford Four Square.", category: "ATM" },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>No hurry on weekdays. If you would like lunch before the road, just say so.</p>`,
      items: [
        "Food scraps go to the pigs in the white bucket; take all other rubbish with you, there is no collection out here",
        "Wash up and leave the bench clear",
        "Rake out the fire once it is cold",
        "Turn the gas off at the bottle",
        "Hang up the walkie-talkie so that it charges",
      ],
    },
  },
};
