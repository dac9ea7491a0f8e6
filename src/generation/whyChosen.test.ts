import { expect, test } from "vitest";
import { whyChosen } from "#generation/whyChosen.ts";
import { newWorld } from "#test/world.ts";
import { makePlan } from "#generation/plan.ts";
import type { Located, PlaceNearby } from "#places/place.ts";

const located: Located = {
  placeId: "osm:node/1",
  source: "index",
  precision: "rooftop",
  street: "12 Lamplighter Street",
  unit: "",
  locality: "Port Ember",
  state: "VIC",
  postcode: "3999",
  country: "AU",
  lat: -38.7,
  lon: 143.2,
};
let count = 0;
const place = (given: Partial<PlaceNearby>): PlaceNearby => ({
  id: `osm:node/${(count += 1)}`,
  source: "index",
  name: `Place ${count}`,
  category: "bakery",
  lat: -38.7,
  lon: 143.2,
  metres: 250,
  asOf: 0,
  tags: {},
  ...given,
});

const why = (one: PlaceNearby, others: PlaceNearby[] = [], guestProfiles: ("pets" | "accessible")[] = []) =>
  whyChosen(one, {
    ...makePlan({ name: "Lamp House", propertyAddress: "Port Ember", guestProfiles }, located, [], {
      now: 0,
    }),
    near: [one, ...others],
  });

test("a pick says its rank, its walk, and what the map says of Sundays", () => {
  const daily = place({ tags: { opening_hours: "Mo-Su 07:00-15:00" } });
  expect(why(daily, [place({ metres: 900 })])).toBe(
    "Nearest bakery, 4-minute walk, open on Sundays in the map data",
  );
  expect(why(place({ tags: { opening_hours: "Mo-Sa 07:00-15:00" } }))).toBe(
    "The only bakery nearby, 4-minute walk",
  );
  expect(why(place({ metres: 900 }), [place({ metres: 100 })])).toBe("Bakery, 15-minute walk");
  expect(why(place({ category: "beach", metres: 20_000 }))).toBe(
    "The only beach nearby, about 20 km away as the crow flies",
  );
});

test("hours that are old say nothing of Sundays", () => {
  const old = place({ tags: { opening_hours: "Mo-Su 07:00-15:00" }, checkHours: true });
  expect(why(old)).not.toContain("Sundays");
});

test("what the guests need is named where the map says it", () => {
  const café = place({ category: "cafe", tags: { dog: "yes", wheelchair: "yes" } });
  expect(why(café, [], ["pets", "accessible"])).toMatch(/dogs are welcome, wheelchair accessible$/);
});

test("each place of a generated list has its reason among the sources", async () => {
  const world = await newWorld();
  const host = await world.host("Aroha");
  const request = { name: "Lake House", propertyAddress: "12 Lamplighter Street, Port Ember VIC 3999" };
  const { id } = (await host.post("/api/guidebooks/generate-enhanced", request)).body;
  const sections = (await host.get(`/api/guidebooks/${id}/sections`)).body;
  const reasons = sections
    .flatMap((section: { sources: { distance: number | null; why?: string }[] }) => section.sources)
    .filter(({ distance }: { distance: number | null }) => distance !== null)
    .map(({ why: reason }: { why?: string }) => reason);
  expect(reasons).toEqual(reasons.map(() => expect.stringMatching(/^[A-Z]/)));
});
