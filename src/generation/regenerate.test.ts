import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { plainText } from "#sections/richtext/reading.ts";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
let aroha: Host;

beforeAll(async () => {
  await importDistrict(world);
  aroha = await world.host("Aroha");
});

test("keeps what the host has edited and names other places", async () => {
  const eve = await world.host("Eve");
  const guidebook = await generate(eve, lampHouse);
  const { dining } = await sectionsOf(eve, guidebook);
  const [first, second, ...rest] = dining.content.items;
  const items = [{ ...first, description: "Ask for Mara." }, ...rest];
  await eve.put(`/api/guidebook-sections/${dining.id}`, { content: { items } });
  const { status, body } = await eve.post(`/api/guidebook-sections/${dining.id}/regenerate`, {});
  expect(status).toBe(200);
  const after = body as typeof dining;
  expect(after.content.items[0]).toEqual({ ...first, description: "Ask for Mara." });
  expect(after.content.items.map(({ name }) => name)).not.toContain(second?.name);
  expect(after.sources.map(({ name }) => name)).toContain(first?.name);
});

test("a welcome names only places that other sections name", async () => {
  const una = await world.host("Una");
  const guidebook = await generate(una, lampHouse);
  const { welcome, ...others } = await sectionsOf(una, guidebook);
  const named = namesIn(welcome.content.text);
  const listed = Object.values(others).flatMap(({ sources }) => sources.map(({ name }) => name));
  expect(named.length).toBeGreaterThan(1);
  expect(listed).toEqual(expect.arrayContaining(named));

  const [gone = ""] = named;
  const isLeft = ({ name }: { name?: string }) => name !== gone;
  for (const { id, content } of Object.values(others)) {
    const lists = Object.entries(content).map(([key, rows]) => [
      key,
      Array.isArray(rows) ? rows.filter(isLeft) : rows,
    ]);
    await una.put(`/api/guidebook-sections/${id}`, { content: Object.fromEntries(lists) });
  }
  const { body } = await una.post(`/api/guidebook-sections/${welcome.id}/regenerate`, {});
  expect(namesIn((body as typeof welcome).content.text)).not.toContain(gone);
});

const namesIn = (html: string) =>
  [...html.matchAll(/<strong>(.+?)<\/strong>/g)].map(([, name]) => plainText(name ?? ""));

test("what is written anew is stored once its host takes it, as they saw it", async () => {
  const noa = await world.host("Noa");
  const guidebook = await generate(noa, lampHouse);
  const { dining } = await sectionsOf(noa, guidebook);
  const own = { ...dining.content.items[0], description: "Ask for Mara." };
  const items = [own, ...dining.content.items.slice(2)];
  const { body: before } = await noa.put(`/api/guidebook-sections/${dining.id}`, { content: { items } });
  const regenerated = await noa.post(`/api/guidebook-sections/${dining.id}/regenerated`, {});
  expect(regenerated.status).toBe(200);
  expect((await sectionsOf(noa, guidebook)).dining).toEqual(before);
  expect(regenerated.body.content.items[0]).toEqual(own);
  const taken = await noa.put(`/api/guidebook-sections/${dining.id}/regenerated`, regenerated.body);
  expect(taken).toMatchObject({
    status: 200,
    body: { content: regenerated.body.content, sources: regenerated.body.sources },
  });
  const { body: again } = await noa.post(`/api/guidebook-sections/${dining.id}/regenerated`, {});
  expect(again.content.items[0]).toEqual(own);
  expect(again.round).toBe(regenerated.body.round + 1);
  const other = { ...regenerated.body, content: { items: [own] } };
  const late = await noa.put(`/api/guidebook-sections/${dining.id}/regenerated`, other);
  expect(late).toMatchObject({ status: 409, body: { code: "stale_section" } });
  const { version } = taken.body;
  const wrong = { ...again, version, generated: { items: "Wick & Crumb" } };
  expect((await noa.put(`/api/guidebook-sections/${dining.id}/regenerated`, wrong)).status).toBe(400);
});

test("goes by the address that the host has corrected, and by the present name", async () => {
  const ivy = await world.host("Ivy");
  const guidebook = await generate(ivy, { name: "Ivy", propertyAddress: "Byron Bay NSW" });
  const { dining, property, welcome } = await sectionsOf(ivy, guidebook);
  expect(dining.content.items).toEqual([]);
  await ivy.put(`/api/guidebooks/${guidebook.id}`, { name: "Ivy Cottage" });
  const corrected = { corrected: "12 Lamplighter Street", city: "Port Ember", state: "Victoria" };
  await ivy.put(`/api/guidebook-sections/${property.id}`, { content: { ...property.content, ...corrected } });
  const regenerated = async ({ id }: { id: string }) =>
    JSON.stringify((await ivy.post(`/api/guidebook-sections/${id}/regenerate`)).body);
  expect(await regenerated(dining)).toContain("Wick & Crumb");
  expect(await regenerated(welcome)).toContain("elcome to Ivy Cottage");
});

test("works for a blank guidebook once it has an address", async () => {
  const { body } = await aroha.post("/api/guidebooks", { name: "Blank" });
  const guidebook = body as { id: string };
  const { shopping, property } = await sectionsOf(aroha, guidebook);
  const early = await aroha.post(`/api/guidebook-sections/${shopping.id}/regenerate`);
  expect(early).toMatchObject({ status: 422, body: { code: "property_address_needed" } });
  const content = {
    address: "12 Lamplighter Street",
    city: "Port Ember",
    state: "VIC",
    country: "Australia",
  };
  await aroha.put(`/api/guidebook-sections/${property.id}`, { content });
  const late = await aroha.post(`/api/guidebook-sections/${shopping.id}/regenerate`);
  expect((late.body as typeof shopping).content.items.map(({ name }) => name)).toContain("Ember Fresh");
});

test("changes nothing where the places service has no answer", async () => {
  const hemi = await world.host("Hemi");
  const { id } = await generate(hemi, lampHouse);
  const { dining, rules } = await sectionsOf(hemi, { id });
  const { db } = world.context;
  const places = await db.selectFrom("places").selectAll().execute();
  await db.deleteFrom("places").execute();
  const refused = await hemi.post(`/api/guidebook-sections/${dining.id}/regenerate`);
  expect(refused).toMatchObject({
    status: 503,
    body: { code: "no_places", message: "We have no map data here yet." },
  });
  expect((await sectionsOf(hemi, { id })).dining).toEqual(dining);
  expect((await hemi.post(`/api/guidebook-sections/${rules.id}/regenerate`)).status).toBe(200);
  await db.insertInto("places").values(places).execute();
});

test("writes nothing over content that cannot be read: neither the host's nor what was generated before", async () => {
  const lena = await world.host("Lena");
  const guidebook = await generate(lena, lampHouse);
  const { dining, shopping } = await sectionsOf(lena, guidebook);
  const { db } = world.context;
  const content = '{"items":"Wick & Crumb"}';
  await db.updateTable("sections").set({ content }).where("id", "=", dining.id).execute();
  await db.updateTable("generated_sections").set({ content }).where("section_id", "=", shopping.id).execute();
  for (const { id } of [dining, shopping]) {
    const refused = await lena.post(`/api/guidebook-sections/${id}/regenerate`);
    expect(refused).toMatchObject({ status: 409, body: { code: "unreadable_section" } });
  }
  const stored = db.selectFrom("sections").select("content").where("id", "=", dining.id);
  expect(await stored.executeTakeFirst()).toEqual({ content });
  const base = db.selectFrom("generated_sections").select("content").where("section_id", "=", shopping.id);
  expect(await base.executeTakeFirst()).toEqual({ content });
  expect((await sectionsOf(lena, guidebook)).shopping).toEqual(shopping);
});

test("changes nothing where what it wrote cannot be remembered", async () => {
  const mara = await world.host("Mara");
  const guidebook = await generate(mara, lampHouse);
  const { rules, dining } = await sectionsOf(mara, guidebook);
  expect((await mara.post(`/api/guidebook-sections/${rules.id}/regenerate`)).status).toBe(200);
  const { db } = world.context;
  await sql`create unique index only_round on generated_sections (round) where round = 1 and section_id in (${sql.lit(rules.id)}, ${sql.lit(dining.id)})`.execute(
    db,
  );
  expect((await mara.post(`/api/guidebook-sections/${dining.id}/regenerate`)).status).toBe(500);
  await sql`drop index only_round`.execute(db);
  expect((await sectionsOf(mara, guidebook)).dining).toEqual(dining);
});

test("another host's section cannot be found", async () => {
  const { dining } = await sectionsOf(aroha, await generate(aroha, { ...lampHouse, name: "Mine" }));
  const finn = await world.host("Finn");
  expect((await finn.post(`/api/guidebook-sections/${dining.id}/regenerate`)).status).toBe(404);
});
