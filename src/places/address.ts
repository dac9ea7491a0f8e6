import { australianStates } from "#places/regions.ts";
import { normalise, wordsOf } from "#places/words.ts";
import { countryCode } from "#sections/countries.ts";

/** A typed address, taken apart. Only `words` are sure to be there; all in normal form but unit and number. */
export interface TypedAddress {
  unit: string;
  number: string;
  /** Street and locality, in the order typed. */
  words: string[];
  /** What stands between commas, as typed and as words, for "Unknown Road, Ultimo". */
  parts: { text: string; words: string[] }[];
  state: string;
  postcode: string;
  country: string;
  /** The country that the last part names, if it is none of our two: "FR". Its words are among `words` too. */
  abroad: string;
  /** True while the last word may still be typed at. */
  unfinished: boolean;
}

const UNIT = /^\s*(unit|apt|apartment|flat|suite|shop|villa|level|lot|u)\.?\s*([\w-]+)\s*[,/]?\s+(?=\d)/i;
const SLASH = /^\s*(?:(unit|apt|apartment|flat|suite|shop|villa|u)\s*)?(\w+)\s*\/\s*(?=\d)/i;
const NUMBER = /^\s*(\d+[a-z]?(?:\s*-\s*\d+[a-z]?)?)(?=[\s,])\s*,?\s*/i;

/** Countries as they end an address; the two that autocomplete and towns ship for. */
const COUNTRIES: [string, string][] = [
  ["australia", "AU"],
  ["new zealand", "NZ"],
  ["aotearoa", "NZ"],
];

/** Takes an address apart: "4/37 Bulwara Rd, Ultimo NSW 2007, Australia". Never fails; what is not known stays a word. */
export function readAddress(text: string): TypedAddress {
  const { unit, rest } = takeUnit(text);
  const house = NUMBER.exec(rest);
  const number = house?.[1]?.replaceAll(/\s/g, "") ?? "";
  const tail = takeTail(house ? rest.slice(house[0].length) : rest);
  const parts = tail.text
    .split(",")
    .map((part) => ({ text: part.trim(), words: wordsOf(part) }))
    .filter(({ words }) => words.length > 0);
  const { state, postcode } = tail;
  const country = tail.country || (state ? "AU" : "");
  return {
    unit,
    number,
    words: parts.flatMap(({ words }) => words),
    parts,
    state,
    postcode,
    country,
    abroad: country ? "" : countryAbroad(parts.slice(1).at(-1)?.text ?? ""),
    unfinished: /[\p{L}\p{N}]$/u.test(text),
  };
}

/** The country that somebody wrote at the end of an address, as ISO 3166; empty where none is written. */
export function countryIn(text: string): string {
  const { country, abroad } = readAddress(text);
  return country || abroad;
}

/** Two letters are a state's ("SA", "WA") before they are a country's. */
function countryAbroad(text: string): string {
  return text.length > 2 || /^(uk|us)$/i.test(text) ? (countryCode(text) ?? "") : "";
}

function takeUnit(text: string): { unit: string; rest: string } {
  const found = SLASH.exec(text) ?? UNIT.exec(text);
  if (!found) return { unit: "", rest: text };
  return { unit: `Unit ${found[2]}`, rest: text.slice(found[0].length) };
}

/** Country, postcode and state from the end, where something stands before them. */
function takeTail(text: string) {
  const found = { text: text.trim(), country: "", state: "", postcode: "" };
  for (const [name, code] of COUNTRIES)
    take(found, new RegExp(`[\\s,]+${name}$`, "i"), () => (found.country = code));
  take(found, /[\s,]+(\d{4})$/, (digits) => (found.postcode = digits));
  for (const [short, name] of Object.entries(australianStates)) {
    if (found.state) break;
    take(found, new RegExp(`[\\s,]+(?:${short}|${name})$`, "i"), () => (found.state = name));
  }
  take(found, /[\s,]+(\d{4})$/, (digits) => (found.postcode = digits));
  return found;
}

function take(from: { text: string }, end: RegExp, found: (group: string) => void): void {
  const match = end.exec(from.text);
  if (!match || normalise(from.text.slice(0, match.index)) === "") return;
  from.text = from.text.slice(0, match.index).replace(/[\s,]+$/, "");
  found(match[1] ?? "");
}
