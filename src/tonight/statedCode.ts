import { keysOf } from "#tonight/codeWords.ts";

/** "The front door code is 4471#": what stands before the word, what the code is for, and its digits. */
const STATED =
  /(?<of>(?:[\p{L}'’]{1,20}[ -]){0,3})\b(?:code|pin|combination|key ?pad)\b(?<for>(?: (?:for|to|of|on) [\p{L}'’ ]{2,30}?)?)(?: (?:is|are|will be)(?: now)?| ?[:=–—-])? ?["“‘']?(?<digits>\d(?:[ -]?\d){2,7})(?![ -]?\d)/giu;
/** "Type 4471# on the keypad", "type 4471 and turn". */
const TYPED =
  /(?<of>)\b(?:type|enter|press|punch|dial|key)(?: in)?(?: the)? (?<digits>\d(?:[ -]?\d){2,7})(?![ -]?\d)(?<for> ?[#*]|[^.!?\n]{0,20}\b(?:key ?pad|turn|open))/giu;

const OPENS_DOOR = /\b(?:door|entry|entrance|access|key ?pad|smart ?lock)\b/i;
const OPENS_OTHER =
  /\b(?:gate|garage|alarm|lock ?box|key ?(?:safe|box)|park(?:ing)?|car ?park|wi-?fi|network|safe|shed|pool|spa|lift|elevator|building|lobby|foyer|bins?|store ?room|storage|cellar|laundry|side|back|letter ?box|mail ?box|post|zip|area|country|promo|discount|booking|confirmation|sim|tv|phone|cleaner'?s?|owner'?s?|master|reset|old|former|last|previous|example)\b/i;

/**
 * Returns the codes that a text states for the door, as it writes them. "The code is 4471" counts where guests
 * read how to get in (`isWayIn`): elsewhere a code without a name may be that of anything.
 */
export function statedDoorCodes(text: string, isWayIn: boolean): string[] {
  return [...text.matchAll(STATED), ...text.matchAll(TYPED)].flatMap(({ groups }) => {
    const { of = "", for: what = "", digits = "" } = groups ?? {};
    const context = `${of}${what}`;
    if (OPENS_OTHER.test(context)) return [];
    return isWayIn || OPENS_DOOR.test(context) ? digits : [];
  });
}

/** Returns whether two codes have the same keys, or one is the other with more around it: "C7391#" and "7391". */
export function isSameCode(one: string, other: string): boolean {
  const [a, b] = [keysOf(one), keysOf(other)];
  return a.includes(b) || b.includes(a);
}
