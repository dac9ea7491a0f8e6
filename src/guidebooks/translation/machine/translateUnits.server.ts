import type { Language } from "#core/i18n/languages.ts";
import { askModel, UnusableAnswer, type Model } from "#core/llm/askModel.server.ts";
import { removeInvisible } from "#core/visibleText.ts";
import { sanitiseHtml } from "#sections/sanitise.server.ts";
import { MAX_TRANSLATION_LENGTH } from "#guidebooks/translation/contract.ts";
import { checkTranslation } from "#guidebooks/translation/lock/checkTranslation.ts";
import type { KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";
import { looksTranslated } from "#guidebooks/translation/machine/looksTranslated.ts";
import { restoreLine } from "#guidebooks/translation/machine/restoreLine.ts";
import {
  newMarkNames,
  segmentsOf,
  type Segment,
  type Segmented,
} from "#guidebooks/translation/machine/segments.ts";
import { translationQuestion } from "#guidebooks/translation/machine/translationQuestion.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";
import type { SourceUnit } from "#guidebooks/translation/sourceUnits.server.ts";

/** The result of a unit: its translation, or its problems. */
export type MachineTranslation =
  | { unit: SourceUnit; text: string }
  | { unit: SourceUnit; problems: TranslationProblem[] };

export interface Translator {
  model: Model;
  known: KnownNames;
  from: Language;
  to: Language;
  /** Aborts one request after a time limit, or all of them. */
  signalOf: () => AbortSignal;
}

interface CutUnit extends Segmented {
  unit: SourceUnit;
}

/** Characters and lines of one request, small enough for a complete response in time. */
const MAX_CHARACTERS = 4000;
const MAX_LINES = 40;

/** Splits units into requests, without those too long to translate or with nothing to send. */
export function batchesOf(units: readonly SourceUnit[], known: KnownNames): CutUnit[][] {
  const batches: CutUnit[][] = [];
  const nameMark = newMarkNames();
  let left = { characters: 0, lines: 0 };
  for (const unit of units) {
    if (unit.value.length > MAX_TRANSLATION_LENGTH) continue;
    const cut = { unit, ...segmentsOf(unit, known, nameMark) };
    const characters = cut.segments.reduce((sum, { text }) => sum + text.length, 0);
    const lines = cut.segments.length;
    if (!cut.segments.some(hasWords)) continue;
    if (batches.length === 0 || characters > left.characters || lines > left.lines) {
      batches.push([]);
      left = { characters: MAX_CHARACTERS, lines: MAX_LINES };
    }
    batches.at(-1)?.push(cut);
    left = { characters: left.characters - characters, lines: left.lines - lines };
  }
  return batches;
}

const hasWords = ({ text }: Segment) => /\p{L}/u.test(text.replaceAll(/⟦[^⟦⟧]*⟧/g, ""));

/** Translates a batch and checks it. Retries lines with problems once. Throws the service's errors. */
export async function translateBatch(
  batch: readonly CutUnit[],
  translator: Translator,
): Promise<MachineTranslation[]> {
  const translated = await translateOnce(batch, translator);
  const wrong = batch.filter((_, at) => "problems" in (translated[at] ?? {}));
  if (wrong.length === 0 || wrong.length * 2 > batch.length) return translated;
  const again = await translateOnce(wrong, translator);
  return translated.map((one) => again.find(({ unit }) => unit === one.unit) ?? one);
}

async function translateOnce(batch: readonly CutUnit[], translator: Translator) {
  const sent = batch.flatMap(({ segments }) => segments.filter(hasWords));
  const answers = await askLines(sent, translator);
  return batch.map((cut) => proven(cut, (segment) => answers.get(sent.indexOf(segment)), translator));
}

/** An unusable response is no failure of the service: a retry would return the same. */
async function askLines(segments: readonly Segment[], { model, from, to, signalOf }: Translator) {
  try {
    return await askModel(model, translationQuestion(segments, { from, to }), signalOf());
  } catch (error) {
    if (error instanceof UnusableAnswer) return new Map();
    throw error;
  }
}

/** Joins the lines of a unit after checking each, and compares the whole with the original. */
function proven(
  { unit, segments, join }: CutUnit,
  answerTo: (segment: Segment) => string | undefined,
  { known, to }: Translator,
): MachineTranslation {
  const problems: TranslationProblem[] = [];
  const lines = segments.map((segment) => {
    const answer = hasWords(segment) ? answerTo(segment) : segment.text;
    const line = answer === undefined ? missing : lineOf(segment, answer, unit, { known, to });
    if (!line.ok) problems.push(...line.problems);
    return line.ok ? line.line : "";
  });
  if (problems.length > 0) return { unit, problems };
  const joined = join(lines);
  const text = unit.kind === "html" ? sanitiseHtml(joined) : joined.trim();
  const wrong = checkTranslation(unit, text, known, { strict: true });
  return wrong.length > 0 ? { unit, problems: wrong } : { unit, text };
}

const missing = { ok: false, problems: [{ code: "missing" }] } as const;

function lineOf(
  segment: Segment,
  answer: string,
  { kind }: SourceUnit,
  { known, to }: Pick<Translator, "known" | "to">,
) {
  const visible = removeInvisible(answer).trim();
  const before = segment.text.slice(0, segment.text.length - segment.text.trimStart().length);
  const after = segment.text.slice(segment.text.trimEnd().length);
  const unlike = hasWords(segment) ? looksTranslated(segment.text, visible, to) : null;
  if (unlike) return { ok: false, problems: [unlike] } as const;
  return restoreLine(segment, before + visible + after, { kind, known });
}
