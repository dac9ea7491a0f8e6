import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { moveToPostgres } from "#app/server/moveToPostgres.ts";
import { readConfig } from "#core/config.server.ts";
import { openDatabase } from "#core/database.server.ts";
import { migrate, recordedMigrations } from "#core/migrate.server.ts";
import { VERSION } from "#core/version.server.ts";
import { backUp } from "#operations/backups/backUp.server.ts";
import { checkBackup } from "#operations/backups/check.server.ts";
import { POSTGRES_DUMP, SQLITE_COPY } from "#operations/backups/manifest.server.ts";
import { migrationsInDump } from "#operations/backups/postgresTools.server.ts";
import { restore } from "#operations/backups/restore.server.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { AIRBNB } from "#test/calendarProperty.ts";
import { emptyPlace, newFolder, platformOf } from "#test/backups.ts";
import { openOlderDatabase } from "#test/olderDatabase.ts";
import type { Visitor } from "#test/visitor.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld, PASSWORD, type World } from "#test/world.ts";

const ROOT = join(import.meta.dirname, "../../..");
const NOW = Date.UTC(2026, 0, 5, 12); // after the last row of the dump was written
const SECRET_KEY = "a key that only these tests have, no other";

/** What the earlier version gave to guests, by the state of their stays. */
const stays = {
  over: "/view/4z68HwJOjlFxlf6jODrPYZ",
  underWay: "/view/dZCd8niMYk4CTPmygwDB6M",
  toCome: "/view/y2aq7SD1vYuOvT6m4RNLND",
  ended: "/view/2XIY3Qy5f16guMUo2d6VhO",
  ofAnotherHost: "/view/7pWngB2XqJ6SorUoS7aGHa",
};
/** What it gave to others: links that are public, to share, ended, of cards and for a cleaner, and pictures. */
const others = {
  lake: "/view/wanaka-lake-house-agkdsz",
  hut: "/view/hut-137t2s",
  hutBefore: "/view/hut-3cpdj9",
  sheet: "/print/wanaka-lake-house-agkdsz",
  shared: "/view/ha1kKTmCxOeylDfXDJrLax",
  sharedUntilNow: "/view/j6O4Jq6Ar6ROpuigFE65RM",
  door: "/g/828cgewg6q",
  spa: "/g/b7uuv64bdn",
  turnovers: "/turnovers/1EMoFvfKRU9vnEXxM2yaBP",
  cover: "/media/0a417facc06e74f6e38e6588480a769e57aa65e62ec827cabffa88c08d2fadc6.jpg",
  deck: "/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp",
};
const ofAccount = ["account/members", "contacts", "message-templates", "notices", "account/branding"];
const ofGuidebook = ["sections", "stays", "calendars", "calendar-entries", "share", "languages", "unfound"];

async function openUpgraded(env: Record<string, string>): Promise<World> {
  const world = await newWorld({ ...env, SECRET_KEY });
  world.clock.advance(NOW - world.clock.now());
  return world;
}

/** Signs a person of the dump in, to act in Aroha's account unless they are Bo. */
async function signIn(world: World, name: string): Promise<Visitor> {
  const one = world.visitor();
  const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
  expect((await one.post("/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  const accounts = (await one.get("/api/account/choice")).body as { id: string; ownerName: string }[];
  const arohas = accounts.find(({ ownerName }) => ownerName === "Aroha Ngata");
  if (arohas) await one.post("/api/account/choice", { accountId: arohas.id });
  return one;
}

/** Reads what guests and hosts of the dump read. */
async function readAll(world: World) {
  const read = async (one: Visitor, path: string, headers?: Record<string, string>) => {
    const { status, text, headers: answered } = await one.get(path, headers);
    return { status, text, location: answered.get("location") };
  };
  const pages: Record<string, Awaited<ReturnType<typeof read>>> = {};
  for (const [name, path] of Object.entries({ ...stays, ...others }))
    pages[name] = await read(world.visitor(), path);
  pages.german = await read(world.visitor(), others.lake, { "accept-language": "de" });

  const lists: Record<string, unknown> = {};
  for (const name of ["Aroha Ngata", "Bo Berg", "Tama Editor", "Cleo Clean"]) {
    const host = await signIn(world, name);
    const guidebooks = (await host.get("/api/guidebooks")).body as { id: string; name: string }[];
    lists[`${name}: guidebooks`] = guidebooks;
    for (const call of ofAccount) lists[`${name}: ${call}`] = (await host.get(`/api/${call}`)).body;
    for (const guidebook of guidebooks)
      for (const call of ofGuidebook)
        lists[`${name}: ${call} of ${guidebook.name}`] = (
          await host.get(`/api/guidebooks/${guidebook.id}/${call}`)
        ).body;
  }
  return { pages, lists };
}

/** Returns the migrations of the database in a backup, which stays as it is. */
async function migrationsInBackup(folder: string): Promise<string[]> {
  const dump = join(folder, POSTGRES_DUMP);
  if (existsSync(dump)) return migrationsInDump(dump);
  const dataDir = mkdtempSync(join(tmpdir(), "porchlight-older-"));
  whenOver(() => rm(dataDir, { recursive: true }));
  copyFileSync(join(folder, SQLITE_COPY), join(dataDir, SQLITE_COPY));
  const db = openDatabase({ dataDir });
  try {
    return await recordedMigrations(db);
  } finally {
    await db.destroy();
  }
}

async function migrateOlder(options = {}) {
  const older = await openOlderDatabase("0.1.0.sql", NOW, options);
  expect(await migrate(older.context)).toContain("310-request-networks");
  return older;
}

test("each released version before this one has a database to upgrade from", () => {
  const [current, ...released] = [
    ...readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").matchAll(/^## (\d+\.\d+\.\d+)/gm),
  ].map(([, version = ""]) => version);
  expect(current).toBe(VERSION);
  const databases = readdirSync(join(ROOT, "test/databases"));
  expect(databases.filter((name) => /^\d.*\.sql$/.test(name)).toSorted()).toEqual(
    released.map((version) => `${version}.sql`).toSorted(),
  );
});

test("a database with stays, history and members migrates, and its guests and hosts read on", async () => {
  const world = await openUpgraded((await migrateOlder()).env);
  const { pages, lists } = await readAll(world);

  const statuses = Object.fromEntries(Object.entries(pages).map(([name, { status }]) => [name, status]));
  const gone = { ended: 404, hutBefore: 404, sharedUntilNow: 404 };
  const all = Object.fromEntries(Object.keys(pages).map((name) => [name, 200]));
  expect(statuses).toEqual({ ...all, ...gone, door: 303, spa: 303 });
  expect(pages.door?.location).toBe(others.lake);
  expect(pages.spa?.location).toBe(`${others.lake}#howto-1`);
  const pagesWith = (words: string) => Object.keys(pages).filter((name) => pages[name]?.text.includes(words));
  expect(pagesWith("2468"), "the code of the stay").toEqual(["underWay"]);
  expect(pagesWith("4817#"), "the code of the door").toEqual(["ofAnotherHost", "hut"]);
  expect(pagesWith("Leise nach 22:00"), "the translation").toEqual(["german"]);
  expect(pagesWith("Water is off on Tuesday."), "the notice").toContain("lake");
  expect(pages.lake?.text).toContain("the lamp is on for you.");
  expect(pages.lake?.text).toContain("The pool opens at eight.");
  expect(pages.lake?.text, "of a hidden section").not.toContain("From the jetty.");
  expect(pages.turnovers?.text).toContain("Wānaka Lake House");

  const paid = await world.context.db
    .selectFrom("account_subscriptions")
    .select(["price_amount", "price_currency"])
    .execute();
  const audTwenty = { price_amount: 2000, price_currency: "aud" };
  expect(paid, "what each account subscribed at").toEqual([audTwenty, audTwenty]);

  const namesOf = (list: string, key: string) =>
    (lists[list] as Record<string, unknown>[]).map((one) => one[key]);
  const guests = ["Olive", "Anna", null, "Zoe", "Sia"];
  expect(namesOf("Aroha Ngata: stays of Wānaka Lake House", "guestName")).toEqual(guests);
  expect(namesOf("Tama Editor: stays of Wānaka Lake House", "guestName")).toEqual(guests);
  expect(namesOf("Bo Berg: stays of Orchard", "guestName")).toEqual(["Max"]);
  expect(namesOf("Cleo Clean: guidebooks", "name")).toEqual(["Wānaka Lake House"]);
  expect(lists["Aroha Ngata: account/members"]).toMatchObject({
    members: [{ role: "owner" }, { role: "editor" }, { role: "viewer" }],
    invitations: [{ email: "ivy@example.com" }],
  });
  expect(lists["Aroha Ngata: calendars of Wānaka Lake House"]).toMatchObject([
    { platform: "airbnb", stays: 1 },
  ]);
});

test("its hosts read the calendar again, and take an earlier version of a section back", async () => {
  const world = await openUpgraded((await migrateOlder()).env);
  const aroha = await signIn(world, "Aroha Ngata");
  const lake = (await aroha.get("/api/guidebooks")).body.find(
    ({ name }: { name: string }) => name === "Wānaka Lake House",
  );
  world.internet.pages.set(AIRBNB, calendarFeed("airbnb", []));
  const [calendar] = (await aroha.get(`/api/guidebooks/${lake.id}/calendars`)).body;
  expect((await aroha.post(`/api/calendars/${calendar.id}/read`)).body).toMatchObject({
    problem: null,
    missing: 1,
  });

  const [welcome] = (await aroha.get(`/api/guidebooks/${lake.id}/sections`)).body;
  const history = `/api/guidebook-sections/${welcome.id}`;
  const versions = (await aroha.get(`${history}/history`)).body;
  expect(versions.length).toBeGreaterThan(2);
  expect(
    (
      await aroha.post(`${history}/restore`, {
        version: versions.findLast(({ action }: { action: string }) => action === "saved").version,
      })
    ).status,
  ).toBe(200);
  expect((await world.guest.get(others.lake)).text).toContain("the lamp is on for you all.");
});

test("it is backed up, and shows the same where the backup is restored", async () => {
  const older = await openUpgraded((await migrateOlder()).env);
  const before = await readAll(older);
  const folder = newFolder();
  await backUp(older.context, folder);
  const place = await emptyPlace();
  expect(await restore(platformOf(place), folder)).toEqual({ pictures: 4, damaged: [] });
  expect(await readAll(await openUpgraded({ DATABASE_URL: "", ...place }))).toEqual(before);
});

test("the backup of before the upgrade stays as the earlier version made it, to go back to", async () => {
  const older = await openOlderDatabase("0.1.0.sql", NOW);
  const folder = newFolder();
  await backUp(older.context, folder);
  const recorded = await recordedMigrations(older.context.db);
  await migrate(older.context);
  const world = await openUpgraded(older.env);
  const aroha = await signIn(world, "Aroha Ngata");
  expect((await aroha.post("/api/guidebooks", { name: "Made after the upgrade" })).status).toBe(201);
  expect((await recordedMigrations(world.context.db)).length).toBeGreaterThan(recorded.length);

  expect((await checkBackup(folder)).damaged).toEqual([]);
  // Who goes back restores it with the earlier version, which opens no database that a newer one has changed.
  expect((await migrationsInBackup(folder)).toSorted()).toEqual(recorded.toSorted());
});

test.runIf(process.env.TEST_DATABASE_URL)("moved to PostgreSQL it shows the same", async () => {
  const { env, context } = await migrateOlder({ isSqlite: true });
  await context.close();
  const small = await openUpgraded(env);
  const before = await readAll(small);
  await small.context.close();
  const { DATABASE_URL = "" } = await emptyPlace();
  const moved = { ...env, DATABASE_URL };
  await moveToPostgres(readConfig({ ...moved, SECRET_KEY }));
  expect(await readAll(await openUpgraded(moved))).toEqual(before);
});
