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
  named: 2,
  framed: 0.2,
  /** Added to each count: a word that no phrase of a need has does not exclude it. */
  smoothing: 0.05,
  /** Words of many needs decide less: the logarithm of needs for each need with the word, from which one counts whole. */
  specific: 5,
  /** How much less still: raises that share to a power. */
  sharpness: 2,
  /** Words of a question are not independent: softens the probabilities. */
  softness: 0.7,
  /** The more features a question has, the more each repeats another: this many take the softness as it is. */
  features: 10,
  maxSoftness: 1.5,
};
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
  const base = totals.map((total) => Math.log(MODEL.smoothing / (total + MODEL.smoothing * counts.size)));

  return {
    likelyNeeds: (question) => {
      const scores = needs.map(() => 0);
      const features = [...new Set(featuresOf(question, speech))].filter((feature) => counts.has(feature));
      for (const feature of features) {
        const byNeed = counts.get(feature) ?? new Map<number, number>();
        const share = Math.min(1, Math.log(needs.length / byNeed.size) / MODEL.specific) ** MODEL.sharpness;
        for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + share * (base[at] ?? 0);
        for (const [at, times] of byNeed)
          scores[at] = (scores[at] ?? 0) + share * Math.log((times + MODEL.smoothing) / MODEL.smoothing);
      }
      const best = Math.max(...scores);
      const softness = Math.min(
        MODEL.maxSoftness,
        MODEL.softness * Math.sqrt(MODEL.features / Math.max(1, features.length)),
      );
      const odds = scores.map((score) => Math.exp(softness * (score - best)));
      const sum = odds.reduce((before, one) => before + one, 0);
      return needs
        .map(({ name }, at) => [name, (odds[at] ?? 0) / sum] as const)
        .filter(([, probability]) => probability > MIN_PROBABILITY)
        .toSorted(([, one], [, other]) => other - one);
    },
  };
}
