import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Language } from "#core/i18n/languages.ts";
import { concepts, type Concept } from "#guidebooks/translation/meaning/concepts.ts";
import ar from "#guidebooks/translation/meaning/expressions/ar.json" with { type: "json" };
import de from "#guidebooks/translation/meaning/expressions/de.json" with { type: "json" };
import en from "#guidebooks/translation/meaning/expressions/en.json" with { type: "json" };
import es from "#guidebooks/translation/meaning/expressions/es.json" with { type: "json" };
import fr from "#guidebooks/translation/meaning/expressions/fr.json" with { type: "json" };
import id from "#guidebooks/translation/meaning/expressions/id.json" with { type: "json" };
import it from "#guidebooks/translation/meaning/expressions/it.json" with { type: "json" };
import ja from "#guidebooks/translation/meaning/expressions/ja.json" with { type: "json" };
import ko from "#guidebooks/translation/meaning/expressions/ko.json" with { type: "json" };
import nl from "#guidebooks/translation/meaning/expressions/nl.json" with { type: "json" };
import pt from "#guidebooks/translation/meaning/expressions/pt.json" with { type: "json" };
import zh from "#guidebooks/translation/meaning/expressions/zh.json" with { type: "json" };

/** Both Chinese scripts share a list. */
export type MarkerLanguage = Exclude<Language, "zh-Hans" | "zh-Hant"> | "zh";

/**
 * The expressions of each concept by language, separated by "|", as regular expressions in which `*` is the rest of a
 * word, `_` the space or sign between two words, `#` a number, `…` up to 40 characters within a sentence, and a last `$`
 * the end of a part of a sentence.
 */
export const expressions: Record<MarkerLanguage, Record<Concept, string>> = {
  en,
  ja,
  ko,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  id,
  ar,
  zh,
};

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
    concepts.map((concept) => [concept, patternOf(expressions[language][concept], language)]),
  );
  cache.set(language, patterns);
  return patterns;
}

function patternOf(list: string, language: MarkerLanguage): RegExp {
  const isUnspaced = UNSPACED.has(language);
  const sources = alternatives(plainForm(list, language))
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
export function plainForm(text: string, language: MarkerLanguage): string {
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
