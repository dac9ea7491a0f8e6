import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { backUp } from "#backups/backUp.server.ts";
import { backUpToday, noLongerNeeded } from "#backups/nightly.server.ts";
import { restore } from "#backups/restore.server.ts";
import { tryBackup } from "#backups/tryBackup.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { freshPostgres } from "#testing/postgres.ts";
import { startS3StandIn } from "#testing/s3StandIn.ts";
import { whenOver } from "#testing/whenOver.ts";
import { newWorld, type World } from "#testing/world.ts";

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "porchlight-restore-"));
  whenOver(() => rm(parent, { recursive: true }));
  return join(parent, "monday");
}

const s3 = await startS3StandIn();
afterAll(() => s3.close());

async function fill(world: World) {
  const aroha = await world.host("Aroha");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Wānaka Lake House" })).body;
  const photo = await sharp({ create: { width: 900, height: 20, channels: 3, background: "#3d5a4c" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(photo)], "lake.png", { type: "image/png" }));
  return { slug, picture: (await aroha.post("/api/media", form)).body.url as string };
}

/** The settings of an empty place of the same kind. */
async function emptyPlace(): Promise<Record<string, string>> {
  const database = await freshPostgres();
  if (database) whenOver(() => database.drop());
  return { DATA_DIR: newFolder(), ...(database && { DATABASE_URL: database.url }) };
}

const platformOf = (env: Record<string, string>) => ({
  config: readConfig({ ...env, SECRET_KEY: "a key that only these tests have, no other" }),
  randomId: () => "unfinished",
});

describe.each([
  { name: "a folder", env: {} },
  { name: "a bucket", env: s3.env },
])("a backup of pictures in $name", ({ env }) => {
  test("is restored into an empty place, and serves there", async () => {
    const world = await newWorld(env);
    const { slug, picture } = await fill(world);
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
    const { slug } = await fill(world);
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
    await fill(world);
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
    const { picture } = await fill(world);
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
