import { z } from "zod";
import { deleteExpiredAnswers } from "#places/net/store.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/** Deletes place services' responses older than a week. */
export const deleteOldAnswers: JobKind<null> = {
  name: "places.deleteOldAnswers",
  payload: z.null(),
  run: async ({ now }) => done((db) => deleteExpiredAnswers(db, now())),
};
