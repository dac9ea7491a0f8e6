import { deleteExpiredAnswers } from "#places/net/store.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Deletes place services' responses older than a week. */
export const deleteOldAnswers = scheduledJob("places.deleteOldAnswers", async ({ now }) =>
  done((db) => deleteExpiredAnswers(db, now())),
);
