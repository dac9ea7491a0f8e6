import type { GeneratedSection } from "#generation/generatedSection.ts";
import { askModel, type Model } from "#core/llm/askModel.server.ts";
import { entriesQuestion, type Chosen } from "#generation/llm/entriesQuestion.ts";
import { notesQuestion } from "#generation/llm/notesQuestion.ts";
import { welcomeQuestion } from "#generation/llm/welcomeQuestion.ts";
import { openNotes, type PlacedNotes } from "#generation/notes/placeNotes.ts";
import type { Plan } from "#generation/plan.ts";
import { writeList, writeRecommendations } from "#generation/write/lists.ts";
import { writeWelcome } from "#generation/write/welcome.ts";
import type { SectionType } from "#sections/catalog.ts";

/** Sections that a choice improves; the others are facts, tables and questions. */
const choosable = ["welcome", "dining", "places", "activities", "shopping", "recommendations"] as const;
type Choosable = (typeof choosable)[number];

export const isChoosable = (type: SectionType): type is Choosable => choosable.some((each) => each === type);

export interface Chooser {
  model: Model;
  /** Aborts the request: cancelled, or after the time that all sections share. */
  signal: AbortSignal;
}

/** A section with a model's choices, and how many ids were dropped because the model was not given them. */
interface ChosenSection {
  generated: GeneratedSection;
  dropped: number;
}

/** Writes a section that has places from a model's choice of ids; no text is the model's. Throws on an invalid answer. */
export async function chooseWithModel(type: Choosable, plan: Plan, chooser: Chooser): Promise<ChosenSection> {
  const ask = <Choice>(question: Parameters<typeof askModel<Chosen<Choice>>>[1]) =>
    askModel(chooser.model, question, chooser.signal);
  if (type === "welcome") {
    const { choice, dropped } = await ask(welcomeQuestion(plan));
    return { generated: writeWelcome(plan, choice), dropped };
  }
  const { choice, dropped } = await ask(entriesQuestion(type, plan));
  const generated =
    type === "recommendations" ? writeRecommendations(plan, choice) : writeList(type, plan, choice);
  return { generated, dropped };
}

/** Has a model choose the sections of the host's sentences. Throws as `chooseWithModel` does. */
export async function placeWithModel(
  placed: PlacedNotes,
  { model, signal }: Chooser,
): Promise<Chosen<PlacedNotes>> {
  if (openNotes(placed).length === 0) return { choice: placed, dropped: 0 };
  return askModel(model, notesQuestion(placed), signal);
}
