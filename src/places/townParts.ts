import { isStreetKind, normalisedWords } from "#places/normalise.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";

/** Words of a typed address that may be its town. */
export interface TownPart {
  words: string[];
  /** The text before them, with its number. */
  street: string;
  /** The parts after them, one of which may name the city. */
  later: string[][];
  /** True when they are all between two commas. */
  isWhole: boolean;
}

/** Maximum words of a town at the end of a street without a comma. */
const MAX_WORDS = 4;

/** Returns an address's possible towns, likeliest first, never shortened: "Halls Gap" is not "Gap". */
export function townParts({ parts, number }: TypedPostalAddress): TownPart[] {
  const [first] = parts;
  if (!first) return [];
  const laterThan = (at: number) => parts.slice(at + 1).map(({ words }) => words);
  const isStreet = number !== "" || first.words.some(isKind);
  const street = [number, first.text].filter(Boolean).join(" ");
  const whole = parts.flatMap(({ words }, at): TownPart[] => {
    if (at === 0 && (number !== "" || (isStreet && parts.length > 1))) return [];
    return [{ words, street: at === 0 ? "" : street, later: laterThan(at), isWhole: true }];
  });
  return isStreet ? [...whole, ...endings(first, number, laterThan(0))] : whole;
}

/** "1 Unknown Road Byron Bay": the last words after a street. */
function endings({ text, words }: { text: string; words: string[] }, number: string, later: string[][]) {
  const typedWords = text.split(/\s+/);
  const lengths = Array.from(
    { length: Math.min(MAX_WORDS, words.length - 1) },
    (_, at) => at + 1,
  ).toReversed();
  return lengths.flatMap((length): TownPart[] => {
    const name = normalisedWords(typedWords.slice(-length).join(" "));
    const before = words.slice(0, -length);
    if (name.every(isStreetKind) || (number === "" && !before.some(isKind))) return [];
    const street = [number, typedWords.slice(0, -length).join(" ")].filter(Boolean).join(" ");
    return [{ words: name, street, later, isWhole: false }];
  });
}

const isKind = (word: string) => word !== "the" && isStreetKind(word);
