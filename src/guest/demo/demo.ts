import { allPrinted } from "#guidebooks/printSettings.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { howtoGuides } from "#guest/demo/howtoGuides.ts";
import { propertySections } from "#guest/demo/propertySections.ts";
import { townSections } from "#guest/demo/townSections.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";

const drawings = {
  "/demo/heat-pump.svg": { width: 800, height: 600 },
  "/demo/wood-burner.svg": { width: 800, height: 600 },
  "/demo/bin-night.svg": { width: 800, height: 600 },
  "/demo/house-at-dusk.svg": { width: 1200, height: 900 },
  "/demo/house-at-dawn.svg": { width: 1200, height: 900 },
  "/demo/house-at-night.svg": { width: 1200, height: 900 },
};

export const DEMO_KEY = "demo-wanaka-retreat";

/** The demo guidebook: data of the product, without a row in the database, read-only. */
export const demoGuidebook: GuestGuidebook = {
  guidebookId: DEMO_KEY,
  name: "Wānaka Retreat",
  key: DEMO_KEY,
  cover: null,
  coverFocus: null,
  print: allPrinted,
  language: "en",
  propertyAddress: "Lakeside Road, Wānaka, Otago 9305, New Zealand",
  timeZone: "Pacific/Auckland",
  updatedAt: Date.UTC(2026, 0, 5),
  version: 1,
  liveUntil: null,
  sections: [...propertySections, howtoGuides, ...townSections].toSorted(
    (one, other) => sectionTypes.indexOf(one.type) - sectionTypes.indexOf(other.type),
  ),
  pictures: drawings,
  logo: null,
  namesProduct: true,
  credits: [],
  notices: [],
  stay: null,
  hasWayIn: false,
  changesAt: null,
  secretsUntil: null,
};
