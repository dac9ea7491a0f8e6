import { DAY_MS } from "#core/durations.ts";
import { deleteRequestKeysBefore } from "#core/requestKeyStore.server.ts";
import { ANSWER_MS } from "#core/idempotency.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { deleteOutboxEmailsBefore } from "#core/outbox.server.ts";
import { deleteJobsFailedBefore } from "#core/jobs/store.server.ts";

/** How long a failed job stays visible to the operator. */
const FAILED_JOB_DAYS = 30;

/** Deletes the stored responses of requests with an `idempotency-key` after a day. */
export const deleteOldRequestKeys = scheduledJob("platform.deleteOldRequestKeys", async ({ now }) =>
  done((db) => deleteRequestKeysBefore(db, now() - ANSWER_MS)),
);

/** Deletes the counters of limits whose window is over. */
export const deleteEndedLimits = scheduledJob("platform.deleteEndedLimits", async ({ limits }) =>
  done((db) => limits.deleteEnded(db)),
);

/** Deletes the jobs that failed 30 days ago. */
export const deleteFailedJobs = scheduledJob("platform.deleteFailedJobs", async ({ now }) =>
  done((db) => deleteJobsFailedBefore(db, now() - FAILED_JOB_DAYS * DAY_MS)),
);

/** How long an email stays in the outbox: it can name a guest. */
const OUTBOX_DAYS = 30;

/** Deletes the emails that were written to the outbox 30 days ago. */
export const deleteOldOutboxEmails = scheduledJob("platform.deleteOldOutbox", async ({ config, now }) => {
  await deleteOutboxEmailsBefore(config, now() - OUTBOX_DAYS * DAY_MS);
  return done();
});
