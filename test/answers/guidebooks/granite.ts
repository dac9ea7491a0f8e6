import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A cabin among the boulders of Tasmania's east coast. */
export const granite: AnswersGuidebook = {
  language: "en",
  name: "Granite Cabin",
  sections: {
    property: {
      propertyName: "Granite Cabin",
      address: "88 Harveys Farm Road",
      city: "Bicheno",
      state: "Tasmania",
      country: "Australia",
    },
    welcome: {
      text: `<p>Welcome to our little cabin between the boulders. We are Nell and Tom, we live in the white farmhouse at the top of the drive. Knock any time, or text 0491 570 156.</p><p>Penguins nest under the deck from September. Please keep lights low after dark and never touch them.</p>`,
    },
    checkin: {
      checkInType: "Keypad",
      checkInTime: "16:00",
      doorCode: "7264",
      details: `<p>Turn off the highway at the blue mailbox and follow the gravel for 900 metres. Close the cattle gate behind you.</p><p>Type the code and press the tick. The keypad beeps twice and the latch drops.</p><p>We can leave the cabin open for an early arrival when nobody stayed the night before; ask us.</p>`,
      parkingInfo: `<p>Park on the gravel under the she-oaks. There is space for one caravan. No charger for electric cars here; the nearest one is at the Bicheno hall.</p>`,
    },
    amenities: {
      text: `<ul><li>Queen bed in the loft, two bunks behind the curtain.</li><li>Extra wool blankets in the sea chest.</li><li>Beach towels hang on the deck; bath towels are on the beds.</li><li>A travel cot and a high chair are in the shed, please ask.</li><li>Board games and a jigsaw of the whole of Tasmania on the low shelf.</li><li>Iron and board behind the bathroom door.</li></ul><p>Two sea kayaks with life jackets are for guests, at your own risk.</p>`,
    },
    kitchen: {
      text: `<p>Tap water comes from the roof. Drink from the small filtered tap only.</p><p>Coffee: stovetop pot and a grinder, beans in the blue jar.</p><p>The gas bottle is outside the kitchen window. If the cooktop will not light, turn the bottle's tap anticlockwise.</p><p>Knives are on the magnet, tea towels in the third drawer.</p>`,
    },
    howto: {
      items: [
        {
          title: "Pot-belly stove",
          description: `<p>Open the slide under the door, lay two firelighters below small kindling, and close it half once the flames stand. Logs are stacked beside the water tank.</p>`,
        },
        {
          title: "Outdoor bath",
          description: `<p>Fill it with the hose on the left; it runs hot after a minute. Pull the chain to drain it. The lid goes back on at night.</p>`,
        },
        {
          title: "Composting toilet",
          description: `<p>No flushing: one scoop of sawdust after each use. Nothing but paper goes in.</p>`,
        },
        {
          title: "Solar power",
          description: `<p>The cabin runs on batteries. A red lamp on the inverter means they are low: switch off the kettle and the heater first.</p>`,
        },
        {
          title: "Washing clothes",
          description: `<p>There is no machine in the cabin. The laundromat in Burgess Street opens at 7 and takes coins.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "GraniteSky",
      password: "nine-penguins-walk",
      notes: `<p>It comes by satellite and drops out in heavy rain. Phones work best at the gate: Telstra two bars, nothing from the others.</p>`,
    },
    rules: {
      rules: [
        "No dogs, because of the penguins",
        "Campfires only in the ring of stones, and never on days of total fire ban",
        "Four people at most",
        "No smoking under the trees; a tin is on the deck",
        "Music off outside after nine",
      ],
    },
    emergency: {
      text: `<p>Dial 000. Say: Granite Cabin, 88 Harveys Farm Road.</p><p>Bites: tiger snakes live in the long grass. Wrap the whole limb firmly, lie still and dial 000.</p><p>The clinic in Bicheno sees people on weekdays; the nearest hospital is in Launceston, two hours away.</p><p>Bushfire: go early, to the Bicheno hall. Extinguisher and blanket are beside the stove.</p>`,
    },
    transportation: {
      text: `<p>You need a car. Calow's coach stops at the highway on Mondays, Wednesdays and Fridays at 10:40.</p><p>Launceston airport is two hours away, Hobart two and a half.</p><p>Fuel in Bicheno until 6 pm, at night only by card in Swansea.</p><p>Drive slowly at dusk, when wallabies cross.</p>`,
    },
    places: {
      items: [
        {
          name: "Redbill Beach",
          description: "Ten minutes on foot. Calm enough for a dip behind Diamond Island.",
          category: "Beach",
        },
        { name: "Blowhole", description: "Best at high tide with an easterly swell.", category: "Sight" },
        {
          name: "Apsley Gorge",
          description: "A loop of two hours to a river pool in the rocks.",
          category: "Walk",
        },
        {
          name: "Wineglass Bay",
          description: "The famous saddle, 45 minutes up. Start before eight.",
          category: "Lookout",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Penguin tour",
          description: "Every evening at dusk from the booth in Burgess Street, 45 dollars.",
        },
        { name: "Glass bottom boat", description: "Forty minutes from the Gulch. Cash only." },
        { name: "Rock fishing", description: "Rods are in the shed; two flathead a day, by law." },
      ],
    },
    shopping: {
      items: [
        {
          name: "Farmhouse eggs",
          description: "From the box at our door, five dollars a dozen.",
          category: "Farm",
        },
        {
          name: "Bicheno IGA",
          description: "Milk, vegetables, firelighters, ice. Open 7 to 7.",
          category: "Supermarket",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "The Lobster Shack",
          description: "Crayfish rolls on the rocks, until five.",
          category: "Seafood",
        },
        { name: "Blue Edge", description: "Pies, sourdough and scallop pasties.", category: "Bakery" },
        {
          name: "Farm Shed Bar",
          description: "East coast pinot by the glass and cheese boards.",
          category: "Bar",
        },
      ],
    },
    services: {
      items: [
        { name: "Bicheno Pharmacy", description: "Foster Street, closed on Sundays.", category: "Pharmacy" },
        { name: "ATM", description: "Inside the newsagent.", category: "Money" },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Stay until noon on Sundays, if you like: we never have arrivals that day.</p>`,
      items: [
        "Carry food scraps to the worm farm and everything else to the green skip at the gate",
        "Rinse the plates and leave them on the rack",
        "Empty the ash into the metal bucket",
        "Pull the door until it clicks",
      ],
    },
  },
};
