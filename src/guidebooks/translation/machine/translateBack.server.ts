import { askModel, UnusableAnswer } from "#core/llm/askModel.server.ts";
import { plainLine } from "#guidebooks/translation/machine/compareLines.ts";
import { segmentsOf, type Segment } from "#guidebooks/translation/machine/segments.ts";
import type {
  MachineTranslation,
  Translator,
} from "#guidebooks/translation/machine/translateUnits.server.ts";
import { translationQuestion } from "#guidebooks/translation/machine/translationQuestion.ts";
import { isRule } from "#guidebooks/translation/meaning/isRule.ts";

type Good = Extract<MachineTranslation, { text: string }>;
type BackLines = ReadonlyMap<number, string | null>;

/**
 * Has the lines of a batch that state a rule translated back, by a request that does not contain the original. Returns
 * for each unit its lines by number; null where the answer has none. Throws the service's errors.
 */
export async function translateBack(
  translated: readonly Good[],
  { model, known, from, to, signalOf }: Translator,
): Promise<ReadonlyMap<Good, BackLines>> {
  const lines = translated.flatMap((one) => {
    const source = segmentsOf(one.unit, known).segments;
    const target = segmentsOf({ kind: one.unit.kind, value: one.text }, known).segments;
    return target.flatMap((segment, at) => {
      const original = source[at];
      const isChecked = original && (isRule(plainLine(original), from) || isRule(plainLine(segment), to));
      return isChecked ? [{ one, at, segment }] : [];
    });
  });
  if (lines.length === 0) return new Map();
  const question = translationQuestion(
    lines.map(({ segment }) => segment),
    { from: to, to: from },
  );
  const answers = await askModel(model, question, signalOf()).catch((error: unknown) => {
    if (error instanceof UnusableAnswer) return new Map<number, string>();
    throw error;
  });
  return new Map(
    [...Map.groupBy(lines.entries(), ([, { one }]) => one)].map(([one, all]) => [
      one,
      new Map(all.map(([number, { at, segment }]) => [at, backLine(segment, answers.get(number))])),
    ]),
  );
}

const backLine = ({ locked }: Segment, text: string | undefined): string | null =>
  text === undefined ? null : plainLine({ text, locked });
