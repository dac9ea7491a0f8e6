import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { eraseEnded } from "#stays/erasing/erasing.server.ts";

/** Deletes the data of guests who left 30 days ago. */
export const eraseEndedStays = scheduledJob("stays.eraseEnded", async (context) =>
  done((db) => eraseEnded(context, db)),
);
