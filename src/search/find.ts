import { isAtHome, matchPassage, type Match } from "#search/match.ts";
import { mendWord } from "#search/mend.ts";
import { rowOfNeed, type Need } from "#search/needs.ts";
import type { Passage } from "#search/passage.ts";
import type { IndexedPassage, IndexedPhrase, PassageIndex } from "#search/passageIndex.ts";
import { readQuery, type Wish } from "#search/query.ts";
import { splitWords } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

export interface Found<P extends Passage = Passage> {
  passage: P;
  score: number;
  /** What of its text matched, from start to end, in order. */
  marks: [start: number, end: number][];
}

/**
 * An answer has at least this share of what was asked for. A thing with a name of its own that the guidebook has nowhere asks for more;
 * a sentence has words beside its matter, so that less will do.
 */
const ENOUGH = { ofWords: 0.55, ofSentence: 0.36, withoutNeed: 0.55 };
/** A question of so many words that say nothing is a sentence. */
const MIN_SILENT = 2;
const SIGNS_OF_WORD = 2;
/** So many characters say how; fewer often only name it, as facts do. */
const SENTENCE = 80;
/** Less than this is no answer to several sentences together, where one of them has a better one. */
const WEAK = 0.5;
/** Where one sentence of a guest ends and another begins. */
const CLAUSE_END = /[.?!;,。？！；，、…\n]+/;
/** Of the best answer's score, what else is shown has this share at least. */
const NEAR_BEST = 0.6;
/** What stands where a need is written of has something of it, but that alone is no answer. */
const IMPLIED = 0.5;
const DETAIL_WEIGHT = 0.4;
/** A word that neither the guidebook nor its language knows; in a guidebook of another language it could not be there. */
const UNKNOWN_WEIGHT = 1.2;
const FOREIGN_WEIGHT = 0.6;
/** Words that nobody knows are mostly slang and chatter: many of them hide a need no more than one does. */
const MAX_UNKNOWN_WEIGHT = 1.2;
/** Where something fails, how to mend it goes before a bare fact such as the network's name. */
const FACT_IN_TROUBLE = 0.85;

/**
 * Returns the passages that answer a query, the best first; none where nothing has enough of it. Of a query with several sentences
 * that has none as a whole or a weak one, the sentence counts that has the best one.
 */
export function findPassages<P extends Passage>(index: PassageIndex<P>, query: string): Found<P>[] {
  const found = findWhole(index, query);
  const clauses = query.split(CLAUSE_END).filter((clause) => clause.trim() !== "");
  if (scoreOf(found) >= WEAK || clauses.length < 2) return found;
  const byClause = clauses.map((clause) => findWhole(index, clause));
  return byClause.reduce((best, other) => (scoreOf(other) > scoreOf(best) ? other : best), found);
}

/** A word that names nothing we know for sure. */
const isUnknown = ({ needs, isMended }: Wish) => needs.size === 0 || isMended;

function totalOf(weights: readonly { weight: number; isLost: boolean }[]): number {
  const sum = (lost: boolean) =>
    weights.reduce((before, { weight, isLost }) => before + (isLost === lost ? weight : 0), 0);
  return sum(false) + Math.min(sum(true), MAX_UNKNOWN_WEIGHT);
}

const scoreOf = ([first]: readonly Found[]) => first?.score ?? 0;

function findWhole<P extends Passage>(index: PassageIndex<P>, query: string): Found<P>[] {
  const wishes = wishesOf(query, index);
  const matches = index.passages.map((passage) => wishes.map((wish) => matchPassage(wish, passage)));
  const weights = wishes.map((wish, at) => {
    const found = matches.filter((all) => (all[at]?.quality ?? 0) > IMPLIED).length;
    return { found, weight: weightOf(wish, found, index), isLost: found === 0 && isUnknown(wish) };
  });
  const enough = enoughOf(wishes, weights, query, index.vocabularies);
  const total = totalOf(weights);
  const found = index.passages.flatMap((indexed, at): Found<P>[] => {
    const all = matches[at] ?? [];
    const { passage, text } = indexed;
    const share = wishes.reduce((sum, wish, own) => {
      const { found: times = 0, weight = 0 } = weights[own] ?? {};
      const implied = times > 0 && isAtHome(wish, passage.section) ? IMPLIED : 0;
      return sum + weight * Math.max(all[own]?.quality ?? 0, implied);
    }, 0);
    if (total === 0 || share / total < enough) return [];
    return [{ passage, score: (share / total) * priorOf(indexed, wishes, all), marks: marksOf(text, all) }];
  });
  const best = Math.max(...found.map(({ score }) => score));
  return found
    .filter(({ score }) => score >= NEAR_BEST * best)
    .toSorted((one, other) => other.score - one.score);
}

function enoughOf(
  wishes: readonly Wish[],
  weights: readonly { found: number }[],
  query: string,
  [own]: readonly Vocabulary[],
): number {
  const isNowhere = (wish: Wish) => weights[wishes.indexOf(wish)]?.found === 0;
  const nowhere = wishes.filter(isNowhere);
  const isMissing = ({ isDetail, isVague }: Wish) => !isDetail && !isVague;
  if (nowhere.some((wish) => !isUnknown(wish) && isMissing(wish))) return ENOUGH.withoutNeed;
  // "How much" of a thing that is nowhere is not how much anything costs.
  const isDetailOnly = wishes.every((wish) => wish.isDetail || isNowhere(wish));
  if (isDetailOnly && nowhere.some(isUnknown)) return ENOUGH.withoutNeed;
  const wished = wishes.reduce((sum, { words }) => sum + (words.values().next().value?.length ?? 0), 0);
  const silent = (own ? splitWords(query, own).length : 0) - wished;
  const least = MIN_SILENT * (wishes.some(({ isSigns }) => isSigns) ? SIGNS_OF_WORD : 1);
  return silent >= least ? ENOUGH.ofSentence : ENOUGH.ofWords;
}

/** Reads a query; words that neither a language nor the guidebook knows are read as those that were probably typed. */
function wishesOf(query: string, index: PassageIndex): Wish[] {
  const wishes = readQuery(query, index.vocabularies);
  const mended = new Map<string, string>();
  const known = new Set(index.forms.values());
  for (const { needs, isSigns, isLast, words } of wishes) {
    const typed = [...words.values()].flatMap(([word]) => word ?? []);
    if (needs.size > 0 || isSigns || typed.some(({ stem }) => known.has(stem))) continue;
    for (const { form, stem } of typed) {
      const other = mendWord(form, index, isLast);
      if (other !== undefined) mended.set(stem, other);
    }
  }
  return mended.size > 0 ? readQuery(query, index.vocabularies, mended) : wishes;
}

/** What few passages have says more than what many have; what none has weighs as much as can be. */
function weightOf(
  wish: Wish,
  found: number,
  { passages: { length: count }, vocabularies }: PassageIndex,
): number {
  if (found === 0 && isUnknown(wish)) return vocabularies.length > 1 ? FOREIGN_WEIGHT : UNKNOWN_WEIGHT;
  const rarity = Math.log((count + 1) / Math.max(found, 1)) / Math.log(count + 1);
  const isDetail = wish.isDetail || (wish.isSigns && wish.text.length === 1);
  return (1 + rarity) * (isDetail ? DETAIL_WEIGHT : 1);
}

/**
 * A passage where a need is written of comes before one elsewhere, an early match before a late one, a sentence before a long text
 * and before a bare name.
 */
function priorOf(
  { passage, text, heading }: IndexedPassage,
  wishes: readonly Wish[],
  matches: readonly Match[],
): number {
  const wanted = wishes.filter(({ isDetail }) => !isDetail);
  const needs = needsOf(wanted);
  const home = homeOf(needs, passage.section) || (passage.section === "departure" ? 0.95 : 1);
  const topic = 1 + (topicOf(heading, needs) + topicOf(text, needs) / 2) / Math.max(1, wanted.length);
  const first = Math.min(...matches.flatMap(({ words }) => words), text.words.length);
  const early = 1 + 0.04 / (1 + first / 4);
  const concise = 1 + 0.04 / (1 + Math.abs(text.text.length - SENTENCE) / SENTENCE);
  const isTrouble = needsOf(wishes).some((need) => need === "broken" || need === "lost");
  const useful = heading && isTrouble ? FACT_IN_TROUBLE : 1;
  return home * topic * early * concise * useful;
}

const needsOf = (wishes: readonly Wish[]): Need[] => wishes.flatMap(({ needs }) => [...needs.keys()]);

/** The usual section of a need goes before the others in which hosts write of it. */
function homeOf(needs: readonly Need[], section: string): number {
  const places = needs.map((need) => rowOfNeed(need).sections.findIndex((one) => one === section));
  const best = Math.min(...places.filter((place) => place >= 0));
  return Number.isFinite(best) ? 1.12 - 0.02 * best : 0;
}

/** A text is about what it names first: that is wanted, or something else is. */
function topicOf(phrase: IndexedPhrase | null, wanted: readonly Need[]): number {
  const first = phrase && [...phrase.needs.keys()].find((need) => !rowOfNeed(need).isDetail);
  return !first || wanted.length === 0 ? 0 : wanted.includes(first) ? 0.12 : -0.08;
}

function marksOf({ words }: IndexedPhrase, matches: readonly Match[]): [number, number][] {
  const places = new Set(matches.flatMap(({ words: matched }) => matched));
  const marks: [number, number][] = [];
  for (const place of [...places].toSorted((one, other) => one - other)) {
    const word = words[place];
    const before = marks.at(-1);
    if (word && before && word.start - before[1] <= 1) before[1] = word.end;
    else if (word) marks.push([word.start, word.end]);
  }
  return marks;
}
