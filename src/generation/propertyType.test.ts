import { expect, test } from "vitest";
import { guessPropertyType } from "#generation/propertyType.ts";
import type { Category } from "#places/category.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

const at = (street = "5 Some Street", unit = ""): Located => ({
  placeId: "index:1",
  source: "index",
  precision: "rooftop",
  street,
  unit,
  locality: "Somewhere",
  state: "Victoria",
  postcode: "",
  country: "AU",
  lat: -38,
  lon: 143,
});

let id = 0;
const some = (count: number, category: Category, metres: number): PlaceNearby[] =>
  Array.from({ length: count }, (_, n) => {
    id += 1;
    return {
      id: `osm:node/${id}`,
      name: `${category} ${id}`,
      category,
      lat: 0,
      lon: 0,
      tags: {},
      source: "index",
      asOf: 0,
      metres: metres + n,
    };
  });

test.each([
  [
    "city_apartment",
    at("5 High Street", "Unit 12"),
    [...some(14, "restaurant", 100), ...some(1, "train", 400)],
  ],
  [
    "beach_house",
    at("7 Shore Street"),
    [...some(1, "beach", 330), ...some(3, "cafe", 250), ...some(1, "surf", 300)],
  ],
  ["suburban_home", at(), [...some(6, "cafe", 900)]],
  ["town_house", at(), [...some(4, "pub", 300)]],
  ["farm_stay", at("480 Dry Creek Road"), [...some(2, "farm", 200), ...some(1, "fuel", 11_500)]],
  ["alpine", at(), [...some(4, "ski", 800), ...some(5, "restaurant", 600)]],
  ["wine_country", at(), [...some(5, "winery", 1500), ...some(1, "restaurant", 2000)]],
] as const)("%s", (type, located, near) => {
  const guess = guessPropertyType(located, [...near]);
  expect(guess.type).toBe(type);
  expect(guess.confidence).toBeGreaterThan(0.5);
  expect(guess.evidence.length).toBeGreaterThan(0);
});

test("the main street of a small town is no city, with a station it may be one", () => {
  const street = some(12, "cafe", 100);
  expect(guessPropertyType(at(), street).type).toBe("town_house");
  expect(guessPropertyType(at(), [...street, ...some(1, "tram", 300)]).type).toBe("city_apartment");
  expect(guessPropertyType(at("5 High Street", "Lot 7"), street).type).toBe("town_house");
});

test("one cable car over a town does not make it alpine", () => {
  const town = [...some(9, "cafe", 100), ...some(1, "train", 400), ...some(1, "ski", 900)];
  expect(guessPropertyType(at(), town).type).toBe("city_apartment");
});

test("an address of which only the town is known tells nothing", () => {
  const guess = guessPropertyType({ ...at(), precision: "locality" }, some(20, "restaurant", 50));
  expect(guess).toEqual({ type: "holiday_home", confidence: 0.3, evidence: [] });
  expect(guessPropertyType(null, [])).toMatchObject({ type: "holiday_home" });
});

test("a map that says nothing of a street does not make it a farm road", () => {
  expect(guessPropertyType(at(), [])).toEqual({ type: "holiday_home", confidence: 0.3, evidence: [] });
});
