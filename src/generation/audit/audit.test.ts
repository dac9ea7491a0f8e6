import { beforeAll, expect, test } from "vitest";
import type { AuditedPlaceAnswer } from "#generation/audit/contract.ts";
import { auditPlaces } from "#generation/audit/jobs.server.ts";
import { changeOf } from "#generation/audit/changes.ts";
import { madeUpDistrict } from "#test/madeUpDistrict.ts";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
let aroha: Host;
let jo: Host;

beforeAll(async () => {
  aroha = await world.host("Aroha");
  jo = await world.host("Jo");
});

const tinderBox = "osm:node/1006";
const named = (name: string, change: object) =>
  madeUpDistrict.elements.map((element) =>
    element.tags.name === name ? { ...element, ...change, tags: { ...element.tags, ...change } } : element,
  );
const closed = named("The Tinder Box", { opening_hours: "off" });
const audit = async (host: Host, id: string) =>
  (await host.get(`/api/guidebooks/${id}/places-audit`)) as { status: number; body: AuditedPlaceAnswer[] };

async function fresh() {
  await importDistrict(world);
  return generate(jo, lampHouse);
}

test("a place that has closed is named with another of its kind, to the host and to nobody else", async () => {
  const { id } = await fresh();
  expect(await audit(jo, id)).toMatchObject({ status: 200, body: [] });
  await importDistrict(world, closed);
  const { body } = await audit(jo, id);
  const { dining } = await sectionsOf(jo, { id });
  const found = body.find(({ sectionId }) => sectionId === dining.id);
  expect(found).toMatchObject({
    placeId: tinderBox,
    kind: "gone",
    sentence: "The Tinder Box is no longer on the map. It may have closed.",
  });
  expect((await audit(aroha, id)).status).toBe(404);
  const elsewhere = { lat: -20, lon: 140, tags: { shop: "books", name: "Another Town's" } };
  await importDistrict(world, [{ type: "node", id: 990_000, ...elsewhere }]);
  expect((await audit(jo, id)).body).toEqual([]);
});

test("a replacement is taken with one call, and the rest of the section stays", async () => {
  const { id } = await fresh();
  const before = (await sectionsOf(jo, { id })).dining;
  const opened = { type: "node", id: 990_001, lat: -38.701, lon: 143.201 };
  const tags = { amenity: "restaurant", name: "The New Wick" };
  await importDistrict(world, [...closed, { ...opened, tags }]);
  const found = (await audit(jo, id)).body.find(({ sectionId }) => sectionId === before.id);
  const replacement = found?.replacement?.placeId ?? "";
  expect(replacement).not.toBe("");
  const path = `/api/guidebook-sections/${before.id}/replace-place`;
  expect(await jo.post(path, { placeId: tinderBox, replacement: "osm:node/9" })).toMatchObject({
    status: 409,
    body: { code: "no_replacement" },
  });
  expect((await aroha.post(path, { placeId: tinderBox, replacement })).status).toBe(404);
  expect((await jo.post(path, { placeId: tinderBox, replacement })).status).toBe(200);

  const { content, sources } = (await sectionsOf(jo, { id })).dining;
  const ids = (items: { placeId?: string | undefined }[]) => items.map(({ placeId }) => placeId);
  expect(ids(content.items)).toEqual(
    ids(before.content.items).map((one) => (one === tinderBox ? replacement : one)),
  );
  expect(ids(sources)).not.toContain(tinderBox);
  expect(ids(sources)).toContain(replacement);
  expect((await audit(jo, id)).body.filter(({ sectionId }) => sectionId === before.id)).toEqual([]);
});

test("a place of another name, or elsewhere, is taken as the map has it now", async () => {
  const { id } = await fresh();
  await importDistrict(world, named("Saffron Lane", { name: "Saffron House" }));
  const { dining } = await sectionsOf(jo, { id });
  const found = (await audit(jo, id)).body.find(({ sectionId }) => sectionId === dining.id);
  expect(found).toMatchObject({
    kind: "renamed",
    sentence: "Saffron Lane is now called Saffron House on the map.",
    replacement: { name: "Saffron House" },
  });
  const moved = named("Saffron Lane", {}).map((element) =>
    element.tags.name === "Saffron Lane" ? { ...element, lat: element.lat + 0.01 } : element,
  );
  await importDistrict(world, moved);
  const after = (await audit(jo, id)).body.find(({ sectionId }) => sectionId === dining.id);
  expect(after).toMatchObject({ kind: "moved", sentence: expect.stringContaining("moved by about 1.1 km") });
});

test("what nobody has checked for years says since when", () => {
  const at = { lat: 0, lon: 0 };
  const place = (tags: Record<string, string>) =>
    ({ ...at, id: "osm:node/1", name: "Wick", category: "cafe", tags, source: "index", asOf: 0 }) as const;
  const now = Date.UTC(2026, 0, 5);
  const change = (tags: Record<string, string>) => changeOf({ name: "Wick", position: at }, now, place(tags));
  expect(change({ check_date: "2021-05-01" })?.sentence).toBe(
    "Nobody has checked Wick for the map since 2021.",
  );
  expect(change({ check_date: "2021-05-01", "check_date:opening_hours": "2025-05-01" })).toBeNull();
  expect(change({})).toBeNull();
});

test("each month the host has an email, and where nothing has changed none", async () => {
  await world.context.db.deleteFrom("jobs").execute();
  const { id } = await fresh();
  const run = async () => {
    world.mailbox.length = 0;
    const end = await auditPlaces.run(world.context, null, {
      id: "1",
      addedAt: 0,
      signal: new AbortController().signal,
    });
    if (end.done) await end.commit?.(world.context.db);
    await world.runJobs();
    return world.mailbox.filter(({ subject }) => subject.includes("changed"));
  };
  for (const guidebook of (await jo.get("/api/guidebooks")).body as { id: string }[])
    if (guidebook.id !== id) await jo.patch(`/api/guidebooks/${guidebook.id}/archive`);
  expect(await run()).toEqual([]);
  await importDistrict(world, closed);
  const [email, ...more] = await run();
  expect(more).toEqual([]);
  expect(email).toMatchObject({ to: jo.email, subject: "A place in Lamp House has changed" });
  expect(email?.text).toContain("The Tinder Box is no longer on the map.");
});
