import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A stone cottage in Donegal, in an old-fashioned hand. */
export const ardara: AnswersGuidebook = {
  language: "en",
  name: "Teach Bhríd",
  sections: {
    property: {
      propertyName: "Teach Bhríd",
      address: "Loughros Point Road",
      city: "Ardara",
      state: "County Donegal",
      country: "Ireland",
    },
    welcome: {
      text: `<p>Dear guest, you are very welcome to the house in which my grandmother Bríd McGill reared nine children and a great number of orphaned lambs.</p><p>The walls are two feet thick and have stood since 1861, and you must forgive them a little dampness in the month of November.</p><p>I am Fidelma Boyle, and I live in the yellow bungalow at the crossroads, where there is always tea in the pot. Should you need me, my telephone is 087 555 0163, though I do not hear it during Mass.</p>`,
    },
    checkin: {
      checkInType: "Met by host",
      checkInTime: "17:00",
      details: `<p>I like to hand over the key in person, so be good enough to telephone when you pass through Donegal town, which is forty minutes away.</p><p>If you are delayed beyond nine in the evening, the key will be beneath the third flowerpot, the one with the geranium.</p><p>Turn left at the holy well, and pay no heed to the navigation machine, which will send you into Seamus's bog.</p><p>The old lock turns the wrong way: to the right to open, to the left to shut.</p>`,
      parkingInfo: `<p>Draw the motor car up along the gable wall, leaving the lane clear for the tractor, which passes at seven each morning.</p>`,
    },
    amenities: {
      text: `<p>There are two bedrooms: the west room has the brass double bed, and the loft has three small beds under the rafters, which are reached by a steep stair unsuitable for infants.</p><p>Hot-water bottles hang behind the west room door, and I would recommend one from October until May.</p><p>A cradle of great age is in the parlour for ornament only; a modern folding cot may be borrowed from me.</p><p>There is no television in the house, but there is a wireless, a shelf of books and a melodeon.</p><p>Bath towels are laid upon the beds, and I beg that you do not bring them to the strand; there are striped ones for that purpose in the settle bench.</p><p>The clothes iron and a sewing box are in the press on the landing.</p>`,
    },
    kitchen: {
      text: `<p>You will find brown bread, butter and a pint of milk awaiting you, and a jar of my blackcurrant jam.</p><p>The Stanley range burns oil and is never to be turned out entirely; its dial stands at two for warmth and at five for baking.</p><p>For those who have no acquaintance with a range, there is an electric ring and a kettle upon the dresser.</p><p>The water comes from our own spring; it is as brown as weak tea after rain, which is only the turf, and it has been tested each spring and found wholesome.</p><p>The refrigerator stands in the scullery, since my grandmother's kitchen would not admit it.</p><p>Mice have been known to call in autumn, for which reason bread should be put in the crock with the lid.</p>`,
    },
    howto: {
      items: [
        {
          title: "The turf fire",
          description: `<p>Stand four sods on end about a firelighter, like men in conversation, and do not smother them. If smoke comes into the room, open the half-door a hand's breadth. Turf is in the lean-to, and there is no charge for it.</p>`,
        },
        {
          title: "Hot water for the bath",
          description: `<p>Press the immersion switch at the head of the stairs marked BATH and wait three quarters of an hour.</p>`,
        },
        {
          title: "The electric shower",
          description: `<p>Pull the cord outside the bathroom door until its red eye shows. Without the cord, the shower runs cold as charity.</p>`,
        },
        {
          title: "The water closet",
          description: `<p>We are on a septic tank, and it will take nothing but what nature and a little paper provide. The handle wants one long press and then patience.</p>`,
        },
        {
          title: "When the lights fail",
          description: `<p>The fuse board is in the scullery above the refrigerator. If the whole of the Point is dark, it is the wind; candles and matches are in the dresser's left drawer, and the ESB may be telephoned at 1800 372 999.</p>`,
        },
        {
          title: "Washing machine",
          description: `<p>It is in the byre, beside the freezer. A line is strung between the two ash trees, and you may dry a sheet there in an hour on any day that is not raining.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "TeachBhrid",
      password: "loughros1861",
      notes: `<p>I am told that it is swift enough for correspondence. It reaches the kitchen and the west room, but not the loft, on account of the walls. For a mobile telephone signal, stand at the gate and face Slievetooey.</p>`,
    },
    rules: {
      rules: [
        "Dogs are received if they can be trusted with sheep, and are kept on a lead from the door",
        "Smoking is to be done out of doors, on the bench, with the saucer",
        "Gates are to be left as you find them",
        "Do not feed the donkey, who has a delicate stomach",
        "The house is let to five persons and no more",
      ],
    },
    emergency: {
      text: `<p>The number for the guards, the ambulance and the fire brigade is 112 or 999, and our Eircode is F94 XK21.</p><p>Dr Gallagher sees patients in Ardara on weekday mornings; at night one telephones NowDoc at 0818 400 911.</p><p>The hospital is at Letterkenny, which is an hour by road.</p><p>A box of bandages and remedies is in the bathroom press. The tide comes in over Loughros strand behind your back, so return within two hours of low water.</p>`,
    },
    transportation: {
      text: `<p>The bus, number 492, departs from the Diamond in Ardara for Killybegs and Donegal town at 8.05 and 14.20, Sundays excepted.</p><p>Mr Breslin drives a hackney and will bring you home from the public house until one in the morning: 087 555 0188.</p><p>Petrol is to be had in Ardara at Byrne's until eight o'clock in the evening, and the nearest charging post for electrical motor cars is behind the heritage centre.</p>`,
    },
    places: {
      items: [
        {
          name: "Maghera caves and Assaranca waterfall",
          description:
            "The caves may be entered at low water only; the waterfall may be admired from the car by the infirm.",
          category: "Sight",
        },
        {
          name: "Narin Strand",
          description: "The safest bathing, with a lifeguard in July and August.",
          category: "Beach",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Music",
          description: "There is a session at Nancy's each Tuesday and Saturday from half past nine.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Centra",
          description: "Groceries, newspapers and a cash machine, seven until ten.",
          category: "Grocer",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Nancy's Bar",
          description: "Chowder and oysters in seven tiny rooms; food is served until eight.",
          category: "Public house",
        },
        {
          name: "Charlie's West End Café",
          description: "Plain dinners at an honest price, children made much of.",
          category: "Café",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Ardara Pharmacy",
          description: "On the Diamond, closed on Sundays and from one to two.",
          category: "Chemist",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>I should be sorry to see you hurry, and in winter you may stay until one o'clock if you ask me the evening before.</p>`,
      items: [
        "Rake the embers and set the guard before the fire",
        "Refuse goes in the black bin in the byre, and bottles are carried to the bank at the mart",
        "Return the key to my hand or my letterbox",
      ],
    },
  },
};
