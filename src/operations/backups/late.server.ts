import { z } from "zod";
import { backupPlaces } from "#operations/backups/places.server.ts";
import { deletePlace, listPlaces, storeAlarm, watchPlace } from "#operations/backups/store.server.ts";
import type { BackupPlacesTable, PlaceName } from "#operations/backups/tables.server.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import { done, jobKind, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** A day, the tenth by which jobs are spread, and two hours of trying again. */
const LATE_MS = 30 * HOUR_MS;
/** The operator is told again after so long, while none comes. */
const AGAIN_MS = DAY_MS;

const SETTINGS: Record<PlaceName, string> = { folder: "BACKUP_DIR", bucket: "BACKUP_S3_BUCKET" };

/** Logs an error where a backup is late, and emails `CONTACT_EMAIL` once a day. */
export const watchBackups = scheduledJob("backups.watch", async (context) => {
  const { db, now, log, jobs, config } = context;
  const names = backupPlaces(context).map(({ name }) => name);
  for (const name of names) await watchPlace(db, name, now());
  const watched = await listPlaces(db);
  return done(async (transaction) => {
    for (const row of watched) {
      if (!names.includes(row.place)) await deletePlace(transaction, row.place);
      else if (isLate(row, now())) {
        const hours = Math.floor((now() - sinceOf(row)) / HOUR_MS);
        log.error({ place: row.place, hours }, "the last backup is too old");
        if (!config.operatorEmail || now() - (row.alarmed_at ?? 0) < AGAIN_MS) continue;
        await storeAlarm(transaction, row.place, now());
        await jobs.add(transaction, lateBackupEmail, { place: row.place, since: sinceOf(row) });
      }
    }
  });
});

/** Tells the operator that backups no longer come. */
export const lateBackupEmail = jobKind({
  name: "backups.lateEmail",
  payload: z.object({ place: z.enum(["folder", "bucket"]), since: z.number() }),
  run: async (context, { place, since }, job) => {
    const { product } = context.config;
    const to = context.config.operatorEmail;
    if (!to) return done();
    const at = `${new Date(since).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    return sendEmail(context, job, {
      to,
      subject: `${product.name}: no backup since ${at}`,
      parts: [
        `No backup has come to the ${place} of ${SETTINGS[place]} since ${at}. One is due each day.`,
        "The server's log says why: look for the job that makes backups. The server tries again by itself; npm run backup -- FOLDER makes one at once.",
      ],
    });
  },
});

/** Returns when each place had its last backup, epoch milliseconds; 0 where it had none yet. */
export async function lastBackups({
  db,
}: Pick<AppContext, "db">): Promise<Partial<Record<PlaceName, number>>> {
  const rows = await listPlaces(db);
  return Object.fromEntries(rows.map(({ place, succeeded_at }) => [place, succeeded_at ?? 0]));
}

/** Returns whether a place has had no backup for too long. */
export const isLate = (row: BackupPlacesTable, now: number): boolean => now - sinceOf(row) > LATE_MS;

const sinceOf = (row: BackupPlacesTable) => row.succeeded_at ?? row.watched_since;
