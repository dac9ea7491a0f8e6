import { expect, test } from "vitest";
import { withLandmarks, withLifeguards } from "#generation/landmarks.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";

/** A place a number of metres north of the property. */
const place = (name: string, category: Category, metres: number): PlaceNearby => ({
  id: `osm:node/${category}${metres}`,
  name,
  category,
  metres,
  tags: {},
  lat: metres / 111_195,
  lon: 0,
  source: "index",
  asOf: 0,
});

test("what has no name is told by what it stands near, where that has one", () => {
  const [toilets, far, named, bar] = withLandmarks([
    place("", "toilets", 100),
    place("", "toilets", 900),
    place("Foreshore Toilets", "toilets", 120),
    place("", "bar", 110),
    place("Fishers Green", "park", 180),
    place("Park", "park", 880),
  ]);
  expect(toilets?.landmark).toBe("Fishers Green");
  expect([far, named, bar].map((one) => one?.landmark)).toEqual([undefined, undefined, undefined]);
});

test("the beach that is nearest to a lifeguard is patrolled, another one is not", () => {
  const [near, far] = withLifeguards([
    place("Home Beach", "beach", 300),
    place("Wreck Cove", "beach", 700),
    place("", "lifeguard", 400),
    place("", "lifeguard", 9000),
  ]);
  expect(near?.tags["supervised"]).toBe("yes");
  expect(far?.tags["supervised"]).toBeUndefined();
});
