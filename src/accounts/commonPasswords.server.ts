import { toUnicodeForm } from "#core/unicodeForm.ts";
import { COMMON_WORDS, WALKS } from "#accounts/commonWords.server.ts";

/** Facts about the user that a guesser tries first. */
interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Digits at either end of a common word do not make it uncommon: a year and a mark. */
const DIGITS_MAX = 4;
const MARKS_MAX = 2;
/** Shorter parts of an email address or a name occur in too many good passwords. */
const WORD_MIN = 3;
const WALK_MIN = 3;

/**
 * Returns whether a password is a first guess: a common word, a name, keys in a row, a date (Accounts 1). `productName`
 * is among the names.
 */
export function isCommonPassword(password: string, owner: PasswordOwner, productName: string): boolean {
  const bare = bareOf(password);
  if (bare === "" || isMadeOfWalks(bare) || isDate(bare)) return true;
  const own = ownersWords(owner, productName);
  const isKnown = (word: string) => COMMON_WORDS.has(word) || own.has(word);
  if (isKnown(bare)) return true;
  const [, before = "", core = "", after = ""] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(bare) ?? [];
  if (core === "" || !hidesNothing(before) || !hidesNothing(after)) return false;
  return [core, lowerCaseOf(core)].some((word) => isKnown(repeatedIn(word)) || isKnown(word));
}

const bareOf = (text: string) =>
  toUnicodeForm(text, "NFKC")
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, "");

function hidesNothing(around: string): boolean {
  const digits = around.replaceAll(/\D/g, "");
  if (around.length - digits.length > MARKS_MAX) return isMadeOfWalks(around);
  return digits.length <= DIGITS_MAX || isMadeOfWalks(digits) || isDate(digits);
}

function ownersWords({ email, firstName, lastName }: PasswordOwner, productName: string): Set<string> {
  const [local = "", domain = ""] = email.split("@");
  const names = [...local.split(/[._+-]/), domain.split(".")[0] ?? "", firstName, lastName];
  const known = [email, local, ...names, `${firstName}${lastName}`, `${lastName}${firstName}`, productName];
  const bare = known.map(bareOf).filter((word) => word.length >= WORD_MIN);
  // Digits at the ends of a word may be part of it or surround it.
  return new Set(bare.flatMap((word) => [word, word.replaceAll(/^\P{L}+|\P{L}+$/gu, "")]).filter(Boolean));
}

const LOOK_ALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const lowerCaseOf = (word: string) => word.replaceAll(/./gsu, (sign) => LOOK_ALIKES[sign] ?? sign);

/** Returns the repeated part, such as "test" in "testtest"; the word itself when nothing repeats. */
const repeatedIn = (word: string) => /^(.+?)\1+$/su.exec(word)?.[1] ?? word;

/** Returns whether each part is a walk over neighbouring keys or one repeated character: "qwer1234". */
function isMadeOfWalks(text: string): boolean {
  if (text.length < WALK_MIN) return false;
  const repeated = repeatedIn(text);
  if (repeated !== text && (repeated.length < WALK_MIN || isMadeOfWalks(repeated))) return true;
  let at = 0;
  while (at < text.length) {
    const step = walkAt(text, at);
    if (step < WALK_MIN) return false;
    at += step;
  }
  return true;
}

/** Returns the number of neighbouring characters from here on. */
function walkAt(text: string, at: number): number {
  let length = /^(.)\1*/su.exec(text.slice(at))?.[0].length ?? 0;
  while (at + length < text.length && isWalk(text.slice(at, at + length + 1))) length += 1;
  return length;
}

const BOTH_WAYS = WALKS.flatMap((walk) => [walk, walk.split("").toReversed().join("")]);
const isWalk = (part: string) => BOTH_WAYS.some((walk) => walk.includes(part));

/** Returns whether eight digits are a date: 24121985, 12241985 or 19851224. */
function isDate(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const isYear = (digits: string) => /^(19|20)\d\d$/.test(digits);
  const isDay = (digits: string) => Number(digits) >= 1 && Number(digits) <= 31;
  const [first, last] = [text.slice(0, 4), text.slice(4)];
  const pair = (digits: string) => isDay(digits.slice(0, 2)) && isDay(digits.slice(2));
  return (isYear(last) && pair(first)) || (isYear(first) && pair(last));
}
