import { appendFileSync, existsSync, rmSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { backUp } from "#backups/backUp.server.ts";
import { backUpToday } from "#backups/nightly.server.ts";
import { restore } from "#backups/restore.server.ts";
import { noLongerNeeded } from "#backups/retention.ts";
import { tryBackup } from "#backups/tryBackup.server.ts";
import { emptyPlace, fillWorld, newFolder, platformOf } from "#testing/backups.ts";
import { startS3StandIn } from "#testing/s3StandIn.ts";
import { newWorld } from "#testing/world.ts";

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
    await backUp(world.platform, folder);
    s3.objects.clear();

    const place = { ...(await emptyPlace()), ...env };
    expect(await restore(platformOf(place), folder)).toBe(4);
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
    await backUp(world.platform, folder);
    await expect(restore(world.platform, folder)).rejects.toThrow(/There is a database|is not empty/);
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
    await backUp(world.platform, folder);
    damage(folder, world.platform.config.databaseUrl ? "porchlight.dump" : "porchlight.db");
    const place = await emptyPlace();
    await expect(restore(platformOf(place), folder)).rejects.toThrow(sentence);
    await expect(tryBackup(world.platform, folder)).rejects.toThrow(sentence);
    expect(existsSync(join(place.DATA_DIR ?? "", "porchlight.db"))).toBe(false);
    expect(existsSync(join(place.DATA_DIR ?? "", "media"))).toBe(false);
  });

  test("of the other kind of database says how to go on", async () => {
    const world = await newWorld();
    const folder = newFolder();
    await backUp(world.platform, folder);
    const other: Record<string, string> = world.platform.config.databaseUrl
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
    await backUpToday(world.platform, backups);
    expect(existsSync(join(backups, day, "BACKUP.txt"))).toBe(true);
  });
});
