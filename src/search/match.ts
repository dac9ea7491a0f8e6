import { rowOfNeed, type Need } from "#search/needs.ts";
import type { Passage } from "#search/passage.ts";
import type { IndexedPassage, IndexedPhrase } from "#search/passageIndex.ts";
import { QUALITY, FIELD } from "#search/weights.ts";
import type { Wish } from "#search/query.ts";

/** Quality of a match, 0 to 1, and the matching words. */
export interface Match {
  quality: number;
  words: readonly number[];
}

/** Returns how well a passage matches a wish: in its text, its heading or its section's name. */
export function matchPassage(wish: Wish, { passage, text, heading, title }: IndexedPassage): Match {
  const { quality, words } = matchPhrase(wish, text);
  const inText = Math.max(quality, isOtherTime(wish, passage, text) ? QUALITY.otherTime : 0) * FIELD.inText;
  const inHeading = heading ? matchPhrase(wish, heading).quality : 0;
  const inTitle = matchPhrase(wish, title).quality * (passage.isFirst ? FIELD.inTitleOfFirst : FIELD.inTitle);
  const [best = 0, second = 0] = [inText, inHeading, inTitle].toSorted((one, other) => other - one);
  return { quality: Math.min(1, best + FIELD.twice * second), words };
}

/** Returns whether a passage names a time in the usual section, in a sentence and not as the fact itself. */
const isOtherTime = ({ needs }: Wish, { section, heading }: Passage, text: IndexedPhrase): boolean =>
  heading === null &&
  text.needs.has("time") &&
  [...needs.keys()].map(rowOfNeed).some((row) => row.isOtherTime === true && row.sections[0] === section);

/** Returns whether a passage is in a section for the wish. */
export const isAtHome = ({ needs }: Wish, section: string): boolean =>
  [...needs.keys()].some((need) => rowOfNeed(need).sections.some((one) => one === section));

function matchPhrase(wish: Wish, phrase: IndexedPhrase): Match {
  const matches = [...matchLiterally(wish, phrase), ...matchNeeds(wish, phrase)];
  return matches.reduce((best, match) => (match.quality > best.quality ? match : best), {
    quality: 0,
    words: [],
  });
}

function* matchLiterally(
  { words: all, needs, isSigns, isVague }: Wish,
  phrase: IndexedPhrase,
): Iterable<Match> {
  const stems = all.get(phrase.language)?.map(({ stem }) => stem);
  if (stems) {
    const words = isSigns ? runIn(stems, phrase) : allIn(stems, phrase);
    // Separate words of a term are not the term.
    const isTerm = needs.size > 0 && stems.length > 1 && !isSigns;
    if (words) yield { quality: isVague ? QUALITY.vague : isTerm ? QUALITY.synonym : QUALITY.same, words };
  }
  if (stems && isSigns && needs.size === 0) yield matchPairs(stems, phrase);
}

function* matchNeeds(wish: Wish, phrase: IndexedPhrase): Iterable<Match> {
  for (const [need, terms] of wish.needs) {
    const mentions = phrase.needs.get(need);
    // A detail is recognised by its form: a price by its sign.
    if (mentions?.length === 0) yield { quality: QUALITY.synonym, words: [] };
    for (const { term, places, isPart } of mentions ?? []) {
      const quality = isPart ? QUALITY.part : terms.has(term) ? QUALITY.same : QUALITY.synonym;
      yield { quality, words: places };
    }
    for (const helping of rowOfNeed(need).helpedBy ?? []) {
      const helpers = phrase.needs.get(helping as Need); // the rows name needs
      if (helpers) yield { quality: QUALITY.helps, words: helpers[0]?.places ?? [] };
    }
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Returns the positions of all words; null when one is missing. */
function allIn(stems: readonly string[], phrase: IndexedPhrase): readonly number[] | null {
  const joined = phrase.stems.get(stems.join(""));
  if (joined) return joined;
  const places = stems.map((stem) => phrase.stems.get(stem));
  return places.every((place) => place !== undefined) ? places.flat() : null;
}

/** Returns the positions of consecutive characters; null when they are not consecutive. */
function runIn(signs: readonly string[], phrase: IndexedPhrase): number[] | null {
  const starts = phrase.stems.get(signs[0] ?? "") ?? [];
  const start = starts.find((at) => signs.every((sign, next) => phrase.words[at + next]?.stem === sign));
  return start === undefined ? null : range(start, start + signs.length);
}

/** Characters that do not occur in one run may occur in pairs. */
function matchPairs(signs: readonly string[], phrase: IndexedPhrase): Match {
  const pairs = signs.slice(1).map((sign, at) => runIn([signs[at] ?? "", sign], phrase));
  const there = pairs.filter((pair) => pair !== null);
  return {
    quality: there.length === 0 ? 0 : QUALITY.pairs * Math.sqrt(there.length / pairs.length),
    words: there.flat(),
  };
}
