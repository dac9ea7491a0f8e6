import { beforeAll, expect, test } from "vitest";
import type { NearbyPlaces } from "#generation/nearby/contract.ts";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
let aroha: Host;
let jo: Host;

beforeAll(async () => {
  aroha = await world.host("Aroha");
  jo = await world.host("Jo");
});

const pathOf = ({ id }: { id: string }) => `/api/guidebook-sections/${id}/nearby-places`;
async function nearby(host: Host, section: { id: string }): Promise<NearbyPlaces> {
  const { status, body } = await host.get(pathOf(section));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as NearbyPlaces;
}

async function blank(host: Host, postalAddress?: object) {
  const { id } = (await host.post("/api/guidebooks", { name: "Blank House" })).body as { id: string };
  const sections = await sectionsOf(host, { id });
  if (postalAddress)
    await host.put(`/api/guidebook-sections/${sections.property.id}`, { content: postalAddress });
  return { id, sections };
}
const portEmber = {
  address: "12 Lamplighter Street",
  city: "Port Ember",
  state: "VIC",
  postcode: "3999",
  country: "Australia",
};

test("without an address, and without map data, a list says what to do", async () => {
  const { sections } = await blank(aroha);
  expect(await aroha.get(pathOf(sections.dining))).toMatchObject({
    status: 422,
    body: {
      code: "property_address_needed",
      message: "Add the address in the Property section first, then we can look for places around it.",
    },
  });
  const { sections: here } = await blank(aroha, portEmber);
  expect(await aroha.get(pathOf(here.dining))).toMatchObject({ status: 503, body: { code: "no_places" } });
});

test("a blank guidebook with an address is offered what generation would name, with the facts that it would write", async () => {
  await importDistrict(world);
  const generated = await sectionsOf(jo, await generate(jo, lampHouse));
  const { sections } = await blank(jo, portEmber);
  for (const type of ["dining", "places", "activities", "shopping", "services"] as const) {
    const { from, places } = await nearby(jo, sections[type]);
    expect(from).toBe("12 Lamplighter Street, Port Ember");
    const ids = places.map(({ item }) => item.placeId);
    expect(new Set(ids).size).toBe(ids.length);
    const { items } = generated[type].content;
    expect(ids).toEqual(expect.arrayContaining(items.map(({ placeId }) => placeId)));
    const first = items[0];
    expect(places.find(({ item }) => item.placeId === first?.placeId)?.item).toEqual(first);
  }
  const { places } = await nearby(jo, sections.recommendations);
  expect(new Set(places.map(({ list }) => list))).toEqual(new Set(["restaurants", "activities"]));
});

test("what is chosen is saved with its receipt, once, and is credited to guests", async () => {
  const { id, sections } = await blank(jo, portEmber);
  const { places } = await nearby(jo, sections.dining);
  const [one, other] = places;
  if (!one || !other) throw new Error("the district has more than one place to eat");
  const path = `/api/guidebook-sections/${sections.dining.id}`;
  const sources = [one.receipt, one.receipt, other.receipt];
  const saved = await jo.put(path, { content: { items: [one.item] }, sources });
  expect(saved).toMatchObject({
    status: 200,
    body: { content: { items: [one.item] }, sources: [one.receipt] },
  });
  const again = await jo.put(path, { content: { items: [one.item, { name: "Ours" }] } });
  expect(again.body).toMatchObject({ sources: [one.receipt] });
  const { slug } = (await jo.get(`/api/guidebooks/${id}`)).body as { slug: string };
  expect((await world.visitor().get(`/view/${slug}`)).text).toContain("OpenStreetMap contributors");
});

test("sections that hold no list of places are refused, and those of other accounts are not found", async () => {
  const { sections } = await blank(jo, portEmber);
  expect((await jo.get(pathOf(sections.wifi))).status).toBe(400);
  expect((await jo.get(pathOf(sections.transportation))).status).toBe(400);
  expect((await aroha.get(pathOf(sections.dining))).status).toBe(404);
});
