import { z } from "zod";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";
import { eraseEnded } from "#stays/erasing/erasing.server.ts";

/** Deletes the data of guests who left 30 days ago. */
export const eraseEndedStays: JobKind<null> = {
  name: "stays.eraseEnded",
  payload: z.null(),
  run: async (context) => done((db) => eraseEnded(context, db)),
};
