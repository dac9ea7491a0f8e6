import type { Weights } from "#search/questions/clues.ts";

/** A question with the passages that may answer it, and the clues for each. */
export interface Query {
  guidebook: string;
  mayBeNone: boolean;
  /** How much it counts. */
  weight: number;
  candidates: { clues: readonly number[]; isRight: boolean }[];
}

const UNITS = 8;
const EPOCHS = 40;
const BATCH = 32;
const RATE = 0.02;
const LAST_RATE = 1e-4;
const DECAY = 1e-3;
/** An answer where there is none counts more. */
const OF_NONE = 1.5;
/** Passages of a question that are compared: the first by a rough score, and the right ones. */
const COMPARED = 20;
const START = 0.4;

/** Returns the score of clues, and sets `hidden` to what each unit adds up. */
function scoreOf(clues: readonly number[], weights: Float64Array, hidden: Float64Array): number {
  const size = clues.length;
  let score = 0;
  for (let at = 0; at < size; at++) score += (weights[at] ?? 0) * (clues[at] ?? 0);
  for (let unit = 0; unit < UNITS; unit++) {
    let sum = 0;
    const start = size * (unit + 1);
    for (let at = 0; at < size; at++) sum += (weights[start + at] ?? 0) * (clues[at] ?? 0);
    hidden[unit] = sum;
    if (sum > 0) score += sum * (weights[size * (UNITS + 1) + unit] ?? 0);
  }
  return score;
}

/**
 * Finds weights with which right passages are likelier than others, and no answer, of score 0, where there is none: one
 * hidden layer, by Adam. The same queries give the same weights. `rough` are the clues whose sum chooses the passages
 * that are compared.
 */
export function fitWeights(queries: readonly Query[], rough: readonly number[]): Weights {
  const size = queries[0]?.candidates[0]?.clues.length ?? 0;
  const random = newRandom();
  const weights = new Float64Array(size * (UNITS + 1) + UNITS).map((_, at) =>
    at < size ? 0 : 2 * START * (random() - 0.5),
  );
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  const compared = queries.map((query) => ({ ...query, candidates: firstOf(query, rough) }));
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(compared, random);
    const rate = RATE * (1 - epoch / EPOCHS) + LAST_RATE;
    for (let from = 0; from < compared.length; from += BATCH) {
      const batch = compared.slice(from, from + BATCH);
      const slope = new Float64Array(weights.length);
      for (const query of batch) addSlope(query, weights, slope);
      step += 1;
      for (let at = 0; at < weights.length; at++) {
        const own = (slope[at] ?? 0) / batch.length + DECAY * (weights[at] ?? 0);
        const mean = (means[at] = 0.9 * (means[at] ?? 0) + 0.1 * own);
        const square = (squares[at] = 0.99 * (squares[at] ?? 0) + 0.01 * own * own);
        const change = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-8);
        weights[at] = (weights[at] ?? 0) - rate * change;
      }
    }
  }
  const rowOf = (clue: number) =>
    Array.from({ length: UNITS + 1 }, (_, unit) => weights[size * unit + clue] ?? 0);
  return {
    clues: Array.from({ length: size }, (_, clue) => rowOf(clue)),
    outputs: [...weights.subarray(size * (UNITS + 1))],
  };
}

function firstOf({ candidates }: Query, rough: readonly number[]): Query["candidates"] {
  const roughly = (clues: readonly number[]) => rough.reduce((sum, at) => sum + (clues[at] ?? 0), 0);
  const sorted = candidates.toSorted((one, other) => roughly(other.clues) - roughly(one.clues));
  return sorted.filter(({ isRight }, at) => isRight || at < COMPARED);
}

function addSlope(query: Query, weights: Float64Array, slope: Float64Array): void {
  const { candidates, mayBeNone } = query;
  const hidden = candidates.map(() => new Float64Array(UNITS));
  const scores = candidates.map(({ clues }, at) => scoreOf(clues, weights, hidden[at] ?? new Float64Array()));
  const best = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const none = Math.exp(-best);
  const all = odds.reduce((sum, one) => sum + one, none);
  const isAnswerable = candidates.some(({ isRight }) => isRight);
  const right = odds.reduce(
    (sum, one, at) => sum + (candidates[at]?.isRight ? one : 0),
    mayBeNone && isAnswerable ? none : 0,
  );
  for (const [at, { clues, isRight }] of candidates.entries()) {
    const wanted = isAnswerable && isRight ? (odds[at] ?? 0) / right : 0;
    const error = query.weight * (isAnswerable ? 1 : OF_NONE) * ((odds[at] ?? 0) / all - wanted);
    addError(clues, error, hidden[at] ?? new Float64Array(), weights, slope);
  }
}

function addError(
  clues: readonly number[],
  error: number,
  hidden: Float64Array,
  weights: Float64Array,
  slope: Float64Array,
): void {
  const size = clues.length;
  const add = (start: number, factor: number) => {
    for (let at = 0; at < size; at++)
      slope[start + at] = (slope[start + at] ?? 0) + factor * (clues[at] ?? 0);
  };
  add(0, error);
  for (const [unit, sum] of hidden.entries()) {
    if (sum <= 0) continue;
    const output = size * (UNITS + 1) + unit;
    slope[output] = (slope[output] ?? 0) + error * sum;
    add(size * (unit + 1), error * (weights[output] ?? 0));
  }
}

/** Returns numbers from 0 to 1, always the same ones. */
function newRandom(): () => number {
  let state = 1;
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x80_00_00_00;
}

function shuffle(queries: Query[], random: () => number): void {
  for (let last = queries.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [queries[last], queries[other]] = [queries[other] as Query, queries[last] as Query]; // both are within
  }
}
