import { translateJob } from "#guidebooks/translation/wordsChanged.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";
import { translateGuidebook } from "#guidebooks/translation/machine/translateGuidebook.server.ts";
import { isTranslatedElsewhere } from "#guidebooks/translation/store.server.ts";

const SOON_MS = 20_000;
const LATER_MS = 6 * 3_600_000;

/**
 * Has a model translate what of a guidebook is not translated. Of two for one guidebook the later waits, so that nothing is
 * paid for twice.
 */
export const translateGuidebooks: JobKind<{ guidebookId: string }> = {
  ...translateJob,
  async run(platform, payload, { id, signal }) {
    const again = (after: number) =>
      done((db) => platform.jobs.add(db, translateJob, payload, { due: platform.now() + after }));
    if (await isTranslatedElsewhere(platform.db, payload.guidebookId, { id, now: platform.now() }))
      return again(SOON_MS);
    const ended = await translateGuidebook(platform, payload.guidebookId, signal);
    return ended === "done" ? done() : again(LATER_MS);
  },
};
