import { beforeAll, expect, test } from "vitest";
import { recordReport } from "#stays/guestNotes.server.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const day = (offset: number) => new Date(world.clock.now() + offset * DAY).toISOString().slice(0, 10);

/** Returns the body of an answer. The next event is later than this one. */
async function later<Answer extends { body: unknown }>(answer: Promise<Answer>): Promise<Answer["body"]> {
  const { body } = await answer;
  world.clock.advance(1);
  return body;
}

async function deedsOf(host: Host): Promise<string[]> {
  const { body } = await host.get("/api/account/activity");
  return body.map(({ name, deed }: { name: string; deed: string }) => `${name} ${deed}`);
}

test("what a member did stands in the list with the change, and what was refused does not", async () => {
  const owner = await world.host("Otis");
  world.clock.advance(1);
  const { id } = await later(owner.post("/api/guidebooks", { name: "Barn" }));
  const stay = { arrival: day(2), departure: day(5), guestName: "Mereana" };
  const added = await later(owner.post(`/api/guidebooks/${id}/stays`, stay));
  await later(owner.patch(`/api/stays/${added.id}`, { note: "Two dogs" }));
  await later(owner.delete(`/api/stays/${added.id}`));
  const link = await later(owner.post(`/api/guidebooks/${id}/share-links`, { label: "Neighbour" }));
  await later(owner.delete(`/api/share-links/${link.token}`));
  await later(owner.put(`/api/guidebooks/${id}/layout`, { sections: [] }));
  await later(owner.post(`/api/guidebooks/${id}/slug`));
  expect((await owner.put("/api/guidebooks/none", { name: "Shed" })).status).toBe(404);
  expect((await owner.patch(`/api/stays/${added.id}`, { arrival: day(9) })).status).toBe(400);
  expect(await deedsOf(owner)).toEqual([
    "Otis Host made a new permanent link",
    "Otis Host changed the order of sections",
    "Otis Host ended a share link",
    "Otis Host made a share link",
    "Otis Host ended the link of a stay",
    "Otis Host changed a stay",
    "Otis Host added a stay",
    "Otis Host made a guidebook",
    "The payment provider started the plan",
  ]);
});

test("no event holds a guest's name, a code or the token of a link", async () => {
  const owner = await world.host("Rua");
  const { id } = (await owner.post("/api/guidebooks", { name: "Bach" })).body;
  const given = { arrival: day(0), departure: day(3), guestName: "Wilhelmina", doorCode: "904411" };
  const stay = (await owner.post(`/api/guidebooks/${id}/stays`, given)).body;
  const cleaner = (await owner.post("/api/turnover-links", { guidebookIds: [id], label: "Zebedee" })).body;
  await recordReport(world.context, stay.token, "arrived", true);
  const rows = JSON.stringify(await world.context.db.selectFrom("events").selectAll().execute());
  for (const secret of ["Wilhelmina", "904411", "Zebedee", stay.token, stay.code, cleaner.token])
    expect(rows).not.toContain(secret);
});

test("what a guest did is erased with the stay, and what the host did is not", async () => {
  const owner = await world.host("Sione");
  const { id } = await later(owner.post("/api/guidebooks", { name: "Crib" }));
  const days = { arrival: day(0), departure: day(2) };
  const stay = await later(owner.post(`/api/guidebooks/${id}/stays`, days));
  await recordReport(world.context, stay.token, "arrived", true);
  expect((await deedsOf(owner))[0]).toBe("A guest said that they have arrived");
  world.clock.advance(34 * DAY);
  await world.runJobs();
  const stored = world.context.db.selectFrom("events").select("kind").where("guidebook_id", "=", id);
  expect((await stored.orderBy("at").execute()).map(({ kind }) => kind)).toEqual([
    "guidebook.created",
    "stay.created",
  ]);
});

test("events of 13 months ago are deleted, each account's", async () => {
  const own = await newWorld();
  const owners = [await own.host("Hana"), await own.host("Mere")];
  own.clock.advance(403 * DAY);
  for (const owner of owners) await owner.post("/api/guidebooks", { name: "Crib" });
  await own.runJobs();
  const { db } = own.context;
  const stored = db.selectFrom("events").select("kind").where("at", "<", own.clock.now());
  expect(await stored.execute()).not.toEqual([]);
  own.clock.advance(2 * DAY);
  await own.runJobs();
  expect(await stored.execute()).toEqual([]);
});
