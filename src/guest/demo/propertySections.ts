import type { GuestSection } from "#sections/section.ts";

/** The demo's sections about the property. The property is made up; the facts about New Zealand are true. */
export const propertySections: GuestSection[] = [
  {
    type: "welcome",
    title: "Welcome Message",
    content: {
      text: `<p>Make yourselves at home. The kettle is on the bench, there is milk in the fridge, and the best view is from the end of the deck.</p>
<p>We built this house for slow mornings: coffee outside with a blanket, the lake going from grey to blue, nowhere to be until ten. Everything you need is in this guide. If something is missing or broken, send us a message through your booking and we will sort it out, usually within the hour.</p>
<h2>Three things to know first</h2>
<ul><li><strong>The light by the front door comes on by itself</strong> when it gets dark, so you can always find the key safe.</li><li><strong>Shoes off inside, please.</strong> There are slippers in the basket by the door, in every size.</li><li><strong>The lake is cold all year.</strong> There are towels for it in the laundry, and the fire takes ten minutes to warm you up again.</li></ul>
<p>Haere mai, and enjoy your stay.<br><em>Mere and Tom</em></p>`,
      pictures: [
        {
          url: "/demo/house-at-dusk.svg",
          alt: "A drawing of the house under a violet sky, its windows lit, the lake on the left",
          caption: "Dusk from the drive",
        },
        {
          url: "/demo/house-at-dawn.svg",
          alt: "A drawing of the house between fir trees, snow on the mountains, the lake without a ripple",
          caption: "Before breakfast",
        },
        {
          url: "/demo/house-at-night.svg",
          alt: "A drawing of the house at night, light falling from the open door onto the path",
          caption: "The light is on when you come",
        },
      ],
    },
  },
  {
    type: "checkin",
    title: "Check In",
    content: {
      checkInType: "Key safe beside the front door",
      checkInTime: "15:00",
      doorCode: "4817",
      details: `<p>The house is the one with the dark timber and the yellow door. Walk up the path on the left; the key safe is on the wall at shoulder height, just right of the door.</p>
<p><img src="/demo/key-safe.svg" width="800" height="500" alt="The key safe: four wheels with numbers, a black lever on the right"></p>
<ol><li>Turn the four wheels to the door code.</li><li>Push the black lever down. The front opens towards you.</li><li>Take the key, close the front and mix up the numbers.</li></ol>
<p>Arriving late is fine. The porch light will be on.</p>`,
      parkingInfo: `<p>There is room for two cars on the gravel in front of the garage. Please leave the berm free, and keep left on the shared drive. Boats and trailers fit on the grass strip behind the hedge.</p>`,
    },
  },
  {
    type: "amenities",
    title: "Amenities",
    content: {
      text: `<h2>Sleeping</h2>
<ul><li>Main bedroom: king bed, lake view, its own bathroom</li><li>Second bedroom: queen bed, desk by the window</li><li>Bunk room: two long single bunks, a night light, a shelf of picture books</li></ul>
<p>Extra blankets and pillows are in the hall cupboard, on the top shelf.</p>
<h2>Keeping warm</h2>
<p>A wood burner in the living room and a heat pump above the kitchen door. Firewood is in the lean-to at the back; how to light the fire is in the how-to guides.</p>
<h2>Washing</h2>
<p>Washing machine and dryer in the laundry, powder in the jar. The clothes line is on the sunny side, behind the garage.</p>
<h2>For children</h2>
<p>High chair and travel cot in the hall cupboard, board games under the window seat, sledge and buckets in the garage.</p>
<h2>Outside</h2>
<p>Deck with table for eight, gas barbecue, hammock (hooks on the last two posts), outdoor shower with warm water for after the lake, and a rack and hose for bikes.</p>`,
    },
  },
  {
    type: "kitchen",
    title: "Kitchen & Other Areas",
    content: {
      text: `<h2>Kitchen</h2>
<p>Help yourselves to tea, coffee, oil, salt, spices and whatever the last guests left in the pantry basket. The big drawer left of the oven has pots; the one below it has baking trays and the good knife.</p>
<ul><li><strong>Oven and hob:</strong> induction, so only pans with a flat steel base work. All of ours do.</li><li><strong>Dishwasher:</strong> one tablet in the door, then <em>Eco</em> and <em>Start</em>. It takes three hours and is very quiet.</li><li><strong>Coffee:</strong> plunger and stovetop pot in the cupboard over the kettle.</li><li><strong>Tap water</strong> is good to drink.</li></ul>
<h2>Living room</h2>
<p>The television is behind the sliding panel. Please keep half a metre clear in front of the wood burner.</p>
<h2>Bathrooms</h2>
<p>The heated rail runs on a timer: press once for two hours. Leave the window over the bath a finger wide open when you shower.</p>
<h2>Garage</h2>
<p>Two adult bikes, helmets, a pump, life jackets from small to large, snow chains and a snow shovel. Use what you like and hang it back to dry.</p>`,
    },
  },
  {
    type: "rules",
    title: "House Rules",
    content: {
      rules: [
        "No smoking or vaping indoors. There is an ashtray on the deck",
        "No parties or events",
        "Quiet between 10 pm and 7 am: sound carries over the water",
        "Only registered guests stay overnight, eight at most",
        "Shoes off inside",
        "No open fires outside. Check the fire season before you light the barbecue on a windy day",
        "Children near the lake always with an adult, and in a life jacket on the water",
      ],
    },
  },
  {
    type: "wifi",
    title: "WiFi",
    content: {
      networkName: "Retreat-5G",
      password: "slow-morning-42",
      notes: `<p>The router is in the hall cupboard. If its light is orange, switch it off, count to ten and switch it on again; it needs two minutes to come back. The signal reaches the deck, but not the jetty, and we think that is right.</p>`,
    },
  },
  {
    type: "emergency",
    title: "Emergency",
    content: {
      text: `<p>Call <a href="tel:111">111</a> for fire, ambulance or police. Say that it is <strong>the house with the yellow door</strong>.</p>
<h2>When it is not life and death</h2>
<ul><li>Police, not urgent: <a href="tel:105">105</a></li><li>Healthline, a nurse at any hour, free: <a href="tel:0800611116">0800 611 116</a></li><li>Poisons centre: <a href="tel:0800764766">0800 764 766</a></li></ul>
<p>Wānaka's two medical centres are on Cardrona Valley Road, five minutes by car. The nearest hospital with an emergency department is Lakes District Hospital in Frankton, about an hour over the Crown Range.</p>
<h2>In the house</h2>
<ul><li>First-aid kit: laundry, white box on the wall</li><li>Fire extinguisher and fire blanket: beside the fridge</li><li>Smoke alarms: hall and every bedroom</li><li>Torch: top drawer in the hall</li><li>Water main: grey lid beside the letterbox</li><li>Fuses: garage, behind the door</li></ul>
<h2>Earthquake</h2>
<p>Drop, cover and hold. Stay inside until the shaking stops, then meet at the letterbox.</p>`,
    },
  },
  {
    type: "transportation",
    title: "Transportation",
    content: {
      text: `<h2>By car</h2>
<p>Queenstown and its airport are about an hour away, over the Crown Range, the highest main road in New Zealand, or through Cromwell, which is longer and gentler. In winter carry chains (ours are in the garage) and check the road before you set out.</p>
<ul><li>Drive on the left, and keep to 50 km/h in town and at most 100 km/h on the open road.</li><li>One-lane bridges: the smaller red arrow gives way.</li><li>Distances look short and take long. Stop for the view, not in the road.</li></ul>
<h2>Without a car</h2>
<p>The centre is a 20-minute walk along the lake path, all flat. Coaches go to Queenstown and to the West Coast; book ahead. Taxis are few at night, so order one before dinner.</p>
<h2>By bike</h2>
<p>The path along the lake starts across the road and follows the shore to the outlet, where the Clutha Mata-Au begins.</p>`,
    },
  },
  {
    type: "departure",
    title: "Check Out",
    content: {
      checkOutTime: "10:00",
      intro: `<p>We hope you slept well. Nothing on this list takes longer than a cup of tea.</p>`,
      items: [
        "Put used dishes in the dishwasher and press Start",
        "Leave used towels in the bath; the beds can stay as they are",
        "Take rubbish and recycling out: red lid for rubbish, yellow for recycling, blue for glass",
        "Close the windows, switch off the heat pump and the lights",
        "Leave the ashes in the wood burner. They stay hot for a day",
        "Lock up, and put the key back in the safe. Mix up the numbers",
      ],
    },
  },
  {
    type: "property",
    title: "Property",
    content: {
      propertyName: "Wānaka Retreat",
      address: "Lakeside Road",
      city: "Wānaka",
      state: "Otago 9305",
      country: "New Zealand",
    },
  },
];
