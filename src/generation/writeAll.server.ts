import { put, type GeneratedSection, type GeneratedSections } from "#generation/generatedSection.ts";
import { chooseWithModel, isChoosable, placeWithModel, type Chooser } from "#generation/llm/choose.server.ts";
import { describeFailure } from "#core/llm/failure.server.ts";
import { modelOf } from "#core/llm/model.server.ts";
import { addNotes } from "#generation/notes/addNotes.ts";
import type { PlacedNotes } from "#generation/notes/placeNotes.ts";
import { noteSections } from "#generation/notes/topics.ts";
import type { Plan } from "#generation/plan.ts";
import type { SectionSource } from "#guidebooks/contract.ts";
import { localQuestions } from "#generation/write/localQuestions.ts";
import { writeWithoutModel } from "#generation/write/writeWithoutModel.ts";
import type { AppContext } from "#core/context.server.ts";
import { standardTypes, standardTileTypes, type SectionType } from "#sections/catalog.ts";

interface WritingResult {
  generatedSections: GeneratedSections;
  /** The number of ids that a model was not given. */
  dropped: number;
  /** Sections with a model's choices; the others are written by rule. */
  byModel: SectionType[];
}

/** Sections that are requested of a model at the same time. */
const PARALLEL_SECTIONS = 3;

/** Writes every section, by rule what a model does not choose within `LLM_TIMEOUT_MS` for all. */
export async function writeAll(
  context: AppContext,
  plan: Plan,
  {
    signal,
    onSection,
  }: { signal?: AbortSignal | undefined; onSection: (done: number, total: number) => void },
): Promise<WritingResult> {
  const result: WritingResult = { generatedSections: {}, dropped: 0, byModel: [] };
  const writer = newWriter(context, plan, signal);
  const waiting = [...standardTypes];
  let done = 0;
  const write = async (type: SectionType, listed?: ReadonlySet<string>) => {
    const { generated, dropped, byModel } = await writer.write(type, listed);
    put(result.generatedSections, type, generated);
    result.dropped += dropped;
    result.byModel = [...result.byModel.filter((other) => other !== type), ...(byModel ? [type] : [])];
  };
  const work = async () => {
    for (let type = waiting.shift(); type; type = waiting.shift()) {
      await write(type);
      if (standardTileTypes.includes(type)) onSection((done += 1), standardTileTypes.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_SECTIONS }, work));
  const { welcome, ...others } = result.generatedSections;
  const listed = placesIn(Object.values(others));
  if (welcome?.sources.some(({ placeId, distance }) => distance !== null && !listed.has(placeId)))
    await write("welcome", listed);
  result.dropped += (await writer.placement()).dropped;
  return result;
}

export const placesIn = (sections: readonly { sources: SectionSource[] }[]): ReadonlySet<string> =>
  new Set(sections.flatMap(({ sources }) => sources.map(({ placeId }) => placeId)));

/** Limits a welcome to places that the other sections name; it may name any where these name none. */
const amongListed = (plan: Plan, listed: ReadonlySet<string>): Plan =>
  listed.size === 0 ? plan : { ...plan, near: plan.near.filter(({ id }) => listed.has(id)) };

/** Returns a writer of a plan's sections, which stops using the model when its time is over. A cancelled one throws. */
export function newWriter(context: AppContext, whole: Plan, cancelled?: AbortSignal) {
  const { llm } = context.config;
  const model = modelOf(context.config);
  const late = AbortSignal.timeout(llm?.timeoutMs ?? 0);
  const signal = cancelled ? AbortSignal.any([cancelled, late]) : late;

  async function tryModel<Result>(what: string, choose: (chooser: Chooser) => Promise<Result>) {
    if (!model) return null;
    try {
      signal.throwIfAborted();
      return await choose({ model, signal });
    } catch (error) {
      cancelled?.throwIfAborted();
      context.log.warn(
        { section: what, ...describeFailure(error) },
        "the model could not choose for a section; our own rules did",
      );
      return null;
    }
  }

  let placing: Promise<{ choice: PlacedNotes; dropped: number }> | undefined;
  const placement = () =>
    (placing ??= tryModel("notes", (chooser) => placeWithModel(whole.placed, chooser)).then(
      (placed) => placed ?? { choice: whole.placed, dropped: 0 },
    ));

  /** Writes a section; the welcome with the places of the other sections. */
  async function write(type: SectionType, listed: ReadonlySet<string> = new Set()) {
    cancelled?.throwIfAborted();
    const plan = amongListed(whole, listed);
    const hasChoice = type === "welcome" || plan.picks[type].length > 0;
    const chosen =
      isChoosable(type) && hasChoice
        ? await tryModel(type, (chooser) => chooseWithModel(type, plan, chooser))
        : null;
    const byModel = chosen !== null;
    if (!noteSections.some((section) => section === type)) {
      const { generated, dropped } = chosen ?? { generated: writeWithoutModel(type, plan), dropped: 0 };
      return { generated: withQuestions(type, generated, plan), dropped, byModel };
    }
    const placed = (await placement()).choice;
    const { generated, dropped } = chosen ?? {
      generated: writeWithoutModel(type, { ...plan, placed }),
      dropped: 0,
    };
    const noted = addNotes(type, withQuestions(type, generated, plan), placed);
    return { generated: noted, dropped, byModel };
  }

  return { write, placement };
}

/** Adds the questions by the property's location. */
const withQuestions = (type: SectionType, generated: GeneratedSection, plan: Plan): GeneratedSection => ({
  ...generated,
  prompts: [...generated.prompts, ...localQuestions(type, plan)],
});
