import { EVENT_MONTHS } from "#accounts/events/contract.ts";
import { deleteEventsBefore } from "#accounts/events/store.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Thirteen months of at most 31 days. */
const EVENT_DAYS = EVENT_MONTHS * 31;

/** Deletes the events of 13 months ago (People 10). */
export const deleteOldEvents = scheduledJob("accounts.deleteOldEvents", async ({ now }) =>
  done((db) => deleteEventsBefore(db, now() - EVENT_DAYS * DAY_MS)),
);
