import { z } from "zod";
import { raiseVersions } from "#guidebooks/store.server.ts";
import { deleteEnded, findGuidebooksOf } from "#stays/notices/store.server.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";

/** Redraws the guest pages when a notice begins and when it ends; then deletes it. */
export const turnNotice = jobKind({
  name: "notices.turn",
  payload: z.object({ id: z.string() }),
  run: async ({ now }, { id }) =>
    done(async (db) => {
      await raiseVersions(db, await findGuidebooksOf(db, id));
      await deleteEnded(db, id, now());
    }),
});
