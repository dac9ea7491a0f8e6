import { STORED_DAYS, SEARCH_WITHOUT_RESULT_DAYS } from "#guidebooks/guestUsage/contract.ts";
import { deleteOpensBefore } from "#guidebooks/guestUsage/store.server.ts";
import { deleteSearchesWithoutResultBefore } from "#guidebooks/searchesWithoutResult/store.server.ts";
import { utcDay } from "#core/days.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Deletes counts of opens older than 400 days. */
export const deleteOldOpens = scheduledJob("insight.deleteOldOpens", async ({ now }) =>
  done((db) => deleteOpensBefore(db, utcDay(now() - STORED_DAYS * DAY_MS))),
);

/** Deletes searches without a result older than 90 days, and their dismissals. */
export const deleteOldSearchesWithoutResult = scheduledJob("insight.deleteOldUnfound", async ({ now }) =>
  done((db) => deleteSearchesWithoutResultBefore(db, utcDay(now() - SEARCH_WITHOUT_RESULT_DAYS * DAY_MS))),
);
