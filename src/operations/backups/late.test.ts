import { afterAll, beforeEach, expect, test } from "vitest";
import { lastBackups } from "#operations/backups/late.server.ts";
import { newFolder } from "#test/backups.ts";
import { FIGURES, readFiguresAs } from "#test/figures.ts";
import { startS3StandIn } from "#test/s3StandIn.ts";
import { newWorld, type World } from "#test/world.ts";

const HOUR = 60 * 60 * 1000;
const s3 = await startS3StandIn();
beforeEach(() => s3.failWith(null));
afterAll(() => s3.close());

async function letHoursPass(world: World, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 2) {
    world.clock.advance(2 * HOUR);
    await world.runJobs();
  }
}
const alarms = ({ logged }: World) =>
  logged.filter((line) => JSON.stringify(line).includes("the last backup is too old"));

test("the operator hears once a day that no backup comes, and no more when one stands again", async () => {
  const world = await newWorld({ ...s3.backupEnv, CONTACT_EMAIL: "operator@example.com" });
  await world.runJobs();
  s3.failWith(503);
  await letHoursPass(world, 28);
  expect(alarms(world)).toEqual([]);
  await letHoursPass(world, 24);
  expect(alarms(world)[0]).toMatchObject({ level: 50, place: "bucket" });
  const emails = () => world.mailbox.filter(({ to }) => to === "operator@example.com");
  expect(emails()).toHaveLength(1);
  expect(emails()[0]?.subject).toBe("Porchlight: no backup since 2026-01-05 09:00 UTC");
  expect(emails()[0]?.text).toContain("BACKUP_S3_BUCKET");

  s3.failWith(null);
  await letHoursPass(world, 28);
  const before = alarms(world).length;
  await letHoursPass(world, 48);
  expect(alarms(world)).toHaveLength(before);
  expect(emails().length).toBeLessThanOrEqual(2);
});

test("a bucket that is away does not stop the backup in a folder", async () => {
  const world = await newWorld({ ...s3.backupEnv, BACKUP_DIR: newFolder(), ...FIGURES });
  s3.failWith(503);
  await world.runJobs();
  await letHoursPass(world, 2);
  expect(await lastBackups(world.context)).toEqual({ bucket: 0, folder: world.clock.now() });
  expect(world.logged).toContainEqual(expect.objectContaining({ msg: "a backup failed", place: "bucket" }));
  const figures = await readFiguresAs(world.guest);
  expect(figures.text).toContain('porchlight_last_backup_timestamp_seconds{place="bucket"} 0');
});

test("a place that is no longer set is watched no longer", async () => {
  const world = await newWorld(s3.backupEnv);
  await world.runJobs();
  expect(Object.keys(await lastBackups(world.context))).toEqual(["bucket"]);
  world.context.config.backups = undefined;
  await letHoursPass(world, 4);
  expect(await lastBackups(world.context)).toEqual({});
});
