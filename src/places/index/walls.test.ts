import { beforeAll, expect, test } from "vitest";
import { importDistrict, generate, sectionsOf } from "#test/district.ts";
import { indexService } from "#places/index/indexService.server.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
let aroha: Host;

const start = { lat: -41.29, lon: 174.78 };
const at = (north: number, east = 0) => ({
  lat: start.lat + north / 111_195,
  lon: start.lon + east / 83_500,
});
const node = (id: number, point: { lat: number; lon: number }, tags: Record<string, string>) => ({
  type: "node",
  id,
  ...point,
  tags,
});

beforeAll(async () => {
  aroha = await world.host("Aroha");
  await importDistrict(world, [
    node(1, start, { "addr:street": "Ford Street", "addr:housenumber": "1", "addr:suburb": "Karori" }),
    node(2, at(800), { amenity: "restaurant", name: "Far Shore", cuisine: "thai" }),
    node(3, at(-800), { amenity: "restaurant", name: "Near Side", cuisine: "thai" }),
    node(4, at(-300), { highway: "bus_stop", name: "Ford Street", route_ref: "2;18" }),
    {
      type: "way",
      id: 9,
      tags: { waterway: "river", name: "Stream of Doubt" },
      geometry: [at(400, -4000), at(400, 4000)],
    },
    node(5, at(9000, 300), { amenity: "cafe", name: "Skerry Café" }),
    {
      type: "way",
      id: 10,
      tags: { natural: "coastline" },
      geometry: [at(8000), at(9000, 1500), at(10_000), at(9000, -1500), at(8000)],
    },
  ]);
});

test("across a river without a bridge no minutes are stated, and a stop names its lines", async () => {
  const made = await generate(aroha, { name: "Ford", propertyAddress: "1 Ford Street, Karori, New Zealand" });
  const { dining, transportation } = await sectionsOf(aroha, made);
  const entry = (name: string) => JSON.stringify(dining.content.items.find((item) => item.name === name));
  expect(entry("Far Shore")).toContain("about 800 m in a straight line");
  expect(entry("Far Shore")).not.toContain("minute");
  expect(entry("Near Side")).toMatch(/13[- ]minute/);
  expect(transportation.content.text).toContain("Lines 2 and 18.");
});

test("an island without a bridge is across the sea", async () => {
  const near = await indexService(world.context).near(start, [
    { category: "cafe", within: 20_000, limit: 5 },
  ]);
  expect(near.ok && near.value).toMatchObject([{ name: "Skerry Café", isOverSea: true }]);
});
