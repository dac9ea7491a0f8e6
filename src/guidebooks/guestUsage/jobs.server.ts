import { STORED_DAYS, UNFOUND_DAYS } from "#guidebooks/guestUsage/contract.ts";
import { deleteOpensBefore } from "#guidebooks/guestUsage/store.server.ts";
import { deleteUnfoundBefore } from "#guidebooks/searchesWithoutResult/unfoundStore.server.ts";
import { utcDay } from "#core/days.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Deletes counts of opens older than 400 days. */
export const deleteOldOpens = scheduledJob("insight.deleteOldOpens", async ({ now }) =>
  done((db) => deleteOpensBefore(db, utcDay(now() - STORED_DAYS * DAY_MS))),
);

/** Deletes searches without a result older than 90 days, and their dismissals. */
export const deleteOldUnfound = scheduledJob("insight.deleteOldUnfound", async ({ now }) =>
  done((db) => deleteUnfoundBefore(db, utcDay(now() - UNFOUND_DAYS * DAY_MS))),
);
