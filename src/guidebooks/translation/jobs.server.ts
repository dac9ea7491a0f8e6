import { translateJob } from "#guidebooks/translation/textsChanged.server.ts";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { translateGuidebook } from "#guidebooks/translation/machine/translateGuidebook.server.ts";
import { isTranslatedElsewhere } from "#guidebooks/translation/store.server.ts";

const SOON_MS = 20_000;
const LATER_MS = 6 * HOUR_MS;

/** Translates untranslated texts with a model. Two jobs for a guidebook run in turn: none is paid twice. */
export const translateGuidebooks = jobKind({
  ...translateJob,
  async run(context, payload, { id, signal }) {
    const again = (after: number) =>
      done((db) => context.jobs.add(db, translateJob, payload, { due: context.now() + after }));
    if (await isTranslatedElsewhere(context.db, payload.guidebookId, { id, now: context.now() }))
      return again(SOON_MS);
    const ended = await translateGuidebook(context, payload.guidebookId, signal);
    return ended === "done" ? done() : again(LATER_MS);
  },
});
