import type { PassageIndex } from "#search/passageIndex.ts";
import { typosAllowed, typosBetween } from "#search/typos.ts";

const MIN_PREFIX = 3;
/** A part of a compound is found from this length on. */
const MIN_PART = 5;
/** In a shorter word another first letter makes another word. */
const MIN_LENGTH_OTHER_FIRST = 6;

/**
 * Returns the stem that was probably typed for one that nothing has: one that begins with it while it is being typed, a
 * compound that it is a part of, or one with a typo less. Undefined where there is none.
 */
export function mendStem(
  stem: string,
  { stems, vocabularies }: Pick<PassageIndex, "stems" | "vocabularies">,
  isLast: boolean,
): string | undefined {
  const known = [stems, ...vocabularies.map((vocabulary) => vocabulary.stems)];
  for (const all of known) {
    const longer = [...all].filter((one) => continues(one, stem, isLast));
    if (longer.length > 0) return longer.toSorted((one, other) => one.length - other.length)[0];
  }
  return nearestOf(stem, known);
}

const continues = (one: string, stem: string, isLast: boolean) =>
  (isLast && stem.length >= MIN_PREFIX && one.startsWith(stem)) ||
  (stem.length >= MIN_PART && (one.endsWith(stem) || one.startsWith(stem)));

function nearestOf(stem: string, known: readonly ReadonlySet<string>[]): string | undefined {
  let allowed = typosAllowed(stem.length);
  let nearest: string | undefined;
  for (const all of known) {
    for (const one of all) {
      if (allowed === 0) return nearest;
      if (one.length < MIN_PREFIX || (stem.length < MIN_LENGTH_OTHER_FIRST && one[0] !== stem[0])) continue;
      const typos = typosBetween(stem, one, allowed);
      if (typos > allowed) continue;
      nearest = one;
      allowed = typos - 1;
    }
  }
  return nearest;
}
