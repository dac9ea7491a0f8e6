/** A piece of a section's text that is found as one. */
export interface Passage {
  title: string;
  text: string;
}

export interface Found<P extends Passage> {
  place: P;
  /** The words around the match, ready to show. */
  before: string;
  match: string;
  after: string;
}

const AROUND = 44;

/**
 * Returns the text without accents and case, character for character, so that a position in one is the same position in
 * the other.
 */
export function fold(text: string): string {
  let folded = "";
  for (const character of text.normalize("NFC").split("")) {
    folded += character.normalize("NFD").charAt(0).toLowerCase().charAt(0);
  }
  return folded;
}

/**
 * Returns the passages that hold every word, in their text or their section's title. A section's own title comes first,
 * then passages that begin with a word: names and headings.
 */
export function foundIn<P extends Passage>(places: readonly P[], words: readonly string[]): Found<P>[] {
  const [first] = words;
  if (first === undefined) return [];
  const found = places.flatMap((place) => {
    const title = fold(place.title);
    const text = fold(place.text);
    const has = (word: string) => text.includes(word) || title.includes(word);
    if (!words.every(has)) return [];
    const inText = words.find((word) => text.includes(word));
    if (inText === undefined && place.text !== "") return [];
    const weight = place.text === "" ? 0 : words.some((word) => text.startsWith(word)) ? 1 : 2;
    return [{ weight, found: cut(place, text, inText) }];
  });
  return found.toSorted((one, other) => one.weight - other.weight).map((one) => one.found);
}

function cut<P extends Passage>(place: P, folded: string, word: string | undefined): Found<P> {
  if (word === undefined) return { place, before: "", match: "", after: "" };
  const text = place.text.normalize("NFC");
  const at = folded.indexOf(word);
  const end = at + word.length;
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const to = text.length <= end + AROUND ? text.length : text.lastIndexOf(" ", end + AROUND);
  return {
    place,
    before: (from > 0 ? "…" : "") + text.slice(Math.min(from, at), at),
    match: text.slice(at, end),
    after: text.slice(end, Math.max(to, end)) + (to < text.length ? "…" : ""),
  };
}
