import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "#operations/backups/backUp.server.ts";
import { backUpToday } from "#operations/backups/nightly.server.ts";
import { restore } from "#operations/backups/restore.server.ts";
import { noLongerNeeded } from "#operations/backups/retention.ts";
import { tryNewestBackup } from "#operations/backups/jobs.server.ts";
import { tryBackup } from "#operations/backups/tryBackup.server.ts";
import { migrations } from "#core/migrate.server.ts";
import { addPicture, emptyPlace, fillWorld, newFolder, platformOf } from "#test/backups.ts";
import { startS3StandIn } from "#test/s3StandIn.ts";
import { newWorld } from "#test/world.ts";

const s3 = await startS3StandIn();
afterAll(() => s3.close());

describe.each([
  { name: "a folder", env: {} },
  { name: "a bucket", env: s3.env },
])("a backup of pictures in $name", ({ env }) => {
  test("is restored into an empty place, and serves there", async () => {
    const world = await newWorld(env);
    const { slug, picture } = await fillWorld(world);
    const folder = newFolder();
    await backUp(world.context, folder);
    s3.objects.clear();

    const place = { ...(await emptyPlace()), ...env };
    expect(await restore(platformOf(place), folder)).toEqual({ pictures: 4, damaged: [] });
    const restored = await newWorld(place);
    expect((await restored.guest.get(`/view/${slug}`)).text).toContain("Wānaka Lake House");
    expect((await restored.guest.get(picture)).status).toBe(200);
  });
});

describe("a restore", () => {
  test("writes over nothing", async () => {
    const world = await newWorld();
    const { slug } = await fillWorld(world);
    const folder = newFolder();
    await backUp(world.context, folder);
    await expect(restore(world.context, folder)).rejects.toThrow(/There is a database|is not empty/);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
  });

  test.each([
    [
      "a byte more in the database",
      (folder: string, database: string) => appendFileSync(join(folder, database), "x"),
      "is not as it was written",
    ],
    [
      "a missing picture",
      (folder: string) => rmSync(join(folder, "media"), { recursive: true }),
      "is missing",
    ],
    [
      "no manifest",
      (folder: string) => rmSync(join(folder, "manifest.json")),
      "nothing in it can be checked",
    ],
    [
      "no marker, which is written last",
      (folder: string) => rmSync(join(folder, "BACKUP.txt")),
      "is no finished backup",
    ],
  ])("refuses a backup with %s, and leaves the place empty", async (_, damage, sentence) => {
    const world = await newWorld();
    await fillWorld(world);
    const folder = newFolder();
    await backUp(world.context, folder);
    damage(folder, world.context.config.databaseUrl ? "porchlight.dump" : "porchlight.db");
    const place = await emptyPlace();
    await expect(restore(platformOf(place), folder)).rejects.toThrow(sentence);
    await expect(tryBackup(world.context, folder)).rejects.toThrow(sentence);
    expect(existsSync(join(place.DATA_DIR ?? "", "porchlight.db"))).toBe(false);
    expect(existsSync(join(place.DATA_DIR ?? "", "media"))).toBe(false);
  });

  test("without its damaged pictures says which these are, and the rest serves", async () => {
    const world = await newWorld();
    const { aroha, slug, picture } = await fillWorld(world);
    const other = await addPicture(aroha, "#a33");
    const folder = newFolder();
    await backUp(world.context, folder);
    const pathOf = (url: string) =>
      `media/${url.slice("/media/".length).slice(0, 2)}/${url.split("/").at(-1)}`;
    appendFileSync(join(folder, pathOf(picture)), "x");
    const place = await emptyPlace();
    await expect(restore(platformOf(place), folder)).rejects.toThrow("--without-damaged");
    expect(await restore(platformOf(place), folder, { withoutDamaged: true })).toEqual({
      pictures: 7,
      damaged: [`${pathOf(picture)} in ${folder} is not as it was written.`],
    });
    const restored = await newWorld(place);
    expect((await restored.guest.get(`/view/${slug}`)).status).toBe(200);
    expect((await restored.guest.get(other)).status).toBe(200);
    expect((await restored.guest.get(picture)).status).toBe(404);
  });

  test("of a backup of the version before has the tables of this one", async () => {
    const world = await newWorld();
    const { slug } = await fillWorld(world);
    const folder = newFolder();
    await backUp(world.context, folder);
    migrations["999-later"] = {
      up: (db) => db.schema.createTable("later").addColumn("id", "varchar(1)").execute(),
    };
    onTestFinished(() => void delete migrations["999-later"]);
    const place = await emptyPlace();
    await restore(platformOf(place), folder);
    const restored = await newWorld(place);
    const tables = await restored.context.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toContain("later");
    expect((await restored.guest.get(`/view/${slug}`)).status).toBe(200);
  });

  test("whose migration fails says how to go on, and leaves no copy of its own", async () => {
    const world = await newWorld();
    const { slug } = await fillWorld(world);
    const folder = newFolder();
    await backUp(world.context, folder);
    migrations["999-failing"] = { up: () => Promise.reject(new Error("it does not fit")) };
    onTestFinished(() => void delete migrations["999-failing"]);
    const place = await emptyPlace();
    const dataDir = place.DATA_DIR ?? "";
    mkdirSync(join(dataDir, "restoring-killed"), { recursive: true });
    const restored = restore(platformOf(place), folder);
    const isPostgres = place.DATABASE_URL !== undefined;
    await expect(restored).rejects.toThrow(
      isPostgres ? /it does not fit.*The data is back/s : "it does not fit",
    );
    expect(readdirSync(dataDir).includes("restoring-killed")).toBe(isPostgres);
    delete migrations["999-failing"];
    if (!isPostgres) await restore(platformOf(place), folder);
    expect((await (await newWorld(place)).guest.get(`/view/${slug}`)).status).toBe(200);
  });

  test("of a backup of a newer version is refused with a sentence, and leaves the place empty", async () => {
    const world = await newWorld();
    await fillWorld(world);
    const row = { name: "998-from-tomorrow", ran_at: 0 };
    await sql`insert into migrations (name, ran_at) values (${row.name}, ${row.ran_at})`.execute(
      world.context.db,
    );
    const folder = newFolder();
    await backUp(world.context, folder);
    await sql`delete from migrations where name = ${row.name}`.execute(world.context.db);
    const place = await emptyPlace();
    await expect(restore(platformOf(place), folder)).rejects.toThrow(
      "A newer version made this backup (998-from-tomorrow). Restore it with that version, or take an earlier backup.",
    );
    const dataDir = place.DATA_DIR ?? "";
    expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
  });

  test.skipIf(process.env.TEST_DATABASE_URL)("takes a backup from before there were manifests", async () => {
    const world = await newWorld();
    const { slug, picture } = await fillWorld(world);
    const folder = newFolder();
    await backUp(world.context, folder);
    rmSync(join(folder, "manifest.json"));
    writeFileSync(
      join(folder, "BACKUP.txt"),
      "This folder is a finished backup. No server and no command opens it, for that would change it.\nTo restore it, or to look inside, copy the folder, delete this file from the copy, and start on the copy.\n",
    );
    const place = await emptyPlace();
    expect(await restore(platformOf(place), folder)).toEqual({ pictures: 4, damaged: [] });
    const restored = await newWorld(place);
    expect((await restored.guest.get(`/view/${slug}`)).status).toBe(200);
    expect((await restored.guest.get(picture)).status).toBe(200);

    appendFileSync(join(folder, `media/${picture.slice(7, 9)}/${picture.slice(7)}`), "x");
    await expect(restore(platformOf(await emptyPlace()), folder)).rejects.toThrow("is not as it was written");
  });

  test("of the other kind of database says how to go on", async () => {
    const world = await newWorld();
    const folder = newFolder();
    await backUp(world.context, folder);
    const other: Record<string, string> = world.context.config.databaseUrl
      ? { DATA_DIR: newFolder() }
      : { DATA_DIR: newFolder(), DATABASE_URL: "postgres://nobody@127.0.0.1:9/porchlight" };
    await expect(restore(platformOf(other), folder)).rejects.toThrow(
      /Set DATABASE_URL to an empty|npm run database:move/,
    );
  });
});

describe("each night", () => {
  const DAY = 24 * 60 * 60 * 1000;

  test("a backup is made, of pictures only what is new takes room, and the newest is tried", async () => {
    const backups = newFolder();
    const world = await newWorld({ BACKUP_DIR: backups });
    const { picture } = await fillWorld(world);
    expect(await world.runJobs()).toContain("backups.make");
    world.clock.advance(1.2 * DAY);
    await world.runJobs();
    const [first = "", second = "", ...others] = (await readdir(backups)).toSorted();
    expect(others).toEqual([]);
    const name = picture.slice("/media/".length);
    const inode = (day: string) => statSync(join(backups, day, "media", name.slice(0, 2), name)).ino;
    expect(inode(second)).toBe(inode(first));
    world.clock.advance(40 * DAY);
    expect(await world.runJobs()).toContain("backups.try");
    expect(world.logged).toContainEqual(
      expect.objectContaining({ msg: "the newest backup could be restored" }),
    );
  });

  test("the operator sees when the newest was tried, why it cannot be restored, and that none comes", async () => {
    const backups = newFolder();
    const world = await newWorld({ BACKUP_DIR: backups });
    const operator = await world.operator("Olga");
    const place = async () => (await operator.get("/api/admin/state")).body.backups[0];
    await world.runJobs();
    await world.context.jobs.add(world.context.db, tryNewestBackup, null);
    await world.runJobs();
    const works = { place: "folder", isLate: false, triedAt: world.clock.now(), trialFailure: null };
    expect(await place()).toMatchObject(works);

    const [day = ""] = await readdir(backups);
    appendFileSync(join(backups, day, "manifest.json"), "cut");
    await world.context.jobs.add(world.context.db, tryNewestBackup, null);
    await world.runJobs();
    expect((await place()).trialFailure).toMatch(/manifest/);
  });

  test("seven days and six months stay", () => {
    const days = Array.from({ length: 300 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 6) + day * DAY).toISOString().slice(0, 10),
    );
    const gone = new Set(noLongerNeeded(days));
    expect(days.filter((day) => !gone.has(day))).toEqual([
      "2026-06-01",
      "2026-07-01",
      "2026-08-01",
      "2026-09-01",
      "2026-10-01",
      ...days.slice(-7),
    ]);
  });

  test("a backup that broke off is made anew", async () => {
    const backups = newFolder();
    const world = await newWorld({ BACKUP_DIR: backups });
    await world.runJobs();
    const [day = ""] = await readdir(backups);
    rmSync(join(backups, day, "BACKUP.txt"));
    world.clock.advance(1);
    await backUpToday(world.context, backups);
    expect(existsSync(join(backups, day, "BACKUP.txt"))).toBe(true);
  });
});
