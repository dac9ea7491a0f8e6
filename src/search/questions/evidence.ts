import type { Language } from "#core/i18n/languages.ts";
import type { GuestNeed } from "#search/questions/guestNeed.ts";
import { questionWords } from "#search/questions/questionWords.ts";
import type { Word } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** How far a passage answers a need, 0 to 1, and where it says so in its text. */
export interface Evidence {
  share: number;
  places: readonly number[];
}

interface Mark {
  name: string;
  stems: readonly string[];
  form: string;
  weight: number;
}

export interface Marks {
  byFirst: ReadonlyMap<string, readonly Mark[]>;
  stopWords: ReadonlySet<string>;
  /** Whether the language writes compounds in one word. */
  isCompounding: boolean;
}

/** Weight of a need's own name in a passage, and of other words of an answer; of one word, and of several. */
export const WEIGHT = { thing: 0.75, longThing: 0.85, word: 0.4, words: 0.65 };
/** What stands early is what the passage is about. */
const EARLY = 0.15;
const EARLY_WORDS = 4;
const MAX_MARK = 0.95;
/** A name that is a part of a longer word: the Sauna of a Saunaofen. */
const OF_PART = 0.8;
const MIN_PART = 4;
const MIN_OTHER_PART = 3;
const COMPOUNDING: readonly Language[] = ["de", "nl"];

/** Returns the names of needs, by first word. */
export const namesOf = (needs: readonly GuestNeed[], vocabulary: Vocabulary): Marks =>
  marksOf(
    needs.map((need) => ({ ...need, answerWords: [] })),
    vocabulary,
  );

/** Returns what passages say that answers the needs, by first word. What many needs share says less of each. */
export function marksOf(needs: readonly GuestNeed[], vocabulary: Vocabulary): Marks {
  const shared = new Map<string, Set<string>>();
  const all = needs.flatMap(({ name, things, answerWords }) => {
    const own = new Map<string, Mark>();
    const add = (texts: readonly string[], one: number, several: number) => {
      for (const text of texts) {
        const words = questionWords(text, vocabulary);
        const stems = words.map(({ stem }) => stem);
        const [{ form } = { form: "" }] = words;
        const key = stems.join(" ");
        if (key === "" || own.has(key)) continue;
        own.set(key, { name, stems, form, weight: stems.length > 1 ? several : one });
        shared.set(key, (shared.get(key) ?? new Set()).add(name));
      }
    };
    add(things, WEIGHT.thing, WEIGHT.longThing);
    add(answerWords, WEIGHT.word, WEIGHT.words);
    return [...own.values()];
  });
  const byFirst = new Map<string, Mark[]>();
  for (const mark of all) {
    const { stems, weight } = mark;
    const [first = ""] = stems;
    const sharing = shared.get(stems.join(" "))?.size ?? 1;
    const marks = byFirst.get(first) ?? [];
    marks.push({ ...mark, weight: weight / Math.sqrt(sharing) });
    byFirst.set(first, marks);
  }
  return {
    byFirst,
    stopWords: vocabulary.stopWords,
    isCompounding: COMPOUNDING.includes(vocabulary.language),
  };
}

/** Returns the needs that a phrase answers, in time linear in its words. */
export function evidenceIn(words: readonly Word[], marks: Marks): Map<string, Evidence> {
  const found = new Map<string, Map<Mark, { weight: number; places: number[] }>>();
  const add = (mark: Mark, at: number, share: number) => {
    const own = found.get(mark.name) ?? new Map<Mark, { weight: number; places: number[] }>();
    if (own.has(mark)) return; // its first place counts most
    const weight = Math.min(MAX_MARK, share * mark.weight * (1 + EARLY / (1 + at / EARLY_WORDS)));
    own.set(mark, { weight, places: mark.stems.map((_, next) => at + next) });
    found.set(mark.name, own);
  };
  for (const [at, { stem, form }] of words.entries()) {
    // "You can" is no can.
    const isOther = (mark: Mark) =>
      mark.stems.length === 1 && mark.form !== form && marks.stopWords.has(form);
    for (const mark of (marks.byFirst.get(stem) ?? []).filter((one) => !isOther(one)))
      if (mark.stems.every((one, next) => words[at + next]?.stem === one)) add(mark, at, 1);
    for (const part of marks.isCompounding ? partsOf(stem) : [])
      for (const mark of marks.byFirst.get(part) ?? []) if (mark.stems.length === 1) add(mark, at, OF_PART);
  }
  return new Map(
    Array.from(found, ([name, own]) => {
      const all = [...own.values()];
      const share = 1 - all.reduce((left, { weight }) => left * (1 - weight), 1);
      return [name, { share, places: all.flatMap(({ places }) => places) }];
    }),
  );
}

/** Returns the parts of a compound, longest first. */
export function partsOf(stem: string): string[] {
  const parts: string[] = [];
  for (let length = stem.length - MIN_OTHER_PART; length >= MIN_PART; length--)
    parts.push(stem.slice(0, length), stem.slice(-length));
  return parts;
}
