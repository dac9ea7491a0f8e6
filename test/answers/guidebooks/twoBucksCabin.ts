import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const twoBucksCabin: AnswersGuidebook = {
  language: "en",
  name: "Two Bucks Cabin",
  sections: {
    property: {
      propertyName: "Two Bucks Cabin",
      address: "2280 Ranch Road 417",
      city: "Cypress Fork",
      state: "Texas",
      country: "USA",
    },
    welcome: {
      text: "<p>Howdy from Dale and Marlene. Five things to know first:</p><ol><li>We are in the white house by the road, 0.4 miles back. Honk or text 830-555-0127.</li><li>You share 62 acres with longhorns. They are friendly until you feed them.</li><li>Cell service is one bar on the porch, none in the bedrooms. Turn on calling over the internet in your phone settings.</li><li>It gets dark. Real dark. Headlamps hang by the door.</li><li>Cold drinks in the fridge are on us. The jerky too.</li></ol>",
    },
    checkin: {
      checkInType: "Smart lock",
      checkInTime: "15:00",
      doorCode: "4471",
      details:
        "<p><strong>Getting to the cabin:</strong></p><ul><li>Ranch gate: press the button marked CALL, then 1836, and wait. It swings toward you.</li><li>Close the gate behind you, always, even if it was open.</li><li>Cattle guard, then keep right at the windmill.</li><li>Drive 15 mph or the dust gets on Marlene's laundry.</li></ul><p><strong>Getting in:</strong></p><ul><li>Type the four digits, then the check mark. Push hard at the top.</li><li>Three wrong tries and it sleeps for five minutes. So do you.</li><li>If the keypad is blank, hold a 9-volt against the two dots underneath. There is one in the mailbox.</li><li>Early arrival: $25 gets you in from noon if we are clean. Text by 9 that morning.</li></ul>",
      parkingInfo:
        "<ul><li>Three vehicles on the caliche pad.</li><li>Not under the pecan. Limbs fall with no warning.</li><li>RVs and horse trailers: pull-through by the barn, 30-amp hookup, $20 a night.</li><li>Dry grass and hot mufflers start wildfires. Stay on the rock.</li></ul>",
    },
    amenities: {
      text: "<p><strong>Sleeping</strong></p><ul><li>King downstairs, two queens in the loft, one sleeper sofa.</li><li>Sofa sheets are in the ottoman. You make that one up yourselves.</li><li>Feather pillows on the king. Foam ones in the closet if you sneeze.</li><li>Loft ladder is steep. Anyone under 7 sleeps down.</li></ul><p><strong>Bath</strong></p><ul><li>Six bath towels, six washcloths. Brown ones are for makeup, mud and dogs.</li><li>Pool towels in the trunk on the back porch.</li><li>Hair dryer under the sink.</li></ul><p><strong>Little ones</strong></p><ul><li>Pack n play and booster seat in the barn office, just ask.</li><li>Stock tank pool has no fence. Watch them.</li></ul><p><strong>Laundry</strong></p><ul><li>Washer and dryer behind the barn door.</li><li>Empty the lint trap. The last one caught fire.</li></ul>",
    },
    kitchen: {
      text: "<ul><li>Drip coffee maker takes number 4 filters, in the tin with the rooster.</li><li>Ice maker is slow. Extra bags in the barn freezer, help yourself.</li><li>Cast iron: no soap. Wipe with salt.</li><li>Garbage disposal stuck? Red button on the underside, then try again. No rice, no corn husks.</li><li>Microwave and toaster together will trip the breaker. One at a time.</li><li>Water softener is on a well. It tastes of eggs some days but is tested every spring.</li><li>Spices stay. So does Marlene's pickle crock, do not open it.</li></ul>",
    },
    howto: {
      items: [
        {
          title: "Air conditioning",
          description:
            "<ul><li>Never below 72. It ices up and then quits.</li><li>If it quits: turn it off for two hours with the fan on, it thaws.</li><li>Upstairs has its own unit, remote is velcroed to the beam.</li><li>Shut doors and blinds by 11 in the morning.</li></ul>",
        },
        {
          title: "Winter nights",
          description:
            "<ul><li>Wall furnace: push knob, turn to pilot, count to 30, turn to ON.</li><li>Below freezing: leave both faucets dripping and the cabinet doors open.</li><li>Quilts in the cedar chest.</li></ul>",
        },
        {
          title: "Breakers",
          description:
            "<ul><li>Gray panel on the outside wall, north side, behind the rosemary.</li><li>Flip all the way off before you flip on.</li><li>If the big house is dark too, it is the co-op: 830-555-0190.</li></ul>",
        },
        {
          title: "Hot tub",
          description:
            "<ul><li>Takes 4 people, not 9.</li><li>Set at 101. Takes six hours to change, so leave it.</li><li>Cover back on every time, for the raccoons.</li><li>Shower first. Sunscreen turns it to soup.</li><li>Code FLO on the display: water is low, top up with the hose to the line.</li></ul>",
        },
        {
          title: "Grill and fire pit",
          description:
            "<ul><li>Spare propane tank is behind the cabin, swap it yourself, wrench on the string.</li><li>Red flag on our gate means burn ban: no fire pit, no charcoal, no exceptions.</li><li>Firewood: first rack free, then $10 a bundle on Venmo.</li></ul>",
        },
        {
          title: "TV",
          description:
            "<ul><li>Roku remote only. The other one is for looks.</li><li>No cable, so log in with your own stuff and log out after.</li><li>Sound but no picture: input button, pick HDMI 2.</li></ul>",
        },
      ],
    },
    wifi: {
      networkName: "TwoBucks",
      password: "longhorn62",
      notes:
        "<ul><li>Good enough for a work call at the kitchen table, not in the loft.</li><li>Out after a storm? The black box is in the hall closet. Unplug, wait a minute, plug back.</li><li>Still out: text Dale, the dish on the barn needs a kick.</li></ul>",
    },
    rules: {
      rules: [
        "Eight people max, day or night. The camera at the gate counts.",
        "No smoking or vaping inside or on the porch. It is all cedar. Use the gravel by the coffee can.",
        "Dogs yes, two, $40 each per stay, added to your booking. No cats, Marlene is allergic.",
        "Do not leave dogs alone in the cabin. Ours was eaten. The couch, not the dog.",
        "Outdoor music off at 10. The cattle are fine, the Schmidts are not.",
        "No guns fired on the place. No fireworks. Yes, even on the Fourth.",
        "Shake out your boots. Scorpions.",
        "Broke it? Text a picture. Under $50 we forget about it.",
      ],
    },
    emergency: {
      text: "<p><strong>Call 911. Say: 2280 Ranch Road 417, gate 1836.</strong></p><ul><li>Emergency room: Kerr Valley Medical, 38 minutes, open around the clock.</li><li>Stitches, strep, sprains: urgent care in Cypress Fork by the H-E-B, 8 to 8, walk in.</li><li>Toothache: Dr. Ortiz, 830-555-0144, sees visitors the same day.</li><li>Animal hospital: Hill Country Vet, 830-555-0162, answers nights.</li><li>Snake bite: sit still, do not cut, do not suck, call.</li><li>Scorpion sting: ice and Benadryl. Benadryl is in the red bag under the bathroom sink, with the bandages.</li><li>Tornado warning: the bathtub, with the mattress over you. It is the only room without windows.</li><li>Extinguishers: one by the stove, one in the loft.</li><li>Gas smell: get out, shut the valve on the white tank, call us from the road.</li></ul>",
    },
    transportation: {
      text: "<ul><li>Airports: San Antonio 75 minutes, Austin 110.</li><li>Ride share apps show cars. They do not come.</li><li>Designated driver: Big Rudy and his van, 830-555-0175, $30 each way to town until midnight.</li><li>Gas: Cypress Fork, pumps take cards all night.</li><li>Low-water crossing on 417: if it is running over the road, turn around. The long way is by Harper Lane, 20 extra minutes.</li><li>Deer at dusk. Slow down.</li></ul>",
    },
    places: {
      items: [
        {
          name: "Our swimming hole",
          description:
            "Half mile down the two-track. Waist deep at the rope, over your head by the bluff. No glass. Wear shoes, the rock is slick.",
          category: "Nature",
        },
        {
          name: "Granite Knob",
          description:
            "3 miles up and back, no shade, go before 9. A gallon of water each. Day pass $8, reserve online in spring.",
          category: "Hiking",
        },
        {
          name: "Windmill loop",
          description:
            "Flat mile around the pasture. Strollers with fat wheels do fine. Stay outside the wire.",
          category: "Walk",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "H-E-B",
          description: "Cypress Fork, 17 minutes. 6 to 11. Has the drugstore inside and the good tortillas.",
          category: "Groceries",
        },
        {
          name: "Dollar store on 417",
          description: "8 minutes. Diapers, charcoal, chargers, ice. Till 10.",
          category: "General",
        },
        {
          name: "Schmidt's stand",
          description: "Peaches from May to July. Cash only. The nearest ATM is at the gas pumps.",
          category: "Farm",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Opal's",
          description: "Breakfast tacos and pie from 5:30. Out of tacos by 10.",
          category: "Breakfast",
        },
        {
          name: "Lone Fork Barbecue",
          description:
            "Thursday to Sunday, 11 till gone. Brisket by the pound. Only thing without meat is the slaw.",
          category: "Barbecue",
        },
        {
          name: "Pizza Rosa",
          description: "Brings it as far as our gate, $5 extra, meet him there with the headlamp.",
          category: "Pizza",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Tubes and kayaks",
          description: "River Outfitters, $15 a day. They pick you up downstream.",
          category: "Rental",
        },
        {
          name: "Marlene's midweek clean",
          description: "Fresh sheets and a mop for $45. Two days notice.",
          category: "Cleaning",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<ul><li>Staying over: $30 buys you until 2, if the calendar is open. Ask the night before.</li><li>Bags can sit in the barn office till 6.</li><li>We do not do a guest key, nothing to hand in.</li></ul>",
      items: [
        "Used towels in the tub. Leave the beds be.",
        "Trash in the brown dumpster by the barn, lid chained, or the hogs come.",
        "We do not recycle out here. Aluminum cans in the feed sack go to the 4-H kids.",
        "Run the dishwasher.",
        "AC to 80, lights off.",
        "Gate closed behind you.",
      ],
    },
  },
};
