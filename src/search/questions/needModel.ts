import type { GuestNeed } from "#search/questions/guestNeed.ts";
import { featuresOf } from "#search/questions/questionWords.ts";
import type { Speech } from "#search/textWords.ts";

/** The needs that a question probably names, likeliest first, with their probability. */
export type LikelyNeeds = readonly (readonly [name: string, probability: number])[];

export interface NeedModel {
  likelyNeeds(question: string): LikelyNeeds;
}

export const MODEL = {
  /** Weight of a name alone, and in a frame, compared with a phrase that a person wrote. */
  named: 1,
  framed: 0.2,
};
/** Added to each count: a word that no phrase of a need has does not exclude it. */
const SMOOTHING = 0.05;
/** Words of this many needs or more decide less; the logarithm of the share of needs. */
const SPECIFIC = 3;
/** Words of a question are not independent: softens the probabilities. */
const SOFTNESS = 0.7;
const MIN_PROBABILITY = 0.02;

/** Counts the words of each need's phrases (naive Bayes), in 50 ms for a language: nothing is trained or stored. */
export function newNeedModel(
  needs: readonly GuestNeed[],
  frames: readonly string[],
  speech: Speech,
): NeedModel {
  const counts = new Map<string, Map<number, number>>();
  const totals = needs.map(() => 0);
  const count = (phrase: string, at: number, weight: number) => {
    for (const feature of featuresOf(phrase, speech)) {
      const byNeed = counts.get(feature) ?? new Map<number, number>();
      byNeed.set(at, (byNeed.get(at) ?? 0) + weight);
      counts.set(feature, byNeed);
      totals[at] = (totals[at] ?? 0) + weight;
    }
  };
  for (const [at, { asks, things }] of needs.entries()) {
    for (const phrase of asks) count(phrase, at, 1);
    for (const thing of things) count(thing, at, MODEL.named);
    const weight = asks.length > 0 ? MODEL.framed : MODEL.named;
    for (const thing of things) for (const frame of frames) count(frame.replace("X", thing), at, weight);
  }
  const base = totals.map((total) => Math.log(SMOOTHING / (total + SMOOTHING * counts.size)));

  return {
    likelyNeeds: (question) => {
      const scores = needs.map(() => 0);
      for (const feature of new Set(featuresOf(question, speech))) {
        const byNeed = counts.get(feature);
        if (!byNeed) continue;
        const share = Math.min(1, Math.log(needs.length / byNeed.size) / SPECIFIC);
        for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + share * (base[at] ?? 0);
        for (const [at, times] of byNeed)
          scores[at] = (scores[at] ?? 0) + share * Math.log((times + SMOOTHING) / SMOOTHING);
      }
      const best = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(SOFTNESS * (score - best)));
      const sum = odds.reduce((before, one) => before + one, 0);
      return needs
        .map(({ name }, at) => [name, (odds[at] ?? 0) / sum] as const)
        .filter(([, probability]) => probability > MIN_PROBABILITY)
        .toSorted(([, one], [, other]) => other - one);
    },
  };
}
