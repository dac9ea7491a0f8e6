import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Language } from "#core/i18n/languages.ts";
import { concepts, expressions, type Concept } from "#guidebooks/translation/meaning/concepts.ts";
import type { MarkerLanguage } from "#guidebooks/translation/meaning/markers/markers.ts";

/** Languages in which an expression is found anywhere, also within a word. */
const UNSPACED: ReadonlySet<MarkerLanguage> = new Set(["ja", "ko", "zh"]);
/** Arabic writes "and", "with", "for" and "the" as part of the next word. */
const ARABIC_BEFORE = "(?:[وفبلك]{0,2}(?:ال|لل)?)";
const ARABIC_VOWELS = /[\u064B-\u0652\u0640]/g;

export const markerLanguageOf = (language: Language): MarkerLanguage =>
  language === "zh-Hans" || language === "zh-Hant" ? "zh" : language;

const cache = new Map<MarkerLanguage, ReadonlyMap<Concept, RegExp>>();

/** Returns the matchers of all concepts in a language, for sentences of `spacedSentence`. */
export function expressionPatterns(language: MarkerLanguage): ReadonlyMap<Concept, RegExp> {
  const known = cache.get(language);
  if (known) return known;
  const patterns = new Map(
    concepts.map((concept) => [concept, patternOf(expressions[concept][language], language)]),
  );
  cache.set(language, patterns);
  return patterns;
}

function patternOf(list: string, language: MarkerLanguage): RegExp {
  const isUnspaced = UNSPACED.has(language);
  const sources = alternatives(plainLetters(list, language))
    .toSorted((one, other) => other.length - one.length)
    .map((expression) => sourceOf(expression, isUnspaced ? "(?:[ '-]+)" : "(?: (?:[-'] )?)"));
  if (isUnspaced) return new RegExp(sources.join("|"), "g");
  return new RegExp(`(?<= )${language === "ar" ? ARABIC_BEFORE : ""}(?:${sources.join("|")})(?= )`, "g");
}

/** Splits at each "|" that is not within brackets. */
function alternatives(list: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of list) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part !== "");
}

const sourceOf = (expression: string, gap: string): string =>
  expression
    .replaceAll("*", "[^ ]*")
    .replaceAll("_", gap)
    .replaceAll("…", "[^.!?;。！？]{0,40}? ?")
    .replace(/\$$/, "(?= ?(?:$|[,.!?;)]))");

/** Returns a text in lower case with one form of each apostrophe and Arabic letter. */
export function plainLetters(text: string, language: MarkerLanguage): string {
  const plain = toUnicodeForm(text, "NFC")
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'");
  if (language !== "ar") return plain;
  return plain
    .replaceAll(ARABIC_VOWELS, "")
    .replaceAll(/(?<!\p{L})ألا(?!\p{L})/gu, "لا")
    .replaceAll(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ئ", "ي")
    .replaceAll("ة", "ه");
}

/** Returns a sentence with one space on each side of words, numbers and signs, where its language has spaces. */
export function spacedSentence(sentence: string, language: MarkerLanguage): string {
  if (UNSPACED.has(language)) return sentence;
  return ` ${sentence
    .replaceAll(/[^\p{L}\p{M}\s]/gu, " $& ")
    .trim()
    .replaceAll(/\s+/g, " ")} `;
}
