import { beforeAll, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});

interface Home {
  id: string;
  slug: string;
}
const newProperty = async (name: string): Promise<Home> =>
  (await aroha.post("/api/guidebooks", { name })).body;
const add = (property: Home, body: object) => aroha.post(`/api/guidebooks/${property.id}/sections`, body);
const page = async ({ slug }: Home) => (await world.guest.get(`/view/${slug}`)).text;
const customOf = async ({ id }: Home) => {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  return sections.filter((section: { own?: string }) => section.own);
};
const pool = { shape: "text", title: "Pool", icon: "waves", content: { text: "<p>Opens at eight.</p>" } };

test("a section of one's own is shared with homes that lack it, and a change is in all of them", async () => {
  const [lake, hut, bach] = [await newProperty("Lake"), await newProperty("Hut"), await newProperty("Bach")];
  const { body } = await add(lake, pool);
  const shared = await aroha.post("/api/shared-sections", { sectionId: body.id, guidebookIds: [hut.id] });
  expect(shared).toMatchObject({
    status: 200,
    body: { isOwn: true, tile: "Pool", icon: "waves", properties: [{ name: "Hut" }, { name: "Lake" }] },
  });
  const [inHut] = await customOf(hut);
  expect(inHut).toMatchObject({ tile: "Pool", icon: "waves", own: body.own, content: pool.content });
  expect(await page(hut)).toContain("Opens at eight.");

  const content = { text: "<p>Closed in winter.</p>" };
  const saved = await aroha.put(`/api/guidebook-sections/${inHut.id}`, { content, version: inHut.version });
  expect(saved.status).toBe(200);
  for (const property of [lake, hut]) expect(await page(property)).toContain("Closed in winter.");
  await aroha.post("/api/shared-sections", { sectionId: body.id, guidebookIds: [hut.id, bach.id] });
  expect(await customOf(hut)).toHaveLength(1);
  expect(await page(bach)).toContain("Closed in winter.");

  await aroha.delete(`/api/guidebook-sections/${inHut.id}/shared`);
  await aroha.put(`/api/guidebook-sections/${inHut.id}`, { content: { text: "<p>Only here.</p>" } });
  expect(await page(lake)).not.toContain("Only here.");
  const followed = await aroha.put(`/api/guidebook-sections/${inHut.id}/shared`, {
    sharedId: shared.body.id,
  });
  expect(followed.body.content).toEqual(content);
});

test("it is made in several homes at once, all or none, and deleted from all", async () => {
  const [lake, hut] = [await newProperty("Lake"), await newProperty("Hut")];
  const made = await add(lake, { ...pool, alsoIn: [hut.id, lake.id] });
  expect(made).toMatchObject({ status: 201, body: { shared: { properties: 2 } } });
  for (const property of [lake, hut]) expect(await page(property)).toContain("Opens at eight.");
  const none = await add(lake, { ...pool, title: "Spa", alsoIn: ["nobodys"] });
  expect(none.status).toBe(404);
  expect(await page(lake)).not.toContain("Spa");

  expect((await aroha.delete(`/api/guidebook-sections/${made.body.id}?everywhere=true`)).status).toBe(204);
  for (const property of [lake, hut]) {
    expect(await page(property)).not.toContain("Opens at eight.");
    expect(await customOf(property)).toEqual([]);
  }
});

test("is deleted from one home alone where nobody says otherwise, and the others go on", async () => {
  const [lake, hut] = [await newProperty("Lake"), await newProperty("Hut")];
  const { body } = await add(lake, { ...pool, alsoIn: [hut.id] });
  await aroha.delete(`/api/guidebook-sections/${body.id}`);
  expect(await page(lake)).not.toContain("Opens at eight.");
  expect(await page(hut)).toContain("Opens at eight.");
});

test("a new guidebook begins with what is shared, of one's own too", async () => {
  const [lake, hut] = [await newProperty("Lake"), await newProperty("Hut")];
  const { body } = await add(lake, { ...pool, alsoIn: [hut.id] });
  const begun = await aroha.post("/api/guidebooks", { name: "Bach", shared: [body.shared.id] });
  expect(await page(begun.body)).toContain("Opens at eight.");
  expect(await customOf(begun.body)).toMatchObject([{ tile: "Pool", shared: { properties: 3 } }]);
});

test("a section of the catalog follows none of one's own, and the other way round", async () => {
  const [lake, hut] = [await newProperty("Lake"), await newProperty("Hut")];
  const { body } = await add(lake, { ...pool, alsoIn: [hut.id] });
  const sections = (await aroha.get(`/api/guidebooks/${lake.id}/sections`)).body;
  const amenities = sections.find(
    ({ type, own }: { type: string; own?: string }) => type === "amenities" && !own,
  );
  const follow = (id: string, sharedId: string) =>
    aroha.put(`/api/guidebook-sections/${id}/shared`, { sharedId });
  expect((await follow(amenities.id, body.shared.id)).body.code).toBe("other_type");
  const { id } = (
    await aroha.post("/api/shared-sections", { sectionId: amenities.id, guidebookIds: [hut.id] })
  ).body;
  expect((await follow(body.id, id)).body.code).toBe("other_type");
});

test("who may not edit all homes neither adds to the others nor deletes from all", async () => {
  const [lake, hut] = [await newProperty("Lake"), await newProperty("Hut")];
  const { body } = await add(lake, { ...pool, alsoIn: [hut.id] });
  const editor = await world.member(aroha, "Ed", "editor", { guidebooks: [lake.id] });
  const added = await editor.post(`/api/guidebooks/${lake.id}/sections`, { ...pool, alsoIn: [hut.id] });
  expect(added.status).toBe(404);
  const gone = await editor.delete(`/api/guidebook-sections/${body.id}?everywhere=true`);
  expect(gone).toMatchObject({ status: 403, body: { code: "shared_elsewhere" } });
  expect(await page(hut)).toContain("Opens at eight.");
  expect((await editor.delete(`/api/guidebook-sections/${body.id}`)).status).toBe(204);
});

test("the 31st of any home is refused, and none of the others has it", async () => {
  const [lake, full] = [await newProperty("Lake"), await newProperty("Full")];
  for (let at = 0; at < 30; at++) await add(full, { shape: "text", title: `No ${at}`, icon: "star" });
  expect((await add(lake, { ...pool, alsoIn: [full.id] })).body.code).toBe("section_limit");
  expect(await page(lake)).not.toContain("Opens at eight.");
});
