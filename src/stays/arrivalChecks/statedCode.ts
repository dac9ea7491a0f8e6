import { keysOf } from "#stays/arrivalChecks/codeWords.ts";

/** "The front door code is 4471#": the words for the code, what it is for, and its digits. */
const STATED =
  /\b(?:code|pin|combination|key ?pad)\b(?<for>(?: (?:for|to|of|on) [\p{L}'’ ]{2,30}?)?)(?: (?:is|are|will be)(?: now)?| ?[:=–—-])? ?["“‘']?(?<digits>\d(?:[ -]?\d){2,7})(?![ -]?\d)/giu;
/** "front door" of the code: up to three words before it. */
const WORDS_BEFORE = /(?:[\p{L}'’]{1,20}[ -]){1,3}$/u;
/** "Type 4471# and turn", "unlocks with 4471", "Door: 4471": a verb, preposition or colon before bare digits. */
const GIVEN =
  /(?:\b(?:(?:type|enter|press|punch|dial|key|tap|put|use|input)(?: in)?(?: the| these)?(?: (?:code|digits|numbers?|keys))?|with|accepts|takes)|\b(?:door|entrance|lock) ?:) ?["“‘']?(?<digits>\d(?:[ -]?\d){3,7})(?![ -]?\d)/giu;
/** What may follow a code. A noun makes the digits a count, a price or a house number. */
const AFTER_CODE =
  /^["”’']? ?(?:[#*]|$|[.,;:!?)\n–—-]|(?:and|or|then|to|on|onto|at|in|into|for|from|before|after|when|once|until|while|as|followed|any ?time)\b)/iu;
/** In texts about the way in these mean the lock of the door without naming it. */
const WORKS_LOCK =
  /\b(?:turn|opens?|unlocks?|handle|knob|latch|bolt|star|hash|pound|beeps?|let yourself in|get in|inside)\b|[#*]/i;
/** The digits are a telephone number, not a code. */
const CALLS = /\b(?:call|ring|phone|text|message|whats ?app)\b/i;

const OPENS_DOOR = /\b(?:door|entry|entrance|access|key ?pad|smart ?lock)\b/i;
const OPENS_OTHER =
  /\b(?:gate|garage|alarm|lock ?box|key ?(?:safe|box)|park(?:ing)?|car ?park|wi-?fi|network|safe|shed|pool|spa|lift|elevator|building|lobby|foyer|bins?|store ?room|storage|cellar|laundry|intercom|buzzer|barrier|padlock|locker|cabinet|(?:side|back)(?= ?(?:$|door|entrance|entry))|letter ?box|mail ?box|post|zip|area|country|promo|discount|booking|confirmation|sim|tv|phone|cleaner'?s?|owner'?s?|master|reset|old|former|last|previous|example)\b/i;

/** Characters before and after a code in which its clause or sentence is read. */
const CONTEXT = 120;
/** Codes of one form that are read in a text. */
const MAX_CODES = 1000;

/**
 * Returns the codes that a text states for the door, as written: of each form the first 1,000, each by the 120
 * characters before and after it. "The code is 4471" counts in texts about the way in (`isWayIn`): elsewhere an unnamed
 * code may be for anything.
 */
export function statedDoorCodes(text: string, isWayIn: boolean): string[] {
  const named = firstMatches(text, STATED).flatMap(({ groups, index }) => {
    const { for: what = "", digits = "" } = groups ?? {};
    const before = text.slice(Math.max(0, index - CONTEXT), index);
    const words = WORDS_BEFORE.exec(before)?.[0] ?? "";
    if (!isWayIn && !OPENS_DOOR.test(words + what)) return [];
    return OPENS_OTHER.test(lastClause(before) + what) ? [] : digits;
  });
  const given = firstMatches(text, GIVEN).flatMap(({ 0: found, groups, index }) => {
    const { digits = "" } = groups ?? {};
    const end = index + found.length;
    const before = text.slice(Math.max(0, index - CONTEXT), index);
    const after = text.slice(end, end + CONTEXT);
    const sentence = lastSentence(before) + found + firstSentence(after);
    if (!OPENS_DOOR.test(sentence) && !(isWayIn && WORKS_LOCK.test(sentence))) return [];
    if (OPENS_OTHER.test(sentence) || CALLS.test(sentence)) return [];
    return AFTER_CODE.test(after) ? digits : [];
  });
  return [...new Set([...named, ...given])];
}

const lastClause = (before: string) => before.split(/[.!?,;\n\d]/).at(-1) ?? "";
const lastSentence = (before: string) => before.split(/[.!?\n]/).at(-1) ?? "";
const firstSentence = (after: string) => after.split(/[.!?\n]/)[0] ?? "";

/** Returns whether two codes have the same keys, or one contains the other: "C7391#" and "7391". */
export function isSameCode(one: string, other: string): boolean {
  const [a, b] = [keysOf(one), keysOf(other)];
  return a.includes(b) || b.includes(a);
}

/** Returns the first `MAX_CODES` matches, and reads no further. */
function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found = [];
  for (const match of text.matchAll(pattern)) {
    if (found.length === MAX_CODES) break;
    found.push(match);
  }
  return found;
}
