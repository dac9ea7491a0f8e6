import { featuresOf } from "#contentImport/classify/model/features.ts";
import type { Example } from "./examples.ts";

/** A linear model: how much each feature of a text speaks for each name, in the order of `names`. */
export interface Model {
  names: readonly string[];
  bias: number[];
  weights: ReadonlyMap<string, number[]>;
}

const EPOCHS = 20;
const RATE = 0.5;
const BIAS_RATE = 0.01;
const DECAY = 3e-3;
/** What is almost right is not learned again. */
const MIN_ERROR = 1e-4;

/** Learns a logistic regression by stochastic descent (AdaGrad). The same examples make the same model. */
export function learn(examples: readonly Example[]): Model {
  const names = [...new Set(examples.flatMap((example) => example.names))].toSorted();
  const rows = examples.map((example) => ({
    features: featuresOf(example.text),
    right: names.map((name) => example.names.includes(name)),
  }));
  const weights = new Map<string, number[]>();
  const squares = new Map<string, number[]>();
  for (const feature of rows.flatMap(({ features }) => features)) {
    weights.set(
      feature,
      names.map(() => 0),
    );
    squares.set(
      feature,
      names.map(() => 0.1),
    );
  }
  const bias = names.map(() => 0);
  const random = newRandom();
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, right } of shuffled(rows, random)) {
      const known = features.map((feature) => ({
        of: weights.get(feature) ?? [],
        squares: squares.get(feature) ?? [],
      }));
      const share = 1 / Math.sqrt(Math.max(known.length, 1));
      for (const [at, error] of errorsOf(known, bias, share, right).entries()) {
        bias[at] = (bias[at] ?? 0) - BIAS_RATE * error;
        if (Math.abs(error) < MIN_ERROR) continue;
        for (const one of known) {
          const weight = one.of[at] ?? 0;
          const step = error * share + DECAY * weight;
          const square = (one.squares[at] ?? 0) + step * step;
          one.squares[at] = square;
          one.of[at] = weight - (RATE * step) / Math.sqrt(square);
        }
      }
    }
  return { names, bias, weights };
}

/** Returns how far each share is from what it should be; several right names share as the model does so far. */
function errorsOf(
  known: readonly { of: readonly number[] }[],
  bias: readonly number[],
  share: number,
  right: readonly boolean[],
): number[] {
  const scores = bias.map(
    (base, at) => base + share * known.reduce((sum, one) => sum + (one.of[at] ?? 0), 0),
  );
  const maxScore = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - maxScore));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const allRight = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0);
  return powers.map((power, at) => power / all - (right[at] ? power / allRight : 0));
}

/** Numbers from 0 to 1, the same each time. */
function newRandom(): () => number {
  let state = 42;
  return () => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
}

function shuffled<Row>(rows: readonly Row[], random: () => number): Row[] {
  return rows
    .map((row) => ({ row, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);
}
