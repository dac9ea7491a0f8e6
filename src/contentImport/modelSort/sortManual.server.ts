import type { Actor } from "#accounts/actor.ts";
import { askModel, UnusableAnswer, type Model } from "#core/llm/askModel.server.ts";
import { describeFailure } from "#core/llm/failure.server.ts";
import { modelOf } from "#core/llm/model.server.ts";
import type { ReadManual, SortingStep } from "#contentImport/contract.ts";
import { sortingsPerAccount } from "#contentImport/limits.ts";
import { manualProcesses } from "#contentImport/manualProcesses.server.ts";
import { batchesOf } from "#contentImport/modelSort/batches.ts";
import { applySortings } from "#contentImport/modelSort/moveSentences.ts";
import type { OpenPiece } from "#contentImport/modelSort/openPieces.ts";
import { sortingQuestion, type Sorting } from "#contentImport/modelSort/sortingQuestion.ts";
import type { Limits } from "#core/limits.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** What of the platform sorting needs. */
export type SortingContext = Pick<AppContext, "config" | "log"> & { limits: Pick<Limits, "consume"> };

interface Watching {
  signal: AbortSignal;
  onStep?: (step: SortingStep) => void;
}

/** Requests of one manual at the same time. */
const PARALLEL = 4;

/**
 * Has a model choose the sections of sentences, or leave them out (Import 9), within `LLM_TIMEOUT_MS` for all of them. Without a model, and for what it does not answer in time or well, the rules' proposal stands.
 */
export async function sortManual(
  context: SortingContext,
  actor: Pick<Actor, "accountId">,
  manual: ReadManual,
  watching: Watching,
): Promise<ReadManual> {
  const { llm } = context.config;
  const model = modelOf(context.config);
  if (!llm || !model) return manual;
  const found = await manualProcesses.run(actor.accountId, "openPieces", manual);
  if (!found.ok || found.value.length === 0) return manual;
  const signal = AbortSignal.any([watching.signal, AbortSignal.timeout(llm.timeoutMs)]);
  const batches = batchesOf(found.value);
  const { accountId } = actor;
  const sortings = await askAll(context, batches, { ...watching, accountId, model, signal });
  if (sortings.length === 0) return manual;
  const sorted = applySortings(manual, sortings);
  context.log.info({ sent: batches.flat().length, ...sorted.sorting }, "a model sorted a manual");
  return sorted;
}

interface Asking extends Watching {
  accountId: string;
  model: Model;
}

/** Returns the valid answers. Stops when the service fails, the time is over or the day's limit is used. */
async function askAll(
  context: SortingContext,
  batches: readonly OpenPiece[][],
  { accountId, model, signal, onStep }: Asking,
): Promise<Sorting[]> {
  const waiting = [...batches];
  const sortings: Sorting[] = [];
  const total = batches.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  onStep?.({ done, total });
  const work = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      try {
        signal.throwIfAborted();
        const free = await context.limits.consume(sortingsPerAccount, accountId);
        if (free.ok) sortings.push(await askModel(model, sortingQuestion(batch), signal));
        else waiting.length = 0;
      } catch (error) {
        // An answer of no use says nothing of the next; a service that fails would keep the host waiting.
        if (!(error instanceof UnusableAnswer)) waiting.length = 0;
        context.log.warn(describeFailure(error), "the model could not sort a manual; our own rules did");
      }
      done += batch.length;
      onStep?.({ done, total });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return sortings;
}
