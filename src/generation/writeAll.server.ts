import { put, type GeneratedSections } from "#generation/generatedSection.ts";
import { describeFailure } from "#generation/llm/failure.server.ts";
import { modelOf } from "#generation/llm/model.server.ts";
import { isWritable, writeWithModel } from "#generation/llm/write.server.ts";
import type { Plan } from "#generation/plan.ts";
import { writeKeyless } from "#generation/write/keyless.ts";
import type { Platform } from "#platform/platform.server.ts";
import { sectionTypes, tileTypes, type SectionType } from "#sections/catalog.ts";

export interface WritingResult {
  generatedSections: GeneratedSections;
  dropped: number;
  byModel: SectionType[];
}

/** Sections asked of a model at the same time. */
const PARALLEL = 3;

/**
 * Writes every section, with the model where there is one; what it cannot do well, or within the time that all sections
 * share (`LLM_TIMEOUT_MS`), the keyless writer does.
 */
export async function writeAll(
  platform: Platform,
  plan: Plan,
  {
    signal,
    onSection,
  }: { signal?: AbortSignal | undefined; onSection: (done: number, total: number) => void },
): Promise<WritingResult> {
  const result: WritingResult = { generatedSections: {}, dropped: 0, byModel: [] };
  const writer = newWriter(platform, signal);
  const waiting = [...sectionTypes];
  let done = 0;
  const work = async () => {
    for (let type = waiting.shift(); type; type = waiting.shift()) {
      const { generated, dropped, byModel } = await writer(plan, type);
      put(result.generatedSections, type, generated);
      result.dropped += dropped;
      if (byModel) result.byModel.push(type);
      if (tileTypes.includes(type)) onSection((done += 1), tileTypes.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return result;
}

/** Writes sections until its time is over; from then on without the model. Cancelling throws. */
export function newWriter(platform: Platform, cancelled?: AbortSignal) {
  const { llm } = platform.config;
  const model = modelOf(platform.config);
  const late = AbortSignal.timeout(llm?.timeoutMs ?? 0);
  const signal = cancelled ? AbortSignal.any([cancelled, late]) : late;

  return async (plan: Plan, type: SectionType) => {
    cancelled?.throwIfAborted();
    const plain = () => ({ generated: writeKeyless(type, plan), dropped: 0, byModel: false });
    if (!model || !isWritable(type)) return plain();
    try {
      signal.throwIfAborted();
      return { ...(await writeWithModel(type, plan, { model, signal })), byModel: true };
    } catch (error) {
      cancelled?.throwIfAborted();
      platform.log.warn(
        { section: type, ...describeFailure(error) },
        "the model could not write a section; our own writer did",
      );
      return plain();
    }
  };
}
