import type { GuestNeed } from "#search/questions/guestNeed.ts";
import { featureOf, isOfCharacters, visitFeatures } from "#search/questions/questionWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** The needs that a text probably names, likeliest first, with their probability. */
export type LikelyNeeds = readonly (readonly [name: string, probability: number])[];

export interface NeedModel {
  /** Returns the needs of a question or a sentence of a host, by its features (`featuresOf`). */
  likelyNeeds(features: Iterable<number>): LikelyNeeds;
  /** Returns how much a stem tells needs apart, 0 to 1; undefined where no phrase has it. */
  specificityOf(stem: string): number | undefined;
}

export const MODEL = {
  /** Weight of a name, and of what hosts say, compared with how guests ask. */
  thing: 3,
  answerWord: 0.8,
  /** Weight of the letters of a word, compared with the word. */
  characters: 0.2,
  /** Added to each count: a word that no phrase of a need has does not exclude it. */
  smoothing: 0.1,
  /** Words of many needs decide less: the logarithm of needs for each need with the word, from which one counts whole. */
  specific: 5,
  /** How much less still: raises that share to a power. */
  sharpness: 1,
  /** Words of a question are not independent: softens the probabilities. */
  softness: 0.6,
  /** The more features a question has, the more each repeats another: this many take the softness as it is. */
  features: 10,
  maxSoftness: 1.5,
};
const MIN_PROBABILITY = 0.005;
const MAX_NEEDS = 12;

/**
 * The features of all needs. What feature `at` adds to each need that has it is from `starts[at]` to `starts[at + 1]` of
 * `needs` and `gains`; `shares` is its part of the decision. In arrays, because they take a fifth of the memory.
 */
interface Counted {
  ids: ReadonlyMap<number, number>;
  starts: Uint32Array;
  needs: Uint16Array;
  gains: Float32Array;
  shares: Float32Array;
  /** What a feature adds to a need that does not have it. */
  base: Float64Array;
}

/** Counts the features of each need's phrases (naive Bayes), once for a language: nothing is trained or stored. */
export function newNeedModel(needs: readonly GuestNeed[], vocabulary: Vocabulary): NeedModel {
  const counted = countFeatures(needs, vocabulary);
  return {
    likelyNeeds: (given) => {
      const known = [...new Set(given)].flatMap((feature) => {
        const id = counted.ids.get(feature);
        return id === undefined ? [] : { id, isWord: !isOfCharacters(feature) };
      });
      const odds = oddsOf(
        counted,
        known.map(({ id }) => id),
        known.filter(({ isWord }) => isWord).length,
      );
      const sum = odds.reduce((before, one) => before + one, 0);
      return needs
        .map(({ name }, at) => [name, (odds[at] ?? 0) / sum] as const)
        .filter(([, probability]) => probability > MIN_PROBABILITY)
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, MAX_NEEDS);
    },
    specificityOf: (stem) => {
      const id = counted.ids.get(featureOf(stem));
      return id === undefined ? undefined : counted.shares[id];
    },
  };
}

/** Returns how likely each need is, the likeliest 1. */
function oddsOf({ starts, needs, gains, shares, base }: Counted, ids: readonly number[], words: number) {
  const share = ids.reduce((sum, id) => sum + (shares[id] ?? 0), 0);
  const scores = base.map((one) => one * share);
  for (const id of ids)
    for (let next = starts[id] ?? 0; next < (starts[id + 1] ?? 0); next++) {
      const at = needs[next] ?? 0;
      scores[at] = (scores[at] ?? 0) + (gains[next] ?? 0);
    }
  const best = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  const softness = Math.min(
    MODEL.maxSoftness,
    MODEL.softness * Math.sqrt(MODEL.features / Math.max(1, words)),
  );
  return scores.map((score) => Math.exp(softness * (score - best)));
}

function countFeatures(all: readonly GuestNeed[], vocabulary: Vocabulary): Counted {
  const ids = new Map<number, number>();
  const counts: { ids: number[]; times: number[]; total: number }[] = [];
  /** By the id of a feature: the phrase and the need that counted it last, and how much that need has counted. */
  const phraseOf: number[] = [];
  const needOf: number[] = [];
  const timesOf: number[] = [];
  let phrase = 0;
  for (const [at, { asks, things, answerWords }] of all.entries()) {
    const own: number[] = [];
    const count = (phrases: readonly string[], weight: number) => {
      for (const text of phrases) {
        phrase += 1;
        visitFeatures(text, vocabulary, (feature) => {
          let id = ids.get(feature);
          if (id === undefined) ids.set(feature, (id = ids.size));
          if (phraseOf[id] === phrase) return;
          phraseOf[id] = phrase;
          if (needOf[id] !== at) own.push(id);
          timesOf[id] = (needOf[id] === at ? (timesOf[id] ?? 0) : 0) + weight;
          needOf[id] = at;
        });
      }
    };
    count(asks, 1);
    count(things, MODEL.thing);
    count(answerWords, MODEL.answerWord);
    const times = own.map((id) => timesOf[id] ?? 0);
    counts.push({ ids: own, times, total: times.reduce((sum, one) => sum + one, 0) });
  }

  const starts = new Uint32Array(ids.size + 1);
  for (const { ids: own } of counts) for (const id of own) starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  const shares = Float32Array.from([...ids], ([feature, id]) => {
    const rarity = Math.min(1, Math.log(all.length / (starts[id + 1] ?? 1)) / MODEL.specific);
    return rarity ** MODEL.sharpness * (isOfCharacters(feature) ? MODEL.characters : 1);
  });
  for (let id = 0; id < ids.size; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  const needs = new Uint16Array(starts.at(-1) ?? 0);
  const gains = new Float32Array(needs.length);
  const free = starts.slice();
  for (const [at, { ids: own, times }] of counts.entries())
    for (const [next, id] of own.entries()) {
      const place = free[id] ?? 0;
      free[id] = place + 1;
      needs[place] = at;
      gains[place] = (shares[id] ?? 0) * Math.log((times[next] ?? 0) / MODEL.smoothing + 1);
    }
  const base = Float64Array.from(counts, ({ total }) =>
    Math.log(MODEL.smoothing / (total + MODEL.smoothing * ids.size)),
  );
  return { ids, starts, needs, gains, shares, base };
}
