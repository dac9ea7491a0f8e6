import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, afterAll, expect, test } from "vitest";
import { checkBackup } from "#operations/backups/check.server.ts";
import { withFetchedBackup } from "#operations/backups/fetchBackup.server.ts";
import { backupBucket } from "#operations/backups/places.server.ts";
import { restore } from "#operations/backups/restore.server.ts";
import { addPicture, emptyPlace, fillWorld, platformOf } from "#test/backups.ts";
import { isQuick, sampleOf } from "#test/quick.ts";
import { startS3StandIn } from "#test/s3StandIn.ts";
import { newWorld, type World } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const s3 = await startS3StandIn();
beforeEach(() => {
  s3.failWith(null);
  s3.objects.clear();
});
afterAll(() => s3.close());

const keys = (begin: string) => [...s3.objects.keys()].filter((key) => key.startsWith(`backups/${begin}`));

function bucketOf(world: World) {
  const settings = world.context.config.backups?.bucket;
  if (!settings) throw new Error("this world makes no backups");
  return backupBucket(settings);
}

/** Restores the newest backup of the bucket into an empty place. */
async function restoreNewest(world: World): Promise<Record<string, string>> {
  const place = await emptyPlace();
  await withFetchedBackup(bucketOf(world), undefined, (folder) => restore(platformOf(place), folder));
  return place;
}

test("each night the bucket gets the whole database, and of the pictures what is new", async () => {
  const world = await newWorld(s3.backupEnv);
  const { aroha } = await fillWorld(world);
  await world.runJobs();
  const first = keys("pictures/");
  expect(first.length).toBeGreaterThan(0);
  expect(keys("days/2026-01-05/").toSorted().at(0)).toBe("backups/days/2026-01-05/manifest.json");

  const url = await addPicture(aroha, "#a33");
  const before = new Map(s3.objects);
  world.clock.advance(1.2 * DAY);
  await world.runJobs();
  expect(keys("days/2026-01-06/")).toHaveLength(keys("days/2026-01-05/").length);
  for (const key of first) expect(s3.objects.get(key)).toBe(before.get(key));
  const added = keys("pictures/").filter((key) => !first.includes(key));
  expect(added).toHaveLength(first.length);
  expect(added).toContain(`backups/pictures/${url.slice("/media/".length)}`);
});

test("the newest backup of a bucket is restored, and serves", async () => {
  const world = await newWorld(s3.backupEnv);
  const { slug, picture } = await fillWorld(world);
  await world.runJobs();
  const restored = await newWorld(await restoreNewest(world));
  expect((await restored.guest.get(`/view/${slug}`)).text).toContain("Wānaka Lake House");
  expect((await restored.guest.get(picture)).status).toBe(200);
});

const damages: [string, string, (key: string) => unknown, string][] = [
  [
    "a changed picture",
    "pictures/",
    (key: string) => s3.objects.set(key, Buffer.from("x")),
    "is not as it was",
  ],
  ["a missing picture", "pictures/", (key: string) => s3.objects.delete(key), "is missing"],
  [
    "a database with a part missing",
    "days/2026-01-05/porchlight",
    (key: string) => s3.objects.delete(key),
    "part 0 of porchlight",
  ],
  [
    "a damaged manifest",
    "days/2026-01-05/manifest",
    (key: string) => s3.objects.set(key, Buffer.from("{}")),
    "nothing in it can be checked",
  ],
  ["no manifest", "days/2026-01-05/manifest", (key: string) => s3.objects.delete(key), "no finished backup"],
];
test.each(sampleOf(damages, 2))(
  "a backup with %s is refused, and nothing is put anywhere",
  async (_, begin, damage, sentence) => {
    const world = await newWorld(s3.backupEnv);
    await fillWorld(world);
    await world.runJobs();
    damage(keys(begin)[0] ?? "");
    const place = await emptyPlace();
    const tried = withFetchedBackup(bucketOf(world), undefined, (folder) =>
      restore(platformOf(place), folder),
    );
    await expect(tried).rejects.toThrow(sentence);
    expect(existsSync(join(place.DATA_DIR ?? "", "media"))).toBe(false);
  },
);

test.skipIf(isQuick)("old days go, and with them the pictures that no other day names", async () => {
  const world = await newWorld(s3.backupEnv);
  const { aroha } = await fillWorld(world);
  await world.runJobs();
  await world.context.db.deleteFrom("media").execute();
  await addPicture(aroha, "#a33");
  const all = keys("pictures/").length;
  for (let night = 0; night < 9; night += 1) {
    world.clock.advance(1.2 * DAY);
    await world.runJobs();
  }
  const days = new Set(keys("days/").map((key) => key.slice("backups/days/".length, -1).slice(0, 10)));
  // Seven, and the first of the month, which still names the first picture.
  expect([...days].toSorted().at(0)).toBe("2026-01-05");
  expect(days.size).toBe(8);
  expect(keys("pictures/")).toHaveLength(2 * all);
  s3.objects.delete("backups/days/2026-01-05/manifest.json");
  world.clock.advance(1.2 * DAY);
  await world.runJobs();
  expect(keys("days/2026-01-05/")).toEqual([]);
});

test("a picture that the bucket lost comes back with the next backup", async () => {
  const world = await newWorld(s3.backupEnv);
  await fillWorld(world);
  await world.runJobs();
  const [lost = ""] = keys("pictures/");
  s3.objects.delete(lost);
  world.clock.advance(1.2 * DAY);
  await world.runJobs();
  await withFetchedBackup(bucketOf(world), undefined, (folder) => checkBackup(folder));
  expect(s3.objects.has(lost)).toBe(true);
});

test("the newest is tried each month, and the log says when it could not be restored", async () => {
  const world = await newWorld(s3.backupEnv);
  await fillWorld(world);
  await world.runJobs();
  world.clock.advance(40 * DAY);
  await world.runJobs();
  const tried = { msg: "the newest backup could be restored", place: "bucket" };
  expect(world.logged).toContainEqual(expect.objectContaining(tried));
});
