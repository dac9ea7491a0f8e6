import { mediaStorage } from "#media/mediaStorage.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Writing takes seconds: a temporary file a day old is from a process that died. */
const UNFINISHED_MS = DAY_MS;

/** Deletes files of pictures that were not completely written. */
export const deleteUnfinishedPictures = scheduledJob("media.deleteUnfinished", async (context) => {
  await mediaStorage(context).removeUnfinished(context.now() - UNFINISHED_MS);
  return done();
});
