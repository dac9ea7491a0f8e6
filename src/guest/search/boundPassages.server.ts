import type { Passage, Phrase } from "#search/passage.ts";

/** Characters of a section that are searched (Search 5): about twenty printed pages. Later ones are not found. */
export const MAX_CHARACTERS_OF_SECTION = 60_000;
/** A shorter passage counts as this many characters: a section has 1,000 passages at most. */
const LEAST_OF_PASSAGE = 60;
/** Characters of a heading that are searched: it counts again for each passage under it. */
const MAX_CHARACTERS_OF_HEADING = 600;

const cut = (phrase: Phrase, characters: number): Phrase => ({
  ...phrase,
  text: phrase.text.slice(0, characters),
});

/** Returns the passages of a page that the server searches, bounded so that no page delays it. */
export function boundPassages(passages: readonly Passage[]): Passage[] {
  const left = new Map<string, number>();
  return passages.flatMap((passage) => {
    const characters = left.get(passage.section) ?? MAX_CHARACTERS_OF_SECTION;
    if (characters <= 0) return [];
    left.set(passage.section, characters - Math.max(passage.text.text.length, LEAST_OF_PASSAGE));
    const heading = passage.heading && cut(passage.heading, MAX_CHARACTERS_OF_HEADING);
    return [{ ...passage, heading, text: cut(passage.text, characters) }];
  });
}
