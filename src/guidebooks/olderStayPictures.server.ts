import { setImmediate } from "node:timers/promises";
import { listSectionsWithStayOnly } from "#guidebooks/pictureStore.server.ts";
import { replaceSectionMedia } from "#guidebooks/sectionMedia.server.ts";
import { done, type JobResult, scheduledJob } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Records, for sections stored before this was tracked, which pictures show only during the stay (Stays 6). */
export const protectOlderStayPictures = scheduledJob("media.older-stay-pictures", protectAll);

async function protectAll({ db }: AppContext): Promise<JobResult> {
  for (const id of await listSectionsWithStayOnly(db)) {
    await db.transaction().execute((within) => replaceSectionMedia(within, id));
    await setImmediate();
  }
  return done();
}
