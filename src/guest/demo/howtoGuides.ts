import type { GuestSection } from "#sections/section.ts";

/** The demo's how-to guides, each with its drawing. */
export const howtoGuides: GuestSection = {
  type: "howto",
  title: "How-To Guides",
  content: {
    items: [
      {
        title: "Heat pump",
        description: `<p>The remote hangs beside the kitchen door.</p>
<ol><li>Press the big button. A green light comes on at the unit.</li><li>Press <strong>MODE</strong> until you see the sun for heat, or the snowflake for cool.</li><li>Choose 20 to 22 degrees with the arrows. Higher does not warm the room any faster.</li></ol>
<p>Please switch it off when you go out for the day.</p>`,
        videoUrl: "",
        imageUrls: ["/demo/heat-pump.svg"],
      },
      {
        title: "Wood burner",
        description: `<ol><li>Pull the handle under the door all the way out: that opens the air.</li><li>Lay two split logs flat, kindling across them, a firelighter on top. The matches are in the tin.</li><li>Light it and leave the door a finger open for five minutes.</li><li>Close the door. When the logs glow, push the handle halfway in.</li></ol>
<p>Add one log at a time. Never empty the ashes yourselves: they stay hot for a day.</p>`,
        videoUrl: "",
        imageUrls: ["/demo/wood-burner.svg"],
      },
      {
        title: "Bin night",
        description: `<p>Collection is on Thursday morning. Put the bins at the end of the drive on <strong>Wednesday evening</strong>, handles to the house, an arm's length apart.</p>
<ul><li><strong>Red lid:</strong> rubbish, every week</li><li><strong>Yellow lid:</strong> paper, cardboard, cans and plastic bottles, one week</li><li><strong>Blue lid:</strong> glass, the other week</li></ul>
<p>The calendar inside the pantry door says which week it is. Rinse, lids off, nothing in bags in the yellow and blue ones.</p>`,
        videoUrl: "",
        imageUrls: ["/demo/bin-night.svg"],
      },
      {
        title: "Hot water",
        description: `<p>The cylinder holds enough for four good showers, then it needs half an hour. If the water stays cold, look at the switch marked <strong>HWC</strong> in the fuse box in the garage: up is on.</p>`,
        videoUrl: "",
        imageUrls: [],
      },
      {
        title: "Television and music",
        description: `<p>Slide the wooden panel to the left. One remote does it all: the red button, then <strong>HOME</strong>. Please sign out of your own accounts before you leave.</p>
<p>For music, choose <strong>Retreat Lounge</strong> in your phone's Bluetooth list.</p>`,
        videoUrl: "",
        imageUrls: [],
      },
      {
        title: "Barbecue",
        description: `<ol><li>Lift the lid first, always.</li><li>Open the gas at the bottle, a full turn to the left.</li><li>Press and turn the left knob until it clicks and lights.</li></ol><p>When you are done, close the gas at the bottle and let the plate burn clean for five minutes. The spare bottle is in the garage.</p>`,
        videoUrl: "",
        imageUrls: [],
      },
    ],
  },
};
