import { deleteUnusedShared, deleteVersionsReplacedBefore } from "#guidebooks/history/historyStore.server.ts";
import { VERSION_DAYS } from "#guidebooks/history/contract.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Deletes section versions that were replaced 90 days ago, and unused shared sections. */
export const deleteOldVersions = scheduledJob("guidebooks.deleteOldVersions", async ({ now }) =>
  done(async (db) => {
    await deleteVersionsReplacedBefore(db, now() - VERSION_DAYS * DAY_MS);
    await deleteUnusedShared(db);
  }),
);
