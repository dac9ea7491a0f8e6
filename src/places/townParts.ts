import { isStreetKind, normalisedWords } from "#places/normalise.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";

/** Words of a typed address that may be its town. */
export interface TownPart {
  words: string[];
  /** What stands before them, with its number. */
  street: string;
  /** What stands behind them between commas, and may name the city around the town. */
  later: string[][];
  /** True where they are all that stands between two commas. */
  isWhole: boolean;
}

/** The longest name of a town that is looked for at the end of a street, in words. */
const MAX_WORDS = 4;

/**
 * Returns where the town may stand in an address, the likeliest first: alone, between commas from the left, at the end
 * of a street without a comma. A name is never cut short: "Halls Gap" is not "Gap".
 */
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

/** "1 Unknown Road Byron Bay": the last words, where what stands before them is a street. */
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
