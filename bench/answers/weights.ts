/** A question with the passages that may answer it, and the clues for each. */
export interface Query {
  guidebook: string;
  mayBeNone: boolean;
  candidates: { clues: readonly number[]; isRight: boolean }[];
}

const EPOCHS = 80;
const RATE = 0.8;
const DECAY = 1e-3;
/** An answer where there is none counts twice. */
const OF_NONE = 2;

export const scoreOf = (clues: readonly number[], weights: Float64Array): number =>
  clues.reduce((sum, clue, at) => sum + clue * (weights[at] ?? 0), 0);

/** Finds weights with which right passages are likelier than others, and no answer, of score 0, where there is none. */
export function fitWeights(queries: readonly Query[]): Float64Array {
  const size = queries[0]?.candidates[0]?.clues.length ?? 0;
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const slope = new Float64Array(size);
    for (const one of queries) addSlope(one, weights, slope);
    for (let at = 0; at < size; at++) {
      const own = (slope[at] ?? 0) / queries.length + DECAY * (weights[at] ?? 0);
      steps[at] = (steps[at] ?? 0) + own ** 2;
      weights[at] = (weights[at] ?? 0) - (RATE * own) / Math.sqrt(steps[at] ?? 1);
    }
  }
  return weights;
}

function addSlope({ candidates, mayBeNone }: Query, weights: Float64Array, slope: Float64Array): void {
  const odds = candidates.map(({ clues }) => Math.exp(scoreOf(clues, weights)));
  const all = odds.reduce((sum, one) => sum + one, 1);
  const isAnswerable = candidates.some(({ isRight }) => isRight);
  const right = odds.reduce(
    (sum, one, at) => sum + (candidates[at]?.isRight ? one : 0),
    mayBeNone && isAnswerable ? 1 : 0,
  );
  for (const [at, { clues, isRight }] of candidates.entries()) {
    const wanted = isAnswerable && isRight ? (odds[at] ?? 0) / right : 0;
    const error = (isAnswerable ? 1 : OF_NONE) * ((odds[at] ?? 0) / all - wanted);
    for (const [which, clue] of clues.entries()) slope[which] = (slope[which] ?? 0) + error * clue;
  }
}
