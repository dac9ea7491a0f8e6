import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A narrowboat on the Grand Union Canal, told by a chatty host. */
export const heron: AnswersGuidebook = {
  language: "en",
  name: "The Patient Heron",
  sections: {
    property: {
      propertyName: "The Patient Heron",
      address: "Mooring 14, Blue Lias Wharf, Stockton Road",
      city: "Long Itchington",
      state: "Warwickshire",
      country: "United Kingdom",
    },
    welcome: {
      text: `<p>Hello and welcome aboard, you lovely people! The Heron is 57 feet long, she was built in Braunston in 1994, and she has carried us through three house moves and one divorce (not ours).</p><p>I'm Maureen and the tall one with the oily hands is Clive. We live two boats along on the Marigold, so bang on the roof, or ring 07700 900318 between eight in the morning and ten at night.</p><p>She stays tied up for your whole visit, so please don't untie the ropes or start the engine, however tempting it looks.</p>`,
    },
    checkin: {
      checkInType: "Key box",
      checkInTime: "15:30",
      doorCode: "4091",
      details: `<p>The key box hangs on the wooden post by the water point, and it's a bit stiff, so give the lever a proper tug.</p><p>The little brass key opens the back doors; the one with the cork float is for the towpath gate.</p><p>Step on at the stern, one hand for the boat, and come down the steps backwards, as if it were a ladder.</p><p>If you'd like to drop your bags earlier, the café at the wharf keeps them for nothing from ten o'clock.</p>`,
      parkingInfo: `<p>There's one space for you at the wharf car park, marked with a painted heron. A second car has to go in the lane by the church, which is free and about six minutes' walk.</p>`,
    },
    amenities: {
      text: `<p>There's a proper double at the front, 4 foot wide, and the dinette folds down into a second bed for two who like each other.</p><p>To make up the dinette, drop the table on its leg, slide the ledge across and put the blue cushions on top; the sheets for it live in the locker underneath.</p><p>Headroom is 6 foot 2, as Clive's forehead will tell you.</p><p>There are life jackets for children in the front locker, sizes three to ten years, and they should wear them on deck.</p><p>Sockets are ordinary three-pin ones, but the hairdryer and the kettle together will trip the shore power, so take turns.</p><p>If the power goes, walk to the grey post on the bank and push the little switch with our number back up.</p>`,
    },
    kitchen: {
      text: `<p>The galley has a gas hob with three rings, a small oven and a grill that is fiercer than it looks.</p><p>To light the oven, hold the knob in for a good fifteen seconds after the flame catches, or it'll go out and sulk.</p><p>There's no microwave and no dishwasher, unless you've brought one with you under twelve.</p><p>The fridge is a little 12-volt thing with an icebox just big enough for peas and one tray of ice.</p><p>Tap water comes from a tank that Clive fills on Mondays and Fridays; it's safe to drink, though I put a jug with a filter in the fridge for the fussy.</p><p>Tea, sugar, oil and salt are there for the using, and you'll find a half-dozen eggs and a bara brith from my sister on the side.</p>`,
    },
    howto: {
      items: [
        {
          title: "Toilet",
          description: `<p>It's a cassette loo: slide the lever on the right, use it, press the button for a swish, and slide the lever shut again. When the red light comes on it's full, so call Clive, who'll swap it (bless him), day or evening. Only the thin paper in the basket, please; wipes jam the blade.</p>`,
        },
        {
          title: "Shower",
          description: `<p>Water doesn't run out by itself on a boat, so press the pump switch by the basin while you shower, and until the tray is empty. You've about seven minutes of hot before it turns bracing.</p>`,
        },
        {
          title: "Multi-fuel stove",
          description: `<p>Smokeless coal is in the bucket and kindling in the crate on the front deck. Open the bottom wheel three turns to get it going and close it to half a turn overnight. Your stay includes one bag; more is £11 from the wharf shop.</p>`,
        },
        {
          title: "Alarm",
          description: `<p>There are two carbon monoxide alarms. If either goes off, open both ends, get everyone on to the towpath and ring us straight away. A single chirp now and then is only the battery.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "PatientHeron4G",
      password: "kingfisher-57",
      notes: `<p>It's a phone card in a box on the shelf over the bed, good for emails and the odd film, not for six of you streaming at once. If it sulks, pull the plug, count to thirty and put it back.</p>`,
    },
    rules: {
      rules: [
        "One well-behaved dog is welcome, but not on the beds, and towel its paws first",
        "No smoking or candles inside, because she's lined with wood",
        "Our neighbours sleep with their windows open, so hush after half past nine on deck",
        "No barbecues on the roof; there's a brick one at the wharf for everybody",
        "Nobody swims in the cut: it's cold, dirty and full of shopping trolleys",
      ],
    },
    emergency: {
      text: `<p>For fire, police or ambulance it's 999, and tell them bridge 27 on the Grand Union, because postcodes are no use to anyone here.</p><p>If somebody falls in, stand up first: it's only four feet deep at the mooring.</p><p>The nearest A&E is Warwick Hospital, twenty-five minutes by car.</p><p>The fire blanket is beside the hob, and extinguishers are at either end.</p>`,
    },
    transportation: {
      text: `<p>The 64 bus to Leamington Spa goes from the village pond, once an hour until ten past six, and not on Sundays.</p><p>Trains to London and Birmingham stop at Leamington, and a taxi from there costs about £24; ask for Gurdeep on 07700 900772.</p><p>Two bikes with baskets are chained on the bank, and the padlock number is 1994, like the boat.</p>`,
    },
    places: {
      items: [
        {
          name: "Stockton Locks",
          description:
            "Eight locks in a row, half an hour along the towpath towards Napton. Volunteers will let the children push the beams.",
          category: "Walk",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Day boat hire",
          description:
            "If you want to steer something, the wharf hires out a little one for eight people at £160 a day, no licence needed.",
        },
        { name: "Fishing", description: "You need a rod licence, and a day ticket from the shop at £6." },
      ],
    },
    shopping: {
      items: [
        {
          name: "Co-op",
          description: "In the village, fifteen minutes on foot, open from seven till ten every day.",
          category: "Supermarket",
        },
        {
          name: "Wharf shop",
          description: "Gas, coal, ice creams, and papers if you order them the night before.",
          category: "Shop",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "The Two Boats",
          description: "Pie night is Wednesday; dogs and muddy boots are fine in the back bar.",
          category: "Pub",
        },
        {
          name: "Lock Cottage Café",
          description: "Full English until half eleven, and a vegan one that Clive eats by mistake.",
          category: "Café",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Launderette",
          description: "At the wharf next to the showers, tokens from the shop, £4 a wash.",
          category: "Laundry",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro: `<p>No rush, but Clive has to pump out and change the beds before the next lot.</p>`,
      items: [
        "Rubbish goes in the big bins behind the café, glass in the green one",
        "Put the keys back in the box and scramble the numbers",
      ],
    },
  },
};
