import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { importPlaces } from "#places/index/import.server.ts";
import { locatePostalAddress } from "#places/index/locate.server.ts";
import { newWorld } from "#test/world.ts";

/** A village of which the map has houses, and neither the village itself nor all postcodes. */
const elements = [
  { street: "Hauptstraße", number: "20", lat: 49.1051 },
  { street: "Hauptstraße", number: "3", lat: 49.1062 },
  { street: "Am Anger", number: "1", lat: 49.1071, postcode: "94256" },
  { street: "Kirchweg", number: "7", lat: 49.1083, postcode: "94256" },
].map(({ street, number, lat, postcode }, at) => ({
  type: "node",
  id: 700_000 + at,
  lat,
  lon: 13.0102,
  tags: {
    "addr:street": street,
    "addr:housenumber": number,
    "addr:city": "Drachsbach",
    "addr:country": "DE",
    ...(postcode && { "addr:postcode": postcode }),
  },
}));

const world = await newWorld();
const { db } = world.context;

beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), "village-")), "village.json");
  writeFileSync(file, JSON.stringify({ elements }));
  await importPlaces(db, file, { now: world.clock.now() });
});

async function locate(text: string) {
  const found = await locatePostalAddress(db, { text });
  return "choices" in found ? null : found.located;
}

test("a house without a postcode on the map is found with one, and its number stands where it was typed", async () => {
  expect(await locate("Hauptstraße 20, 94256 Drachsbach, Germany")).toMatchObject({
    precision: "rooftop",
    street: "Hauptstraße 20",
    locality: "Drachsbach",
    postcode: "94256",
    country: "DE",
  });
  expect(await locate("20 Hauptstraße, Drachsbach, Germany")).toMatchObject({ street: "Hauptstraße 20" });
});

test("a street whose postcode differs is found in its town, and not to the house", async () => {
  expect(await locate("Am Anger 1, 94257 Drachsbach, Germany")).toMatchObject({
    precision: "street",
    street: "Am Anger 1",
    postcode: "94257",
  });
});

test("an unknown street is at town level, though only houses name the town", async () => {
  expect(await locate("Mühlgasse 4, 94256 Drachsbach, Germany")).toMatchObject({
    precision: "locality",
    street: "Mühlgasse 4",
    locality: "Drachsbach",
    lat: expect.closeTo(49.1071, 2),
  });
  expect(await locate("Drachsbach, Germany")).toMatchObject({
    precision: "locality",
    locality: "Drachsbach",
  });
  expect(await locate("Mühlgasse 4, Nirgendwo, Germany")).toBeNull();
});
