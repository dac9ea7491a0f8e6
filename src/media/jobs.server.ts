import { z } from "zod";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/** Writing a picture takes seconds: what is a day old was left by a process that ended meanwhile. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

/** Deletes files of pictures that were never written to their end. */
export const deleteUnfinishedPictures: JobKind<null> = {
  name: "media.deleteUnfinished",
  payload: z.null(),
  run: async (context) => {
    await mediaStorage(context).removeUnfinished(context.now() - UNFINISHED_MS);
    return done();
  },
};
