import { z } from "zod";
import { listTranslated } from "#guidebooks/translation/translationStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { storedKind } from "#core/jobs/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { queueWriting } from "#guidebooks/writtenQuestions/writeJob.server.ts";

export const translateJob = storedKind(
  "translation.translateGuidebook",
  z.object({ guidebookId: z.string() }),
);

/** A host who saves one section often saves the next. */
const WAIT_MS = 3000;

/** Adds jobs that translate changed texts and write questions for them, in the changing transaction. None without a model. */
export async function recordTextsChanged(
  context: AppContext,
  db: Database,
  guidebookId: string,
  sharedId: string | null = null,
): Promise<void> {
  const { config, jobs, now } = context;
  if (!config.llm) return;
  await queueWriting(context, db, guidebookId, sharedId);
  for (const id of await listTranslated(db, guidebookId, sharedId))
    await jobs.add(db, translateJob, { guidebookId: id }, { due: now() + WAIT_MS });
}
