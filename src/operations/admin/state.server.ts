import { statfs } from "node:fs/promises";
import { lastBackups } from "#operations/backups/late.server.ts";
import { backupPlaces } from "#operations/backups/places.server.ts";
import { countCalendars, databaseBytes, lastPlacesImport } from "#operations/admin/figuresStore.server.ts";
import type { ServerState } from "#operations/admin/contract.ts";
import type { AppContext } from "#core/context.server.ts";
import { isPostgres } from "#core/database.server.ts";
import { countJobs, listJobsInTrouble } from "#core/jobs/store.server.ts";
import { countGuestData } from "#stays/guestData/store.server.ts";
import { VERSION } from "#core/version.server.ts";

const JOBS_SHOWN = 50;

/** Returns what an operator wants to know of the server first. */
export async function readServerState(context: AppContext): Promise<ServerState> {
  const { config, db, now } = context;
  const [bytes, disk, backups, jobs, inTrouble, importedAt, calendars, guests] = await Promise.all([
    databaseBytes(db, config),
    statfs(config.dataDir),
    lastBackups(context),
    countJobs(db, now()),
    listJobsInTrouble(db, JOBS_SHOWN),
    lastPlacesImport(db),
    countCalendars(db),
    countGuestData(db, null),
  ]);
  return {
    version: VERSION,
    startedAt: context.startedAt,
    database: { kind: isPostgres(config) ? "postgresql" : "sqlite", bytes },
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    backups: backupPlaces(context).map(({ name }) => ({ place: name, succeededAt: backups[name] || null })),
    jobs: {
      ...jobs,
      inTrouble: inTrouble.map((row) => ({
        id: row.id,
        kind: row.kind,
        failure: row.failure ?? "",
        attempts: row.attempts,
        failedAt: row.failed_at,
      })),
    },
    email: { isSent: config.smtpUrl !== undefined, from: config.mailFrom },
    places: { source: config.places, importedAt },
    calendars,
    guests,
  };
}
