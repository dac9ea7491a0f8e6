import type { Context } from "#manuals/place/outline.ts";
import { codePattern, normalText } from "#sections/codeInText.ts";

/** Codes that open nothing. */
const HARMLESS =
  /\b(?:post(?:al|leit)?|zip|area|country|dress|qr|bar|discount|promo|booking|dialling|source|colou?r|highway|building) ?-?codes?\b|\b(?:smoke|fire|carbon monoxide|co) (?:alarm|detector)s?\b|\balarm clock\b|\bbowling pins?\b|\bkey ?board\b/gi;
const CODE_WORD =
  /\b(?:codes?|pin|pass ?words?|pass ?phrase|pass ?code|combination|alarm|lock ?box|key ?(?:safe|box|pad)|passwort|kennwort|digicode|mot de passe)\b/i;
/** "is 4821", "4821#", ": blue-kea": something that could be the code itself. */
const CODE_ITSELF =
  /(?<![\p{L}\p{N}])[#*]?(?=[\p{L}]*\d)[\p{L}\d]{3,12}[#*]?(?![\p{L}\p{N}])|\d[ -]\d[ -]\d/u;
/** "turbine-6", "kea2020": no word of any language. */
const MADE_UP =
  /(?<![\p{L}\p{N}])(?=[^\s]*\p{L})(?=[^\s]*\d)[\p{L}\d!@#$%&*_-]{6,}(?<![-_])(?![\p{L}\p{N}])/u;
const SAYS_IT =
  /\b(?:code|pin|password|pass ?code|combination)\b(?: \w+){0,4} (?:is|are|will be)\b|\b(?:code|pin|password|passwort|code)\s*[:=]\s*\S/i;
const KEY_PLACE =
  /\b(?:spare |front door |house |back door |main |set of |the )?keys? (?:is|are|hangs?|lives?|lies?|can be found|hidden|waits?|under|inside|behind|in the|on the hook)\b|\b(?:hide|hidden|keep|find|leave) (?:a |the |our |your )?(?:spare |front door |house )?keys? (?:under|in|behind|inside|on)\b|\bspare key\b/i;

/** "Gate: 7788" */
const LABELLED =
  /^(?:\S+ ){0,2}(?:gate|garage|alarm|entrance|door|lift|elevator|building|safe|lock|shed|key ?\w*)\s*[:=–-]\s*[#*]?\d{3,10}[#*]?(?!\d)/i;

/**
 * Whether a sentence of a manual may open a door: it is for the stay alone, and no model reads it. Below a heading of codes
 * and of the network, what looks like one is one.
 */
export function opensSomething(text: string, { fields, under = "" }: Context): boolean {
  const plain = text.replaceAll(HARMLESS, " ");
  if (KEY_PLACE.test(plain) || LABELLED.test(plain)) return true;
  const isBelowCodes = CODE_WORD.test(under);
  const isBelowNetwork = fields.some(({ section }) => section === "wifi") && MADE_UP.test(plain);
  if (isBelowNetwork) return true;
  return (isBelowCodes || CODE_WORD.test(plain)) && (CODE_ITSELF.test(plain) || SAYS_IT.test(plain));
}

/** Returns what finds any of these codes and passwords in other sentences. */
export function newSecretSearch(secrets: readonly string[]): (text: string) => boolean {
  const patterns = secrets.flatMap((secret) => codePattern(secret) ?? []);
  return (text) => {
    const plain = normalText(text);
    return patterns.some((pattern) => pattern.test(plain));
  };
}
