import { cluesOf, clueNames, type WordScorer } from "#contentImport/classify/model/clues.ts";
import type { FieldScores } from "#contentImport/classify/model/fieldScores.ts";
import type { JudgedManual } from "./judgedManuals.ts";
import { errorsOf } from "./learn.ts";

/** What each clue counts, and how likely each field is before any. */
export interface ClueWeights {
  clues: number[];
  prior: number[];
}

interface Row {
  clues: FieldScores[];
  right: boolean[];
}

const ROUNDS = 300;
const RATE = 0.3;
const DECAY = 1e-3;

/** Returns the clues of each judged sentence of a manual, by a model that was not trained with it. */
export function rowsOf({ pieces, names }: JudgedManual, fields: readonly string[], score: WordScorer): Row[] {
  return cluesOf(pieces, score).flatMap((clues, at) => {
    const sections = (names[at] ?? []).map((name) => name.split(".")[0]);
    const right = fields.map((name) => sections.includes(name.split(".")[0]));
    return right.includes(true) && !pieces[at]?.isAside ? [{ clues, right }] : [];
  });
}

/** Learns how much each clue counts: a logistic regression by descent (AdaGrad) over all sentences at once. */
export function learnClues(rows: readonly Row[]): ClueWeights {
  const clues = clueNames.map((_, at) => (at === 0 ? 1 : 0));
  const prior = (rows[0]?.right ?? []).map(() => 0);
  const squares = { clues: clues.map(() => 1e-6), prior: prior.map(() => 1e-6) };
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = { clues: clues.map(() => 0), prior: prior.map(() => 0) };
    for (const row of rows)
      for (const [field, error] of errorsOf(scoresOf(row.clues, { clues, prior }), row.right).entries()) {
        gradient.prior[field] = (gradient.prior[field] ?? 0) + error;
        for (const [at, clue] of row.clues.entries())
          gradient.clues[at] = (gradient.clues[at] ?? 0) + error * (clue[field] ?? 0);
      }
    const step = (weights: number[], of: "clues" | "prior") => {
      for (const [at, weight] of weights.entries()) {
        const slope = (gradient[of][at] ?? 0) / rows.length + DECAY * weight;
        const square = (squares[of][at] ?? 0) + slope * slope;
        squares[of][at] = square;
        weights[at] = weight - (RATE * slope) / Math.sqrt(square);
      }
    };
    step(clues, "clues");
    step(prior, "prior");
  }
  return { clues, prior };
}

export const scoresOf = (clues: readonly FieldScores[], weights: ClueWeights): Float64Array =>
  Float64Array.from(weights.prior, (prior, field) =>
    clues.reduce((sum, clue, at) => sum + (weights.clues[at] ?? 0) * (clue[field] ?? 0), prior),
  );
