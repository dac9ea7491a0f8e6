import type { Language } from "#core/i18n/languages.ts";
import { foldText } from "#guidebooks/policy/foldText.ts";
import { arabic } from "#guidebooks/policy/phrases/arabic.ts";
import { chinese } from "#guidebooks/policy/phrases/chinese.ts";
import { dutch } from "#guidebooks/policy/phrases/dutch.ts";
import { english } from "#guidebooks/policy/phrases/english.ts";
import { french } from "#guidebooks/policy/phrases/french.ts";
import { german } from "#guidebooks/policy/phrases/german.ts";
import { indonesian } from "#guidebooks/policy/phrases/indonesian.ts";
import { italian } from "#guidebooks/policy/phrases/italian.ts";
import { japanese } from "#guidebooks/policy/phrases/japanese.ts";
import { korean } from "#guidebooks/policy/phrases/korean.ts";
import type { Phrases } from "#guidebooks/policy/phrases/phrases.ts";
import { portuguese } from "#guidebooks/policy/phrases/portuguese.ts";
import { spanish } from "#guidebooks/policy/phrases/spanish.ts";

export type Concept = keyof Phrases;

/** The phrases of both Chinese scripts are in one list. */
const languagePhrases: Record<Exclude<Language, "zh-Hant">, Phrases> = {
  en: english,
  "zh-Hans": chinese,
  ja: japanese,
  ko: korean,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  id: indonesian,
  ar: arabic,
};

interface IndexedPhrase {
  language: number;
  concept: Concept;
  /** The phrase up to its first `*`. */
  literal: string;
  /** What follows it, where that is not the end of a word; matched at a position. */
  rest: RegExp | null;
  /** Whether it begins at the beginning of a word. */
  isWord: boolean;
}

/** A phrase of a language that a text has, with its offsets. */
export interface FoundPhrase {
  concept: Concept;
  start: number;
  end: number;
}

/** Scripts without spaces between words, or with endings that join the word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ARABIC = /^\p{Script=Arabic}/u;
const ARABIC_BEFORE = /^(?:[وف]?(?:ال|لل|بال|كال|[بلك])?)$/;
const ARABIC_AFTER = "(?:نا|كم|هم|ها|ون|ين|ات|ان|[كهيات])?";
const MAX_ARABIC_BEFORE = 4;
/** Shorter Arabic words would become others with an ending. */
const MIN_WITH_ENDING = 4;
/** A letter or digit of a script with spaces between words. */
const IN_WORD = String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])`;
const ENDS_IN_WORD = new RegExp(`^${IN_WORD}$`, "u");

function toIndexed(language: number, concept: Concept, phrase: string): IndexedPhrase {
  const isWord = !unspaced.test(phrase);
  const star = phrase.indexOf("*");
  const literal = (star === -1 ? phrase : phrase.slice(0, star)).trimEnd();
  const rest = phrase
    .slice(literal.length)
    .replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(" * ", String.raw`(?: \S+){0,3} `)
    .replaceAll("*", `${IN_WORD}*`);
  const takesEnding = ARABIC.test(phrase) && phrase.length >= MIN_WITH_ENDING;
  const after = isWord ? `${takesEnding ? ARABIC_AFTER : ""}(?!${IN_WORD})` : "";
  const isPlain = rest === "" && (after === "" || !/[\p{L}\p{N}]$/u.test(phrase));
  return { language, concept, literal, rest: isPlain ? null : new RegExp(rest + after, "uy"), isWord };
}

/** Phrases by how they begin: by two characters, by their only one, or anywhere in a word. */
interface PhraseIndex {
  byPair: ReadonlyMap<string, readonly IndexedPhrase[]>;
  bySign: ReadonlyMap<string, readonly IndexedPhrase[]>;
  anywhere: readonly IndexedPhrase[];
}

function newIndex(): PhraseIndex {
  const all = Object.values(languagePhrases).flatMap((phrases, language) =>
    Object.entries(phrases).flatMap(([concept, list]: [string, string]) =>
      list.split(",").map((phrase) => toIndexed(language, concept as Concept, foldText(phrase).trim())),
    ),
  );
  return {
    byPair: Map.groupBy(
      all.filter(({ literal }) => literal.length >= 2),
      ({ literal }) => literal.slice(0, 2),
    ),
    bySign: Map.groupBy(
      all.filter(({ literal }) => literal.length === 1),
      ({ literal }) => literal,
    ),
    anywhere: all.filter(({ literal }) => literal === ""),
  };
}

let index: PhraseIndex | undefined;

/** Returns the phrases of each language that a folded text has. Hosts mix languages: all are looked for. */
export function findPhrases(text: string): FoundPhrase[][] {
  const { byPair, bySign, anywhere } = (index ??= newIndex());
  const found: FoundPhrase[][] = Object.keys(languagePhrases).map(() => []);
  for (let at = 0; at < text.length; at++) {
    const isStart = isWordStart(text, at);
    if (!isStart && ENDS_IN_WORD.test(text[at] ?? "")) continue;
    const candidates = [byPair.get(text.slice(at, at + 2)), bySign.get(text[at] ?? "")];
    for (const phrase of [...candidates.flatMap((list) => list ?? []), ...(isStart ? anywhere : [])]) {
      if (phrase.isWord && !isStart) continue;
      const end = endOf(phrase, text, at);
      if (end !== null) found[phrase.language]?.push({ concept: phrase.concept, start: at, end });
    }
  }
  return found;
}

/** Returns where a phrase ends that begins at a position, or null where it does not. */
function endOf({ literal, rest }: IndexedPhrase, text: string, at: number): number | null {
  if (!text.startsWith(literal, at)) return null;
  if (!rest) return at + literal.length;
  rest.lastIndex = at + literal.length;
  return rest.test(text) ? rest.lastIndex : null;
}

/** Arabic articles and prepositions join the word. */
function isWordStart(text: string, at: number): boolean {
  if (at === 0 || !ENDS_IN_WORD.test(text[at - 1] ?? "")) return true;
  if (!ARABIC.test(text[at - 1] ?? "")) return false;
  for (let length = 1; length <= MAX_ARABIC_BEFORE; length++) {
    const start = at - length;
    const isFree = start === 0 || (start > 0 && !ENDS_IN_WORD.test(text[start - 1] ?? ""));
    if (isFree) return ARABIC_BEFORE.test(text.slice(start, at));
  }
  return false;
}
