import { expect, test } from "vitest";
import type { NearbyPlace } from "#generation/nearby/contract.ts";
import { isNamedIn, placesWith } from "#editor/nearby/NearbyChoices.tsx";

const place = (name: string, kind: string, placeId: string): NearbyPlace => ({
  list: "items",
  item: { name, description: "", category: "", placeId, position: "0,0" },
  receipt: { placeId, name, source: "index", date: null, distance: 10 },
  kind,
  way: "about 10 m away",
  hours: null,
  phone: null,
  website: null,
});
const kika = place("Kikā", "Italian restaurant", "osm:node/1");
const rippon = place("Rippon", "Winery", "osm:node/2");

test("places are found by words of their name and kind, however they are written", () => {
  const found = (words: string) => placesWith([kika, rippon], words);
  expect(found(" ")).toEqual([kika, rippon]);
  expect(found("kika")).toEqual([kika]);
  expect(found("restaurant ITALIAN")).toEqual([kika]);
  expect(found("italian winery")).toEqual([]);
});

test("a place stands in a list by its id or by its name", () => {
  const row = { name: "Ours", description: "", category: "" };
  expect(isNamedIn([{ ...row, placeId: "osm:node/1" }], kika)).toBe(true);
  expect(isNamedIn([{ ...row, name: " kika" }], kika)).toBe(true);
  expect(isNamedIn([row], kika)).toBe(false);
});
