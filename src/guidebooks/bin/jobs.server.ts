import { eraseBinned, eraseBinnedRow } from "#guidebooks/bin/bin.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

export const eraseBinnedGuidebooks: JobKind<null> = {
  ...eraseBinnedRow,
  run: async (context) => {
    await eraseBinned(context);
    return done();
  },
};
