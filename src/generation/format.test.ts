import { expect, test } from "vitest";
import { aKind, kindOf, labelOf } from "#generation/kinds.ts";
import { kindAndWay, formatWalk, formatWay } from "#generation/format.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

const located: Located = {
  placeId: "index:1",
  source: "index",
  precision: "rooftop",
  street: "12 Lamplighter Street",
  unit: "",
  locality: "Port Ember",
  state: "Victoria",
  postcode: "",
  country: "AU",
  lat: 0,
  lon: 0,
};
const cafe = (tags: Record<string, string>, metres = 350): PlaceNearby => ({
  id: "osm:node/1",
  name: "Wick",
  category: "cafe",
  metres,
  tags,
  lat: 0,
  lon: 0,
  source: "index",
  asOf: 0,
});

test("a walk is told in minutes, a drive is not, and a town has a centre", () => {
  expect(formatWay({ metres: 350 }, { located })).toBe("about 350 m away, 6 minutes on foot");
  expect(formatWay({ metres: 40 }, { located })).toBe("about 40 m away, 1 minute on foot");
  expect(formatWay({ metres: 2100 }, { located })).toBe("about 2.1 km away");
  expect(formatWay({ metres: 80_400 }, { located })).toBe("about 80 km away as the crow flies");
  expect(formatWay({ metres: 1400, isOverSea: true }, { located })).toBe("about 1.4 km away, across the sea");
  const town = { ...located, precision: "locality" as const };
  expect(formatWay({ metres: 350 }, { located: town })).toBe("near the centre");
  expect(formatWay({ metres: 650 }, { located: town })).toBe("about 650 m from the centre");
});

test.each([
  [40, "a minute's walk away"],
  [350, "a 6-minute walk away"],
  [480, "an 8-minute walk away"],
  [4000, "about 4 km away"],
])("in passing, %d metres are %s", (metres, words) =>
  expect(formatWalk({ metres }, { located })).toBe(words),
);

test.each([
  ["restaurant", "seafood", "seafood restaurant"],
  ["restaurant", "seafood;pizza", "seafood restaurant with pizza"],
  ["restaurant", "japanese;sushi", "Japanese restaurant with sushi"],
  ["restaurant", "thai;vietnamese", "Thai and Vietnamese restaurant"],
  ["fast_food", "fish_and_chips", "takeaway with fish and chips"],
] as const)("a %s of %s is a %s", (category, cuisine, words) =>
  expect(kindOf({ category, tags: { cuisine } })).toBe(words),
);

test("a name that says what the place is does not hear it again", () => {
  const pharmacy = { ...cafe({}), category: "pharmacy" } as const;
  expect(kindAndWay({ ...pharmacy, name: "Lantern Bay Pharmacy" }, { located })).toBe(
    "about 350 m away, 6 minutes on foot",
  );
  expect(kindAndWay({ ...pharmacy, name: "Pestle" }, { located })).toBe(
    "pharmacy, about 350 m away, 6 minutes on foot",
  );
  expect(kindAndWay({ ...pharmacy, category: "car_park", name: "Hyde Park" }, { located })).toBe(
    "car park, about 350 m away, 6 minutes on foot",
  );
});

test.each([
  ["tram", { railway: "tram_stop" }, "Tram stop"],
  ["tram", { railway: "station", station: "light_rail" }, "Light rail stop"],
  ["butcher", { shop: "seafood" }, "Fishmonger"],
  ["butcher", {}, "Butcher or fishmonger"],
  ["brewery", { craft: "distillery" }, "Distillery"],
  ["sports_centre", { leisure: "miniature_golf" }, "Mini golf"],
  ["theatre", { amenity: "theatre" }, "Theatre"],
] as const)("a %s with the tags %j is labelled %s", (category, tags, label) =>
  expect(labelOf({ category, tags })).toBe(label),
);

test("words that are no cuisine are left unsaid, though JavaScript knows them", () => {
  expect(kindOf({ category: "cafe", tags: { cuisine: "constructor;toString" } })).toBe("café");
});

test("an article that fits", () => {
  expect(aKind({ category: "restaurant", tags: { cuisine: "italian" } })).toBe("an Italian restaurant");
  expect(aKind({ category: "atm", tags: {} })).toBe("an ATM");
  expect(aKind({ category: "pub", tags: {} })).toBe("a pub");
});
