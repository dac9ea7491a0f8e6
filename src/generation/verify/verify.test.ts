import { expect, test } from "vitest";
import { makePlan } from "#generation/plan.ts";
import { verifyOne } from "#generation/verify/verify.ts";
import { writeKeyless } from "#generation/write/keyless.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

const located: Located = {
  placeId: "index:1",
  source: "index",
  precision: "rooftop",
  street: "12 Lamplighter Street",
  unit: "",
  locality: "Port Ember",
  state: "Victoria",
  postcode: "3999",
  country: "AU",
  lat: 0,
  lon: 0,
};
const pub: PlaceNearby = {
  id: "osm:node/1",
  name: "The Harbourmaster",
  category: "pub",
  metres: 340,
  tags: { phone: "+61 3 5550 0101" },
  lat: 0,
  lon: 0,
  source: "index",
  asOf: 0,
};
const plan = makePlan({ name: "Lamp House", propertyAddress: "12 Lamplighter Street" }, located, [pub], {
  now: 0,
});
const item = (name: string, description = "", placeId = pub.id) => ({
  name,
  description,
  category: "Pub",
  placeId,
});
const rest = { prompts: [], sources: [] };

test("a business that the places service did not return is taken out and counted", () => {
  const generated = {
    content: {
      items: [item("The Harbourmaster"), item("Luigi's", "", "osm:node/7"), item("the harbourmaster")],
    },
    ...rest,
  };
  const { generated: after, checked } = verifyOne("dining", generated, plan);
  expect(after.content).toEqual({ items: [item("The Harbourmaster")] });
  expect(checked).toEqual({ accepted: 1, dropped: 2 });
});

test.each([
  ["a telephone number", "Phone 03 9999 1234."],
  ["a distance", "About 55 m away."],
  ["a link", "See https://evil.example."],
  ["an e-mail address", "Write to a@evil.example."],
])("%s that no fact holds is taken out", (_, description) => {
  const generated = { content: { items: [item("The Harbourmaster", description)] }, ...rest };
  expect(verifyOne("dining", generated, plan).checked).toEqual({ accepted: 0, dropped: 1 });
});

test("what is true of another place is not true of this one", () => {
  const bar: PlaceNearby = { ...pub, id: "osm:node/2", name: "Beacon Bar", metres: 900, tags: {} };
  const both = makePlan(
    { name: "Lamp House", propertyAddress: "12 Lamplighter Street" },
    located,
    [pub, bar],
    {
      now: 0,
    },
  );
  const content = {
    items: [item("Beacon Bar", "About 900 m away.", bar.id), item("The Harbourmaster", "About 900 m away.")],
  };
  expect(verifyOne("dining", { content, ...rest }, both).generated.content).toEqual({
    items: [item("Beacon Bar", "About 900 m away.", bar.id)],
  });
  const phone = { items: [item("Beacon Bar", "Phone +61 3 5550 0101.", bar.id)] };
  expect(verifyOne("dining", { content: phone, ...rest }, both).checked).toEqual({ accepted: 0, dropped: 1 });
});

test("in prose the paragraph goes, its neighbours stay", () => {
  const text =
    '<p>In an emergency call <a href="tel:000">000</a>.</p><p>Or call <a href="tel:0900555555">us</a>.</p>' +
    "<ul><li>Ring 0900 555 555</li></ul>";
  const { generated, checked } = verifyOne("emergency", { content: { text }, ...rest }, plan);
  expect(generated.content).toEqual({ text: '<p>In an emergency call <a href="tel:000">000</a>.</p>' });
  expect(checked).toEqual({ accepted: 1, dropped: 2 });
});

test("nothing of what the keyless writer writes is in doubt", () => {
  for (const type of ["dining", "emergency", "welcome", "transportation", "services"] as const) {
    expect(verifyOne(type, writeKeyless(type, plan), plan).checked.dropped).toBe(0);
  }
});
