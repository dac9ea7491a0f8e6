import { expect, test } from "vitest";
import { isSlugTaken } from "#guidebooks/store.server.ts";
import { greyPng } from "#test/greyPng.ts";
import { newWorld, type Host } from "#test/world.ts";

const DAY_MS = 24 * 3_600_000;
const world = await newWorld();
const aroha = await world.host("Aroha");
const png = (side: number) => `data:image/png;base64,${Buffer.from(greyPng(side, side)).toString("base64")}`;

async function newGuidebook(host: Host): Promise<{ id: string; slug: string }> {
  return (await host.post("/api/guidebooks", { name: "Lake House" })).body;
}

const idsIn = async (query: string) =>
  (await aroha.get(`/api/guidebooks${query}`)).body.map(({ id }: { id: string }) => id);

/** Saves pictures into the welcome words and answers their paths. */
async function show(guidebook: string, pictures: string[]): Promise<string[]> {
  const { body } = await aroha.get(`/api/guidebooks/${guidebook}/sections`);
  const { id } = body.find((one: { type: string }) => one.type === "welcome");
  const text = pictures.map((src) => `<p><img src="${src}" alt=""></p>`).join("");
  const saved = await aroha.put(`/api/guidebook-sections/${id}`, { content: { text } });
  return [...saved.body.content.text.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
}

const statusOf = async (path: string) => (await world.guest.get(path)).status;

const isStored = async (id: string) =>
  (await world.context.db.selectFrom("guidebooks").select("id").where("id", "=", id).execute()).length === 1;

test("what is deleted is in the bin, guests find nothing, and it can be restored", async () => {
  const { id, slug } = await newGuidebook(aroha);
  const binned = await aroha.delete(`/api/guidebooks/${id}`);
  expect(binned).toMatchObject({ status: 200, body: { deletedAt: world.clock.now() } });
  expect((await world.guest.get(`/view/${slug}`)).status).toBe(404);
  expect(await idsIn("?bin=true")).toEqual([id]);
  expect([await idsIn(""), await idsIn("?archived=true")]).toEqual([[], []]);
  const restored = await aroha.patch(`/api/guidebooks/${id}/restore`);
  expect(restored.body).toMatchObject({ archivedAt: null, deletedAt: null, slug });
  expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
});

test("what is in the bin can be erased at once, and nothing else", async () => {
  const { id } = await newGuidebook(aroha);
  const early = await aroha.post(`/api/guidebooks/${id}/erase`);
  expect(early).toMatchObject({ status: 409, body: { code: "not_in_bin" } });
  await aroha.delete(`/api/guidebooks/${id}`);
  expect((await aroha.post(`/api/guidebooks/${id}/erase`)).status).toBe(204);
  expect(await idsIn("?bin=true")).not.toContain(id);
  await world.runJobs();
  expect(await isStored(id)).toBe(false);
});

test("what is being erased cannot be restored any more: its pictures go", async () => {
  const { id } = await newGuidebook(aroha);
  await aroha.delete(`/api/guidebooks/${id}`);
  await aroha.post(`/api/guidebooks/${id}/erase`);
  expect((await aroha.patch(`/api/guidebooks/${id}/restore`)).status).toBe(404);
  await world.runJobs();
  expect(await isStored(id)).toBe(false);
});

test("an editor archives, and does not delete; a host without a plan may", async () => {
  const { id } = await newGuidebook(aroha);
  const edda = await world.member(aroha, "Edda", "editor");
  expect(await edda.delete(`/api/guidebooks/${id}`)).toMatchObject({
    status: 403,
    body: { code: "not_allowed" },
  });
  expect((await edda.patch(`/api/guidebooks/${id}/archive`)).status).toBe(200);
  const since = (await aroha.get(`/api/guidebooks/${id}`)).body.archivedAt;
  const subscriptions = () => world.context.db.updateTable("account_subscriptions");
  await subscriptions().set({ state: "ended", access_until: 1 }).execute();
  world.clock.advance(1000);
  expect((await aroha.delete(`/api/guidebooks/${id}`)).body).toMatchObject({ archivedAt: since });
  await subscriptions()
    .set({ state: "active", access_until: world.clock.now() + DAY_MS })
    .execute();
});

test("after 30 days it goes for good, with the pictures that nothing else shows", async () => {
  const one = await newGuidebook(aroha);
  const other = await newGuidebook(aroha);
  const [own = "", sharedPicture = ""] = await show(one.id, [png(8), png(9)]);
  await show(other.id, [png(9)]);
  await show(one.id, []);
  await aroha.put(`/api/guidebooks/${one.id}`, { cover: png(10) });
  const { cover: whole } = (await aroha.get(`/api/guidebooks/${one.id}`)).body;
  const coverCrop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const { cover } = (await aroha.put(`/api/guidebooks/${one.id}`, { coverCrop })).body;
  await aroha.delete(`/api/guidebooks/${one.id}`);
  world.clock.advance(29 * DAY_MS);
  await world.runJobs();
  expect(await isStored(one.id)).toBe(true);
  expect(await statusOf(own)).toBe(200); // in the history of the welcome words alone

  world.clock.advance(2 * DAY_MS);
  await world.runJobs();
  expect(await isStored(one.id)).toBe(false);
  const statuses = await Promise.all([own, whole, cover, sharedPicture].map(statusOf));
  expect(statuses).toEqual([404, 404, 404, 200]);
  expect(await isSlugTaken(world.context.db, one.slug)).toBe(true);
  const left = await world.context.db.selectFrom("section_versions").select("history_id").execute();
  const sections = await world.context.db.selectFrom("sections").select("id").execute();
  expect(left.filter((row) => !sections.some(({ id }) => id === row.history_id))).toEqual([]);
});
