import { expect, test } from "vitest";
import { categoryOf } from "#places/category.ts";
import { isNotForGuests } from "#places/notForGuests.ts";

const isOffered = (tags: Record<string, string>) => {
  const category = categoryOf(tags);
  return category !== null && !isNotForGuests(category, tags);
};

test.each<[string, Record<string, string>]>([
  ["an airport with flights", { aeroway: "aerodrome", iata: "MCY" }],
  ["a sight", { tourism: "attraction" }],
  ["a war memorial", { historic: "memorial", memorial: "war_memorial" }],
  ["a botanic garden", { leisure: "garden", "garden:type": "botanical" }],
  ["a public car park", { amenity: "parking", access: "yes" }],
])("%s is offered", (_, tags) => expect(isOffered(tags)).toBe(true));

test.each<[string, Record<string, string>]>([
  ["a strip on a farm", { aeroway: "aerodrome" }],
  ["the enclosure of the meerkats", { tourism: "attraction", attraction: "animal" }],
  ["a plaque on a bench", { historic: "memorial", memorial: "plaque" }],
  ["somebody's garden", { leisure: "garden", "garden:type": "residential" }],
  ["a supermarket's car park", { amenity: "parking", access: "customers" }],
])("%s is not", (_, tags) => expect(isOffered(tags)).toBe(false));
