import { OUTPUTS, WEIGHTS, WRITTEN_OUTPUTS, WRITTEN_WEIGHTS } from "#search/questions/clueWeights.ts";
import { writtenClueNames } from "#search/questions/writtenQuestions.ts";

/** Clues that a passage answers a question, each about 0 to 1. Those from `noneFound` on are the same for all passages. */
export const clueNames = [
  /** It has names and words of answers of the needs that the question probably names. */
  "named",
  /** One of its sentences, its sentences on average, and its heading are about these needs. */
  "likely",
  "about",
  "heading",
  /** The needs of question and passage are alike, however unsure both are. */
  "alike",
  /** It answers a related need, by its words. */
  "relatedNamed",
  /** It is in the usual sections of these needs. */
  "home",
  /** `findPassages` finds it. */
  "found",
  /** It has the question's words; what the most telling word weighs that it lacks. */
  "words",
  "missing",
  /** It says nothing of any need, or of any kind of thing, that the question names outright. */
  "silent",
  "kindSilent",
  /** How long it is; whether it has a heading, and only a few words under it. */
  "length",
  "headed",
  "bare",
  /** `findPassages` finds none. */
  "noneFound",
  /** The most that `alike` and `found` are on this page. */
  "bestAlike",
  "bestFound",
  /** How unsure the needs of the question are; the share of its words that are unknown; how long it is. */
  "unsure",
  "unknown",
  "questionLength",
  /** It asks for a kind of thing; it says that something does not work or is lost. */
  "kindNamed",
  "trouble",
  /** Always 1. */
  "always",
] as const;

/** What speaks for a passage as the answer to a question. */
export type Clues = Record<(typeof clueNames)[number], number>;

/** A weight for each clue, then one for each hidden unit; and the weight of each unit. */
export interface Weights {
  clues: readonly (readonly number[])[];
  outputs: readonly number[];
}

const FITTED: Weights = { clues: clueNames.map((name) => WEIGHTS[name]), outputs: OUTPUTS };

/** For passages of which a model wrote questions: their clues follow the others. */
export const WITH_WRITTEN: Weights = {
  clues: [...clueNames, ...writtenClueNames].map((name) => WRITTEN_WEIGHTS[name]),
  outputs: WRITTEN_OUTPUTS,
};

/** Returns the score of a passage, given its clues by place: above 0 where it is likelier right than no answer is. */
export function scoreOf(clues: readonly number[], { clues: weights, outputs }: Weights = FITTED): number {
  const sums = new Float64Array(outputs.length + 1);
  for (const [at, clue] of clues.entries())
    for (const [unit, weight] of (weights[at] ?? []).entries())
      sums[unit] = (sums[unit] ?? 0) + weight * clue;
  return outputs.reduce(
    (score, weight, unit) => score + weight * Math.max(0, sums[unit + 1] ?? 0),
    sums[0] ?? 0,
  );
}
