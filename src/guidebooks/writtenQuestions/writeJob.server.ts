import { z } from "zod";
import { listShowing } from "#guidebooks/writtenQuestions/store.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { storedKind } from "#core/jobs/queue.server.ts";

/** Has a model write questions for the passages of a guidebook; the guest's search does it. */
export const writeQuestionsJob = storedKind("search.writeQuestions", z.object({ guidebookId: z.string() }));

/** A host who saves one section often saves the next. */
const WAIT_MS = 2 * MINUTE_MS;

/** Adds the job for each guidebook that shows a changed text, in the changing transaction. None without a model. */
export async function queueWriting(
  { config, jobs, now }: AppContext,
  db: Database,
  guidebookId: string,
  sharedId: string | null,
): Promise<void> {
  if (!config.llm) return;
  for (const id of await listShowing(db, guidebookId, sharedId))
    await jobs.add(db, writeQuestionsJob, { guidebookId: id }, { due: now() + WAIT_MS });
}
