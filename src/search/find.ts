import { isAtHome } from "#search/match.ts";
import { correctWord } from "#search/correctWord.ts";
import type { Passage } from "#search/passage.ts";
import type { IndexedPhrase, PassageIndex } from "#search/passageIndex.ts";
import { priorOf } from "#search/prior.ts";
import { readQuery, type Wish } from "#search/query.ts";
import { enoughOf, isSentence, totalOf, weighWishes } from "#search/wishWeights.ts";
import { ENOUGH, QUALITY } from "#search/weights.ts";

export interface Found<P extends Passage = Passage> {
  passage: P;
  score: number;
  /** Matches in its text, from start to end, in order. */
  marks: [start: number, end: number][];
}

/** Ends of a guest's sentences. */
const CLAUSE_END = /[.?!;,。？！；，、…\n]+/;

/** Returns the answering passages, best first; by the best sentence when the whole query finds little. */
export function findPassages<P extends Passage>(index: PassageIndex<P>, query: string): Found<P>[] {
  const found = findWhole(index, query);
  const clauses = query.split(CLAUSE_END).filter((clause) => clause.trim() !== "");
  if (scoreOf(found) >= ENOUGH.ofSentences || clauses.length < 2) return found;
  const byClause = clauses.map((clause) => findWhole(index, clause));
  return byClause.reduce((best, other) => (scoreOf(other) > scoreOf(best) ? other : best), found);
}

const scoreOf = ([first]: readonly Found[]) => first?.score ?? 0;

function findWhole<P extends Passage>(index: PassageIndex<P>, query: string): Found<P>[] {
  const wishes = wishesOf(query, index);
  const stakes = weighWishes(wishes, index);
  const total = totalOf(stakes);
  const isInSentence = isSentence(stakes, query, index.vocabularies);
  const least = enoughOf(stakes, isInSentence);
  const found = index.passages.flatMap((indexed, at): Found<P>[] => {
    const { passage, text } = indexed;
    const matches = stakes.flatMap((stake) => stake.matches[at] ?? []);
    const met = stakes.reduce((sum, { wish, weight, found: times }, own) => {
      const implied = times > 0 && isAtHome(wish, passage.section) ? QUALITY.implied : 0;
      return sum + weight * Math.max(matches[own]?.quality ?? 0, implied);
    }, 0);
    if (total === 0 || met / total < least) return [];
    return [
      {
        passage,
        score: (met / total) * priorOf(indexed, wishes, matches, isInSentence),
        marks: marksAt(
          text,
          matches.flatMap(({ words }) => words),
        ),
      },
    ];
  });
  const best = Math.max(...found.map(({ score }) => score));
  return found
    .filter(({ score }) => score >= ENOUGH.ofBest * best)
    .toSorted((one, other) => other.score - one.score);
}

/** Parses a query; replaces words that neither a language nor the guidebook has by the ones probably typed. */
function wishesOf(query: string, index: PassageIndex): Wish[] {
  const wishes = readQuery(query, index.vocabularies);
  const corrected = new Map<string, string>();
  const known = new Set(index.forms.values());
  for (const { needs, isSigns, isLast, words } of wishes) {
    const typed = [...words.values()].flatMap(([word]) => word ?? []);
    if (needs.size > 0 || isSigns || typed.some(({ stem }) => known.has(stem))) continue;
    for (const { form, stem } of typed) {
      const other = correctWord(form, index, isLast);
      if (other !== undefined) corrected.set(stem, other);
    }
  }
  return corrected.size > 0 ? readQuery(query, index.vocabularies, corrected) : wishes;
}

/** Returns the ranges of words in a text, adjacent ones as one. */
export function marksAt({ words }: IndexedPhrase, places: readonly number[]): [number, number][] {
  const marks: [number, number][] = [];
  for (const place of [...new Set(places)].toSorted((one, other) => one - other)) {
    const word = words[place];
    const before = marks.at(-1);
    if (word && before && word.start - before[1] <= 1) before[1] = word.end;
    else if (word) marks.push([word.start, word.end]);
  }
  return marks;
}
