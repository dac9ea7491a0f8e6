import { deleteCountsBefore } from "#analytics/store.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Long enough to compare a month with the same month of the previous year. */
export const COUNT_DAYS = 400;

/** Deletes the counts of hours that began 400 days ago. */
export const deleteOldCounts = scheduledJob("analytics.deleteOldCounts", async ({ now }) =>
  done((db) => deleteCountsBefore(db, now() - COUNT_DAYS * DAY_MS)),
);
