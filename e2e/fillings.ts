import type { Locator } from "@playwright/test";
import { addLines, addLink, addPicture, field, press, typeAs, write } from "./editing.ts";
import { takePhoto } from "./photos.ts";

/** How a host fills one section through its form, and what a guest then has to find under which tile. */
export interface Filling {
  title: string;
  /** What the guest's tile says; the property's words stand elsewhere on the page. */
  tile: string | null;
  fill: (card: Locator) => Promise<void>;
  words: string[];
}

export const VIDEO_PAGE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

/** A form that is one rich text. */
const prose = (title: string, tile: string, words: string): Filling => ({
  title,
  tile,
  fill: (card) => write(card, "Text", words),
  words: [words],
});

/** A form that is a list of places, each with a category and a few words. */
const places = (title: string, name: string, category: string, description: string): Filling => ({
  title,
  tile: title,
  async fill(card) {
    await addLines(card, "Add a place", [name]);
    await describe(card, name, description, category);
  },
  words: [name, category, description],
});

async function describe(inside: Locator, name: string, description: string, category?: string) {
  const item = inside.getByRole("group", { name, exact: true });
  if (category) await item.getByRole("combobox", { name: "Category" }).fill(category);
  await field(item, "Description").fill(description);
}

/** Wānaka Lake House: all 17 sections, in the order in which a host might fill them. */
export const fillings: Filling[] = [
  {
    title: "Welcome Message",
    tile: "House Info",
    async fill(card) {
      await field(card, "Text").click();
      await field(card, "Text").pressSequentially("Haere mai, make yourselves at home. ");
      await typeAs(card, "Text", "Bold", "The porch light is on");
      await field(card, "Text").pressSequentially(" until you are in. Read about ");
      await addLink(card, "Text", "lakewanaka.co.nz", "the lake and the town");
      await field(card, "Text").pressSequentially(" before you come.");
      await field(card, "Text").press("Enter");
      await addPicture(card, "Text", await takePhoto(), "The deck at first light");
    },
    words: [
      "Haere mai, make yourselves at home.",
      "The porch light is on",
      "the lake and the town",
      "before you come.",
    ],
  },
  {
    title: "WiFi",
    tile: "WiFi",
    async fill(card) {
      await field(card, "Network name").fill("LakeHouse-5G");
      await field(card, "Password").fill("kererū & tūī; 7");
      await write(card, "Notes", "The router stands behind the atlas.");
    },
    words: ["LakeHouse-5G", "kererū & tūī; 7", "The router stands behind the atlas."],
  },
  {
    title: "Check In",
    tile: "Check In",
    async fill(card) {
      await card.getByRole("button", { name: "Key safe" }).click();
      await card.getByLabel("Check-in from").fill("15:00");
      await field(card, "Door code").fill("4817#");
      await write(card, "Details", "Blue door, up the stone steps.");
      await write(card, "Parking", "Two cars fit under the walnut tree.");
    },
    words: [
      "Key safe",
      "from 3 pm",
      "4817#",
      "Blue door, up the stone steps.",
      "Two cars fit under the walnut tree.",
    ],
  },
  {
    title: "House Rules",
    tile: "House Rules",
    fill: (card) => addLines(card, "Add a rule", ["Shoes off inside", "Quiet after ten"]),
    words: ["Shoes off inside", "Quiet after ten"],
  },
  {
    title: "Local Recommendations",
    tile: "Local Recommendations",
    async fill(card) {
      const restaurants = card.getByRole("region", { name: "Restaurants" });
      await addLines(restaurants, "Add a restaurant", ["Kea Kitchen"]);
      await describe(restaurants, "Kea Kitchen", "Venison pie, best on the terrace.");
      const activities = card.getByRole("region", { name: "Activities" });
      await addLines(activities, "Add a thing to do", ["Sunrise swim"]);
      await describe(activities, "Sunrise swim", "From the jetty, with a thermos.");
    },
    words: [
      "Kea Kitchen",
      "Venison pie, best on the terrace.",
      "Sunrise swim",
      "From the jetty, with a thermos.",
    ],
  },
  {
    title: "Check Out",
    tile: "Check Out",
    async fill(card) {
      await card.getByLabel("Check-out by").fill("10:30");
      await write(card, "Introduction", "Safe travels, and come again.");
      await addLines(card, "Add a step", ["Strip the beds", "Leave the key on its hook"]);
    },
    words: ["by 10:30 am", "Safe travels, and come again.", "Strip the beds", "Leave the key on its hook"],
  },
  {
    title: "Property",
    tile: null,
    async fill(card) {
      await field(card, "Property name").fill("The Lake House");
      await field(card, "Street address").fill("12 Beacon Point Road");
      await field(card, "City or town").fill("Wānaka");
      await field(card, "State or region").fill("Otago 9305");
      await card.getByLabel("Country").selectOption("New Zealand");
    },
    words: ["12 Beacon Point Road", "Wānaka", "Otago 9305", "New Zealand"],
  },
  prose("Amenities", "Amenities", "A cedar hot tub for six, and towels in the chest."),
  prose("Kitchen & Other Areas", "Kitchen & Other Areas", "The induction hob wakes with a long press."),
  {
    title: "How-To Guides",
    tile: "How-To Guides",
    async fill(card) {
      await card.getByRole("button", { name: "Add a how-to guide" }).click();
      await field(card, "Title").fill("Light the fire");
      await field(card, "Instructions").click();
      await press(card, "Instructions", "Numbered list");
      await field(card, "Instructions").pressSequentially("Open the flue");
      await field(card, "Instructions").press("Enter");
      await field(card, "Instructions").pressSequentially("Two logs, one match");
      await field(card, "Video").fill(VIDEO_PAGE);
      await card
        .getByLabel("Add pictures")
        .setInputFiles({ name: "fire.jpg", mimeType: "image/jpeg", buffer: await takePhoto("#802f1d") });
      await card.getByRole("button", { name: "Remove: Picture 1" }).waitFor();
    },
    words: ["Light the fire", "Open the flue", "Two logs, one match", "Play video"],
  },
  prose("Emergency", "Emergency", "The first-aid box hangs inside the pantry door."),
  prose("Transportation", "Transportation", "The last bus to town leaves at 9.40 in the evening."),
  places("Places To See", "Rippon Hill", "Lookout", "Vines down to the water."),
  places("Things to do", "Diamond Lake track", "Walk", "Two hours, steep at the end."),
  places("Shopping", "Saturday market", "Food", "Stone fruit from December."),
  places("Places To Eat", "Ferry Road Bakery", "Bakery", "Cheese rolls until noon."),
  places("Your Nearest", "Beacon Pharmacy", "Pharmacy", "Open every day."),
];
