import { put, type GeneratedSection, type GeneratedSections } from "#generation/generatedSection.ts";
import { chooseWithModel, isChoosable, placeWithModel, type Chooser } from "#generation/llm/choose.server.ts";
import { describeFailure } from "#llm/failure.server.ts";
import { modelOf } from "#llm/model.server.ts";
import { addNotes } from "#generation/notes/addNotes.ts";
import type { PlacedNotes } from "#generation/notes/placeNotes.ts";
import { noteSections } from "#generation/notes/topics.ts";
import type { Plan } from "#generation/plan.ts";
import { localQuestions } from "#generation/write/localQuestions.ts";
import { writeKeyless } from "#generation/write/keyless.ts";
import type { Platform } from "#platform/platform.server.ts";
import { standardTypes, standardTileTypes, type SectionType } from "#sections/catalog.ts";

export interface WritingResult {
  generatedSections: GeneratedSections;
  /** Ids of a model's that were none of those that it was given. */
  dropped: number;
  /** Sections that a model chose for; the others are written by rule. */
  byModel: SectionType[];
}

/** Sections asked of a model at the same time. */
const PARALLEL = 3;

/**
 * Writes every section, with a model's choices where there is one; what it cannot choose, or not within the time that all
 * sections share (`LLM_TIMEOUT_MS`), our rules do.
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
  const writer = newWriter(platform, plan, signal);
  const waiting = [...standardTypes];
  let done = 0;
  const work = async () => {
    for (let type = waiting.shift(); type; type = waiting.shift()) {
      const { generated, dropped, byModel } = await writer.write(type);
      put(result.generatedSections, type, generated);
      result.dropped += dropped;
      if (byModel) result.byModel.push(type);
      if (standardTileTypes.includes(type)) onSection((done += 1), standardTileTypes.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  result.dropped += (await writer.placement()).dropped;
  return result;
}

/** Writes sections of a plan until its time is over; from then on without the model. Cancelling throws. */
export function newWriter(platform: Platform, plan: Plan, cancelled?: AbortSignal) {
  const { llm } = platform.config;
  const model = modelOf(platform.config);
  const late = AbortSignal.timeout(llm?.timeoutMs ?? 0);
  const signal = cancelled ? AbortSignal.any([cancelled, late]) : late;

  async function tryModel<Result>(
    what: string,
    choose: (chooser: Chooser) => Promise<Result>,
  ): Promise<Result | null> {
    if (!model) return null;
    try {
      signal.throwIfAborted();
      return await choose({ model, signal });
    } catch (error) {
      cancelled?.throwIfAborted();
      platform.log.warn(
        { section: what, ...describeFailure(error) },
        "the model could not choose for a section; our own rules did",
      );
      return null;
    }
  }

  let placing: Promise<{ choice: PlacedNotes; dropped: number }> | undefined;
  const placement = () =>
    (placing ??= tryModel("notes", (chooser) => placeWithModel(plan.placed, chooser)).then(
      (placed) => placed ?? { choice: plan.placed, dropped: 0 },
    ));

  async function write(type: SectionType) {
    cancelled?.throwIfAborted();
    const chosen = isChoosable(type)
      ? await tryModel(type, (chooser) => chooseWithModel(type, plan, chooser))
      : null;
    const byModel = chosen !== null;
    if (!noteSections.some((section) => section === type)) {
      const { generated, dropped } = chosen ?? { generated: writeKeyless(type, plan), dropped: 0 };
      return { generated: withQuestions(type, generated, plan), dropped, byModel };
    }
    const placed = (await placement()).choice;
    const { generated, dropped } = chosen ?? {
      generated: writeKeyless(type, { ...plan, placed }),
      dropped: 0,
    };
    const whole = addNotes(type, withQuestions(type, generated, plan), placed);
    return { generated: whole, dropped, byModel };
  }

  return { write, placement };
}

/** What the host of a property in this state is asked as well. */
const withQuestions = (type: SectionType, generated: GeneratedSection, plan: Plan): GeneratedSection => ({
  ...generated,
  prompts: [...generated.prompts, ...localQuestions(type, plan)],
});
