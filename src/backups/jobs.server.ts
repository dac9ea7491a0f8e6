import { join } from "node:path";
import { z } from "zod";
import { backUpToday, daysBackedUp } from "#backups/nightly.server.ts";
import { tryBackup } from "#backups/tryBackup.server.ts";
import { done, type JobKind } from "#platform/jobs/jobKind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const PING_MS = 10_000;

/** Makes the backup of the day where `BACKUP_DIR` is set, and calls `BACKUP_PING_URL` when it stands. */
export const makeBackup: JobKind<null> = {
  name: "backups.make",
  payload: z.null(),
  run: async (platform) => {
    const { backups } = platform.config;
    if (!backups) return done();
    const day = await backUpToday(platform, backups.folder);
    platform.log.info({ day }, "the backup of the day stands");
    if (backups.pingUrl) await reportSuccess(platform, backups.pingUrl);
    return done();
  },
};

/** Tries whether the newest backup could be restored. A job that fails is logged as an error, as all are. */
export const tryNewestBackup: JobKind<null> = {
  name: "backups.try",
  payload: z.null(),
  run: async (platform) => {
    const { backups } = platform.config;
    const day = backups && (await daysBackedUp(backups.folder)).at(-1);
    if (!day) return done();
    const files = await tryBackup(platform, join(backups.folder, day));
    platform.log.info({ day, files }, "the newest backup could be restored");
    return done();
  },
};

/** An alarm that rings when no call came has to be rung by nobody else: a call that fails only leaves it ringing. */
async function reportSuccess({ log }: Platform, url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(PING_MS) });
  } catch (error) {
    log.warn({ err: error }, "BACKUP_PING_URL does not answer");
  }
}
