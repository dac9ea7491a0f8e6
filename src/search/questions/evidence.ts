import type { Language } from "#core/i18n/languages.ts";
import type { GuestNeed } from "#search/questions/guestNeed.ts";
import { questionWords } from "#search/questions/questionWords.ts";
import type { Speech, Word } from "#search/textWords.ts";

/** How far a passage answers a need, 0 to 1, and where it says so in its text. */
export interface Evidence {
  share: number;
  places: readonly number[];
}

interface Mark {
  name: string;
  stems: readonly string[];
  weight: number;
}

export interface Marks {
  byFirst: ReadonlyMap<string, readonly Mark[]>;
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
export const namesOf = (needs: readonly GuestNeed[], speech: Speech): Marks =>
  marksOf(
    needs.map((need) => ({ ...need, says: [] })),
    speech,
  );

/** Returns what passages say that answers the needs, by first word. What many needs share says less of each. */
export function marksOf(needs: readonly GuestNeed[], speech: Speech): Marks {
  const stemsOf = (text: string) => questionWords(text, speech).map(({ stem }) => stem);
  const shared = new Map<string, Set<string>>();
  const all = needs.flatMap(({ name, things, says }) => {
    const own = new Map<string, Mark>();
    const add = (texts: readonly string[], one: number, several: number) => {
      for (const text of texts) {
        const stems = stemsOf(text);
        const key = stems.join(" ");
        if (key === "" || own.has(key)) continue;
        own.set(key, { name, stems, weight: stems.length > 1 ? several : one });
        shared.set(key, (shared.get(key) ?? new Set()).add(name));
      }
    };
    add(things, WEIGHT.thing, WEIGHT.longThing);
    add(says, WEIGHT.word, WEIGHT.words);
    return [...own.values()];
  });
  const byFirst = new Map<string, Mark[]>();
  for (const { name, stems, weight } of all) {
    const [first = ""] = stems;
    const sharing = shared.get(stems.join(" "))?.size ?? 1;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { name, stems, weight: weight / Math.sqrt(sharing) }]);
  }
  return { byFirst, isCompounding: COMPOUNDING.includes(speech.language) };
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
  for (const [at, { stem }] of words.entries()) {
    for (const mark of marks.byFirst.get(stem) ?? [])
      if (mark.stems.every((one, next) => words[at + next]?.stem === one)) add(mark, at, 1);
    for (const part of marks.isCompounding ? partsOf(stem) : [])
      for (const mark of marks.byFirst.get(part) ?? []) if (mark.stems.length === 1) add(mark, at, OF_PART);
  }
  return new Map(
    Array.from(found, ([name, own]) => {
      const said = [...own.values()];
      const share = 1 - said.reduce((left, { weight }) => left * (1 - weight), 1);
      return [name, { share, places: said.flatMap(({ places }) => places) }];
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
