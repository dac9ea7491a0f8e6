import { z } from "zod";
import { listTranslated } from "#guidebooks/translation/translationStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { StoredKind } from "#core/jobs/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** A guidebook whose words a model is to translate. What it does stands in `guidebooks/translation/jobs.server.ts`. */
export const translateJob: StoredKind<{ guidebookId: string }> = {
  name: "translation.translateGuidebook",
  payload: z.object({ guidebookId: z.string() }),
};

/** Whoever saves one section often saves the next. */
const WAIT_MS = 3000;

/**
 * Has a model translate what has changed in a guidebook, and in those that use the same shared section, in the transaction
 * that changes it. Where the operator has set up none, or the host has chosen no language, nothing is added.
 */
export async function noteWordsChanged(
  { config, jobs, now }: AppContext,
  db: Database,
  guidebookId: string,
  sharedId: string | null = null,
): Promise<void> {
  if (!config.llm) return;
  for (const id of await listTranslated(db, guidebookId, sharedId))
    await jobs.add(db, translateJob, { guidebookId: id }, { due: now() + WAIT_MS });
}
