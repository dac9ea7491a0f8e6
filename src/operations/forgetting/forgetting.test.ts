import { join } from "node:path";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, expect, test } from "vitest";
import { backUp } from "#operations/backups/backUp.server.ts";
import { backUpToday } from "#operations/backups/nightly.server.ts";
import { searchForgotten } from "#operations/forgetting/forgetting.server.ts";
import { newWordSearch, searchFiles } from "#operations/forgetting/search.server.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const GUESTS = 1000;
/** With the host's own, by which the rows are planted, and those of the calendar. */
const STAYS = GUESTS + 1 + 26;
const DAY_MS = 86_400_000;
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

const guest = (n: number) => ({
  name: `Quillfeather Zephyrine ${n}`,
  code: `PLANTED${n}X`,
  phone: `+61 491 57${String(n).padStart(4, "0")}`,
});
const guests = Array.from({ length: GUESTS }, (_, n) => guest(n));
/** Guests of a calendar, and guests who asked for a code: both come to the server by other ways. */
const booked = "abcdefghijklmnopqrstuvwxyz".split("").map((character) => `Bookworth Calendr${character}`);
const requesters = "abcde".split("").map((character) => `Askwith${character}`);
const planted = [...guests.flatMap(({ name, code, phone }) => [name, code, phone]), ...booked, ...requesters];
const FEED = "https://pms.example.com/lake.ics";

let world: World;
let aroha: Host;
let guidebookId: string;
let slug: string;
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
  const events = booked.map((summary, n) => ({
    uid: `booking-${n}`,
    arrival: "2026-01-06",
    departure: "2026-01-08",
    summary: `Reserved - ${summary}`,
  }));
  world.internet.pages.set(FEED, calendarFeed("vrbo", events));
  await aroha.post(`/api/guidebooks/${guidebookId}/calendars`, { url: FEED });
  for (const name of requesters) {
    const typed = new URLSearchParams({ name }).toString();
    expect((await world.guest.post(`/view/${slug}/stay/request`, typed, FORM)).status).toBe(303);
  }
  await world.runJobs(); // the host reads of them by email, which the outbox has
  await world.guest.get(`/api/public/${rows[0]?.token}/search?q=${encodeURIComponent(guest(3).name)}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "porchlight-forgetting-"));
  world = await newWorld({ NODE_ENV: "production", OUTBOX: "1", BACKUP_DIR: join(folder, "nightly") });
  aroha = await world.host("Aroha");
  ({ id: guidebookId, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "UTC" });
  await plant();
  await backUp(world.context, join(folder, "before"));
});

const searchFor = (words: string[], path: string) => searchFiles(path, newWordSearch(words));

test("owners and operators read what is stored of guests", async () => {
  const counts = (await aroha.get("/api/account/guest-data")).body;
  expect(counts).toContainEqual({ kind: "stays", count: STAYS, oldest: "2026-01-08" });
  expect(counts).toContainEqual({ kind: "calendar entries", count: booked.length, oldest: "2026-01-08" });
  expect(counts).toContainEqual({ kind: "requests", count: requesters.length, oldest: "2026-01-05" });
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
  const names = guests.map(({ name }) => name); // no email of the outbox has these
  expect((await searchFor(names, dataDir)).size > 0).toBe(databaseUrl === undefined);
});

test("31 days after the departure 1,000 names, codes and telephones are in no byte but those of backups", async () => {
  await goOn(3);
  await goOn(6);
  await goOn(31);
  await goOn(1 / 24); // the write-ahead log is emptied each hour
  const { stays, words, found } = await searchForgotten(world.context, join(folder, "before"));
  expect(stays).toBe(STAYS);
  // A name, note, code and link of each, and a name and a link of each request.
  expect(words).toBeGreaterThan(4 * GUESTS + 3 * booked.length + 2 * requesters.length);
  expect([...found]).toEqual([]);
  expect([...(await searchFor(planted, world.context.config.dataDir))]).toEqual([]);
  const logged = Buffer.from(JSON.stringify(world.logged)).toString("latin1");
  expect([...newWordSearch(planted)(logged)]).toEqual([]);
  const [counted] = (await world.context.db.selectFrom("erased_stays").selectAll().execute()) ?? [];
  expect(counted).toMatchObject({ stays: STAYS });
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
