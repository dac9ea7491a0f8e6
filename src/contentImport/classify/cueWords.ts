import { spellingsOf } from "#contentImport/classify/spellings.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** Words that speak of a field. `weight` is 3 where they say it outright, 2 where it is likely, 1 where it may be. */
export interface Cue extends SectionField {
  weight: number;
  /** Each a whole word or several, or a part of a regular expression. */
  words: readonly string[];
}

/** A cue of words in lists with ", " or "|" between them. */
export function cue(name: `${SectionType}.${string}`, weight: number, ...lists: string[]): Cue {
  const [section, field] = name.split(".") as [SectionType, string]; // as the template says
  return { section, field, weight, words: lists.flatMap((list) => list.split(", ")).flatMap(splitAtBars) };
}

/** Cuts at the bars outside parentheses and brackets. */
function splitAtBars(text: string): string[] {
  const words = [""];
  let depth = 0;
  for (const [at, sign] of text.split("").entries()) {
    if (text[at - 1] !== "\\" && /[([]/.test(sign)) depth += 1;
    if (text[at - 1] !== "\\" && /[)\]]/.test(sign)) depth -= 1;
    if (sign === "|" && depth === 0) words.push("");
    else words.push((words.pop() ?? "") + sign);
  }
  return words.filter((word) => word.trim() !== "");
}

export interface FoundCue {
  /** "kitchen.text" */
  name: string;
  weight: number;
  at: number;
}

interface Phrase {
  text: string;
  name: string;
  weight: number;
}

const WORD = /(?<![\p{L}\d])[\p{L}\d]+/gu;
const IN_WORD = /\p{L}/u;

/** Returns what finds every word of some cues in a text in lower case: a word is looked up, and only patterns are tried. */
export function newCueSearch(cues: readonly Cue[]): (text: string) => FoundCue[] {
  const phrases = new Map<string, Phrase[]>();
  const patterns = cues.flatMap(({ section, field, weight, words }) => {
    const name = `${section}.${field}`;
    const open: string[] = [];
    for (const word of words) {
      const spellings = spellingsOf(word);
      if (!spellings) open.push(word);
      for (const spelling of spellings ?? []) {
        const text = spelling.toLowerCase();
        const first = text.match(WORD)?.[0] ?? "";
        phrases.set(first, [...(phrases.get(first) ?? []), { text, name, weight }]);
      }
    }
    const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${open.join("|")})(?!\p{L})`, "giu");
    return open.length > 0 ? [{ name, weight, pattern }] : [];
  });
  return (text) => {
    const plain = text.toLowerCase();
    const found = [...plain.matchAll(WORD)].flatMap(({ 0: word, index: at }) =>
      (phrases.get(word) ?? []).flatMap((phrase) =>
        plain.startsWith(phrase.text, at) && !IN_WORD.test(plain[at + phrase.text.length] ?? "")
          ? [{ name: phrase.name, weight: phrase.weight, at }]
          : [],
      ),
    );
    const matched = patterns.flatMap(({ name, weight, pattern }) =>
      [...text.matchAll(pattern)].map(({ index: at }) => ({ name, weight, at })),
    );
    return [...found, ...matched];
  };
}
