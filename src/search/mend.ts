import type { PassageIndex } from "#search/passageIndex.ts";
import { typosAllowed, typosBetween } from "#search/typos.ts";

const MIN_PREFIX = 3;
/** A part of a compound is found from this length on. */
const MIN_PART = 5;
/** In a shorter word another first letter makes another word. */
const MIN_LENGTH_OTHER_FIRST = 6;

/**
 * Returns the stem of the word that was probably typed for one that nothing has: one that begins with it while it is being typed, a
 * compound that it is a part of, or one with a typo less. The guidebook's own words go first. Undefined where there is none.
 */
export function mendWord(
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
  for (const all of known) {
    for (const [form, stem] of all) {
      if (allowed === 0) return nearest;
      if (form.length < MIN_PREFIX || (word.length < MIN_LENGTH_OTHER_FIRST && form[0] !== word[0])) continue;
      const typos = typosBetween(word, form, allowed);
      if (typos > allowed) continue;
      nearest = stem;
      allowed = typos - 1;
    }
  }
  return nearest;
}
