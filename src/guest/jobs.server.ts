import { z } from "zod";
import type { Assets } from "#guest/files.server.ts";
import { redrawReadPages } from "#guest/redrawReadPages.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/** Draws pages again that guests read in the last day and that are no longer true, so that no guest waits for it. */
export const redrawPages = (assets: Assets): JobKind<null> => ({
  name: "guest.redrawPages",
  payload: z.null(),
  async run(context, _payload, { signal }) {
    await redrawReadPages(context, assets, signal);
    return done();
  },
});
