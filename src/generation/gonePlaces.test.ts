import { beforeAll, expect, test } from "vitest";
import { madeUpDistrict } from "#testing/madeUpDistrict.ts";
import { generate, importDistrict, lampHouse } from "#testing/district.ts";
import { newWorld, type Host } from "#testing/world.ts";

const world = await newWorld();
let aroha: Host;

beforeAll(async () => {
  await importDistrict(world);
  aroha = await world.host("Aroha");
});

test("places that the map has no longer are told to the host once it is imported anew, and to nobody else", async () => {
  const jo = await world.host("Jo");
  const { id } = await generate(jo, lampHouse);
  const gone = async (host: Host) => host.get(`/api/guidebooks/${id}/gone-places`);
  expect(await gone(jo)).toMatchObject({ status: 200, body: [] });
  const closed = madeUpDistrict.elements.map((element) =>
    element.tags.name === "The Tinder Box"
      ? { ...element, tags: { ...element.tags, opening_hours: "off" } }
      : element,
  );
  await importDistrict(world, closed);
  expect((await gone(jo)).body).toEqual(["osm:node/1006"]);
  expect((await gone(aroha)).status).toBe(404);
  const elsewhere = { lat: -20, lon: 140, tags: { shop: "books", name: "Another Town's" } };
  await importDistrict(world, [{ type: "node", id: 990_000, ...elsewhere }]);
  expect((await gone(jo)).body).toEqual([]);
  await importDistrict(world);
});
