import { CODE, NETWORK, OPENED, TYPED } from "#sections/secrets/codeWords.ts";
import { uncountedNumbers } from "#sections/secrets/countedNumbers.ts";

/** A shorter number to press is a floor or a programme. */
const MIN_TYPED = 4;
const FIGURE =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)";
const FIGURES_IN_WORDS = new RegExp(
  String.raw`\b${FIGURE}(?:[\s,-]+(?:and\s+|then\s+)?${FIGURE}){2,}\b`,
  "iu",
);
/** "2 and 4 together, then 3": the keys of a mechanical lock. */
const KEYS_IN_TURN =
  /(?<![\p{L}\p{N}.:])[\dA-Z](?:(?:\s*(?:,|-|&|\+|\band\b|\bthen\b|\btogether\b|\bund\b|\bet\b|\by\b)\s*)+[\dA-Z#*](?![\p{L}\p{N}.:])){2,}/u;
/** "turbine-6", "kea2020", "Fish&Chips9": no word of any language. */
const MADE_UP =
  /(?<![\p{L}\p{N}@.])(?=[^\s]*\p{L})(?=[^\s]*\d)(?!(?:hdmi|usb|mp|h)\d|\d+[mg]b)[\p{L}\d!@#$%&*_-]{6,}(?<![-_])(?![\p{L}\p{N}@])/iu;
const ELSEWHERE = /\S+@\S+\.\S+|https?:\S+|www\.\S+/giu;
/** "join TuiNest and enter sunnydays", "Wifi TuiNest / sunnydays": the last word, after a mention of a network. */
const LAST_WORD =
  /\b(?:type|enter|key in|put in|pw|pwd|pass|key|code)\s*[:=–-]?\s*["“‘«]?([\p{L}\d][^\s"”’»,;]{4,}?)["”’»]?[.!]?$/iu;
const SLASHED =
  /^(?:our |the )?(?:wi-?fi|wlan|network|ssid)\b[\s:=–-]*\S+(?: \S+){0,2}\s+[/|]\s+["“‘«]?([^\s"”’»,;]{6,}?)["”’»]?[.!]?$/iu;
const NO_PASSWORD =
  /^(?:password|passwort|pass|code|below|above|there|again|e-?mail|names?|details|number|address|kitchen|lounge|bedrooms?)$/iu;

/** The context of a text. */
interface Surrounding {
  /** The heading above it and the sentence before it. */
  around?: string;
  /** True when its heading is about the network. */
  isAboutNetwork?: boolean;
}

/** Returns secrets not called a code or password: "press 4471 at the gate". The host decides. */
export function possibleSecrets(
  text: string,
  { around = "", isAboutNetwork = false }: Surrounding = {},
): string[] {
  return [...possibleCodes(text, around), ...possiblePasswords(text, isAboutNetwork)];
}

function possibleCodes(text: string, around: string): string[] {
  const opens = OPENED.test(text);
  const isTyped = TYPED.test(text) || OPENED.test(around) || CODE.test(around);
  const numbers = uncountedNumbers(text).filter(
    ({ text: number, signs, endsWithKey }) =>
      endsWithKey ||
      opens ||
      (isTyped && IN_TURN.test(number)) ||
      (signs >= MIN_TYPED && (isTyped || isAlone(number, text) || isLabelled(number, text))),
  );
  const found = numbers.map((number) => number.text);
  if (!opens && !isTyped) return found;
  const words = FIGURES_IN_WORDS.exec(text)?.[0];
  const keys = opens ? KEYS_IN_TURN.exec(text)?.[0] : undefined;
  return [
    ...found,
    ...(words ? [words] : []),
    ...(keys && (keys.match(/\d/g) ?? []).length > 1 ? [keys] : []),
  ];
}

/** "5-0-5" */
const IN_TURN = /^\d(?:[ -]\d){2,}$/;
/** Things with a number that opens nothing. */
const NUMBERED =
  /post|zip|plz|year|built|since|est|phone|tel|mob|call|text|fax|taxi|height|width|size|bus|tram|line|route|licen[cs]e|registration|rego|abn|permit|meter|serial|model|emergenc|police|doctor|ambulance|jahr|baujahr|année|año/i;

/** "Ski room: 1177": a name and a number without unit. */
function isLabelled(number: string, text: string): boolean {
  const [, label, value = ""] = /^([^:–]{2,30}?)\s*[:–]\s*(.+)$/u.exec(text) ?? [];
  return label !== undefined && !NUMBERED.test(label) && number.length <= 6 && isAlone(number, value);
}

/** Alone in its line: "4471". */
const isAlone = (number: string, text: string) =>
  text.replace(number, "").replaceAll(/[^\p{L}\p{N}]/gu, "") === "";

function possiblePasswords(text: string, isAboutNetwork: boolean): string[] {
  const plain = text.replaceAll(ELSEWHERE, " ");
  const speaksOfNetwork = isAboutNetwork || NETWORK.test(plain);
  if (!speaksOfNetwork && !TYPED.test(plain)) return [];
  const madeUp = MADE_UP.exec(plain)?.[0];
  if (madeUp) return [madeUp];
  const last = speaksOfNetwork ? (LAST_WORD.exec(plain)?.[1] ?? SLASHED.exec(plain)?.[1]) : undefined;
  return last && !NO_PASSWORD.test(last) ? [last] : [];
}
