import { featuresOf } from "#contentImport/classify/model/features.ts";
import type { Example } from "./examples.ts";

/** A linear model: how much each feature of a text speaks for each name, in the order of `names`. */
export interface Model {
  names: readonly string[];
  bias: Float64Array;
  /** The place of a feature's weights in `weights`, in numbers of names. */
  places: ReadonlyMap<string, number>;
  weights: Float32Array;
}

const EPOCHS = 6;
const RATE = 0.5;
const BIAS_RATE = 0.01;
const DECAY = 3e-3;
const FIRST_SQUARE = 0.1;
/** What is almost right is not learned again. */
const MIN_ERROR = 1e-4;

/** Learns a logistic regression by stochastic descent (AdaGrad). The same examples make the same model. */
export function learn(examples: readonly Example[]): Model {
  const names = [...new Set(examples.flatMap((example) => example.names))].toSorted();
  const read = examples.map((example) => ({ ...example, features: featuresOf(example.text) }));
  const places = new Map(featuresToLearn(read).map((feature, place) => [feature, place]));
  const rows = read.map(({ features, names: right, weight = 1 }) => ({
    features: features.flatMap((feature) => {
      const place = places.get(feature);
      return place === undefined ? [] : [place * names.length];
    }),
    right: names.map((name) => right.includes(name)),
    weight,
  }));
  const weights = new Float32Array(places.size * names.length);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const bias = new Float64Array(names.length);
  const random = newRandom();
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, right, weight } of shuffled(rows, random)) {
      const share = 1 / Math.sqrt(Math.max(features.length, 1));
      const scores = Float64Array.from(bias);
      for (const place of features)
        for (const at of names.keys()) scores[at] = (scores[at] ?? 0) + share * (weights[place + at] ?? 0);
      for (const [at, error] of errorsOf(scores, right).entries()) {
        bias[at] = (bias[at] ?? 0) - BIAS_RATE * error * weight;
        if (Math.abs(error * weight) < MIN_ERROR) continue;
        for (const place of features) {
          const before = weights[place + at] ?? 0;
          const step = error * weight * share + DECAY * before;
          const square = (squares[place + at] ?? 0) + step * step;
          squares[place + at] = square;
          weights[place + at] = before - (RATE * step) / Math.sqrt(square);
        }
      }
    }
  return { names, bias, places, weights };
}

/** Pairs of words and runs of letters that one example alone has say no more than its words. */
function featuresToLearn(read: readonly { features: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const feature of read.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count > 1 || /^[^# ]+$/.test(feature) ? [feature] : []));
}

/** Returns how far each share is from what it should be; several right names share as the model does so far. */
export function errorsOf(scores: Float64Array, right: readonly boolean[]): Float64Array {
  const maxScore = scores.reduce((one, other) => Math.max(one, other), -Infinity);
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
