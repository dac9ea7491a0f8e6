import { statfs } from "node:fs/promises";
import { isLate } from "#operations/backups/late.server.ts";
import { listPlaces } from "#operations/backups/store.server.ts";
import { backupPlaces } from "#operations/backups/places.server.ts";
import {
  countCalendars,
  databaseBytes,
  findFailingJobs,
  lastPlacesImport,
  listFailingCalendars,
} from "#operations/admin/figuresStore.server.ts";
import { emailLabels } from "#operations/admin/jobLabels.ts";
import type { ServerState } from "#operations/admin/contract.ts";
import type { AppContext } from "#core/context.server.ts";
import { isPostgres } from "#core/database.server.ts";
import { countJobs, listJobsInTrouble } from "#core/jobs/store.server.ts";
import { countGuestData } from "#stays/guestData/store.server.ts";
import { VERSION } from "#core/version.server.ts";

const JOBS_SHOWN = 50;
const CALENDARS_SHOWN = 20;
const emailKinds = Object.keys(emailLabels);

/** Returns what an operator wants to know of the server first. */
export async function readServerState(context: AppContext): Promise<ServerState> {
  const { config, db, now } = context;
  const [bytes, disk, backups, jobs, inTrouble, emails, importedAt, calendars, failing, guests] =
    await Promise.all([
      databaseBytes(db, config),
      statfs(config.dataDir),
      listPlaces(db),
      countJobs(db, now()),
      listJobsInTrouble(db, JOBS_SHOWN),
      findFailingJobs(db, emailKinds),
      lastPlacesImport(db),
      countCalendars(db),
      listFailingCalendars(db, CALENDARS_SHOWN),
      countGuestData(db, null),
    ]);
  return {
    version: VERSION,
    startedAt: context.startedAt,
    database: { kind: isPostgres(config) ? "postgresql" : "sqlite", bytes },
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    backups: backupPlaces(context).map(({ name }) => {
      const row = backups.find(({ place }) => place === name);
      return {
        place: name,
        succeededAt: row?.succeeded_at ?? null,
        isLate: row !== undefined && isLate(row, now()),
        triedAt: row?.tried_at ?? null,
        trialFailure: row?.trial_failure ?? null,
      };
    }),
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
    email: { isSent: config.smtpUrl !== undefined, from: config.mailFrom, ...emails },
    places: { source: config.places, importedAt },
    calendars: { ...calendars, inTrouble: failing },
    privateHosts: [...config.webhookPrivateHosts],
    guests,
  };
}
