import type { PassageIndex } from "#search/passageIndex.ts";
import { typosAllowed, typosBetween } from "#search/typos.ts";

const MIN_PREFIX = 3;
/** Minimum length of a part of a compound. */
const MIN_PART = 5;
/** In a shorter word another first letter makes another word. */
const MIN_LENGTH_OTHER_FIRST = 6;

/** Returns the stem probably meant: unfinished, part of a compound, or typo; the guidebook's first. */
export function correctWord(
  word: string,
  { forms, vocabularies }: Pick<PassageIndex, "forms" | "vocabularies">,
  isLast: boolean,
): string | undefined {
  const known = [forms, ...vocabularies.map((vocabulary) => vocabulary.forms)];
  for (const all of known) {
    const longer = [...all.keys()].filter((form) => continues(form, word, isLast));
    const [shortest] = longer.toSorted((one, other) => one.length - other.length);
    if (shortest !== undefined) return all.get(shortest);
  }
  return nearestTo(word, known);
}

const continues = (form: string, word: string, isLast: boolean) =>
  (isLast && word.length >= MIN_PREFIX && form.startsWith(word)) ||
  (word.length >= MIN_PART && (form.endsWith(word) || form.startsWith(word)));

function nearestTo(word: string, known: readonly ReadonlyMap<string, string>[]): string | undefined {
  let allowed = typosAllowed(word.length);
  let nearest: string | undefined;
  const characters = characterBitsOf(word);
  for (const all of known) {
    for (const { form, stem, characters: others } of formsOf(all)) {
      if (allowed === 0) return nearest;
      if (form.length < MIN_PREFIX || (word.length < MIN_LENGTH_OTHER_FIRST && form[0] !== word[0])) continue;
      if (Math.abs(form.length - word.length) > allowed || !areNear(characters, others, allowed)) continue;
      const typos = typosBetween(word, form, allowed);
      if (typos > allowed) continue;
      nearest = stem;
      allowed = typos - 1;
    }
  }
  return nearest;
}

interface Form {
  form: string;
  stem: string;
  characters: number;
}

const formsRead = new WeakMap<ReadonlyMap<string, string>, readonly Form[]>();

function formsOf(all: ReadonlyMap<string, string>): readonly Form[] {
  const known =
    formsRead.get(all) ??
    Array.from(all, ([form, stem]) => ({ form, stem, characters: characterBitsOf(form) }));
  formsRead.set(all, known);
  return known;
}

/** Returns which letters a word has, a bit for each; some share one. */
const characterBitsOf = (word: string): number =>
  Array.from(word).reduce((bits, character) => bits | (1 << (character.charCodeAt(0) & 31)), 0);

/** A typo changes two letters at most: other pairs are not compared, which saves most of the time. */
function areNear(one: number, other: number, typos: number): boolean {
  let different = one ^ other;
  for (let left = 2 * typos; different !== 0; left--) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}
