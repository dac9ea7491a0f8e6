import type { Language } from "#core/i18n/languages.ts";
import { rowOfNeed, type Need } from "#search/needs.ts";
import { splitWords, type Word } from "#search/textWords.ts";
import { mentionsInQuery, type Mention } from "#search/mentions.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** One thing that a guest asks for: a word, or words that belong together. */
export interface Wish {
  /** What was typed for it. */
  text: string;
  /** Its words in each language of the page, when they may be matched literally. */
  words: ReadonlyMap<Language, readonly Word[]>;
  /** The needs that it names, and the words for each. */
  needs: ReadonlyMap<Need, ReadonlySet<string>>;
  /** True when hosts use its words for other things too. */
  isVague: boolean;
  /** True when it only qualifies something else. */
  isDetail: boolean;
  /** True for characters of a script without spaces. */
  isSigns: boolean;
  /** True for the last word, which may be unfinished. */
  isLast: boolean;
  /** True when a corrected word replaces the typed one. */
  isCorrected: boolean;
}

/** A query as read in one language. */
interface Reading {
  vocabulary: Vocabulary;
  words: readonly (Word & Pick<Wish, "isCorrected">)[];
}

/** The words of a wish, by position in the query, and the needs they name. */
interface Group {
  places: readonly number[];
  /** Positions of what another term with some of the same words adds: "safe" of "tap water safe", given "tap water". */
  repeated: number[];
  named: { need: Need; term: string; isQueryOnly: boolean; language: Language }[];
}

const HIRAGANA = /\p{Script=Hiragana}/u;
/** Maximum characters of a stop word in scripts without spaces. */
const MAX_STOP_SIGNS = 8;
/** Maximum words before "is there": "hi, and is there". */
const MAX_BEFORE_WHETHER = 2;
/** Minimum length of a stop word that is searched when it is the whole query. */
const MIN_LONE_STOP_WORD = 4;

/** Returns what a query asks for in the page's languages; of overlapping terms the longest wins. */
export function readQuery(
  query: string,
  vocabularies: readonly Vocabulary[],
  corrected: ReadonlyMap<string, string> = new Map(),
): Wish[] {
  const readings = vocabularies.map((vocabulary): Reading => {
    const words = splitWords(query, vocabulary);
    return {
      vocabulary,
      words: words.map((word) => {
        const stem = corrected.get(word.stem);
        return { ...word, stem: stem ?? word.stem, isCorrected: stem !== undefined };
      }),
    };
  });
  const named = groupNamed(readings);
  const isTaken = new Set(named.flatMap(({ places, repeated }) => [...places, ...repeated]));
  const rest = groupRest(query, readings, isTaken);
  const groups = [...named, ...rest].toSorted((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0));
  return groups.map((group) => toWish(group, query, readings));
}

/** Returns the groups of words that name needs. */
function groupNamed(readings: readonly Reading[]): Group[] {
  const candidates = readings.flatMap(({ vocabulary, words }) => {
    const { language, stopWords } = vocabulary;
    const isSilent = ([first = 0, ...others]: readonly number[]) => {
      const word = words[first];
      return others.length === 0 && word && !word.isSign && stopWords.has(word.form);
    };
    /** "Is there" asks whether where it stands at the beginning: not "the shop that is there". */
    const isAtStart = ([first = 0]: readonly number[]) => words[first]?.isSign || first <= MAX_BEFORE_WHETHER;
    return mentionsInQuery(words, vocabulary)
      .filter(({ places, need }) => (need === "whether" ? isAtStart(places) : !isSilent(places)))
      .map((mention) => ({ ...mention, language }));
  });
  const groups: Group[] = [];
  const isTaken = new Set<number>();
  const longest = candidates.toSorted((one, other) => strengthOf(other) - strengthOf(one));
  for (const { places, need, term, isQueryOnly, language } of longest) {
    const named = { need, term, isQueryOnly, language };
    const same = groups.find((group) => group.places.join() === places.join());
    if (same) same.named.push(named);
    else if (!places.some((place) => isTaken.has(place))) {
      groups.push({ places, repeated: [], named: [named] });
      for (const place of places) isTaken.add(place);
    } else {
      const free = places.filter((place) => !isTaken.has(place));
      const begun = groups.find(
        (group) =>
          group.named.some((one) => one.need === need) &&
          group.places.some((place) => places.includes(place)),
      );
      begun?.repeated.push(...free);
      if (begun) for (const place of free) isTaken.add(place);
    }
  }
  return groups;
}

/** Adjacent words rank before separate ones, and both before a part of a word. */
const strengthOf = ({ places, isPart, isScattered }: Mention) =>
  isPart ? 0 : places.length - (isScattered ? 1 : 0);

/** Returns the words of no need, without stop words. */
function groupRest(query: string, readings: readonly Reading[], isTaken: ReadonlySet<number>): Group[] {
  const words = readings[0]?.words ?? [];
  const isStop = (from: number, to: number) =>
    readings.some((reading) => {
      const form = reading.words.slice(from, to).map((word) => word.form);
      return reading.vocabulary.stopWords.has(form.join(""));
    });
  const rest: Group[] = [];
  const silent: Group[] = [];
  let run: number[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const to = word?.isSign ? endOfStopSigns(words, at, isTaken, isStop) : at + 1;
    const places = Array.from({ length: to - at }, (_, next) => at + next);
    const isRunOn = word?.isSign && run.at(-1) === at - 1 && words[at - 1]?.end === word.start;
    if (!word || isTaken.has(at)) run = [];
    else if (isStop(at, to) || isGrammar(query, word)) {
      silent.push({ places, repeated: [], named: [] });
      run = [];
    } else if (isRunOn) run.push(at);
    else rest.push({ places: (run = [at]), repeated: [], named: [] });
    at = to;
  }
  const isLong = ({ places: [place = 0] }: Group) => (words[place]?.form.length ?? 0) >= MIN_LONE_STOP_WORD;
  return rest.length > 0 || isTaken.size > 0 ? rest : silent.filter(isLong);
}

function endOfStopSigns(
  words: readonly Word[],
  from: number,
  isTaken: ReadonlySet<number>,
  isStop: (from: number, to: number) => boolean,
): number {
  let free = from;
  while (free < from + MAX_STOP_SIGNS && words[free]?.isSign && !isTaken.has(free)) free++;
  for (let to = free; to > from + 1; to--) if (isStop(from, to)) return to;
  return from + 1;
}

/** Hiragana between the searched words are grammar. */
const isGrammar = (query: string, { start, isSign }: Word) => isSign && HIRAGANA.test(query.charAt(start));

function toWish({ places, named }: Group, query: string, readings: readonly Reading[]): Wish {
  const needs = new Map<Need, Set<string>>();
  for (const { need, term } of named) needs.set(need, (needs.get(need) ?? new Set()).add(term));
  // A word that one language knows is not matched in another: the French "four" is no number.
  const own = readings.filter(
    ({ vocabulary: { language } }) => named.length === 0 || named.some((one) => one.language === language),
  );
  const all = readings[0]?.words ?? [];
  const words = places.flatMap((place) => all[place] ?? []);
  return {
    text: query.slice(words[0]?.start, words.at(-1)?.end),
    words: new Map(
      own.map(({ vocabulary, words: read }) => [
        vocabulary.language,
        places.flatMap((place) => read[place] ?? []),
      ]),
    ),
    needs,
    isVague: named.length > 0 && named.every(({ isQueryOnly }) => isQueryOnly),
    isDetail: needs.size > 0 && [...needs.keys()].every((need) => rowOfNeed(need).isDetail),
    isSigns: words[0]?.isSign ?? false,
    isCorrected: words.some(({ isCorrected }) => isCorrected),
    isLast: places.includes(all.length - 1) && !/\s$/.test(query),
  };
}
