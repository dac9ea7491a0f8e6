import { join } from "node:path";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, expect, test } from "vitest";
import { backUp } from "#operations/backups/backUp.server.ts";
import { backUpToday } from "#operations/backups/nightly.server.ts";
import { searchForgotten } from "#operations/forgetting/forgetting.server.ts";
import { newWordSearch, searchFiles } from "#operations/forgetting/search.server.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const GUESTS = 1000;
const DAY_MS = 86_400_000;
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

const guest = (n: number) => ({
  name: `Quillfeather Zephyrine ${n}`,
  code: `PLANTED${n}X`,
  phone: `+61 491 57${String(n).padStart(4, "0")}`,
});
const guests = Array.from({ length: GUESTS }, (_, n) => guest(n));
const planted = guests.flatMap(({ name, code, phone }) => [name, code, phone]);

let world: World;
let aroha: Host;
let guidebookId: string;
let folder: string;

/** Has every job run that is due at noon, some days from now. */
async function goOn(days: number): Promise<void> {
  world.clock.advance(days * DAY_MS);
  await world.context.db.updateTable("jobs").set({ due: 0 }).execute();
  await world.runJobs();
}

/** Plants rows as those of a host's own stay, in an order in which pages of the table split. */
async function plant(): Promise<void> {
  const made = { arrival: "2026-01-07", departure: "2026-01-09", guestName: "First Quillfeather" };
  await aroha.post(`/api/guidebooks/${guidebookId}/stays`, made);
  const row = await world.context.db.selectFrom("stays").selectAll().executeTakeFirstOrThrow();
  const rows = guests.map(({ name, code, phone }) => ({
    ...row,
    id: world.context.randomId(),
    token: world.context.randomId(),
    guest_name: name,
    note: `Ring ${phone} on the way.`,
    code,
    code_key: code,
  }));
  for (let at = 0; at < rows.length; at += 25)
    await world.context.db
      .insertInto("stays")
      .values(rows.slice(at, at + 25))
      .execute();
  await world.context.db.updateTable("stays").set({ note: "Late. Ring +61 491 570000." }).execute();
  for (const { id, note } of rows)
    await world.context.db.updateTable("stays").set({ note }).where("id", "=", id).execute();
  for (const { token } of rows.slice(0, 20)) {
    await world.guest.get(`/view/${token}`);
    await world.guest.post(`/view/${token}/opened`, "", FORM);
  }
  await world.guest.get(`/api/public/${rows[0]?.token}/search?q=${encodeURIComponent(guest(3).name)}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "porchlight-forgetting-"));
  world = await newWorld({ OUTBOX: "1", BACKUP_DIR: join(folder, "nightly") });
  aroha = await world.host("Aroha");
  guidebookId = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "UTC" });
  await plant();
  await backUp(world.context, join(folder, "before"));
});

const searchFor = (words: string[], path: string) => searchFiles(path, newWordSearch(words));

test("owners and operators read what is stored of guests", async () => {
  const counts = (await aroha.get("/api/account/guest-data")).body;
  expect(counts).toContainEqual({ kind: "stays", count: GUESTS + 1, oldest: "2026-01-09" });
  expect(counts).toContainEqual({ kind: "notes", count: GUESTS + 1, oldest: "2026-01-09" });
  const olga = await world.operator("Olga");
  expect((await olga.get("/api/admin/state")).body.guests).toEqual(counts);
  expect((await olga.get("/api/account/guest-data")).body[0]).toMatchObject({ count: 0, oldest: null });
  const cleaner = await world.member(aroha, "Cleo", "viewer");
  expect((await cleaner.get("/api/account/guest-data")).status).toBe(403);
});

test("a search finds what is stored, in files of the data folder or in the database", async () => {
  const { stays, found } = await searchForgotten(world.context, join(folder, "before"));
  expect({ stays, found: found.size }).toEqual({ stays: 0, found: 0 }); // nothing should be gone yet
  const { dataDir, databaseUrl } = world.context.config;
  expect((await searchFor(planted, dataDir)).size > 0).toBe(databaseUrl === undefined);
});

test("31 days after the departure 1,000 names, codes and telephones are in no byte but those of backups", async () => {
  await goOn(3);
  await goOn(6);
  await goOn(31);
  await goOn(1 / 24); // the write-ahead log is emptied each hour
  const { stays, words, found } = await searchForgotten(world.context, join(folder, "before"));
  expect(stays).toBe(GUESTS + 1);
  expect(words).toBeGreaterThan(3 * GUESTS);
  expect([...found]).toEqual([]);
  expect([...(await searchFor(planted, world.context.config.dataDir))]).toEqual([]);
  const logged = Buffer.from(JSON.stringify(world.logged)).toString("latin1");
  expect([...newWordSearch(planted)(logged)]).toEqual([]);
  const [counted] = (await world.context.db.selectFrom("erased_stays").selectAll().execute()) ?? [];
  expect(counted).toMatchObject({ stays: GUESTS + 1 });
});

test("nightly backups hold them until the days that are deleted", async () => {
  const nightly = join(folder, "nightly");
  // A dump of PostgreSQL is compressed.
  const isReadable = world.context.config.databaseUrl === undefined;
  expect((await searchFor(planted, nightly)).size > 0).toBe(isReadable);
  const days = [...Array.from({ length: 7 }, () => 31), ...Array.from({ length: 7 }, () => 1)];
  for (const later of days) {
    world.clock.advance(later * DAY_MS);
    await backUpToday(world.context, nightly);
  }
  expect([...(await searchFor(planted, nightly))]).toEqual([]);
});

test("a file of the data folder that still has a word is named", async () => {
  const { context } = world;
  const path = join(context.config.dataDir, "old.log");
  writeFileSync(path, `GET /view\n${guest(7).name}\n`);
  const { found } = await searchForgotten(context, join(folder, "before"));
  expect([...found]).toEqual([[path, 1]]);
});
