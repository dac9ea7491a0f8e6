import { backupPlaces, type BackupPlace } from "#operations/backups/places.server.ts";
import { storeSuccess, storeTrial } from "#operations/backups/store.server.ts";
import { tryBackup } from "#operations/backups/tryBackup.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";

const PING_MS = 10_000;
/** Characters of a failure that are stored. */
const MAX_FAILURE = 500;

/** Makes the backup of the day in each place that is set, and calls `BACKUP_PING_URL` when all of them stand. */
export const makeBackup = scheduledJob("backups.make", async (context) => {
  const isMade = await inEachPlace(context, async (place) => {
    const day = await place.makeToday();
    await storeSuccess(context.db, place.name, context.now());
    context.log.info({ day, place: place.name }, "the backup of the day stands");
  });
  const pingUrl = context.config.backups?.pingUrl;
  if (isMade && pingUrl) await reportSuccess(context, pingUrl);
  return done();
});

/** Tries whether the newest backup of each place could be restored. A job that fails is logged as an error, as all are. */
export const tryNewestBackup = scheduledJob("backups.try", async (context) => {
  await inEachPlace(context, async (place) => {
    await place
      .withNewest(async (folder, day) => {
        const files = await tryBackup(context, folder);
        await storeTrial(context.db, place.name, context.now(), null);
        context.log.info({ day, files, place: place.name }, "the newest backup could be restored");
      })
      .catch(async (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        await storeTrial(context.db, place.name, context.now(), failure.slice(0, MAX_FAILURE));
        throw error;
      });
  });
  return done();
});

/** What fails in one place stops nothing in the other, and is thrown at the end. Returns whether there is any. */
async function inEachPlace(context: AppContext, work: (place: BackupPlace) => Promise<void>) {
  const places = backupPlaces(context);
  const failures: unknown[] = [];
  for (const place of places)
    await work(place).catch((error: unknown) => {
      context.log.warn({ err: error, place: place.name }, "a backup failed");
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
  return places.length > 0;
}

/** The alarm rings when no call comes, so a failed call needs no other alarm. */
async function reportSuccess({ log }: AppContext, url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(PING_MS) });
  } catch (error) {
    log.warn({ err: error }, "BACKUP_PING_URL does not answer");
  }
}
