import { expect, test } from "vitest";
import { categoryOf } from "#places/category.ts";

test.each<[string | null, Record<string, string>]>([
  ["cafe", { amenity: "cafe" }],
  ["train", { railway: "station", station: "subway" }],
  ["tram", { railway: "station", station: "light_rail" }],
  ["winery", { craft: "winery", amenity: "restaurant" }],
  ["vineyard", { landuse: "vineyard" }],
  ["winery", { landuse: "vineyard", craft: "winery" }],
  ["outdoor", { shop: "sports" }],
  ["swimming", { leisure: "sports_centre", sport: "swimming" }],
  ["swimming", { leisure: "sports_centre", sport: "fitness;swimming" }],
  ["attraction", { highway: "traffic_signals", tourism: "attraction" }],
  ["visitor_centre", { tourism: "information", information: "office" }],
  [null, { tourism: "information", information: "map" }],
  [null, { amenity: "bench" }],
  [null, { microbrewery: "no" }],
])("%s", (category, tags) => expect(categoryOf(tags)).toBe(category));
