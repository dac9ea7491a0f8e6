import { expect, test } from "vitest";
import { factsOf, formatFacts, type FactId } from "#generation/facts/placeFacts.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";

const place = (tags: Record<string, string>, category: Category = "cafe", name = "Wick"): PlaceNearby => ({
  id: "osm:node/1",
  name,
  category,
  metres: 350,
  tags,
  lat: 0,
  lon: 0,
  source: "index",
  asOf: 0,
});
const say = (tags: Record<string, string>, category?: Category, name?: string) => {
  const one = place(tags, category, name);
  return formatFacts(one, factsOf(one)).join(" ");
};

test("only what the tags say is said", () => {
  expect(say({})).toBe("");
  expect(say({ cuisine: "coffee_shop;pie", opening_hours: "sometimes" })).toBe("");
  expect(say({ takeaway: "only" })).toBe("Takeaway only.");
  expect(say({ wheelchair: "unknown", dog: "no", phone: "ask inside", fee: "unknown" })).toBe("");
  expect(say({ takeaway: "toString", "diet:vegan": "constructor" })).toBe("");
  expect(say({ dog: "yes", wheelchair: "yes", phone: "+61 3 5550 0101;+61 3 5550 0102" })).toBe(
    "Dogs are welcome. Wheelchair accessible, going by the map. Phone +61 3 5550 0101.",
  );
});

test("things to have there make one sentence, and a fact is said once", () => {
  expect(say({ takeaway: "yes", outdoor_seating: "yes", highchair: "yes" })).toBe(
    "Takeaway, tables outside and highchairs.",
  );
  const cafe = place({ takeaway: "yes", outdoor_seating: "yes", phone: "+61 3 5550 0101" });
  const chosen: FactId[] = ["phone", "outdoorSeating", "phone", "takeaway", "dogs"];
  expect(formatFacts(cafe, chosen)).toEqual(["Phone +61 3 5550 0101.", "Tables outside and takeaway."]);
});

test.each<[Record<string, string>, Category, string]>([
  [{ reservation: "required" }, "restaurant", "Bookings only."],
  [{ "payment:cash": "yes", "payment:cards": "no" }, "cafe", "Takes cash only, going by the map."],
  [{ "payment:cash": "yes", "payment:cards": "yes" }, "cafe", ""],
  [{ "diet:gluten_free": "yes" }, "cafe", "Dishes without gluten, going by the map."],
  [{ "toilets:wheelchair": "yes" }, "park", "Accessible toilet, going by the map."],
  [{ drinking_water: "yes", bbq: "yes", toilets: "yes" }, "park", "Drinking water, barbecues and toilets."],
  [
    { "socket:type2": "2", "socket:type2_combo": "yes", "socket:chademo": "0" },
    "charging",
    "Sockets: Type 2 and CCS.",
  ],
  [{ "socket:type2": "2" }, "cafe", ""],
  [{ wheelchair: "limited" }, "cafe", "Partly wheelchair accessible, going by the map."],
  [{ opening_hours: "24/7" }, "beach", ""],
  [{ opening_hours: "24/7" }, "attraction", ""],
  [{ opening_hours: "24/7" }, "toilets", "Open 24 hours a day."],
  [{ dog: "no" }, "beach", "No dogs, going by the map."],
  [{ fee: "no" }, "museum", "Entry is free, going by the map."],
  [{ fee: "yes" }, "toilets", "There is a fee."],
  [{ changing_table: "yes", "diet:halal": "yes" }, "restaurant", "Halal dishes and a baby change table."],
  [{ indoor: "yes" }, "defibrillator", "Inside a building."],
  [{ sac_scale: "mountain_hiking" }, "walk", "A mountain path: boots are a good idea."],
  [{ supervised: "yes" }, "beach", "Patrolled at times: swim between the flags."],
  [
    { website: "https://wick.example/menu/?utm_source=map#top" },
    "cafe",
    "Website: https://wick.example/menu",
  ],
  [{ website: "http://wick.example" }, "cafe", ""],
  [{ website: "https://ring:me@wick.example" }, "cafe", ""],
  [{ website: "javascript:alert(1)" }, "cafe", ""],
  [{ website: `https://wick.example/${"a".repeat(60)}` }, "cafe", ""],
])("of %j a %s has: %s", (tags, category, words) => expect(say(tags, category)).toBe(words));

test.each([
  ["loop", 3400, "A loop of about 3.4 km."],
  ["line", 900, "About 900 m one way."],
  ["branches", 12_000, "About 12 km in all."],
] as const)("a walk that is a %s of %i m", (shape, metres, words) => {
  const walk = { ...place({}, "walk", "Cliff Walk"), trail: { metres, shape, ends: [{ lat: 0, lon: 0 }] } };
  expect(formatFacts(walk, factsOf(walk))).toEqual([words]);
});

test("a name in another script is told in English first, where the map knows one", () => {
  const noodles = place({ "name:en": "East Market", phone: "+61 3 5550 0101" }, "restaurant", "新東方");
  expect(formatFacts(noodles, ["phone", "english"])).toEqual([
    "Called “East Market” in English.",
    "Phone +61 3 5550 0101.",
  ]);
  expect(say({ "name:en": "Lake Wanaka" }, "beach", "Wānaka")).toBe("");
  expect(say({ "name:en": "Helsinki Cathedral" }, "attraction", "Helsingin tuomiokirkko")).toBe(
    "Called “Helsinki Cathedral” in English.",
  );
  expect(say({ "name:en": "Cafe Muller" }, "cafe", "Café Müller")).toBe("");
});
