import { z } from "zod";
import { deleteExpiredAnswers } from "#places/net/store.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/** Deletes the answers of place services whose week is over. */
export const deleteOldAnswers: JobKind<null> = {
  name: "places.deleteOldAnswers",
  payload: z.null(),
  run: async ({ now }) => done((db) => deleteExpiredAnswers(db, now())),
};
