import { z } from "zod";
import { listTranslated } from "#guidebooks/translation/translationStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { storedKind } from "#core/jobs/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";

export const translateJob = storedKind(
  "translation.translateGuidebook",
  z.object({ guidebookId: z.string() }),
);

/** A host who saves one section often saves the next. */
const WAIT_MS = 3000;

/** Adds jobs that translate changed texts, in the changing transaction. None without model or languages. */
export async function recordTextsChanged(
  { config, jobs, now }: AppContext,
  db: Database,
  guidebookId: string,
  sharedId: string | null = null,
): Promise<void> {
  if (!config.llm) return;
  for (const id of await listTranslated(db, guidebookId, sharedId))
    await jobs.add(db, translateJob, { guidebookId: id }, { due: now() + WAIT_MS });
}
