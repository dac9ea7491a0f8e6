import { eraseBinned, eraseBinnedRow, type ForgetPages } from "#guidebooks/bin/bin.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

/**
 * Returns the job that erases what has been in the bin for 30 days. A parameter invalidates cached pages, because
 * that code is in a later folder.
 */
export const eraseBinnedGuidebooks = (forgetPages: ForgetPages): JobKind<null> => ({
  ...eraseBinnedRow,
  run: async (context) => {
    await eraseBinned(context, forgetPages);
    return done();
  },
});
