import { australianStates } from "#places/regions.ts";
import { normalise, normalisedWords } from "#places/normalise.ts";
import { countryCode } from "#sections/countries.ts";

/** A parsed address. Only `words` is always present; all normalised except unit and number. */
export interface TypedPostalAddress {
  unit: string;
  number: string;
  /** True when it was typed after the street: "Hauptstraße 20". */
  isNumberLast: boolean;
  /** Street and locality, in the order typed. */
  words: string[];
  /** The parts between commas, as typed and as words, for "Unknown Road, Ultimo". */
  parts: { text: string; words: string[] }[];
  state: string;
  postcode: string;
  country: string;
  /** The country named by the last part, if it is another one: "FR". Its words are in `words` too. */
  abroad: string;
  /** True when the last part is the name of that country. */
  namesCountry: boolean;
  /** True while the last word may be unfinished. */
  unfinished: boolean;
}

/** Countries at the end of an address; the two with autocomplete and shipped towns. */
const COUNTRIES: [string, string][] = [
  ["australia", "AU"],
  ["new zealand", "NZ"],
  ["aotearoa", "NZ"],
];

const KINDS = "unit|apartment|apt|flat|suite|shop|villa|level|lot|u";
/** "Unit 5, ", "U5/", "Level 2 ": before a number or another unit. */
const UNIT = new RegExp(
  `^(${KINDS})(?:\\.?\\s+|(?=\\d))((?:[a-z]{1,2}-?)?\\d[\\w-]*|[a-z])(?:\\s*[,/]\\s*|\\s+)(?=\\d|(?:${KINDS})\\b)`,
  "i",
);
const SLASH = /^(\w+)\s*\/\s*(?=\d)/;
const NUMBER = /^((?:lot\s+)?\d+[a-z]?(?:\s*-\s*\d+[a-z]?)?)(?=[\s,])\s*,?\s*/i;
const REGIONS = [...Object.entries(australianStates).flat(), ...COUNTRIES.map(([name]) => name)].join("|");
const POSTCODE = `\\d{4}\\s*(?:$|,|(?:${REGIONS})\\b)`;
/** "The Star, " before a house or unit number. */
const BUILDING = new RegExp(
  `^([^\\d,]+),\\s*(?!\\s|${POSTCODE})(?=(?:(?:${KINDS})\\.?\\s*)?\\w{0,3}\\d\\w*[\\s,/-])`,
  "i",
);

/** Parses an address: "4/37 Bulwara Rd, Ultimo NSW 2007, Australia". Never fails; unknown parts stay words. */
export function readPostalAddress(text: string): TypedPostalAddress {
  const { unit, rest } = takeUnit(text);
  const match = NUMBER.exec(rest);
  const number = match?.[1]?.replace(/^lot\s+/i, "Lot ").replaceAll(/\s*-\s*/g, "-") ?? "";
  const tail = takeTail(match ? rest.slice(match[0].length) : rest);
  const parts = tail.text
    .split(",")
    .map((part) => ({ text: part.trim(), words: normalisedWords(part) }))
    .filter(({ words }) => words.length > 0);
  const { state, postcode } = tail;
  const country = tail.country || (state ? "AU" : "");
  const named = country ? "" : countryAbroad(parts.slice(1).at(-1)?.text ?? "");
  return {
    unit,
    number,
    isNumberLast: false,
    words: parts.flatMap(({ words }) => words),
    parts,
    state,
    postcode,
    country,
    abroad: named || (!country && isAmerican(text) ? "US" : ""),
    namesCountry: named !== "",
    unfinished: /[\p{L}\p{N}]$/u.test(text),
  };
}

/** Returns the country at the end of an address, as ISO 3166; empty without one. */
export function countryIn(text: string): string {
  const { country, abroad } = readPostalAddress(text);
  return country || abroad;
}

/** "Baltimore, MD 21224": a state and a ZIP code, a format of the United States only. */
const UNITED_STATES = /,\s*[A-Z]{2}\s+\d{5}(-\d{4})?\s*$/;

/** Returns whether an address ends in that format. */
const isAmerican = (text: string) => UNITED_STATES.test(text);

/** Two letters are a state ("SA", "WA") rather than a country. */
function countryAbroad(text: string): string {
  return text.length > 2 || /^(uk|us)$/i.test(text) ? (countryCode(text) ?? "") : "";
}

/** Splits off the text before the number: "Unit 4", "Level 2, Unit 5", "The Star". */
function takeUnit(text: string): { unit: string; rest: string } {
  const found: string[] = [];
  let rest = text.trimStart();
  const takeStart = (start: RegExp, say: (match: RegExpExecArray) => string) => {
    const match = start.exec(rest);
    if (!match) return false;
    found.push(say(match));
    rest = rest.slice(match[0].length);
    return true;
  };
  const takeBuilding = () => found.length === 0 && takeStart(BUILDING, ([, name = ""]) => name.trim());
  const takeKind = () =>
    takeStart(UNIT, ([, kind = "", which = ""]) => `${formatKind(kind.toLowerCase())} ${which}`);
  while (takeKind() || takeBuilding());
  takeStart(SLASH, ([, which = ""]) => `Unit ${which}`);
  return { unit: found.join(", "), rest };
}

const LONG: Record<string, string> = { u: "Unit", apt: "Apartment" };
const formatKind = (kind: string) => LONG[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Splits off country, postcode and state at the end, if text remains. */
function takeTail(text: string) {
  const found = { text: text.trim(), country: "", state: "", postcode: "" };
  for (const [name, code] of COUNTRIES)
    take(found, new RegExp(`(?<!\\b(?:south|western))[\\s,]+${name}$`, "i"), () => (found.country = code));
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
