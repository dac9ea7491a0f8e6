import { matchPassage, type Match } from "#search/match.ts";
import type { PassageIndex } from "#search/passageIndex.ts";
import type { Wish } from "#search/query.ts";
import { splitWords } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";
import { ENOUGH, QUALITY, FIELD, WEIGHT } from "#search/weights.ts";

interface WeightedWish {
  wish: Wish;
  weight: number;
  /** The match of each passage, and the best one. */
  matches: readonly Match[];
  best: number;
  /** How many passages match. */
  found: number;
}

/** Minimum stop words of a sentence. */
const MIN_SILENT = 2;
const SIGNS_OF_WORD = 2;

/** Returns the weight of each wish, and the passages that match it. */
export function weighWishes(wishes: readonly Wish[], index: PassageIndex): WeightedWish[] {
  const isNeedNamed = wishes.some((wish) => !isUnknown(wish) && !wish.isDetail);
  return wishes.map((wish) => {
    const matches = index.passages.map((passage) => matchPassage(wish, passage));
    const best = Math.max(0, ...matches.map((match) => match.quality));
    const found = matches.filter((match) => match.quality > QUALITY.implied).length;
    return { wish, weight: weightOf(wish, found, index, isNeedNamed), matches, best, found };
  });
}

/** A word of no known need. */
const isUnknown = ({ needs, isCorrected }: Wish) => needs.size === 0 || isCorrected;
const isLost = ({ wish, found }: WeightedWish) => found === 0 && isUnknown(wish);
const asksWhether = ({ needs }: Wish) => needs.has("whether");

/** Rare words weigh more than common ones. */
function weightOf(wish: Wish, found: number, index: PassageIndex, isNeedNamed: boolean): number {
  if (asksWhether(wish)) return 0;
  if (found === 0 && isUnknown(wish)) return index.vocabularies.length > 1 ? WEIGHT.foreign : WEIGHT.unknown;
  const all = index.passages.length + 1;
  const rarity = Math.log(all / Math.max(found, 1)) / Math.log(all);
  return (1 + WEIGHT.rarity * rarity) * kindOf(wish, isNeedNamed);
}

function kindOf({ needs, isDetail, isVague, isSigns, text }: Wish, isNeedNamed: boolean): number {
  if (isDetail) return WEIGHT.detail;
  if (needs.size > 0) return isVague ? WEIGHT.vagueNeed : 1;
  return (isNeedNamed ? WEIGHT.withNeed : 1) * (isSigns && text.length === 1 ? WEIGHT.detail : 1);
}

/** Returns the score of a complete answer. */
export function totalOf(stakes: readonly WeightedWish[]): number {
  const sum = (some: readonly WeightedWish[]) => some.reduce((before, stake) => before + stake.weight, 0);
  return (
    sum(stakes.filter((stake) => !isLost(stake))) + Math.min(sum(stakes.filter(isLost)), WEIGHT.maxUnknown)
  );
}

/** Returns whether a query has stop words, as a sentence has. */
export function isSentence(
  stakes: readonly WeightedWish[],
  query: string,
  [own]: readonly Vocabulary[],
): boolean {
  const wished = stakes.reduce((sum, { wish }) => sum + (wish.words.values().next().value?.length ?? 0), 0);
  const silent = (own ? splitWords(query, own).length : 0) - wished;
  return silent >= MIN_SILENT * (stakes.some(({ wish }) => wish.isSigns) ? SIGNS_OF_WORD : 1);
}

/** Returns the minimum share of the total score of an answer. */
export function enoughOf(stakes: readonly WeightedWish[], isInSentence: boolean): number {
  if (stakes.some(({ wish }) => asksWhether(wish))) return ENOUGH.ofWhether;
  const nowhere = stakes.filter(({ found }) => found === 0);
  const isMissing = ({ wish }: WeightedWish) => !isUnknown(wish) && !wish.isDetail && !wish.isVague;
  // "How much" of a thing that is nowhere does not match other prices.
  const isDetailOnly = stakes.every(({ wish, found }) => wish.isDetail || found === 0);
  if (nowhere.some(isMissing) || (isDetailOnly && nowhere.some(isLost))) return ENOUGH.withoutNeed;
  if (isInSentence) return ENOUGH.ofSentence;
  return stakes.every(({ best }) => best <= QUALITY.helps + FIELD.twice) ? ENOUGH.ofHelp : ENOUGH.ofWords;
}
